package main

import (
	"fmt"
	"math"

	"posterestante/assets/geo"
)

// A stop is a square of a road on the poster.
type stop struct {
	key string
	spot
	place pt // where that is on the flat poster
}

// A chart is the map of a road on a cut of the poster.
type chart struct {
	*sheet
	seas []sea
}

// room is how much room the squares have on a poster, in its units.
type room struct {
	high    float64
	apart   float64 // between the middles of any two squares of a road
	beside  float64 // nearer than this from side to side ...
	above   float64 // ... they are so far apart upwards: a pawn stands below a number
	offRoad float64 // from a square to the line between two others
	margin  float64 // from the poster's edge
	top     float64 // from its upper edge: a pawn stands there
}

// roomOn is the room on a cut of the poster, given in logical pixels of the table.
func roomOn(c *geo.Cut) room {
	r, k := c.StopRadius*c.Pixels, 1/c.Pixels
	return room{c.Height, (2*r + 7) * k, 57 * k, 82 * k, (r + 8) * k, (r + 6) * k, (r + 12) * k}
}

// settle places the squares of each road.
func (w *world) settle() error {
	for _, r := range roads {
		var stops []stop
		lon := r.from
		for _, q := range r.road {
			s, ok := spots[q.Key]
			if !ok {
				return fmt.Errorf("%s: nothing says where %q is", r.game, q.Key)
			}
			// The copy of the place that is nearest to the stop before.
			lon += math.Remainder(s.lon-lon, 360)
			stops = append(stops, stop{q.Key, s, project(pt{lon, s.lat})})
		}
		w.stops[r.game] = stops
		for i, cut := range cuts {
			var places []pt
			for _, s := range stops {
				p := cut.From(geo.Point{X: s.place.x, Y: s.place.y})
				places = append(places, pt{p.X, p.Y})
			}
			s := newSheet(cut, places, r.titles[i], namesOf(r.road, cut), r.first[i])
			if err := s.bend(); err != nil {
				return fmt.Errorf("%s: %w", r.game, err)
			}
			w.charts[r.game] = append(w.charts[r.game], chart{s, w.openWater(s)})
		}
	}
	return nil
}

// cuts are the poster's, in the order in which charts are written.
var cuts = []*geo.Cut{geo.Wide, geo.Tall}

// plain is a chart as it is written; its net by how far its knots have moved, in tenths.
func (c chart) plain() any {
	var moved []int
	for i, p := range c.net {
		flat := c.knot(i)
		moved = append(moved, int(math.Round(10*(p.x-flat.x))), int(math.Round(10*(p.y-flat.y))))
	}
	var seas []float64
	for _, s := range c.seas {
		seas = append(seas, flat([]pt{s.at, {s.r, 0}})[:3]...)
	}
	t := c.title
	return map[string]any{"at": flat(c.at), "net": moved, "seas": seas, "title": []float64{t.X, t.Y, t.W, t.H}}
}
