package main

import (
	"fmt"
	"math"
	"slices"

	"posterestante/assets/geo"
)

// A stop is a square of a road on the poster.
type stop struct {
	key string
	spot
	place pt // where that is on the poster
	at    pt // where the square is drawn: as near as its neighbours allow
	tall  pt // likewise on the tall poster
}

// How the stops find their places.
const (
	homesick = 0.03 // share of the way back to its place that a stop goes each round
	rounds   = 4000
)

// room is how much room the stops have on a poster, in its units.
type room struct {
	high    float64
	apart   float64 // between the middles of any two stops of a road
	offRoad float64 // from a stop to the line between two others
	margin  float64 // from the poster's edge
}

// roomOn is the room on a cut of the poster.
func roomOn(c *geo.Cut) room {
	k := c.StopRadius / geo.StopRadius
	return room{c.Height, 29.3 * k, 18 * k, 17 * k}
}

// settle places the stops of each road.
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
			p := project(pt{lon, s.lat})
			stops = append(stops, stop{q.Key, s, p, p, p})
		}
		for _, cut := range []*geo.Cut{geo.Wide, geo.Tall} {
			var places []pt
			for _, s := range stops {
				p := cut.From(geo.Point{X: s.place.x, Y: s.place.y})
				places = append(places, pt{p.X, p.Y})
			}
			at, err := roomOn(cut).relax(places)
			if err != nil {
				return fmt.Errorf("%s: %w", r.game, err)
			}
			for i, p := range at {
				if cut == geo.Tall {
					stops[i].tall = p
				} else {
					stops[i].at = p
				}
			}
		}
		w.stops[r.game] = stops
	}
	return nil
}

// relax pushes stops apart until none is too near to another or to a line of the
// road that isn't its own, and lets them drift back to their places.
func (r room) relax(places []pt) (at []pt, err error) {
	at = slices.Clone(places)
	for round := range rounds {
		if round < rounds*3/4 {
			for i, p := range places {
				at[i].x += (p.x - at[i].x) * homesick
				at[i].y += (p.y - at[i].y) * homesick
			}
		}
		for i := range at {
			for j := range i {
				push(&at[i], &at[j], r.apart)
			}
			for j := 1; j < len(at); j++ {
				if j != i && j-1 != i {
					shove(&at[i], at[j-1], at[j], r.offRoad)
				}
			}
			at[i].x = max(r.margin, min(worldW-r.margin, at[i].x))
			at[i].y = max(r.margin, min(r.high-r.margin, at[i].y))
		}
	}
	for i := range at {
		for j := range i {
			if d := math.Hypot(at[i].x-at[j].x, at[i].y-at[j].y); d < r.apart-0.5 {
				return nil, fmt.Errorf("squares %d and %d are %.1f apart", j, i, d)
			}
		}
	}
	return at, nil
}

// push moves two points apart, each half of what is missing.
func push(a, b *pt, least float64) {
	dx, dy := a.x-b.x, a.y-b.y
	d := math.Hypot(dx, dy)
	if d >= least {
		return
	}
	if d < 0.01 {
		dx, dy, d = 1, 0, 1
	}
	k := (least - d) / d / 2
	a.x, a.y = a.x+dx*k, a.y+dy*k
	b.x, b.y = b.x-dx*k, b.y-dy*k
}

// shove moves a point away from a line that isn't its own.
func shove(p *pt, a, b pt, least float64) {
	dx, dy := b.x-a.x, b.y-a.y
	t := ((p.x-a.x)*dx + (p.y-a.y)*dy) / (dx*dx + dy*dy)
	if t <= 0 || t >= 1 {
		return
	}
	q := pt{a.x + t*dx, a.y + t*dy}
	push(p, &q, least)
}

// blob is the shore of an islet, drawn larger than it is, under its stop and
// looking out from behind it; no two are alike.
func blob(at pt, size float64, seed int) []pt {
	var l []pt
	for k := range 8 {
		a := 2 * math.Pi * (float64(k) + 0.3*math.Sin(float64(5*seed+3*k))) / 8
		r := size * (0.9 + 0.2*math.Sin(float64(7*seed+11*k)))
		l = append(l, pt{at.x + 2.5 + 1.2*r*math.Cos(a), at.y - 1.5 + 0.85*r*math.Sin(a)})
	}
	return l
}
