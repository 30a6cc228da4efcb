package stage

import "math"

// keys walks the lit hots: Tab in their order, arrows by where they lie; Enter
// and Space choose; Escape goes back.
func (s *Show) keys(in *Input) {
	typing := s.frame.Typing
	for _, k := range in.Keys {
		switch k {
		case KeyTab:
			d := 1
			if in.Shift {
				d = -1
			}
			s.next(d)
		case KeyLeft, KeyRight:
			if !typing {
				s.toward(k)
			}
		case KeyUp, KeyDown:
			s.toward(k)
		case KeyEnter:
			s.choose(in)
		case KeySpace:
			if !typing {
				s.choose(in)
			}
		case KeyEscape:
			in.Back = true
		}
	}
}

// ring shows or hides the focus ring.
func (s *Show) ring(on bool) {
	if s.frame.Ring != on {
		s.frame.Ring, s.dirty = on, true
	}
}

func (s *Show) focus(id string) {
	s.ring(true)
	if s.frame.Focus != id {
		s.frame.Focus, s.dirty = id, true
	}
}

// choose clicks the focused hot. While the ring is hidden Enter only shows it,
// so that no key does what nobody sees coming.
func (s *Show) choose(in *Input) {
	h := s.frame.Hot(s.frame.Focus)
	if h == nil || !h.Lit {
		return
	}
	if !s.frame.Ring && !s.frame.Typing {
		s.ring(true)
		return
	}
	in.Hit, in.ByKey = h.ID, true
	s.dirty = true
}

// next focuses the next lit hot in order, d steps on.
func (s *Show) next(d int) {
	var lit []string
	at := -1
	for _, h := range s.frame.Hots {
		if !h.Lit {
			continue
		}
		if h.ID == s.frame.Focus {
			at = len(lit)
		}
		lit = append(lit, h.ID)
	}
	if len(lit) == 0 {
		return
	}
	if at < 0 && d < 0 {
		at = 0
	}
	s.focus(lit[(at+d+len(lit))%len(lit)])
}

// toward focuses the nearest lit hot in the direction of the arrow.
func (s *Show) toward(k Key) {
	from := s.frame.Hot(s.frame.Focus)
	if from == nil {
		s.next(1)
		return
	}
	dx, dy := 0.0, 0.0
	switch k {
	case KeyLeft:
		dx = -1
	case KeyRight:
		dx = 1
	case KeyUp:
		dy = -1
	case KeyDown:
		dy = 1
	}
	best, cost := "", math.Inf(1)
	for _, h := range s.frame.Hots {
		if !h.Lit || h.ID == from.ID {
			continue
		}
		along, across := gap(from.Rect, h.Rect, dx, dy)
		if along <= 0 {
			continue
		}
		if c := along + 3*across; c < cost {
			best, cost = h.ID, c
		}
	}
	if best != "" {
		s.focus(best)
	}
}

// gap measures from a to b: along the arrow between their middles, and across
// it between their edges, so that a wide neighbour is near.
func gap(a, b Rect, dx, dy float64) (along, across float64) {
	ax, ay := a.Mid()
	bx, by := b.Mid()
	along = (bx-ax)*dx + (by-ay)*dy
	if dx != 0 {
		across = math.Max(0, math.Max(b.Y-(a.Y+a.H), a.Y-(b.Y+b.H))) + 0.05*math.Abs(by-ay)
		return along, across
	}
	across = math.Max(0, math.Max(b.X-(a.X+a.W), a.X-(b.X+b.W))) + 0.05*math.Abs(bx-ax)
	return along, across
}
