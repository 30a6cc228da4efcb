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
func (c *counsel) toggleHints() {
	if c.hints != nil {
		c.hints = nil
		return
	}
	c.hints = &hints{at: -1}
}

// fact tells the facts as the match stands, as far as they aren't told yet.
func (c *counsel) fact(f *stage.Frame) *hints {
	h, n := c.hints, c.session().Len()
	if h.at == n && h.size == f.Text {
		return h
	}
	if h.at != n {
		h.facts = append(c.advice(), c.Teller.Facts(c.session(), c.View.Seat)...)
	}
	h.at, h.size, h.rows = n, f.Text, nil
	width := c.Lay.Log.W - 20 - 34
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

// Build shows the facts where the log is; what one is about is ringed on
// the table while it is pointed at.
func (c *counsel) Build(f *stage.Frame) {
	if c.phase == looking || c.hints == nil {
		return
	}
	r := c.Lay.Log
	ui.Panel(f, r, 1)
	in := r.Inset(10)
	w := c.deps.Words
	ui.Text(f, stage.Rect{X: in.X + 4, Y: in.Y, W: in.W - 70 - c.adviceWide(), H: 38}, paint.TextLabel,
		paint.Ink(paint.InkSea), w.T("hints.title"))
	c.buildAdvice(f, in.X+in.W-52, in.Y-2)
	c.iconButton(f, "hints.close", stage.Rect{X: in.X + in.W - 52, Y: in.Y - 2, W: 52, H: 42}, "log",
		shortcut.With(w, f.Keymap, w.T("hints.log"), stage.CmdHints), 0).Does = stage.CmdHints
	ui.Rule(f, stage.Rect{X: in.X, Y: in.Y + headHigh - 6, W: in.W, H: 3})
	in.Y, in.H = in.Y+headHigh, in.H-headHigh
	if c.moving() {
		return
	}
	h := c.fact(f)
	if len(h.facts) == 0 {
		ui.Text(f, stage.Rect{X: in.X + 4, Y: in.Y + 8, W: in.W - 8, H: 160}, paint.TextTag,
			paint.LookWrap|paint.Ink(paint.InkSoft), w.T("hints.none"))
		return
	}
	over := -1
	if on, ok := f.On.(cites); ok {
		over = on.fact
	}
	h.scroll.Build(f, "hints", in, len(h.rows), rowHigh*larger(f), func(i int, r stage.Rect) {
		c.buildFact(f, h.rows[i], r, over)
	})
	if over >= 0 && over < len(h.facts) {
		c.ringSpots(f, h.facts[over].Spots)
	}
}

func (c *counsel) buildFact(f *stage.Frame, w row, r stage.Rect, over int) {
	if w.line < 0 {
		return
	}
	fact := c.hints.facts[w.line]
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

// ringSpots rings the places of spots on the table, each by its own outline, as far as they can be seen now.
func (m *pointer) ringSpots(f *stage.Frame, spots []game.Spot) {
	const out = 10
	for _, s := range spots {
		r, ok := m.Lay.Rect(s)
		ring := stage.Pic{}
		for i := range m.Lay.Places {
			if p := &m.Lay.Places[i]; p.Spot == s {
				ok = ok && !p.Drawer && !p.Covered
				if ring = p.Ring; ring.Kind != "" { // it is drawn for the whole place
					r = p.Rect
				}
			}
		}
		if !ok {
			continue
		}
		if slices.Contains(m.picker.Picked, s) {
			r.Y -= pickedUp
		}
		f.Sprites = append(f.Sprites, stage.Framed(r, ring, out))
	}
}
