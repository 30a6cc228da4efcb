package anim

import (
	"math"

	"posterestante/render/engine/stage"
)

// Point is a place on the logical canvas.
type Point struct{ X, Y float64 }

// Curve is a way from one point to another that bends to its left by a share
// of its length; a few points that are close to each other.
func Curve(a, b Point, bend float64) []Point {
	const n = 24
	cx, cy := (a.X+b.X)/2+(b.Y-a.Y)*bend, (a.Y+b.Y)/2-(b.X-a.X)*bend
	out := make([]Point, 0, n+1)
	for i := range n + 1 {
		t := float64(i) / n
		p, q, r := (1-t)*(1-t), 2*t*(1-t), t*t
		out = append(out, Point{p*a.X + q*cx + r*b.X, p*a.Y + q*cy + r*b.Y})
	}
	return out
}

// Length is how long a way is, in logical pixels.
func Length(path []Point) float64 {
	sum := 0.0
	for i := 1; i < len(path); i++ {
		sum += math.Hypot(path[i].X-path[i-1].X, path[i].Y-path[i-1].Y)
	}
	return sum
}

// Along is the point that lies so far along a way, in logical pixels, and the
// way's direction there in radians.
func Along(path []Point, far float64) (p Point, angle float64) {
	for i := 1; i < len(path); i++ {
		a, b := path[i-1], path[i]
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		angle = math.Atan2(b.Y-a.Y, b.X-a.X)
		if far <= d && d > 0 {
			return Point{a.X + (b.X-a.X)*far/d, a.Y + (b.Y-a.Y)*far/d}, angle
		}
		far -= d
	}
	if len(path) == 0 {
		return p, 0
	}
	return path[len(path)-1], angle
}

// Size of a dash and the distance from one to the next, in logical pixels.
const (
	dashW, dashH = 18.0, 8.0
	dashStep     = 25.0
)

// Dashes are the dashes of a way, but for so much at either end: one small
// picture many times. What lies before far, in logical pixels, is left out.
func Dashes(path []Point, pic stage.Pic, ends, far, alpha float64) []stage.Sprite {
	long := Length(path)
	n := int((long-2*ends)/dashStep + 0.5)
	if n < 1 || alpha <= 0 {
		return nil
	}
	step := (long - 2*ends) / float64(n)
	var out []stage.Sprite
	for i := range n {
		d := ends + (float64(i)+0.5)*step
		if d < far {
			continue
		}
		p, angle := Along(path, d)
		out = append(out, stage.Sprite{Pic: pic, Rect: stage.Rect{X: p.X - dashW/2, Y: p.Y - dashH/2, W: dashW,
			H: dashH}, Angle: angle, Alpha: alpha})
	}
	return out
}
