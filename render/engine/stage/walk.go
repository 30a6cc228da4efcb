package stage

import (
	"cmp"
	"math"
	"slices"
	"strings"
)

// keys walks the lit hots: Tab in reading order, arrows by where they lie, with
// Shift also to what is not lit; Enter and Space choose; Escape goes back.
func (s *Show) keys(in *Input) {
	f := &s.frame
	in.typing = f.Typing
	if f.AllKeys {
		return
	}
	s.window(in)
	if in.Pressed(CmdLarge) {
		s.placed = false
	}
	for _, k := range in.Keys {
		switch k {
		case KeyTab, KeyBackTab:
			d := 1
			if in.Shift || k == KeyBackTab {
				d = -1
			}
			s.next(d)
		case KeyLeft, KeyRight:
			if !f.Typing && !f.Binds(k) {
				s.toward(k, in.Shift)
			}
		case KeyUp, KeyDown:
			s.toward(k, in.Shift && !f.Typing)
		case KeyLookLeft, KeyLookRight, KeyLookUp, KeyLookDown:
			s.toward(Key(strings.TrimPrefix(string(k), "look.")), true)
		case KeyEnter:
			s.choose(in)
		case KeySpace:
			if !f.Typing && !f.Binds(k) && (f.Ring || f.Focus == f.First) {
				s.choose(in)
			}
		case KeyEscape:
			in.Back = true
		}
	}
	s.meant(in)
}

// meant says what a key means that chose nothing: what the scene bound to it, or its command.
func (s *Show) meant(in *Input) {
	if in.Hit != "" {
		return
	}
	for _, b := range s.frame.bound {
		if in.Has(b.key) && !in.typing {
			in.Did = b.does
			return
		}
	}
	if c := in.commanded(); c != "" {
		in.Did = c
	}
}

// window does what is done on any scene.
func (s *Show) window(in *Input) {
	d := 0
	switch {
	case in.Pressed(CmdLarger):
		d = 1
	case in.Pressed(CmdSmaller):
		d = -1
	case in.Pressed(CmdFull) && s.OnFull != nil:
		s.OnFull()
	default:
		return
	}
	// Its key means nothing else; what walks may have been pressed with it.
	in.Keys = slices.DeleteFunc(slices.Clone(in.Keys), func(k Key) bool { return !slices.Contains(fixed, k) })
	in.Runes = nil
	if d == 0 {
		return
	}
	s.SetText(s.frame.Text + d)
	if s.OnText != nil {
		s.OnText(s.frame.Text)
	}
}

// ring shows or hides the focus ring.
func (s *Show) ring(on bool) {
	s.byKeys, s.looks = on, on && s.looks
	if s.frame.Ring != on {
		s.frame.Ring, s.dirty = on, true
	}
}

func (s *Show) focus(id string) {
	s.ring(true)
	s.placed = false
	if s.frame.Focus != id {
		s.frame.Focus, s.dirty = id, true
	}
}

// choose clicks the focused hot; one that was walked to only to look at it says
// why it can't be chosen. While the ring is hidden Enter only shows it, so that
// no key does what nobody sees coming.
func (s *Show) choose(in *Input) {
	h := s.frame.Hot(s.frame.Focus)
	if h == nil || !h.Lit && !s.looks {
		return
	}
	if !s.frame.Ring && !s.frame.Typing {
		s.ring(true)
		return
	}
	in.Hit, in.Did, in.ByKey = h.ID, h.Does, true
	s.dirty = true
}

// bandHigh is the most that hots of one row differ in height, in logical pixels.
const bandHigh = 160

// reading returns the lit hots, each once, in the order in which one reads: by
// rows.
func reading(hots []Hot) []*Hot {
	var lit []*Hot
	for i := range hots {
		h := &hots[i]
		if h.Lit && !slices.ContainsFunc(lit, func(o *Hot) bool { return o.ID == h.ID }) {
			lit = append(lit, h)
		}
	}
	slices.SortStableFunc(lit, func(a, b *Hot) int { return cmp.Compare(a.Rect.Y, b.Rect.Y) })
	for from := 0; from < len(lit); {
		top := lit[from].Rect
		to := from + 1
		for to < len(lit) {
			if _, y := lit[to].Rect.Mid(); y >= top.Y+math.Min(top.H, bandHigh) {
				break
			}
			to++
		}
		slices.SortStableFunc(lit[from:to], func(a, b *Hot) int { return cmp.Compare(a.Rect.X, b.Rect.X) })
		from = to
	}
	return lit
}

// next focuses the next lit hot in reading order, d steps on. With no focus it
// begins with what the scene names first: pieces before the buttons round them.
func (s *Show) next(d int) {
	f := &s.frame
	s.looks = false
	lit := reading(f.Hots)
	if len(lit) == 0 {
		return
	}
	at := slices.IndexFunc(lit, func(h *Hot) bool { return h.ID == f.Focus })
	switch {
	case at >= 0:
		s.focus(lit[(at+d+len(lit))%len(lit)].ID)
	case f.Hot(f.Focus) != nil && s.near(f.Hot(f.Focus).Rect, family(f.Focus), "") != "":
		s.focus(s.near(f.Hot(f.Focus).Rect, family(f.Focus), "")) // it was only looked at: on from there
	case d < 0:
		s.focus(lit[len(lit)-1].ID)
	default:
		s.focus(f.Hots[slices.IndexFunc(f.Hots, func(h Hot) bool { return h.Lit })].ID)
	}
}

// toward focuses the nearest hot in the direction of the arrow: a lit one, or
// with all any.
func (s *Show) toward(k Key, all bool) {
	f := &s.frame
	from := f.Hot(f.Focus)
	if from == nil {
		s.next(1)
		return
	}
	if !f.Ring { // the first arrow shows where one is
		s.ring(true)
	}
	best, cost := "", math.Inf(1)
	apart := f.chrome(from.ID)
	for i := range f.Hots {
		h := &f.Hots[i]
		if !h.Lit && !all || h.ID == from.ID || f.chrome(h.ID) != apart {
			continue
		}
		along, across := gap(from.Rect, h.Rect, k)
		if along <= 0 {
			continue
		}
		if c := along + 3*across; c < cost {
			best, cost = h.ID, c
		}
	}
	if best != "" {
		s.looks = all
		s.focus(best)
	}
}

// chrome says whether a hot is one of the scene's Chrome.
func (f *Frame) chrome(id string) bool { return slices.Contains(f.Chrome, family(id)) }

// gap measures from a to b: along the arrow between their middles, and across
// it between their edges, so that a wide neighbour is near.
func gap(a, b Rect, k Key) (along, across float64) {
	ax, ay := a.Mid()
	bx, by := b.Mid()
	if k == KeyUp || k == KeyLeft {
		ax, ay, bx, by = -ax, -ay, -bx, -by
	}
	if k == KeyLeft || k == KeyRight {
		across = math.Max(0, math.Max(b.Y-(a.Y+a.H), a.Y-(b.Y+b.H))) + 0.05*math.Abs(by-ay)
		return bx - ax, across
	}
	across = math.Max(0, math.Max(b.X-(a.X+a.W), a.X-(b.X+b.W))) + 0.05*math.Abs(bx-ax)
	return by - ay, across
}
