package journal

import (
	"math"

	"posterestante/assets/geo"
	"posterestante/assets/geo/trail"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/postcards"
)

// dot is a place on the page, in logical pixels.
type dot struct{ x, y float64 }

// leg is the way from a stop to the next: a curve from a to b, pulled by m.
type leg struct{ a, m, b dot }

// at is a place on the leg, t from 0 to 1; along is its direction there, in
// radians.
func (l leg) at(t float64) dot {
	u := 1 - t
	return dot{u*u*l.a.x + 2*u*t*l.m.x + t*t*l.b.x, u*u*l.a.y + 2*u*t*l.m.y + t*t*l.b.y}
}

func (l leg) along(t float64) float64 {
	u := 1 - t
	return math.Atan2(u*(l.m.y-l.a.y)+t*(l.b.y-l.m.y), u*(l.m.x-l.a.x)+t*(l.b.x-l.m.x))
}

func (l leg) length() float64 { return math.Hypot(l.b.x-l.a.x, l.b.y-l.a.y) }

// stopAt is where a seat's road touches a region: its own bike's place there, so
// that the roads of several seats run side by side.
func stopAt(region, seat int) dot {
	k := mapAt.W / postcards.MapWidth
	x, y := postcards.MapPoint(geo.Regions()[region-1].Bikes[seat&3])
	return dot{mapAt.X + x*k, mapAt.Y + y*k}
}

// legsOf are the legs of a tour, in its order. Each bends to its right, so that
// there and back lie apart, and more each time the same way is ridden again.
func legsOf(t trail.Tour) []leg {
	var out []leg
	ridden := map[[2]int]int{}
	for i := 1; i < len(t.Stops); i++ {
		from, to := t.Stops[i-1].Place, t.Stops[i].Place
		again := ridden[[2]int{from, to}]
		ridden[[2]int{from, to}]++
		a, b := stopAt(from, t.Seat), stopAt(to, t.Seat)
		d := math.Max(math.Hypot(b.x-a.x, b.y-a.y), 1)
		bend := math.Min(0.15*d, 58) + 15*float64(again)
		m := dot{(a.x+b.x)/2 - (b.y-a.y)/d*bend*2*0.8, (a.y+b.y)/2 + (b.x-a.x)/d*bend*2*0.8}
		out = append(out, leg{a, m, b})
	}
	return out
}

// road is the outline through all legs.
func (p *page) road(legs []leg) func() paint.Path {
	return func() paint.Path {
		path := p.c.Path()
		for i, l := range legs {
			if i == 0 {
				path.Move(l.a.x, l.a.y)
			}
			path.Bend(l.m.x, l.m.y, l.b.x, l.b.y)
		}
		return path
	}
}

// crowd is what numbers keep clear of: rectangles taken so far.
type crowd []stage.Rect

func (c *crowd) take(x, y, r float64) {
	*c = append(*c, stage.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r})
}

// hidden is how much of what is taken a disc would cover, in square pixels.
func (c crowd) hidden(at dot, r float64) float64 {
	sum := 0.0
	for _, o := range c {
		w := math.Min(o.X+o.W, at.x+r) - math.Max(o.X, at.x-r)
		h := math.Min(o.Y+o.H, at.y+r) - math.Max(o.Y, at.y-r)
		if w > 0 && h > 0 {
			sum += w * h
		}
	}
	return sum
}

// spotOn finds where on the leg its number stands: near its middle, clear of
// what is taken.
func (c *crowd) spotOn(l leg, r float64) dot {
	best, least := 0.5, math.Inf(1)
	for i := range 17 {
		t := 0.5 + float64((i+1)/2)*0.045*float64(1-2*(i%2))
		cost := c.hidden(l.at(t), r) + math.Abs(t-0.5)*60
		if cost < least {
			best, least = t, cost
		}
	}
	at := l.at(best)
	c.take(at.x, at.y, r)
	return at
}
