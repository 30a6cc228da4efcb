package table

import (
	"slices"
	"strings"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/engine/ui/shortcut"
	"posterestante/render/table/board"
)

// buttons are the spots that are no places: those that end things stand at the
// lower right, the others beside the map as long as they are lit.
func (t *Table) buttons(f *stage.Frame, lit []game.Spot) {
	if t.phase == looking {
		t.buildPastButtons(f)
		return
	}
	if t.session().Over() {
		t.raw(f, "table.result", t.lay.Main, t.deps.Words.T("past.result"), paint.Main).Does = showResult
		t.raw(f, "table.past", t.lay.Undo, t.deps.Words.T("result.replay"), 0).Does = stage.CmdPast
		if t.canUndo() == nil {
			r := t.lay.Undo
			r.Y, r.H = r.Y-58, 50
			t.raw(f, "table.undo", r, t.deps.Words.T("end.back"), 0).Does = stage.CmdUndo
		}
		return
	}
	w := t.deps.Words
	main := t.deps.Board.Main()
	if turn := t.session().Turn(); turn != game.Nobody && !t.person(turn) {
		ui.Button(f, "table.finish", t.lay.Main, w.T("table.finish"), 0).Does = stage.CmdFinish
	} else if len(main) > 0 { // a turn may end by itself
		at, look := main[0], paint.Off
		for _, s := range main {
			if slices.Contains(lit, s) {
				at, look = s, paint.Main
			}
		}
		t.button(f, at, t.lay.Main, look)
	}
	undo := 0
	if t.canUndo() != nil || t.moving() {
		undo = paint.Off
	}
	t.raw(f, "table.undo", t.lay.Undo, w.T("table.undo"), undo).Does = stage.CmdUndo
	t.buildTurn(f)
	var offered []game.Spot
	for _, s := range lit {
		if !slices.Contains(main, s) && !t.hasPlace(s) {
			offered = append(offered, s)
		}
	}
	const high, step = 2 * grab, 2*grab + 6
	r := t.lay.Offer
	r.Y += r.H - step*float64(len(offered))
	r.H = high
	for _, s := range offered {
		t.button(f, s, r, 0)
		r.Y += step
	}
}

func (t *Table) hasPlace(s game.Spot) bool {
	return slices.ContainsFunc(t.lay.Places, func(p board.Place) bool { return p.Spot == s })
}

// button is the button of a spot; one that is off can still be clicked, to be
// told why.
func (t *Table) button(f *stage.Frame, s game.Spot, r stage.Rect, look int) {
	t.raw(f, board.SpotID(s), r, t.teller.Label(&t.view, s), look).Does = s
}

func (t *Table) raw(f *stage.Frame, id string, r stage.Rect, verb string, look int) *stage.Hot {
	if look&paint.Off == 0 && f.Over == id {
		look |= paint.Over
	}
	short, _, _ := strings.Cut(verb, "\n") // what more there is to say is in its label
	f.Add(stage.Pic{Kind: "button", Look: look, Text: short}, r)
	return f.Point(stage.Hot{ID: id, Rect: r, Label: verb, Lit: look&paint.Off == 0})
}

// buildBar is the row of small buttons at the upper left. They take the pointer from the
// edge of the window on, and from beside and below them, so that each is 44 pixels wide
// and high in a window of 1280x720: the tables lie close under it.
func (t *Table) buildBar(f *stage.Frame) {
	const top, high = 2.0, 50.0
	w, from := t.deps.Words, len(f.Hots)
	at := func(x, wide float64) stage.Rect { return stage.Rect{X: x, Y: top, W: wide, H: high} }
	ui.Button(f, "table.menu", at(8, 106), w.T("table.menu"), 0).Does = stage.CmdMenu
	speed := w.T("table.speed", map[string]any{"Speed": w.T(Speeds[t.deps.Speed].Key)})
	ui.Button(f, "table.speed", at(116, 204), speed, 0).Does = stage.CmdSpeed
	ui.Button(f, "table.legend", at(322, 58), "?", 0).Does = stage.CmdLegend
	if t.deps.Rules != nil {
		says := shortcut.With(w, f.Keymap, w.T("table.rules"), stage.CmdRules)
		t.iconButton(f, "table.rules", at(382, 60), "book", says, 0).Does = stage.CmdRules
	}
	ends := [...]float64{0, 115, 316, 316 + 2*grab, 316 + 4*grab} // where each takes it
	for i := range f.Hots[from:] {
		f.Hots[from+i].Rect = stage.Rect{X: ends[i], W: ends[i+1] - ends[i], H: 2 * grab}
	}
}
