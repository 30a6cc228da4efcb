package table

import (
	"time"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// brief keeps what was begun and what came of it; the log has all in between.
func brief(lines []string) []string {
	if len(lines) <= 4 {
		return lines
	}
	n := len(lines)
	return []string{lines[0], "…", lines[n-2], lines[n-1]}
}

// buildTelling says beside the map what another seat did last, and why.
func (m *pointer) buildTelling(f *stage.Frame) {
	if m.said == nil || m.ctx.Open != game.Nobody {
		return
	}
	if at := m.lay.Told(); at.H < board.TellingStrip {
		m.buildStrip(f, at)
		return
	}
	w := max(360+45*float64(f.Text), m.lay.Telling.W)
	in := w - 36
	short := ui.High(f, paint.TextTag, m.said.Bare, in)
	why, wh, ch := "", 0.0, 0.0
	lines, rules := m.uncite(brief(m.said.Long))
	if len(lines) > 0 {
		why = long(lines)
		wh = ui.High(f, paint.TextTag, why, in)
	}
	if len(rules) > 0 {
		ch = chipHigh + 6
	}
	h := 52 + short + wh + ch + 8
	at := m.lay.Told()
	r := stage.Rect{X: at.X, Y: at.Y + at.H - h, W: w, H: h}
	ui.Panel(f, r, 1)
	name := stage.Rect{X: r.X + 50, Y: r.Y + 8, W: w - 60, H: 32}
	if face, ok := m.face(m.said.Seat); ok { // it looks over the edge of what it says
		f.Add(face, stage.Rect{X: r.X + 10, Y: r.Y - 30, W: 76, H: 76})
		f.Add(stage.Pic{Kind: "swatch", ID: m.deps.Colours[m.said.Seat]}, stage.Rect{X: r.X + 66, Y: r.Y + 14, W: 30, H: 30})
		name.X, name.W = r.X+102, w-112
	} else {
		m.addBadge(f, m.said.Seat, stage.Rect{X: r.X + 14, Y: r.Y + 10, W: 28, H: 28})
	}
	ui.Text(f, name, paint.TextLabel, paint.Ink(paint.InkSea), m.deps.Names[m.said.Seat])
	ui.Text(f, stage.Rect{X: r.X + 18, Y: r.Y + 46, W: in, H: short}, paint.TextTag, paint.LookWrap, m.said.Bare)
	ui.Text(f, stage.Rect{X: r.X + 18, Y: r.Y + 46 + short, W: in, H: wh}, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkSoft), why)
	m.chips(f, r.X+18, r.Y+46+short+wh, in, rules)
}

// buildStrip says it in two lines of a strip, no wider than its words: what was done,
// and as much of the end of what came of it as there is room for. The log has all.
func (m *pointer) buildStrip(f *stage.Frame, at stage.Rect) {
	const high, left = 30.0, 54.0
	style := ui.Style(f, paint.TextTag)
	name := m.deps.Names[m.said.Seat]
	nw := ui.Wide(f, paint.TextLabel, name, high) + 16
	why := ""
	lines, _ := m.uncite(m.said.Long)
	for i := len(lines) - 1; i >= 0; i-- {
		more := lines[i]
		if why != "" {
			more += " " + why
		}
		if style.Width(more) > at.W-left-20 {
			break
		}
		why = more
	}
	r := stage.Rect{X: at.X, Y: at.Y, W: min(at.W, left+24+max(nw+style.Width(m.said.Bare), style.Width(why))), H: high + 14}
	if why != "" {
		r.H += high
	}
	ui.Panel(f, r, 1)
	m.addBadge(f, m.said.Seat, stage.Rect{X: r.X + 14, Y: r.Y + 8, W: 28, H: 28})
	ui.Text(f, stage.Rect{X: r.X + left, Y: r.Y + 6, W: nw, H: high}, paint.TextLabel, paint.Ink(paint.InkSea), name)
	ui.Text(f, stage.Rect{X: r.X + left + nw, Y: r.Y + 7, W: r.W - left - nw - 8, H: high}, paint.TextTag, 0, m.said.Bare)
	ui.Text(f, stage.Rect{X: r.X + left, Y: r.Y + 6 + high, W: r.W - left - 8, H: high}, paint.TextTag, paint.Ink(paint.InkSoft), why)
}

// buildHover shows what is pointed at: a refusal first, else the card large,
// else its words.
func (t *Table) buildHover(f *stage.Frame) {
	p := t.pointed(f.On)
	if t.note != "" && (p == nil || len(p.Spread) == 0) {
		t.buildNote(f)
		return
	}
	h := f.Hot(f.Over)
	at, spot := f.On.(game.Spot)
	_, opener := f.On.(opens)
	_, note := f.On.(noted)
	if t.hand.drag != nil || t.moving() || h == nil {
		return
	}
	if t.overFor < hoverAfter && t.pointing != holding && !(spot && t.sight.aheadOf(at) != nil) {
		return
	}
	switch {
	case p != nil:
		t.sight.large(f, p, h.Label)
	case spot, opener, note:
		t.tip(f, h.Rect, h.Label)
	}
}

// pointed is the place of a spot that a click somewhere means; nil where it means none.
func (c *core) pointed(on any) *board.Place {
	s, ok := on.(game.Spot)
	for i := len(c.lay.Places) - 1; ok && i >= 0; i-- {
		if p := &c.lay.Places[i]; p.Spot == s {
			return p
		}
	}
	return nil
}

const (
	// rulesAfter is how long the pointer rests before rules are shown beside a card.
	rulesAfter = 1600 * time.Millisecond
	// holdAfter is how long a press is held before it shows rules and is no click.
	holdAfter = 400 * time.Millisecond
)

// holds follows a press that shows the rules of what lies under it; to let go
// of it then is no click. It says whether what is shown changes.
func (m *pointer) holds(in *stage.Input) bool {
	was := m.pointing == holding
	holds := in.Held != "" && in.HeldFor >= holdAfter && len(m.rulesOf(in.Grip)) > 0
	if holds && in.Hit != "" {
		holds = false
		in.Took()
	}
	switch {
	case holds:
		m.pointing = holding
	case was:
		m.pointing = clicked
	}
	return was != holds
}

// rulesOf are the rules of the place that a click means.
func (c *core) rulesOf(on any) []string {
	if p := c.pointed(on); p != nil {
		return c.teller.Rules(&c.view, p.Spot)
	}
	return nil
}

// waits says whether the rules of what is pointed at are soon to be shown.
func (m *pointer) waits() bool {
	return m.overFor < rulesAfter && m.pointing == resting && m.phase != handing && m.dialog == nil && len(m.rulesOf(m.on)) > 0
}

// through is what a click on a note of the table means: what lies under it.
func (m *pointer) through(in *stage.Input) {
	if _, ok := in.Did.(noted); !ok {
		return
	}
	in.Took()
	for _, o := range m.lay.Openers {
		if o.Rect.Has(in.X, in.Y) {
			in.Hit, in.Did = openID(o.Seat), opens(o.Seat)
		}
	}
}
