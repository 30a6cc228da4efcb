package table

import (
	"math"

	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
)

// A flight is seen from close above: the map comes near, passes under the aeroplane, and goes back to its place.
const (
	nearer   = 0.16  // of the time, until the map is near
	farther  = 0.86  // from then on it goes back
	mapClose = 2.6   // how many times its size the map is, at least: it covers the canvas
	mapEdge  = 0.035 // of its width, which is never seen from near
	planeBig = 400.0
)

// flight is an aeroplane that carries a piece over the map.
func (c *moment) flight() (out []stage.Sprite) {
	t := c.far()
	way := c.route()
	u := ramp(t, 0.04, 0.96)
	p, heading := anim.Along(way, u*anim.Length(way))
	near := ramp(t, 0, nearer) * (1 - ramp(t, farther, 1))
	on, k := c.camera(p, near)
	if c.over.Pic.Kind != "" {
		s := c.over
		s.Key, s.Rect, s.Zoom = "", about(on.X, on.Y, s.Rect.W, s.Rect.H), k
		out = append(out, s)
	}
	at := func(p anim.Point) anim.Point { // where a point of the map is seen
		mx, my := c.over.Rect.Mid()
		return anim.Point{X: on.X + (p.X-mx)*k, Y: on.Y + (p.Y-my)*k}
	}
	seen := make([]anim.Point, len(way))
	for i := range way {
		seen[i] = at(way[i])
	}
	out = append(out, anim.Dashes(seen, stage.Pic{Kind: "dash", ID: c.Pic.ID}, 6, u*anim.Length(seen), 0.9)...)
	up := math.Sin(min(1, max(0, (t-0.04)/0.92)) * math.Pi)
	zoom := 0.16 + 0.84*near*(0.75+0.25*up)
	q := at(p)
	shade := stage.Sprite{Pic: stage.Pic{Kind: "plane", Look: 1},
		Rect:  about(q.X+70*up, q.Y+110*up, planeBig, planeBig),
		Angle: heading, Zoom: zoom * 0.86, Alpha: 0.3}
	plane := stage.Sprite{Pic: stage.Pic{Kind: "plane", ID: c.Pic.ID}, Rect: about(q.X, q.Y-20*up, planeBig, planeBig),
		Angle: heading, Zoom: zoom}
	if a := ramp(t, 0.92, 1); a > 0 {
		plane.Alpha, shade.Alpha = faint(1-a), faint(0.3*(1-a))
	}
	return append(out, shade, plane)
}

// route is the way of a flight over the map.
func (c *moment) route() []anim.Point {
	var a, b anim.Point
	a.X, a.Y = c.from.Mid()
	b.X, b.Y = c.to.Mid()
	bend := 0.18
	if b.X < a.X {
		bend = -bend
	}
	return anim.Curve(a, b, bend)
}

// camera is where the middle of the map is seen and how many times its size, as near as that, while the eye follows a
// point of it; from near the map covers the canvas.
func (c *moment) camera(p anim.Point, near float64) (mid anim.Point, k float64) {
	m := c.over.Rect
	mid.X, mid.Y = m.Mid()
	if m.W == 0 {
		return mid, 1
	}
	edge := m.W * mapEdge
	whole := max(mapClose, c.canvas.W/(m.W-2*edge), c.canvas.H/(m.H-2*edge))
	kept := func(at, from, long, canvas float64) float64 { // the eye goes less far than what it follows
		half := canvas / 2 / whole
		eye := from + edge + half + (at-from)/long*(long-2*edge-2*half)
		return canvas/2 + (from+long/2-eye)*whole
	}
	x, y := kept(p.X, m.X, m.W, c.canvas.W), kept(p.Y, m.Y, m.H, c.canvas.H)
	return anim.Point{X: mid.X + (x-mid.X)*near, Y: mid.Y + (y-mid.Y)*near}, 1 + (whole-1)*near
}
