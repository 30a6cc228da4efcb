package table

import (
	"slices"
	"time"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// buttons are those at the lower right: what ends things, undo, and what is offered.
type buttons struct{ *acting }

// Update implements Part.
func (l *buttons) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	switch {
	case in.Did == toLetter && l.deps.Letter != nil:
		return stage.Answer{Go: stage.Push, Next: l.deps.Letter(false)}, true
	case in.Did == writes && l.deps.Letter != nil:
		return stage.Answer{Go: stage.Push, Next: l.deps.Letter(!l.far.Company().Sent)}, true
	case in.Did == stage.CmdFinish && l.finishes():
		l.hurryOn()
		return stage.Answer{Busy: true}, true
	case l.moving() || l.phase == looking || !l.takesBack(in.Did):
		return a, false
	}
	return stage.Answer{Dirty: true, Busy: l.moving()}, true
}

// Build shows the spots that are no places: those that end things stand at the
// lower right, the others beside the map as long as they are lit.
func (l *buttons) Build(f *stage.Frame) {
	lit := l.lit()
	if l.phase == looking {
		l.timeline.buildPastButtons(f)
		return
	}
	if l.session().Over() {
		l.raw(f, "table.result", l.Lay.Main, l.deps.Words.T("past.result"), paint.Main).Does = showResult
		l.raw(f, "table.past", l.Lay.Undo, l.deps.Words.T("result.replay"), 0).Does = stage.CmdPast
		if l.canUndo() == nil {
			r := l.Lay.Undo
			r.Y, r.H = r.Y-58, 50
			l.raw(f, "table.undo", r, l.deps.Words.T("end.back"), 0).Does = stage.CmdUndo
		}
		return
	}
	w := l.deps.Words
	main := l.deps.Board.Main()
	if l.posts() {
		ui.Button(f, "table.letter", l.Lay.Main, w.T("post.letter"), paint.Main).Does = writes
	} else if turn := l.session().Turn(); turn != game.Nobody && !l.person(turn) && !l.elsewhere() {
		ui.Button(f, "table.finish", l.Lay.Main, w.T("table.finish"), 0).Does = stage.CmdFinish
	} else if len(main) > 0 { // a turn may end by itself
		at, look := main[0], paint.Off
		for _, s := range main {
			if slices.Contains(lit, s) {
				at, look = s, paint.Main
			}
		}
		l.button(f, at, l.Lay.Main, look)
	}
	undo := 0
	if l.canUndo() != nil || l.moving() {
		undo = paint.Off
	}
	l.raw(f, "table.undo", l.Lay.Undo, w.T("table.undo"), undo).Does = stage.CmdUndo
	l.buildTurn(f)
	l.offers(f, slices.DeleteFunc(lit, func(s game.Spot) bool { return slices.Contains(main, s) || l.hasPlace(s) }))
}

// offers shows the buttons of spots that are no places, and of the ways back: from what is being chosen, and from what
// is opened over places of such spots, which then are no buttons.
func (l *buttons) offers(f *stage.Frame, spots []game.Spot) {
	n := len(spots)
	spots = l.uncovered(spots)
	shut, out := len(spots) < n, l.picksButton()
	n = len(spots)
	if shut {
		n++
	}
	if out {
		n++
	}
	at, w := offerRects(l.Lay, n), l.deps.Words
	if out {
		ui.Button(f, "table.putback", at[n-1], w.T("table.putback"), 0).Does = putBack
	}
	if shut { // first, so that the one at the foot, mostly to pass, stays there
		ui.Button(f, "table.shut", at[0], w.T("table.shut"), 0).Does = opens(l.Ctx.Open)
		at = at[1:]
	}
	for i, s := range spots {
		l.button(f, s, at[i], 0)
	}
}

// What leads to the page of letters, of a match that goes by post: to look at it, or with the letter written.
const (
	toLetter = stage.Command("table.letters")
	writes   = stage.Command("table.letter")
)

// picksButton says whether what is being chosen began with a button: nothing on the table shows it
// as picked, to be clicked again.
func (l *buttons) picksButton() bool {
	return l.chooses() && len(l.picker.Picked) > 0 && !l.hasPlace(l.picker.Picked[0])
}

func (s *Surface) hasPlace(at game.Spot) bool { return s.Lay.Has(at) }

// button is the button of a spot; one that is off can still be clicked, to be
// told why.
func (m *pointer) button(f *stage.Frame, s game.Spot, r stage.Rect, look int) {
	m.raw(f, board.SpotID(s), r, m.Teller.Label(&m.View, s), look).Does = s
	if slices.Contains(m.meant, s) {
		f.Sprites = append(f.Sprites, stage.Framed(r, stage.Pic{}, 8))
	}
}
