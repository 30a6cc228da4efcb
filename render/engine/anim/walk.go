package anim

import (
	"math"

	"posterestante/render/engine/stage"
)

// Glow goes with a thing on its road, so that the eye follows it: a light under it, and a trail behind it that fades.
// Kind "" is nothing.
type Glow struct {
	Light, Trail stage.Pic
	Size         float64 // of the light, in logical pixels
	Down         float64 // how far under the middle of the thing both are
}

// Legs is how many parts a way has that are walked one by one.
func Legs(path []Point) int { return max(len(path)-1, 1) }

// strides is how far along its path something is that walks it leg by leg, each in the same time: it sets off softly
// on each and rests for a moment at its end.
func strides(path []Point, t float64) float64 {
	const moves = 0.86 // of the time of a leg
	legs := Legs(path)
	leg := min(int(t*float64(legs)), legs-1)
	u := math.Min(1, (t*float64(legs)-float64(leg))/moves)
	far := Length(path[:min(leg+1, len(path))])
	return far + easeBoth(u)*Length(path[min(leg, len(path)):min(leg+2, len(path))])
}

// hop is how high it is raised on a leg, in logical pixels.
func hop(path []Point, t float64) float64 {
	const high = 9.0
	_, u := math.Modf(t * float64(Legs(path)))
	return high * math.Abs(math.Sin(u*math.Pi))
}

// The trail: a dot each so many pixels, the last of them so far behind.
const (
	trailStep = 22.0
	trailLong = 260.0
	trailDot  = 18.0
)

// shine is the light under what is on its way, and its trail.
func (f *Flight) shine() (out []stage.Sprite) {
	if f.Glow.Light.Kind == "" || f.Fade || len(f.Path) == 0 {
		return nil
	}
	seen := math.Min(1, 8*math.Min(f.linear(), 1-f.linear()))
	if seen <= 0 {
		return nil
	}
	at := func(p Point, side float64) stage.Rect {
		return stage.Rect{X: p.X - side/2, Y: p.Y + f.Glow.Down - side/2, W: side, H: side}
	}
	far := f.far()
	last := math.Floor(far/trailStep) * trailStep
	for d := last; d >= 0 && far-d < trailLong && f.Glow.Trail.Kind != ""; d -= trailStep {
		p, _ := Along(f.Path, d)
		faint := math.Max(0.001, seen*(1-(far-d)/trailLong))
		out = append(out, stage.Sprite{Pic: f.Glow.Trail, Rect: at(p, trailDot), Alpha: faint})
	}
	p, _ := Along(f.Path, far)
	return append(out, stage.Sprite{Pic: f.Glow.Light, Rect: at(p, f.Glow.Size), Alpha: math.Max(0.001, seen)})
}
