package table

import (
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// telling says beside the map what was done.
type telling struct {
	timeline *timeline
	Quiet
}

// Build implements Part.
func (t *telling) Build(f *stage.Frame) {
	if t.timeline.phase == looking {
		t.timeline.buildExplain(f)
	} else {
		t.timeline.buildTelling(f)
	}
}

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
	if m.lastTold == nil || m.Ctx.Open != game.Nobody {
		return
	}
	if m.tellsInStrip() {
		m.buildStrip(f)
		return
	}
	w := max(360+45*float64(f.Text), m.Lay.Telling.W)
	in := w - 36
	short := ui.High(f, paint.TextTag, m.lastTold.Bare, in)
	why, wh, ch := "", 0.0, 0.0
	lines, rules := m.uncite(brief(m.lastTold.Long))
	if len(lines) > 0 {
		why = long(lines)
		wh = ui.High(f, paint.TextTag, why, in)
	}
	if len(rules) > 0 {
		ch = chipHigh + 6
	}
	h := 52 + short + wh + ch + 8
	at := m.Lay.Told()
	r := stage.Rect{X: at.X, Y: at.Y + at.H - h, W: w, H: h}
	ui.Panel(f, r, 1)
	name := stage.Rect{X: r.X + 50, Y: r.Y + 8, W: w - 60, H: 32}
	if face, ok := m.face(m.lastTold.Seat); ok { // it looks over the edge of what it says
		f.Add(face, stage.Rect{X: r.X + 10, Y: r.Y - 30, W: 76, H: 76})
		f.Add(stage.Pic{Kind: "swatch", ID: m.deps.Colours[m.lastTold.Seat]},
			stage.Rect{X: r.X + 66, Y: r.Y + 14, W: 30, H: 30})
		name.X, name.W = r.X+102, w-112
	} else {
		m.addBadge(f, m.lastTold.Seat, stage.Rect{X: r.X + 14, Y: r.Y + 10, W: 28, H: 28})
	}
	ui.Text(f, name, paint.TextLabel, paint.Ink(paint.InkSea), m.deps.Names[m.lastTold.Seat])
	ui.Text(f, stage.Rect{X: r.X + 18, Y: r.Y + 46, W: in, H: short}, paint.TextTag, paint.LookWrap, m.lastTold.Bare)
	ui.Text(f, stage.Rect{X: r.X + 18, Y: r.Y + 46 + short, W: in, H: wh}, paint.TextTag,
		paint.LookWrap|paint.Ink(paint.InkSoft), why)
	m.chips(f, r.X+18, r.Y+46+short+wh, in, rules)
}

// tellsInStrip says whether that is told at the table's top.
func (m *pointer) tellsInStrip() bool { return m.Lay.Told().H < board.TellingStrip }

// strip is such a telling: no wider than its words, what was done, and, once that has been seen, as much of the end of
// what came of it as there is room for. The log has all.
type strip struct {
	at   stage.Rect
	name float64 // how wide the name is
	why  string
}

const (
	stripLine = 30.0 // how high a line is
	stripLeft = 54.0 // where they begin
)

func (m *pointer) strip(f *stage.Frame) (s strip) {
	at := m.Lay.Told()
	switch {
	case m.far == nil:
	case m.far.late: // whose eyes there are stands above it
		at.Y += 54
	default: // the button that speaks stands before it
		at = stage.Rect{X: at.X + speakWide, Y: at.Y, W: at.W - speakWide, H: at.H}
	}
	style := ui.Style(f, paint.TextTag)
	s.name = ui.Wide(f, paint.TextLabel, m.deps.Names[m.lastTold.Seat], stripLine) + 16
	lines, _ := m.uncite(m.lastTold.Long)
	if len(m.flow.pendingEvents) > 0 {
		lines = nil
	}
	for i := len(lines) - 1; i >= 0; i-- {
		more := lines[i]
		if s.why != "" {
			more += " " + s.why
		}
		if style.Width(more) > at.W-stripLeft-20 {
			break
		}
		s.why = more
	}
	wide := stripLeft + 24 + max(s.name+style.Width(m.lastTold.Bare), style.Width(s.why))
	s.at = stage.Rect{X: at.X, Y: at.Y, W: min(at.W, wide), H: stripLine + 14}
	if s.why != "" {
		s.at.H += stripLine
	}
	return s
}

// buildStrip says it in a line or two.
func (m *pointer) buildStrip(f *stage.Frame) {
	s := m.strip(f)
	r, nw := s.at, s.name
	ui.Panel(f, r, 1)
	m.addBadge(f, m.lastTold.Seat, stage.Rect{X: r.X + 14, Y: r.Y + 8, W: 28, H: 28})
	ui.Text(f, stage.Rect{X: r.X + stripLeft, Y: r.Y + 6, W: nw, H: stripLine}, paint.TextLabel,
		paint.Ink(paint.InkSea), m.deps.Names[m.lastTold.Seat])
	ui.Text(f, stage.Rect{X: r.X + stripLeft + nw, Y: r.Y + 7, W: r.W - stripLeft - nw - 2, H: stripLine},
		paint.TextTag, 0, m.lastTold.Bare)
	ui.Text(f, stage.Rect{X: r.X + stripLeft, Y: r.Y + 6 + stripLine, W: r.W - stripLeft - 8, H: stripLine},
		paint.TextTag, paint.Ink(paint.InkSoft), s.why)
}
