package table

import (
	"slices"
	"strconv"

	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/engine/ui/shortcut"
)

// hints are the facts of the viewer's turn, shown instead of the log.
type hints struct {
	facts  []wording.Fact
	rows   []row // as they are broken; line is the fact
	size   int   // at this size of words
	scroll ui.Scroll
	at     int // the actions done when they were told
}

// toggleHints shows the facts of the turn instead of the log, or the log again.
func (t *Table) toggleHints() {
	if t.hints != nil {
		t.hints = nil
		return
	}
	t.hints = &hints{at: -1}
}

// fact tells the facts as the match stands, as far as they aren't told yet.
func (t *Table) fact(f *stage.Frame) *hints {
	h, n := t.hints, t.session().Len()
	if h.at == n && h.size == f.Text {
		return h
	}
	if h.at != n {
		h.facts = append(t.advice(), t.teller.Facts(t.session(), t.view.Seat)...)
	}
	h.at, h.size, h.rows = n, f.Text, nil
	width := t.lay.Log.W - 20 - 34
	style := ui.Style(f, paint.TextTag)
	for i, fact := range h.facts {
		if fact.Head && i > 0 {
			h.rows = append(h.rows, row{line: -1})
		}
		in := width - 26
		if fact.Head {
			in = width
		}
		for j, words := range style.Lines(fact.Words, in) {
			h.rows = append(h.rows, row{line: i, head: fact.Head, first: j == 0, words: words})
		}
	}
	return h
}

// buildHints shows the facts where the log is; what one is about is ringed on
// the table while it is pointed at.
func (t *Table) buildHints(f *stage.Frame) {
	r := t.lay.Log
	ui.Panel(f, r, 1)
	in := r.Inset(10)
	w := t.deps.Words
	ui.Text(f, stage.Rect{X: in.X + 4, Y: in.Y, W: in.W - 70 - t.adviceWide(), H: 38}, paint.TextLabel, paint.Ink(paint.InkSea), w.T("hints.title"))
	t.buildAdvice(f, in.X+in.W-52, in.Y-2)
	t.iconButton(f, "hints.close", stage.Rect{X: in.X + in.W - 52, Y: in.Y - 2, W: 52, H: 42}, "log", shortcut.With(w, f.Keymap, w.T("hints.log"), stage.CmdHints), 0).Does = stage.CmdHints
	ui.Rule(f, stage.Rect{X: in.X, Y: in.Y + headHigh - 6, W: in.W, H: 3})
	in.Y, in.H = in.Y+headHigh, in.H-headHigh
	if t.moving() {
		return
	}
	h := t.fact(f)
	if len(h.facts) == 0 {
		ui.Text(f, stage.Rect{X: in.X + 4, Y: in.Y + 8, W: in.W - 8, H: 160}, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkSoft), w.T("hints.none"))
		return
	}
	over := -1
	if on, ok := f.On.(cites); ok {
		over = on.fact
	}
	h.scroll.Build(f, "hints", in, len(h.rows), rowHigh*larger(f), func(i int, r stage.Rect) { t.buildFact(f, h.rows[i], r, over) })
	if over >= 0 && over < len(h.facts) {
		t.ringSpots(f, h.facts[over].Spots)
	}
}

func (t *Table) buildFact(f *stage.Frame, w row, r stage.Rect, over int) {
	if w.line < 0 {
		return
	}
	fact := t.hints.facts[w.line]
	if w.head {
		ui.Text(f, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}, paint.TextTag, paint.Ink(paint.InkSea), w.words)
		return
	}
	id := "hint." + strconv.Itoa(w.line)
	if w.line == over {
		f.Add(stage.Pic{Kind: "row", Look: paint.Over}, r)
	}
	if w.first {
		f.Add(stage.Pic{Kind: "dot"}, stage.Rect{X: r.X + 6, Y: r.Y + r.H/2 - 6, W: 12, H: 12})
	}
	ui.Text(f, stage.Rect{X: r.X + 26, Y: r.Y, W: r.W - 26, H: r.H}, paint.TextTag, 0, w.words)
	f.Point(stage.Hot{ID: id, Does: cites{w.line, fact.Rule}, Rect: r, Label: fact.Words})
}

// ringSpots rings the places of spots on the table, each by its own outline.
func (t *Table) ringSpots(f *stage.Frame, spots []game.Spot) {
	const out = 10
	for _, s := range spots {
		ring := stage.Pic{}
		for i := range t.lay.Places {
			if t.lay.Places[i].Spot == s {
				ring = t.lay.Places[i].Ring
			}
		}
		if r, ok := t.lay.Rect(s); ok {
			if slices.Contains(t.picker.Picked, s) {
				r.Y -= pickedUp
			}
			f.Sprites = append(f.Sprites, stage.Framed(r, ring, out))
		}
	}
}
