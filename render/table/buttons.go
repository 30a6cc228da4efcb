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
func (l *timeline) buttons(f *stage.Frame, lit []game.Spot) {
	if l.phase == looking {
		l.buildPastButtons(f)
		return
	}
	if l.session().Over() {
		l.raw(f, "table.result", l.lay.Main, l.deps.Words.T("past.result"), paint.Main).Does = showResult
		l.raw(f, "table.past", l.lay.Undo, l.deps.Words.T("result.replay"), 0).Does = stage.CmdPast
		if l.canUndo() == nil {
			r := l.lay.Undo
			r.Y, r.H = r.Y-58, 50
			l.raw(f, "table.undo", r, l.deps.Words.T("end.back"), 0).Does = stage.CmdUndo
		}
		return
	}
	w := l.deps.Words
	main := l.deps.Board.Main()
	if turn := l.session().Turn(); turn != game.Nobody && !l.person(turn) {
		ui.Button(f, "table.finish", l.lay.Main, w.T("table.finish"), 0).Does = stage.CmdFinish
	} else if len(main) > 0 { // a turn may end by itself
		at, look := main[0], paint.Off
		for _, s := range main {
			if slices.Contains(lit, s) {
				at, look = s, paint.Main
			}
		}
		l.button(f, at, l.lay.Main, look)
	}
	undo := 0
	if l.canUndo() != nil || l.moving() {
		undo = paint.Off
	}
	l.raw(f, "table.undo", l.lay.Undo, w.T("table.undo"), undo).Does = stage.CmdUndo
	l.buildTurn(f)
	var offered []game.Spot
	for _, s := range lit {
		if !slices.Contains(main, s) && !l.hasPlace(s) {
			offered = append(offered, s)
		}
	}
	const high, step = 2 * grab, 2*grab + 6
	r := l.lay.Offer
	r.Y += r.H - step*float64(len(offered))
	r.H = high
	for _, s := range offered {
		l.button(f, s, r, 0)
		r.Y += step
	}
}

func (c *core) hasPlace(s game.Spot) bool {
	return slices.ContainsFunc(c.lay.Places, func(p board.Place) bool { return p.Spot == s })
}

// button is the button of a spot; one that is off can still be clicked, to be
// told why.
func (m *pointer) button(f *stage.Frame, s game.Spot, r stage.Rect, look int) {
	m.raw(f, board.SpotID(s), r, m.teller.Label(&m.view, s), look).Does = s
}

func (m *pointer) raw(f *stage.Frame, id string, r stage.Rect, verb string, look int) *stage.Hot {
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
func (m *pointer) buildBar(f *stage.Frame) {
	const top, high = 2.0, 50.0
	w, from := m.deps.Words, len(f.Hots)
	at := func(x, wide float64) stage.Rect { return stage.Rect{X: x, Y: top, W: wide, H: high} }
	ui.Button(f, "table.menu", at(8, 106), w.T("table.menu"), 0).Does = stage.CmdMenu
	speed := w.T("table.speed", map[string]any{"Speed": w.T(Speeds[m.deps.Speed].Key)})
	ui.Button(f, "table.speed", at(116, 204), speed, 0).Does = stage.CmdSpeed
	ui.Button(f, "table.legend", at(322, 58), "?", 0).Does = stage.CmdLegend
	if m.deps.Rules != nil {
		says := shortcut.With(w, f.Keymap, w.T("table.rules"), stage.CmdRules)
		m.iconButton(f, "table.rules", at(382, 60), "book", says, 0).Does = stage.CmdRules
	}
	ends := [...]float64{0, 115, 316, 316 + 2*grab, 316 + 4*grab} // where each takes it
	for i := range f.Hots[from:] {
		f.Hots[from+i].Rect = stage.Rect{X: ends[i], W: ends[i+1] - ends[i], H: 2 * grab}
	}
}
