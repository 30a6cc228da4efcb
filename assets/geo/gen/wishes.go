package main

import "math"

// wishes are where each square would go: away from what is too near, and a little
// towards its neighbours on the road that are far.
func (s *sheet) wishes(wish float64) []pt {
	d := make([]pt, len(s.at))
	give := func(i int, x, y float64) { d[i].x += x; d[i].y += y }
	for i, p := range s.at {
		for j := range i {
			q := s.at[j]
			x, y := p.x-q.x, p.y-q.y
			r := math.Hypot(x, y) + 1e-9
			if k := s.lacks(x, y, r); k > 0 {
				give(i, x/r*k, y/r*k)
				give(j, -x/r*k, -y/r*k)
			}
			if far := s.apart * 1.5; r < far && i-j > 1 { // room that nobody needs is shared
				k := 0.07 * wish * (far - r)
				give(i, x/r*k, y/r*k)
				give(j, -x/r*k, -y/r*k)
			}
			if over := r - s.apart*1.1; j == i-1 && over > 0 {
				k := 0.02 * over * wish
				give(i, -x/r*k, -y/r*k)
				give(j, x/r*k, y/r*k)
			}
		}
		for j := 1; j < len(s.at); j++ {
			if j != i && j-1 != i {
				s.aside(i, j, give)
			}
		}
		s.within(i, give)
		s.offNames(i, give)
		give(i, homesick*wish*(s.start[i].x-p.x), homesick*wish*(s.start[i].y-p.y))
	}
	return d
}

// lacks is how much two squares are too near, each half of it.
func (s *sheet) lacks(x, y, r float64) float64 {
	k := (s.apart - r) / 2
	if math.Abs(x) < s.beside {
		k = max(k, (s.above-math.Abs(y))/2)
	}
	return k
}

// aside moves a square and a line of the road apart that isn't its own.
func (s *sheet) aside(i, j int, give func(int, float64, float64)) {
	p, a, b := s.at[i], s.at[j-1], s.at[j]
	dx, dy := b.x-a.x, b.y-a.y
	t := ((p.x-a.x)*dx + (p.y-a.y)*dy) / (dx*dx + dy*dy + 1e-9)
	if t <= 0 || t >= 1 {
		return
	}
	x, y := p.x-a.x-t*dx, p.y-a.y-t*dy
	r := math.Hypot(x, y) + 1e-9
	if k := (s.offRoad - r) / 2; k > 0 {
		give(i, x/r*k, y/r*k)
		give(j-1, -x/r*k*(1-t), -y/r*k*(1-t))
		give(j, -x/r*k*t, -y/r*k*t)
	}
}

// within keeps a square on the sheet and off its title.
func (s *sheet) within(i int, give func(int, float64, float64)) {
	p := s.at[i]
	give(i, max(0, s.margin-p.x)-max(0, p.x-(worldW-s.margin)), max(0, s.top-p.y)-max(0, p.y-(s.high-s.margin)))
	t := s.title
	nx, ny := max(t.X, min(t.X+t.W, p.x)), max(t.Y, min(t.Y+t.H, p.y))
	x, y := p.x-nx, p.y-ny
	r := math.Hypot(x, y)
	if r < 1e-6 { // within it: out by the nearer long side
		x, y, r = 0, math.Copysign(1, p.y-t.Y-t.H/2), 1e-6
		give(i, 0, y*s.margin)
		return
	}
	if k := s.margin - r; k > 0 {
		give(i, x/r*k, y/r*k)
	}
}
