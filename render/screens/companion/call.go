package companion

import (
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// A call is what somebody at the table begins in which seats that are played here
// decide in secret, such as an auction: they decide by their own kind, what the others
// decided is told.

// calls are what the page's seat can begin now; none where nobody at the table plays it.
func (d *desk) calls() []game.Call {
	c, ok := d.now.st.(game.Caller)
	if !ok || d.mode != Companion || d.turn != nil || d.laying || len(d.walk) > 0 || d.plays(d.page) ||
		d.next() == game.Nobody {
		return nil
	}
	return c.Calls(d.page)
}

// callWords are what the calls of a game are called on a button.
func (d *desk) callWords() string { return d.Teller.Phrase(game.Say("button.sell")) }

// openCalls opens what can be begun.
func (d *desk) openCalls() {
	if calls := d.calls(); len(calls) > 0 {
		d.tray = &tray{kind: callTray, calls: calls, ask: d.callWords()}
		d.deps.hear("paper")
	}
}

// buildCalls shows what can be begun, in two columns.
func (d *desk) buildCalls(f *stage.Frame) {
	const high = 62.0
	t := d.tray
	lines := (len(t.calls) + 1) / 2
	r := d.toldRect(d.askWide(1000), 110+float64(lines)*(high+10)+20)
	d.paper(f, r, 3)
	d.askWords(f, r)
	closer(f, r, r.Y+18)
	wide := (r.W - 72 - 14) / 2
	for i, c := range t.calls {
		at := stage.Rect{X: r.X + 36 + float64(i%2)*(wide+14), Y: r.Y + 96 + float64(i/2)*(high+10), W: wide, H: high}
		ui.Button(f, "tray.call."+strconv.Itoa(i), at, d.Teller.Capital(d.Teller.Phrase(c.Words)), 0).Does = callAt(i)
	}
}

// call begins one of them: a turn of one action, seen as all at the table see it.
func (d *desk) call(c game.Call) {
	d.closeTray()
	d.walk, d.told, d.open = nil, nil, game.Nobody
	action := c.Action
	d.turn, d.unfolded = &turn{seat: d.page, called: true, action: &action, start: d.now}, nil
	d.now.st = c.From
	d.turn.view = c.From.View(game.Nobody)
	d.show()
	d.goOn()
}

// sees is whose view of a turn is shown: of a call what all see.
func (t *turn) sees() game.Seat {
	if t.called {
		return game.Nobody
	}
	return t.seat
}
