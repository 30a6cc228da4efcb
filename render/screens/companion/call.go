package companion

import (
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// A call is what somebody at the table begins in which seats that are played here have a say, such as an auction, an
// offer, a bell: they decide by their own kind, what the others decided is told. What is put together first goes on by
// further calls.

// calls are what the page's seat can begin now, or go on with; none where nobody at the table plays it.
func (d *desk) calls() []game.Call {
	c, ok := d.now.st.(game.Caller)
	switch {
	case !ok, d.mode != Companion, d.laying, len(d.walk) > 0:
		return nil
	case d.turn != nil && d.turn.composes():
		return c.Calls(d.turn.seat)
	case d.turn != nil, d.plays(d.page), d.next() == game.Nobody:
		return nil
	}
	return c.Calls(d.page)
}

// composes says whether what was begun waits for its next part.
func (t *turn) composes() bool { return t.called && t.action == nil }

// calling says whether a position is one in which something is still being put together.
func calling(st game.Editable) bool {
	c, ok := st.(game.Caller)
	return ok && c.Calling()
}

// callWords are what the calls of a game are called on a button.
func (d *desk) callWords() string { return d.Teller.Phrase(d.now.st.(game.Caller).Called()) }

// callAsk is what the sheet of calls asks: what was begun is told as far as it is put together.
func (d *desk) callAsk() string {
	if d.turn == nil {
		return d.callWords()
	}
	v := d.now.st.View(d.turn.seat)
	return d.Teller.Prompt(&v, nil)
}

// mostCalls are as many as lie on the sheet side by side; more are amounts, counted up and down.
const mostCalls = 24

// openCalls opens what can be begun, or what comes next of it.
func (d *desk) openCalls() {
	calls := d.calls()
	if len(calls) == 0 {
		return
	}
	d.tray = &tray{kind: callTray, calls: calls, ask: d.callAsk()}
	if d.turn != nil && len(calls) > mostCalls {
		d.tray.kind, d.turn.bids = bidTray, nil
		for _, c := range calls {
			d.turn.bids = append(d.turn.bids, c.Words)
		}
	}
	d.deps.hear("paper")
}

// buildCalls shows what can be begun, in two columns.
func (d *desk) buildCalls(f *stage.Frame) {
	t := d.tray
	lines := (len(t.calls) + 1) / 2
	high := min(62, (d.panel().H-130)/float64(lines)-10)
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

// call begins one of them, or goes on with what was begun: all of it is one turn, seen as all at the table see it.
func (d *desk) call(c game.Call) {
	d.closeTray()
	d.walk, d.told, d.open = nil, nil, game.Nobody
	action := c.Action
	if d.turn == nil {
		d.turn, d.unfolded = &turn{seat: d.page, called: true, start: d.now}, nil
	}
	d.turn.action = &action
	d.now.st = c.From
	d.turn.view = c.From.View(game.Nobody)
	d.show()
	d.goOn()
}

// callOn asks for what comes next of what was begun, lets a seat that is played here ring at it, or ends it.
func (d *desk) callOn(before, after game.Editable, a game.Action) {
	switch {
	case d.notices(before, after, a):
		d.goOn()
	case calling(after):
		d.openCalls()
	default:
		d.turnDone()
	}
}

// notices says whether a seat that is played here asks for something out of turn after an action, such as a fine; it is
// what the turn goes on with.
func (d *desk) notices(before, after game.Editable, a game.Action) bool {
	kinds := make([]string, d.View.Seats)
	for i := range kinds {
		kinds[i] = d.deps.Game.Kinds()[d.kind(game.Seat(i))]
	}
	ask, ok := game.VolunteerOf(d.deps.Game, kinds, before, after, a, len(d.past)+len(d.turn.done))
	if ok {
		d.turn.action = &ask
	}
	return ok
}

// actor is whose action it is: of what is asked for out of turn the asker.
func (d *desk) actor(st game.Editable, a game.Action) game.Seat {
	if r, ok := st.(game.Requester); ok && game.IsRequest(st, a) {
		return r.Asker(a)
	}
	return d.turn.seat
}

// callBack takes back the last part of what was begun, all of it where nothing is left to go on with.
func (d *desk) callBack() {
	t := d.turn
	t.action = nil
	for n := len(t.done); n > 0; n = len(t.done) {
		d.now.st = t.done[n-1].before
		t.done = t.done[:n-1]
		if calling(d.now.st) {
			t.view = d.now.st.View(game.Nobody)
			d.openCalls()
			return
		}
	}
	d.now, d.turn = t.start, nil
}

// sees is whose view of a turn is shown: of a call what all see.
func (t *turn) sees() game.Seat {
	if t.called {
		return game.Nobody
	}
	return t.seat
}
