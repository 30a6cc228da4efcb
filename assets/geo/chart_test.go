package geo

import (
	"math"
	"testing"
)

// charts are the maps of both roads on both cuts.
func charts() map[string]*Chart {
	return map[string]*Chart{
		"sakodo, wide": Wide.Chart("orly"), "sakodo, tall": Tall.Chart("orly"),
		"routard, wide": Wide.Chart("paris"), "routard, tall": Tall.Chart("paris"),
	}
}

// TestStopsHaveRoom checks on each chart that no two squares touch, that none lies over
// the edge or under the title, and that most lie on their places as the chart has them, none
// far from it: so land is under them where there is land.
func TestStopsHaveRoom(t *testing.T) {
	for name, c := range charts() {
		r, astray := c.Cut.StopRadius, 0
		for i, s := range c.Stops {
			for j, o := range c.Stops[:i] {
				if d := dist(s.At, o.At); d < 2*r+2 {
					t.Errorf("%s: %s and %s are %.1f apart", name, s.Key, c.Stops[j].Key, d)
				}
			}
			if s.At.X < r || s.At.X > WorldWidth-r || s.At.Y < r || s.At.Y > c.Cut.Height-r {
				t.Errorf("%s: %s is at the edge: %v", name, s.Key, s.At)
			}
			b := c.Title
			near := Point{max(b.X, min(b.X+b.W, s.At.X)), max(b.Y, min(b.Y+b.H, s.At.Y))}
			if dist(near, s.At) < r {
				t.Errorf("%s: %s is under the title", name, s.Key)
			}
			if d := dist(s.At, c.At(s.Place)); d > 2.8*r {
				t.Errorf("%s: %s is %.1f from its place", name, s.Key, d)
			} else if d > 0.8*r {
				astray++
			}
		}
		if astray > len(c.Stops)/3 {
			t.Errorf("%s: %d squares don't lie on their places", name, astray)
		}
	}
}

// TestRoadsCanBeFollowed checks on each chart that no line of the road crosses another
// or runs through a square that isn't at its ends, and that the next square is near but
// where an ocean lies between.
func TestRoadsCanBeFollowed(t *testing.T) {
	for name, c := range charts() {
		far := 0
		for j := 1; j < len(c.Stops); j++ {
			a, b := c.Stops[j-1], c.Stops[j]
			if dist(a.At, b.At) > 2*2*c.Cut.StopRadius {
				far++
			}
			for i, s := range c.Stops {
				if i == j || i == j-1 {
					continue
				}
				if d := fromLine(s.At, a.At, b.At); d < c.Cut.StopRadius+1 {
					t.Errorf("%s: the line from %s to %s is %.1f from %s", name, a.Key, b.Key, d, s.Key)
				}
				if i > j+1 && crossing(a.At, b.At, c.Stops[i-1].At, s.At) {
					t.Errorf("%s: the lines from %s and to %s cross", name, a.Key, s.Key)
				}
			}
		}
		if far > 12 {
			t.Errorf("%s: %d steps of the road are longer than two squares", name, far)
		}
	}
}

// TestChartsAreWhole checks that no chart is torn or folded, that its edges stay, and
// that no land grows or shrinks out of knowledge.
func TestChartsAreWhole(t *testing.T) {
	for name, c := range charts() {
		if c.folds() {
			t.Errorf("%s is folded", name)
		}
		for _, p := range []Point{{}, {WorldWidth, 0}, {0, WorldHeight}, {WorldWidth, WorldHeight}, {500, 0}, {0, 200}} {
			q, flat := c.At(p), c.Cut.From(p)
			if p.X == 0 && math.Abs(q.X) > 0.5 || p.X == WorldWidth && math.Abs(q.X-WorldWidth) > 0.5 ||
				p.Y == 0 && math.Abs(q.Y) > 0.5 || p.Y == WorldHeight && math.Abs(q.Y-c.Cut.Height) > 0.5 {
				t.Errorf("%s: the edge at %v has gone from %v to %v", name, p, flat, q)
			}
		}
		for _, s := range c.Seas {
			if s.R < 10 || s.At.X < s.R || s.At.X > WorldWidth-s.R || s.At.Y < s.R || s.At.Y > c.Cut.Height-s.R {
				t.Errorf("%s: a sea at %v, %.1f wide", name, s.At, s.R)
			}
		}
	}
	if c := Flat(Wide); c.At(Point{123, 45}) != (Point{123, 45}) {
		t.Error("a flat chart isn't flat")
	}
}

// BenchmarkParseWorld reads the poster of the world, as it is done once before the first
// table is painted.
func BenchmarkParseWorld(b *testing.B) {
	for b.Loop() {
		if _, err := parseWorld(worldJSON); err != nil {
			b.Fatal(err)
		}
	}
}

// folds says whether a mesh of the net is turned over.
func (c *Chart) folds() bool {
	for row := range NetRows {
		for col := range NetCols {
			a, b, d := c.knot(col, row), c.knot(col+1, row), c.knot(col, row+1)
			if !((b.X-a.X)*(d.Y-a.Y)-(b.Y-a.Y)*(d.X-a.X) > 0) {
				return true
			}
		}
	}
	return false
}
