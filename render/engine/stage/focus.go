package stage

import (
	"math"
	"strings"
)

// family is the part of a hot's name that its like share: "spot:hand.0.2" gives
// "spot", "menu.new" gives "menu".
func family(id string) string {
	if i := strings.IndexAny(id, ":."); i >= 0 {
		return id[:i]
	}
	return id
}

// group is the part of a hot's name that those beside it share: "spot:4.0.2.0"
// gives "spot:4".
func group(id string) string {
	id, _, _ = strings.Cut(id, ".")
	return id
}

// near is the lit hot of a family that is nearest to a rectangle, those of the
// group left after all others; "" if none is lit.
func (s *Show) near(from Rect, like, left string) string {
	best, cost := "", math.Inf(1)
	x, y := from.Mid()
	for i := range s.frame.Hots {
		h := &s.frame.Hots[i]
		if !h.Lit || family(h.ID) != like {
			continue
		}
		hx, hy := h.Rect.Mid()
		c := math.Hypot(hx-x, hy-y)
		if group(h.ID) == left {
			c += Width + Height
		}
		if c < cost {
			best, cost = h.ID, c
		}
	}
	return best
}

// refocus keeps the focus on something that can be chosen: the scene's wish, or
// once all is quiet its like that is nearest to where it was.
func (s *Show) refocus() {
	f := &s.frame
	h := f.Hot(f.Focus)
	switch {
	case h != nil && (h.Lit || s.looks):
		s.at, s.family, s.left = h.Rect, family(h.ID), ""
		return
	case f.Focus != "":
		if h != nil && !s.busy { // what was chosen waits for something elsewhere to be chosen with it
			s.left = group(f.Focus)
		}
		f.Focus, s.looks, s.dirty = "", false, true
	}
	next := ""
	if first := f.Hot(f.First); first != nil && first.Lit {
		next = f.First
	} else if f.Ring && !s.busy && s.family != "" {
		next = s.near(s.at, s.family, s.left)
	}
	if next != "" {
		f.Focus, s.placed, s.dirty = next, true, true
	}
}
