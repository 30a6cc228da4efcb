package geo

import "math"

// A Stretch says how much room the poster gives to a degree, beside what the
// projection gives: a traveller's chart is large where one stops often, and
// small where there is but sea.
type Stretch []struct{ At, Room float64 }

var (
	eastward = Stretch{{-40, 1.5}, {42, 1.5}, {56, 1.2}, {68, 1.35}, {104, 1.35}, {118, 1.05}, {145, 1}, {162, 0.8}, {220, 0.75}, {245, 1}, {280, 1.2}, {318, 1.2}, {326, 0.75}, {338, 0.75}, {349, 1.4}, {400, 1.4}}
	upward   = Stretch{{-99, 0.9}, {-60, 1}, {-35, 1.07}, {10, 1.07}, {24, 1.19}, {36, 1.29}, {57, 1.27}, {72, 0.9}, {130, 0.8}} // in degrees as the projection stretches them
)

// upTo is the room from the first place of the stretch to another.
func (s Stretch) upTo(v float64) (sum float64) {
	for i := 1; i < len(s) && v > s[i-1].At; i++ {
		a, b := s[i-1], s[i]
		to := math.Min(v, b.At)
		room := a.Room + (b.Room-a.Room)*(to-a.At)/(b.At-a.At)
		sum += (to - a.At) * (a.Room + room) / 2
	}
	return sum
}

// Project returns where a place is on the poster, longitude and latitude in
// degrees, as one goes round the globe: longitudes go on past 180, and what is
// west or east of the poster lies beyond its edges. The projection is Miller's,
// stretched.
func Project(lon, lat float64) Point {
	y := func(lat float64) float64 {
		return upward.upTo(1.25 * math.Log(math.Tan(math.Pi/4+0.4*lat*math.Pi/180)) * 180 / math.Pi)
	}
	west := eastward.upTo(WorldWest)
	unit := WorldWidth / (eastward.upTo(WorldEast) - west)
	return Point{(eastward.upTo(lon) - west) * unit, (y(WorldNorth) - y(lat)) * unit}
}

// A Cut is a shape that the poster is drawn in: on the wide one lie the units of
// Lands and Project, the tall one is narrower and higher, for windows that are higher
// than wide. A Cut's own units are a thousandth of its width.
type Cut struct {
	Height     float64 // the width is WorldWidth
	StopRadius float64 // of a stop of a road
	Pixels     float64 // logical pixels of the table a unit
	east, down Stretch // in units of the wide one; nil for itself
}

// The poster's cuts.
var (
	Wide = &Cut{Height: WorldHeight, StopRadius: StopRadius, Pixels: 1.448}
	Tall = &Cut{
		Height: 640, StopRadius: 29.7, Pixels: 1.045,
		east: Stretch{{-100, 1}, {0, 1}, {80, 1.12}, {560, 1.12}, {640, 0.72}, {700, 0.72}, {760, 0.95}, {900, 0.95}, {1000, 0.8}, {1100, 0.8}},
		down: Stretch{{-100, 0.9}, {0, 0.9}, {40, 1.05}, {330, 1.05}, {WorldHeight, 1}, {WorldHeight + 100, 1}},
	}
)

// From is where a point of the wide poster is on this one.
func (c *Cut) From(p Point) Point {
	if c.east == nil {
		return p
	}
	return Point{c.east.Part(p.X, WorldWidth) * WorldWidth, c.down.Part(p.Y, WorldHeight) * c.Height}
}

// Part is how much of the way from 0 to the end lies before a place.
func (s Stretch) Part(v, end float64) float64 {
	zero := s.upTo(0)
	return (s.upTo(v) - zero) / (s.upTo(end) - zero)
}
