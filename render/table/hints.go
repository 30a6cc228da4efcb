package table

import (
	"slices"
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/engine/ui/shortcut"
	"posterestante/render/table/deeds"
)

// hints are the facts of the viewer's turn, shown instead of the log.
type hints struct {
	facts  []fact
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
		h.facts = c.advice()
		for _, told := range c.Teller.Facts(c.session(), c.View.Seat) {
			h.facts = append(h.facts, fact{Fact: told})
		}
	}
	h.at, h.size, h.rows = n, f.Text, nil
	for i := range h.facts {
		if h.facts[i].Head && i > 0 {
			h.rows = append(h.rows, row{line: -1})
		}
		h.rows = append(h.rows, c.factRows(f, i)...)
	}
	return h
}

// factRows are the rows of a fact: its words, or what stands before a turn in signs, and these.
func (c *counsel) factRows(f *stage.Frame, i int) (out []row) {
	told, style := &c.hints.facts[i], ui.Style(f, paint.TextTag)
	width, words := c.Lay.Log.W-20-34, told.Words
	if !told.Head {
		width -= factIn
	}
	if told.idea != nil {
		words = told.intro
	}
	if words != "" {
		for _, line := range style.Lines(words, width) {
			out = append(out, row{line: i, head: told.Head, first: len(out) == 0, words: line})
		}
	}
	if told.idea != nil {
		out = append(out, ideaRows(style, i, told.idea, width)...)
	}
	return out
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
	if w.signs != nil {
		c.buildTurn(f, w, r, id)
		return
	}
	if w.line == over {
		f.Add(stage.Pic{Kind: "row", Look: paint.Over}, r)
	}
	if w.first {
		f.Add(stage.Pic{Kind: "dot"}, stage.Rect{X: r.X + 6, Y: r.Y + r.H/2 - 6, W: 12, H: 12})
	}
	ui.Text(f, stage.Rect{X: r.X + factIn, Y: r.Y, W: r.W - factIn, H: r.H}, paint.TextTag, 0, w.words)
	if fact.idea != nil {
		return
	}
	f.Point(stage.Hot{ID: id, Does: cites{w.line, fact.Rule}, Rect: r, Label: fact.Words})
}

// factIn is how far to the right what is told stands, after its dot.
const factIn = 26.0

// buildTurn is a line of signs of a turn that was advised, which a click plays on: the button before it, and each sign.
func (c *counsel) buildTurn(f *stage.Frame, w row, r stage.Rect, id string) {
	told := &c.hints.facts[w.line]
	if w.first {
		at := stage.Rect{X: r.X, Y: r.Y, W: factIn - deeds.Gap/2, H: r.H}
		if f.Over == id {
			f.Add(stage.Pic{Kind: "row", Look: paint.Over}, at)
		}
		icon, goesOn := "log", false
		if _, goesOn = c.next(told.idea); goesOn {
			icon = "run"
		}
		f.Add(stage.Pic{Kind: "icon", Text: icon}, deeds.Middle(at, at.X-2))
		f.Point(stage.Hot{ID: id, Does: points{told.idea, 0, len(told.idea.turn)}, Rect: at, Label: told.Words,
			Lit: goesOn})
		c.tipOver(f, id, c.Lay.Log)
	}
	c.buildIdeaSigns(f, id, told.idea, w.signs, stage.Rect{X: r.X + factIn, Y: r.Y, W: r.W - factIn, H: r.H}, c.Lay.Log)
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
