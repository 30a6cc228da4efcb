package companion

import (
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/engine/ui/shortcut"
	"posterestante/render/table/board"
	"slices"
	"time"
)

// prompt says whose page it is and what to do now, with what opens that page's things.
type prompt struct{ *desk }

// Update implements table.Part.
func (d *prompt) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	switch in.Did {
	case deskOpen:
		if d.open != game.Nobody {
			d.opens(game.Nobody)
		} else {
			d.opens(d.page)
		}
	case deskMore:
		if s, ok := d.drawer(); ok {
			d.openTray(s)
		}
	case deskCall:
		d.openCalls()
	default:
		return a, false
	}
	return stage.Answer{Dirty: true}, true
}

// Build says whose page it is and what to do now.
func (d *prompt) Build(f *stage.Frame) {
	r := d.Lay.Prompt
	r = d.openKeys(f, r)
	f.Add(stage.Pic{Kind: "swatch", ID: d.now.colours[d.page]}, stage.Rect{X: r.X, Y: r.Y + 2, W: 38, H: 38})
	name := d.name(d.page)
	if f.Tall { // so that there is room for what is to be done
		name = paint.TextStyle(paint.TextCaption, 0).Larger(f.Text).Fit(name, 230)
	}
	nw := ui.Wide(f, paint.TextCaption, name, r.H) + 6
	ui.Text(f, stage.Rect{X: r.X + 48, Y: r.Y, W: nw, H: r.H}, paint.TextCaption, 0, name)
	key := "prompt.edit"
	switch {
	case d.laying:
		key = "prompt.lay"
	case d.asking() && d.turn.ask.Kind == game.Roll:
		key = "prompt.die"
	case d.asking() && d.turn.ask.Kind == game.Seal && d.turn.words.Kind != game.Nothing:
		key = "prompt.answer"
	case d.asking() && d.turn.ask.Kind == game.Seal:
		key = "prompt.bid"
	case d.asking():
		key = "prompt.ask"
	case d.turn != nil:
		key = "prompt.turn"
	case len(d.walk) > 0:
		key = "prompt.walk"
	case d.now.st.Over():
		key = "prompt.over"
	case d.midTurn():
		key = "prompt.mid"
	case d.mode == Companion:
		key = "prompt.beside"
	}
	if f.Tall && slices.Contains([]string{"prompt.edit", "prompt.beside", "prompt.over"}, key) {
		key += "_short"
	}
	room := r.W - 68 - nw
	d.Prompt(f, stage.Rect{X: r.X + 68 + nw, Y: r.Y, W: room, H: r.H}, d.said(f, key))
}

// said is a prompt; it tells the key that goes on.
func (d *desk) said(f *stage.Frame, key string) string {
	return d.deps.t(key, with{"Go": shortcut.With(d.deps.Words, f.Keymap, d.deps.t("prompt.go"), stage.CmdEnd),
		"Who": d.deps.Words.T(d.deps.Game.Name() + ".opponent")})
}

// openKeys are the buttons that aren't always there: what opens the page's things
// large where they hide each other, and what adds to a pile that is opened. It gives
// what is left of the prompt.
func (d *desk) openKeys(f *stage.Frame, r stage.Rect) stage.Rect {
	own, n := false, 0
	for _, o := range d.Lay.Openers {
		own = own || o.Seat == d.page
	}
	key := func(does deskDo, id, words string, w float64) {
		ui.Button(f, id, d.keyAt(&r, n, w), words, 0).Does = does
		n++
	}
	if d.tray == nil && len(d.calls()) > 0 {
		key(deskCall, "desk.call", d.callWords(), 260)
	}
	switch {
	case d.open == board.Drawer:
		key(deskOpen, "desk.open", d.deps.t("close"), 200)
		if d.turn == nil {
			key(deskMore, "desk.more", d.deps.t("more"), 260)
		}
	case d.open != game.Nobody:
		key(deskOpen, "desk.open", d.deps.t("close"), 260)
	case own:
		key(deskOpen, "desk.open", d.deps.t("open"), 260)
	}
	return r
}
