package board

import (
	"math"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// Alive is a Board of which a little drifts while nobody does anything.
type Alive interface {
	// Life is what drifts, after so many eighths of a second: on the ground of the
	// layout, and over all that lies there. At 0 it is where a still picture has it.
	Life(l *Layout, v *game.View, c *Context, breath int) (ground, air []stage.Sprite)
}

// whole is a length in pixels of a window of 1280x720: what drifts less looks the
// same, so that nothing is drawn for it.
func whole(x float64) float64 { return math.Round(x/1.5) * 1.5 }

// Sway is a way to and fro, so far, that takes so many seconds.
func Sway(breath int, far, seconds, from float64) float64 {
	return whole(far * math.Sin(2*math.Pi*(float64(breath)/8/seconds)+from) * min(1, float64(breath)/40))
}

// Cloud is the shadow of a cloud that passes over a place once in so many seconds;
// false while it is elsewhere.
func Cloud(breath int, in stage.Rect, seconds float64) (stage.Sprite, bool) {
	const over = 0.7 // of the time it is on its way
	t := math.Mod(float64(breath)/8/seconds, 1)
	w := min(in.W*0.36, 380)
	h := w * 0.52
	if breath == 0 || t > over || in.H < h {
		return stage.Sprite{}, false
	}
	u := t / over
	lane := 0.2 + 0.5*math.Mod(math.Floor(float64(breath)/8/seconds)*0.618, 1)
	r := stage.Rect{X: in.X + whole(u*(in.W-w)), Y: in.Y + whole(lane*(in.H-h)), W: w, H: h}
	alpha := math.Round(20*math.Min(1, math.Min(u, 1-u)*8)) / 20
	return stage.Sprite{Pic: stage.Pic{Kind: "cloudshade"}, Rect: r, Alpha: max(alpha, 0.001)}, true
}

// Smoke are the puffs over what burns at a point; the place tells fires apart.
func Smoke(breath int, x, y float64, place int) (out []stage.Sprite) {
	const puffs, long = 3, 36
	if breath == 0 {
		return nil
	}
	for i := range puffs {
		t := (breath + place*11 + i*long/puffs) % long
		if breath < t { // it isn't lit yet
			continue
		}
		side, u := 12+12*float64(t*4/long)/3, float64(t)/long
		r := stage.Rect{X: x - side/2 + whole(3*math.Sin(float64(t)*0.35)+8*u), Y: y - side/2 - whole(40*u),
			W: side, H: side}
		out = append(out, stage.Sprite{Pic: stage.Pic{Kind: "smoke"}, Rect: r,
			Alpha: max(0.001, math.Round(10*0.8*(1-u)*min(1, 6*u))/10)})
	}
	return out
}

// OfMap is the picture of the map on the ground of a layout; Kind "" where there is none.
func (l *Layout) OfMap() stage.Sprite {
	for _, s := range l.Sprites[:l.Ground] {
		if s.Rect == l.Map {
			return s
		}
	}
	return stage.Sprite{}
}

// On is where the picture of a kind lies on the ground of a layout.
func (l *Layout) On(kind string) (stage.Rect, bool) {
	for _, s := range l.Sprites[:l.Ground] {
		if s.Pic.Kind == kind {
			return s.Rect, true
		}
	}
	return stage.Rect{}, false
}
