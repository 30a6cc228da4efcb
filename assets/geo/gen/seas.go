package main

import (
	"cmp"
	"math"
	"slices"

	"posterestante/assets/geo"
)

// A sea is open water that nothing of the road needs.
type sea struct {
	at pt
	r  float64
}

const (
	leastSea = 16.0 // units: its radius
	mostSeas = 6
)

// openWater are the widest open waters of a sheet, the widest first.
func (w *world) openWater(s *sheet) (out []sea) {
	shores := w.shores(s)
	var all []sea
	for y := 0.0; y < s.high; y += 6 {
		for x := 0.0; x < worldW; x += 6 {
			if p := (pt{x, y}); !ashore(shores, p) {
				if r := s.free(shores, p); r >= leastSea {
					all = append(all, sea{p, r})
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b sea) int { return cmp.Compare(b.r, a.r) })
	for _, a := range all {
		if len(out) < mostSeas && !slices.ContainsFunc(out, func(b sea) bool {
			return math.Hypot(a.at.x-b.at.x, a.at.y-b.at.y) < 1.5*max(a.r, b.r)+40
		}) {
			out = append(out, a)
		}
	}
	return out
}

// shores are the outlines of all lands as they lie on a sheet.
func (w *world) shores(s *sheet) (out [][]pt) {
	m := s.geo()
	for _, l := range w.lands {
		for _, ring := range l {
			var o []pt
			for _, p := range ring {
				q := m.At(geo.Point{X: p.x, Y: p.y})
				o = append(o, pt{q.X, q.Y})
			}
			out = append(out, o)
		}
	}
	return out
}

// ashore says whether a point is on land.
func ashore(shores [][]pt, p pt) bool {
	in := false
	for _, r := range shores {
		for i, a := range r {
			b := r[(i+1)%len(r)]
			if (a.y > p.y) != (b.y > p.y) && p.x < (b.x-a.x)*(p.y-a.y)/(b.y-a.y)+a.x {
				in = !in
			}
		}
	}
	return in
}

// free is how far a point is from shores, the road, the title and the edges.
func (s *sheet) free(shores [][]pt, p pt) float64 {
	r := min(p.x, worldW-p.x, p.y, s.high-p.y) - 8
	t := s.title
	r = min(r, math.Hypot(p.x-max(t.X, min(t.X+t.W, p.x)), p.y-max(t.Y, min(t.Y+t.H, p.y)))-8)
	for i, q := range s.at {
		r = min(r, math.Hypot(p.x-q.x, p.y-q.y)-s.cut.StopRadius-8)
		if i > 0 {
			r = min(r, fromLine(p, s.at[i-1], q)-6)
		}
	}
	for _, l := range shores {
		for i, a := range l {
			if r < leastSea {
				return r
			}
			r = min(r, fromLine(p, a, l[(i+1)%len(l)]))
		}
	}
	return r
}

// fromLine is how far p is from the line from a to b.
func fromLine(p, a, b pt) float64 {
	dx, dy := b.x-a.x, b.y-a.y
	t := max(0, min(1, ((p.x-a.x)*dx+(p.y-a.y)*dy)/(dx*dx+dy*dy+1e-12)))
	return math.Hypot(p.x-a.x-t*dx, p.y-a.y-t*dy)
}
