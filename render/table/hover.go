package table

import (
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

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
		where := *p
		where.Rect = h.Rect // of two places of a spot the one that is pointed at
		t.sight.large(f, &where, h.Label)
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
	at := [2]float64{in.X, in.Y}
	if !s.seen { // a table that opens under a pointer was not pointed at
		s.seen, s.at, s.pointing, s.came = true, at, clicked, true
	}
	moved := at != s.at || in.Walks
	s.at = at
	switch p := s.Pointed(in.On); {
	case in.Over != s.over && !moved && s.pointing == clicked:
		s.over, s.on, s.overFor, s.came = in.Over, in.On, 0, true
	case in.Over != s.over || s.came && moved:
		s.over, s.on, s.overFor, s.pointing, s.came = in.Over, in.On, 0, resting, false
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
