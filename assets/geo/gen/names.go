package main

import (
	"math"
	"unicode/utf8"

	"posterestante/assets/geo"
	"posterestante/assets/words"
	"posterestante/game/globe"
)

// A name is the room for an airport's name beside its square.
type name struct {
	of   int // the square
	w, h float64
	side int // below, above, to the left, to the right
}

// namesOf are the names of a road's airports, as long as in the language where they are
// longer.
func namesOf(road globe.Road, c *geo.Cut) (out []name) {
	for i, q := range road {
		if q.Kind == globe.Airport {
			long := 0
			for _, lang := range words.Languages() {
				long = max(long, utf8.RuneCountInString(words.In(lang).T("place."+q.Key)))
			}
			out = append(out, name{of: i, w: (9.8*float64(long) + 16) / c.Pixels, h: 28 / c.Pixels})
		}
	}
	return out
}

// box is where a name stands on a side of its square.
func (s *sheet) box(n name, side int) geo.Box {
	p, off := s.at[n.of], s.cut.StopRadius+4/s.cut.Pixels
	b := geo.Box{X: p.x - n.w/2, Y: p.y + off, W: n.w, H: n.h}
	switch side {
	case 1:
		b.Y = p.y - off - n.h
	case 2:
		b.X, b.Y = p.x-off-n.w, p.y-n.h/2
	case 3:
		b.X, b.Y = p.x+off, p.y-n.h/2
	}
	return b
}

// turnNames has each name stand where it is least in the way.
func (s *sheet) turnNames() {
	for i, n := range s.names {
		best, least := n.side, math.Inf(1)
		for side := range 4 {
			b := s.box(n, side)
			cost := 0.0
			if side != n.side {
				cost = s.cut.StopRadius / 2 // it doesn't turn to and fro
			}
			for j, p := range s.at {
				if j != n.of {
					_, _, k := s.overlap(b, p)
					cost += max(0, k)
				}
			}
			cost += 4 * (max(0, 10-b.X) + max(0, b.X+b.W-worldW+10) + max(0, 10-b.Y) + max(0, b.Y+b.H-s.high+10))
			if meet(b, s.title) {
				cost += 1000
			}
			for j, o := range s.names {
				if j != i && meet(b, s.box(o, o.side)) {
					cost += 2 * s.cut.StopRadius
				}
			}
			if cost < least {
				best, least = side, cost
			}
		}
		s.names[i].side = best
	}
}

// meet says whether two boxes do.
func meet(a, b geo.Box) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// overlap is how much too near a square is to a name, and whither it goes from there.
func (s *sheet) overlap(b geo.Box, p pt) (x, y, k float64) {
	x, y = p.x-max(b.X, min(b.X+b.W, p.x)), p.y-max(b.Y, min(b.Y+b.H, p.y))
	r := math.Hypot(x, y)
	if r < 1e-6 {
		x, y, r = 0, math.Copysign(1, p.y-b.Y-b.H/2), 1
		return x, y, s.cut.StopRadius
	}
	return x / r, y / r, s.cut.StopRadius + 5/s.cut.Pixels - r
}

// offNames keeps a square and the names of others apart, and its own on the sheet.
func (s *sheet) offNames(i int, give func(int, float64, float64)) {
	const edge = 10
	for _, n := range s.names {
		if n.of == i {
			b := s.box(n, n.side)
			give(i, max(0, edge-b.X)-max(0, b.X+b.W-worldW+edge), max(0, edge-b.Y)-max(0, b.Y+b.H-s.high+edge))
			continue
		}
		if x, y, k := s.overlap(s.box(n, n.side), s.at[i]); k > 0 {
			give(i, x*k/2, y*k/2)
			give(n.of, -x*k/2, -y*k/2)
		}
	}
}
