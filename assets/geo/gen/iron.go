package main

import (
	"math"

	"posterestante/assets/geo"
)

// iron smooths the net where a mesh of it is nearly folded.
func (s *sheet) iron() {
	const cols, least = geo.NetCols + 1, 0.10
	mesh := worldW / geo.NetCols * s.high / geo.NetRows
	for range 400 {
		done := true
		for row := range geo.NetRows {
			for col := range geo.NetCols {
				k := row*cols + col
				corners := [4]int{k, k + 1, k + cols + 1, k + cols}
				worst := math.Inf(1)
				for i := range 4 {
					a, b, c := s.net[corners[i]], s.net[corners[(i+1)%4]], s.net[corners[(i+3)%4]]
					worst = min(worst, (b.x-a.x)*(c.y-a.y)-(b.y-a.y)*(c.x-a.x))
				}
				if worst > least*mesh {
					continue
				}
				done = false
				for _, i := range corners {
					s.smooth(i)
				}
			}
		}
		if done {
			return
		}
	}
}

// smooth moves a knot, unless it is at the edge, half of the way to the middle of its
// neighbours.
func (s *sheet) smooth(i int) {
	const cols = geo.NetCols + 1
	if row, col := i/cols, i%cols; row == 0 || row == geo.NetRows || col == 0 || col == geo.NetCols {
		return
	}
	a, b, c, d, p := s.net[i-1], s.net[i+1], s.net[i-cols], s.net[i+cols], s.net[i]
	s.net[i] = pt{p.x/2 + (a.x+b.x+c.x+d.x)/8, p.y/2 + (a.y+b.y+c.y+d.y)/8}
}
