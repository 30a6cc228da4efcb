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

// buildTelling says beside the map what another seat did last, and why.
func (m *pointer) buildTelling(f *stage.Frame) {
	if m.lastTold == nil || m.Ctx.Open != game.Nobody {
		return
	}
	if at := m.Lay.Told(); at.H < board.TellingStrip {
		m.buildStrip(f, at)
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

// buildStrip says it in two lines of a strip, no wider than its words: what was done,
// and as much of the end of what came of it as there is room for. The log has all.
func (m *pointer) buildStrip(f *stage.Frame, at stage.Rect) {
	const high, left = 30.0, 54.0
	style := ui.Style(f, paint.TextTag)
	name := m.deps.Names[m.lastTold.Seat]
	nw := ui.Wide(f, paint.TextLabel, name, high) + 16
	why := ""
	lines, _ := m.uncite(m.lastTold.Long)
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
	r := stage.Rect{X: at.X, Y: at.Y, W: min(at.W, left+24+max(nw+style.Width(m.lastTold.Bare), style.Width(why))),
		H: high + 14}
	if why != "" {
		r.H += high
	}
	ui.Panel(f, r, 1)
	m.addBadge(f, m.lastTold.Seat, stage.Rect{X: r.X + 14, Y: r.Y + 8, W: 28, H: 28})
	ui.Text(f, stage.Rect{X: r.X + left, Y: r.Y + 6, W: nw, H: high}, paint.TextLabel, paint.Ink(paint.InkSea), name)
	ui.Text(f, stage.Rect{X: r.X + left + nw, Y: r.Y + 7, W: r.W - left - nw - 8, H: high}, paint.TextTag, 0,
		m.lastTold.Bare)
	ui.Text(f, stage.Rect{X: r.X + left, Y: r.Y + 6 + high, W: r.W - left - 8, H: high}, paint.TextTag,
		paint.Ink(paint.InkSoft), why)
}

// hover is what is said of what is pointed at, over all else on the table.
type hover struct {
	*acting
	sight *foresight
}

// Watch keeps the window awake until all is shown of what is pointed at.
func (t *hover) Watch(*stage.Input, time.Duration) stage.Answer {
	return stage.Answer{Busy: t.phase != handing && t.Waits()}
}

// Build implements Part.
func (t *hover) Build(f *stage.Frame) {
	t.buildHover(f)
	t.BuildTips(f)
}

// buildHover shows what is pointed at: a refusal first, else the card large,
// else its words.
func (t *hover) buildHover(f *stage.Frame) {
	p := t.Pointed(f.On)
	if t.note != "" && (p == nil || len(p.Spread) == 0) {
		t.BuildNote(f)
		return
	}
	h := f.Hot(f.Over)
	at, spot := f.On.(game.Spot)
	_, opener := f.On.(opens)
	_, note := f.On.(noted)
	if t.drag != nil || t.moving() || h == nil {
		return
	}
	if !t.Rests() && !(spot && t.sight.aheadOf(at) != nil) {
		return
	}
	switch {
	case p != nil:
		t.sight.large(f, p, h.Label)
	case spot, opener, note:
		t.Tip(f, h.Rect, h.Label)
	}
}

// Pointed is the place of a spot that a click somewhere means; nil where it means none.
func (s *Surface) Pointed(on any) *board.Place {
	at, ok := on.(game.Spot)
	for i := len(s.Lay.Places) - 1; ok && i >= 0; i-- {
		if p := &s.Lay.Places[i]; p.Spot == at {
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
func (s *Surface) holds(in *stage.Input) bool {
	was := s.pointing == holding
	holds := in.Held != "" && in.HeldFor >= holdAfter && len(s.rulesOf(in.Grip)) > 0
	if holds && in.Hit != "" {
		holds = false
		in.Took()
	}
	switch {
	case holds:
		s.pointing = holding
	case was:
		s.pointing = clicked
	}
	return was != holds
}

// rulesOf are the rules of the place that a click means.
func (s *Surface) rulesOf(on any) []string {
	if p := s.Pointed(on); p != nil {
		return s.Teller.Rules(&s.View, p.Spot)
	}
	return nil
}

// Waits says whether the rules of what is pointed at are soon to be shown.
func (s *Surface) Waits() bool {
	return s.overFor < rulesAfter && s.pointing == resting && s.Dialog == nil && len(s.rulesOf(s.on)) > 0
}

// through is what a click on a note of the table means: what lies under it.
func (m *pointer) through(in *stage.Input) {
	if _, ok := in.Did.(noted); !ok {
		return
	}
	in.Took()
	for _, o := range m.Lay.Openers {
		if o.Rect.Has(in.X, in.Y) {
			in.Hit, in.Did = openID(o.Seat), opens(o.Seat)
		}
	}
}

// hovers counts how long the pointer rests on the same hot; it says whether
// what is shown large changes by it.
func (s *Surface) hovers(in *stage.Input, dt time.Duration) bool {
	was, long := s.overFor >= hoverAfter, s.overFor >= rulesAfter
	switch p := s.Pointed(in.On); {
	case in.Over != s.over:
		s.over, s.on, s.overFor, s.pointing = in.Over, in.On, 0, resting
	case in.Press != "":
		s.overFor, s.pointing = 0, clicked
		if p != nil && len(p.Spread) > 0 { // a pile that is looked through stays open
			s.pointing = resting
		}
	case s.pointing == resting:
		s.overFor += dt
	}
	return was != (s.overFor >= hoverAfter) || long != (s.overFor >= rulesAfter)
}

// point follows the pointer: what it holds, drops, and rests on. It says whether what is shown changes by that alone.
func (m *pointer) point(in *stage.Input, dt time.Duration) bool {
	m.through(in)
	m.dropped(in)
	return m.Point(in, dt)
}

// Point follows the pointer: what it holds, and rests on. It says whether what is shown changes by that alone.
func (s *Surface) Point(in *stage.Input, dt time.Duration) bool {
	held := s.holds(in)
	return s.hovers(in, dt) || held
}

// Rests says whether the pointer rests on something for so long that it is shown large.
func (s *Surface) Rests() bool { return s.overFor >= hoverAfter || s.pointing == holding }

// Refuse says why the last click did nothing, at where it was made.
func (s *Surface) Refuse(words string, at stage.Rect) {
	s.note, s.noteAt, s.noteRule = words, at, ""
	s.hear("refuse")
}

// Note is why the last click did nothing, "" where nothing was refused.
func (s *Surface) Note() string { return s.note }

// Forget forgets it.
func (s *Surface) Forget() { s.note, s.noteRule = "", "" }

// Hush forgets why the last click was refused, with the next thing that is done; it says whether anything is.
func (s *Surface) Hush(in *stage.Input) bool {
	if in.Hit == "" && !in.Back && !in.Miss && !in.Drop && len(in.Keys) == 0 {
		return false
	}
	s.note, s.noteRule = "", ""
	return true
}
