// Package anim moves things from where they are to where they belong. It knows
// no window and no game: it works on keyed sprites and elapsed time.
//
// The words: a flight takes the sprite of a key from one rectangle to where its
// layout says; a ghost flies likewise but belongs to no layout, and is gone when
// it arrives. With speed 0 everything is where it belongs at once.
package anim

import (
	"math"
	"time"

	"posterestante/render/stage"
)

// Flight is one thing on its way.
type Flight struct {
	From  stage.Rect
	To    stage.Rect // ghosts only; a sprite's goal is where the layout has it
	Pic   stage.Pic  // ghosts only
	Lift  float64    // how far it rises on its way, in logical pixels
	Back  stage.Pic  // what it shows in the first half, if it turns over; Kind "" if it doesn't
	Fade  bool       // it doesn't fly: it fades in where it belongs (a ghost fades out where it was)
	Delay time.Duration
	Span  time.Duration
	at    time.Duration
}

// Motion is all that moves.
type Motion struct {
	flights map[string]*Flight
	ghosts  []*Flight
}

// New is a motion in which nothing moves.
func New() *Motion { return &Motion{flights: map[string]*Flight{}} }

// Busy says whether anything still moves.
func (m *Motion) Busy() bool { return len(m.flights)+len(m.ghosts) > 0 }

// Fly sends the sprite of a key on its way.
func (m *Motion) Fly(key string, f Flight) { m.flights[key] = &f }

// Ghost sends a picture that belongs to no layout on its way.
func (m *Motion) Ghost(f Flight) { m.ghosts = append(m.ghosts, &f) }

// Done ends all flights.
func (m *Motion) Done() { clear(m.flights); m.ghosts = nil }

// Progress is how far the slowest flight is, from 0 to 1; 1 when nothing moves.
func (m *Motion) Progress() float64 {
	p := 1.0
	for _, f := range m.flights {
		p = math.Min(p, f.linear())
	}
	for _, f := range m.ghosts {
		p = math.Min(p, f.linear())
	}
	return p
}

// Step lets time pass.
func (m *Motion) Step(dt time.Duration) {
	for k, f := range m.flights {
		if f.at += dt; f.linear() >= 1 {
			delete(m.flights, k)
		}
	}
	left := m.ghosts[:0]
	for _, f := range m.ghosts {
		if f.at += dt; f.linear() < 1 {
			left = append(left, f)
		}
	}
	m.ghosts = left
}

func (f *Flight) linear() float64 {
	if f.Span <= 0 {
		return 1
	}
	return math.Min(1, math.Max(0, float64(f.at-f.Delay)/float64(f.Span)))
}

// where is the rectangle on the way to a goal: quick at first, slow at the end.
func (f *Flight) where(to stage.Rect) stage.Rect {
	t := f.linear()
	if f.Fade {
		return to
	}
	t = 1 - (1-t)*(1-t)*(1-t)
	mix := func(a, b float64) float64 { return a + (b-a)*t }
	r := stage.Rect{X: mix(f.From.X, to.X), Y: mix(f.From.Y, to.Y), W: mix(f.From.W, to.W), H: mix(f.From.H, to.H)}
	r.Y -= f.Lift * 4 * t * (1 - t)
	return r
}

// Pose is where a key's sprite is now, given its goal.
func (m *Motion) Pose(key string, goal stage.Rect) (r stage.Rect, flying bool) {
	if f := m.flights[key]; f != nil && key != "" {
		return f.where(goal), true
	}
	return goal, false
}

// Place puts the sprites of a layout where they are now: those on their way
// come last, so that they are seen, and then the ghosts.
func (m *Motion) Place(f *stage.Frame, sprites []stage.Sprite) {
	var flying []stage.Sprite
	for _, s := range sprites {
		if fl := m.flights[s.Key]; fl != nil && s.Key != "" {
			flying = append(flying, fl.show(s, s.Rect))
			continue
		}
		f.Sprites = append(f.Sprites, s)
	}
	f.Sprites = append(f.Sprites, flying...)
	for _, g := range m.ghosts {
		s := g.show(stage.Sprite{Pic: g.Pic, Rect: g.To}, g.To)
		if g.Fade {
			s.Rect, s.Alpha = g.From, 1.001-g.linear()
		}
		f.Sprites = append(f.Sprites, s)
	}
}

// show is a sprite on its way to a goal: where it is, turned over as far as it
// is, or as faint as it still is.
func (f *Flight) show(s stage.Sprite, goal stage.Rect) stage.Sprite {
	t := f.linear()
	if f.Fade {
		s.Alpha = math.Max(t, 0.001)
		return s
	}
	s = posed(s, f.where(goal))
	if f.Back.Kind != "" {
		if t < 0.5 {
			s.Pic, s.Turn = f.Back, 2*t
		} else {
			s.Turn = 2 - 2*t
		}
		s.Turn = math.Min(s.Turn, 0.98)
	}
	return s
}

// posed shows a sprite at a pose: it is painted at its own size and zoomed, so
// that one picture serves the whole flight.
func posed(s stage.Sprite, pose stage.Rect) stage.Sprite {
	if s.Rect.W > 0 {
		s.Zoom = pose.W / s.Rect.W
	}
	x, y := pose.Mid()
	s.Rect = s.Rect.At(x-s.Rect.W/2, y-s.Rect.H/2)
	return s
}
