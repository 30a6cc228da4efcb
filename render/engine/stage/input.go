package stage

import (
	"math"
	"time"
)

// rerun leaves only the pointer in the input, for the further ticks of a frame.
func (s *Show) rerun(raw Raw) {
	in := Input{Raw: Raw{X: raw.X, Y: raw.Y, Left: raw.Left, Right: raw.Right, Shift: raw.Shift, Away: raw.Away},
		Over: s.input.Over, On: s.input.On,
		Focus: s.input.Focus}
	in.FromX, in.FromY, in.Held, in.HeldFor, in.Grip = s.input.FromX, s.input.FromY, s.input.Held, s.input.HeldFor,
		s.input.Grip
	if !s.input.Drop {
		in.Drag = s.input.Drag
	}
	s.input = in
}

// read turns device states into input; it says whether anything happened.
func (s *Show) read(raw Raw, elapsed time.Duration) bool {
	s.quiet += elapsed
	s.before.wait(elapsed)
	s.sudden.wait(elapsed)
	was := s.last
	s.last = raw
	s.last.Keys, s.last.Runes, s.last.Dropped = nil, nil, nil
	in := &s.input
	from := [2]float64{in.FromX, in.FromY}
	*in = Input{Raw: raw, FromX: from[0], FromY: from[1], Keymap: s.keymap}
	s.byKeys = s.byKeys && raw.X == was.X && raw.Y == was.Y && !raw.Left && !raw.Right
	s.point(raw)
	over := s.frame.Over
	if raw.Left && !was.Left && !s.before.repeats(raw, over) && !s.Fresh() {
		in.FromX, in.FromY, in.Press = raw.X, raw.Y, over
		s.down, s.moved, s.press, s.grip, s.held = true, false, over, s.frame.On, 0
		s.ring(false)
		s.dirty = true // it answers at once
	}
	if s.down {
		in.Grip = s.grip
		s.held += min(elapsed, longest)
		s.moved = s.moved || math.Hypot(raw.X-in.FromX, raw.Y-in.FromY) > dragFrom
		if s.moved {
			in.Drag = s.press
		} else {
			in.Held, in.HeldFor = s.press, s.held
		}
	}
	if !raw.Left && s.down {
		s.down = false
		in.Drop = s.moved && s.press != ""
		// A press that slips within its own hot is still a click.
		if s.press != "" && s.press == over {
			in.Hit, in.Did, s.frame.Focus = over, s.frame.On, over
			s.before.acted = true
		}
		in.Miss = over == "" && s.press == "" && !s.moved
		s.dirty = true
	}
	if raw.Right && !was.Right && !s.Fresh() {
		in.Back, in.Alt2 = true, over
	}
	if s.Fresh() {
		in.Keys = nil
	}
	s.keys(in)
	s.asked = in.Did != nil || in.Hit != "" || in.Back || in.Drop || len(in.Keys)+len(raw.Dropped) > 0
	s.point(raw)
	in.Over, in.On, in.Focus, in.Walks = s.frame.Over, s.frame.On, s.frame.Focus, s.byKeys
	return raw.X != was.X || raw.Y != was.Y || raw.Left != was.Left || raw.Right != was.Right ||
		raw.Wheel != 0 || len(raw.Keys) > 0 || len(raw.Runes) > 0 || len(raw.Dropped) > 0
}

// point finds what is under the pointer, or has the focus while that is in use;
// a focus that nobody walked to shall not cover the scene with notes.
func (s *Show) point(raw Raw) {
	var h *Hot
	switch {
	case s.byKeys && s.placed:
	case s.byKeys:
		h = s.frame.Hot(s.frame.Focus)
	default:
		if h = s.frame.At(raw.X, raw.Y); h == nil && raw.Reach > 0 {
			h = s.frame.Near(raw.X, raw.Y, raw.Reach)
		}
	}
	var on Hot
	if h != nil {
		on = *h
	}
	s.frame.On = on.Does
	if on.ID != s.frame.Over {
		s.frame.Over, s.dirty = on.ID, true
	}
}
