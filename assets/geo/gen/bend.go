package main

import (
	"fmt"
	"math"
	"slices"

	"posterestante/assets/geo"
)

// What is played is the road, and geography serves it: the sheet on which the lands
// are drawn is stretched, bit by bit, until all squares of the road have their room on
// it. It never tears or folds, since it flows: each step moves all of it by a smooth
// field that is small beside its own width. So each square stays on its place, and
// land stays land.

// A sheet is a map that is being bent: the squares of a road, and a net.
type sheet struct {
	room
	at    []pt // of the squares
	start []pt // at first
	net   []pt // in rows of geo.NetCols+1
	title geo.Box
	cut   *geo.Cut
	names []name
}

// geo is the sheet as package geo has it.
func (s *sheet) geo() *geo.Chart {
	var net []geo.Point
	for _, p := range s.net {
		net = append(net, geo.Point{X: p.x, Y: p.y})
	}
	return geo.Bent(s.cut, net)
}

// How a sheet is bent.
const (
	flowSteps = 1200
	longest   = 1.6   // units that a square goes in a step
	broad     = 140.0 // units: how far around it a push is felt
	narrow    = 34.0
	homesick  = 0.015 // how much a square is drawn to where it is on the flat map
	slack     = 0.4   // of what squares need, half of which is air
	stiff     = 0.06  // how much a push gives way to its neighbours
)

// bend stretches a sheet until its squares have their room.
func (s *sheet) bend() error {
	for step := range flowSteps {
		wish := min(1, 1.6*(1-float64(step)/flowSteps)) // needs come last
		if step < flowSteps*3/4 {
			s.turnNames()
		}
		s.flow(s.wishes(wish), stiff, 0.35)
	}
	s.settleRest()
	s.iron()
	return s.check()
}

// settleRest has the squares take what they still lack, and the sheet follow them.
func (s *sheet) settleRest() {
	const bits = 80
	from := slices.Clone(s.at)
	for range 5 * flowSteps {
		for i, d := range s.wishes(0) {
			s.at[i].x += 0.4 * d.x
			s.at[i].y += 0.4 * d.y
		}
	}
	to := s.at
	s.at = from
	for n := bits; n > 0; n-- {
		d := make([]pt, len(to))
		for i, p := range s.at {
			d[i] = pt{(to[i].x - p.x) / float64(n), (to[i].y - p.y) / float64(n)}
		}
		s.flow(d, 0.002, 1)
	}
	s.at = to
}

// newSheet is the sheet of a cut with a road's places on it, stretched as is wished at first.
func newSheet(c *geo.Cut, places []pt, title geo.Box, names []name, f first) *sheet {
	s := &sheet{room: roomOn(c), title: title, cut: c, names: names}
	for _, p := range places {
		s.start = append(s.start, f.at(p, s.high))
	}
	s.at = slices.Clone(s.start)
	for i := range (geo.NetRows + 1) * (geo.NetCols + 1) {
		s.net = append(s.net, f.at(s.knot(i), s.high))
	}
	return s
}

// first is how a road would have a cut stretched before it is bent, in units of the cut: room where its squares
// would else push each other through lands where it never goes. Empty, it is the cut as it is.
type first struct{ east, down geo.Stretch }

// at is where a point of a flat cut of a height lies on the stretched one.
func (f first) at(p pt, high float64) pt {
	if f.east != nil {
		p.x = f.east.Part(p.x, worldW) * worldW
	}
	if f.down != nil {
		p.y = f.down.Part(p.y, high) * high
	}
	return p
}

// knot is where a knot of the net lies on the flat sheet.
func (s *sheet) knot(i int) pt {
	row, col := i/(geo.NetCols+1), i%(geo.NetCols+1)
	return pt{worldW * float64(col) / geo.NetCols, s.high * float64(row) / geo.NetRows}
}

// pull is how much of a push is felt so far from it.
func pull(x, y float64) float64 {
	r := x*x + y*y
	a, b := 1+r/(broad*broad), 1+r/(narrow*narrow)
	return 0.5/(a*a) + 0.5/(b*b)
}

// flow moves the sheet so that each square goes a share of the way where it would, as
// far as the others let it.
func (s *sheet) flow(d []pt, stiff, share float64) {
	n := len(d)
	m := make([][]float64, n)
	for i := range m {
		m[i] = make([]float64, n+2)
		for j := range n {
			m[i][j] = pull(s.at[i].x-s.at[j].x, s.at[i].y-s.at[j].y)
		}
		m[i][i] += stiff
		m[i][n], m[i][n+1] = d[i].x, d[i].y
	}
	w := solve(m)
	from := slices.Clone(s.at)
	go1 := func(p pt) pt {
		var v pt
		for j, q := range from {
			k := pull(p.x-q.x, p.y-q.y)
			v.x += k * w[j].x
			v.y += k * w[j].y
		}
		v.x *= ease(p.x/s.margin) * ease((worldW-p.x)/s.margin)
		v.y *= ease(p.y/s.margin) * ease((s.high-p.y)/s.margin)
		return v
	}
	most := 0.0
	moves := make([]pt, n)
	for i, p := range from {
		moves[i] = go1(p)
		most = max(most, math.Hypot(moves[i].x, moves[i].y))
	}
	k := min(share, longest/(most+1e-9))
	for i := range s.at {
		s.at[i].x += k * moves[i].x
		s.at[i].y += k * moves[i].y
	}
	for i, p := range s.net {
		v := go1(p)
		s.net[i] = pt{p.x + k*v.x, p.y + k*v.y}
	}
}

// ease is 0 at the sheet's edge and 1 off it.
func ease(t float64) float64 {
	t = max(0, min(1, t))
	return t * t * (3 - 2*t)
}

// check says what is still too near.
func (s *sheet) check() error {
	for _, n := range s.names {
		for i, p := range s.at {
			if _, _, k := s.overlap(s.box(n, n.side), p); i != n.of && k > 3 {
				return fmt.Errorf("square %d is %.1f too near to the name of %d", i, k, n.of)
			}
		}
	}
	for i, p := range s.at {
		for j := range i {
			x, y := p.x-s.at[j].x, p.y-s.at[j].y
			if k := s.lacks(x, y, math.Hypot(x, y)); k > slack {
				return fmt.Errorf("squares %d and %d are %.1f too near", j, i, 2*k)
			}
		}
	}
	return nil
}
