// Package anim moves things from where they are to where they belong. It knows
// no window and no game: it works on keyed sprites and elapsed time.
//
// The words: a flight takes the sprite of a key from one rectangle to where its
// layout says; a ghost flies likewise but belongs to no layout, and is gone when
// it arrives. A manner says how it looks on its way. With speed 0 everything is
// where it belongs at once.
package anim

import (
	"math"
	"slices"
	"time"

	"posterestante/render/engine/stage"
)

// Flight is one thing on its way.
type Flight struct {
	From  stage.Rect
	To    stage.Rect // ghosts only; a sprite's goal is where the layout has it
	Pic   stage.Pic  // ghosts only
	How   Manner
	Path  []Point       // the way of its middle, from where it is to its goal; nil for straight
	Glow  Glow          // goes with it on its path
	Mark  stage.Pic     // a dash of the way ahead of it; Kind "" for none
	Back  stage.Pic     // what it shows until it has turned over; Kind "" if it doesn't
	Shows []stage.Pic   // what it shows in turn until it comes to rest; nil for its own picture
	First bool          // nothing else starts before it has arrived
	Fade  bool          // it doesn't fly: it fades in where it belongs (a ghost fades out where it was)
	Soft  bool          // nothing waits for it
	Tag   int           // given back when it arrives; 0 for nothing
	Delay time.Duration // before it sets off; a ghost isn't seen before
	Span  time.Duration // how long it takes
	at    time.Duration
}

// Motion is all that moves.
type Motion struct {
	Shade   stage.Pic // the shadow of paper that is raised; Kind "" for none
	flights map[string]*Flight
	ghosts  []*Flight
}

// New is a motion in which nothing moves.
func New() *Motion { return &Motion{flights: map[string]*Flight{}} }

// Busy says whether anything still moves.
func (m *Motion) Busy() bool { return len(m.flights)+len(m.ghosts) > 0 }

// Fly sends the sprite of a key on its way. One that is already on its way
// keeps its tag, or if it gets a new one has arrived: that tag is given back.
func (m *Motion) Fly(key string, f Flight) (landed int) {
	if old := m.flights[key]; old != nil && f.Tag == 0 {
		f.Tag = old.Tag
	} else if old != nil {
		landed = old.Tag
	}
	m.flights[key] = &f
	return landed
}

// Ghost sends a picture that belongs to no layout on its way.
func (m *Motion) Ghost(f Flight) { m.ghosts = append(m.ghosts, &f) }

// Done ends all flights.
func (m *Motion) Done() { clear(m.flights); m.ghosts = nil }

// Progress is how far the slowest flight is that others wait for, from 0 to 1;
// 1 when there is none.
func (m *Motion) Progress() float64 {
	p := 1.0
	far := func(f *Flight) {
		switch {
		case f.Soft:
		case f.First && f.linear() < 1:
			p = 0
		default:
			p = math.Min(p, f.linear())
		}
	}
	for _, f := range m.flights {
		far(f)
	}
	for _, f := range m.ghosts {
		far(f)
	}
	return p
}

// Step lets time pass; it gives the tags of what arrived, the smallest first.
func (m *Motion) Step(dt time.Duration) (landed []int) {
	land := func(f *Flight) bool {
		f.at += dt
		if f.linear() < 1 {
			return false
		}
		if f.Tag != 0 {
			landed = append(landed, f.Tag)
		}
		return true
	}
	for k, f := range m.flights {
		if land(f) {
			delete(m.flights, k)
		}
	}
	m.ghosts = slices.DeleteFunc(m.ghosts, land)
	slices.Sort(landed)
	return landed
}

func (f *Flight) linear() float64 {
	if f.Span <= 0 {
		return 1
	}
	return math.Min(1, math.Max(0, float64(f.at-f.Delay)/float64(f.Span)))
}

// Pose is where a key's sprite is now, given its goal.
func (m *Motion) Pose(key string, goal stage.Rect) (r stage.Rect, flying bool) {
	if f := m.flights[key]; f != nil && key != "" {
		return f.where(goal), true
	}
	return goal, false
}

// where is the rectangle on the way to a goal, upright.
func (f *Flight) where(to stage.Rect) stage.Rect {
	if f.Fade {
		return to
	}
	b, t := &bearings[f.How], f.linear()
	far := easeOut(part(b.goes, t))
	mix := func(a, b float64) float64 { return a + (b-a)*far }
	w, h := mix(f.From.W, to.W), mix(f.From.H, to.H)
	fx, fy := f.From.Mid()
	tx, ty := to.Mid()
	x, y := mix(fx, tx), mix(fy, ty)
	if len(f.Path) > 0 {
		p, _ := Along(f.Path, f.far())
		x, y = p.X, p.Y
	}
	zoom := at(b.zoom, t, 1)
	w, h = w*zoom, h*zoom
	up := at(b.rise, t, 0)
	if f.How == Walk {
		up += hop(f.Path, t)
	}
	return stage.Rect{X: x - w/2, Y: y - h/2 - up, W: w, H: h}
}

// far is how far along its path it is, in logical pixels.
func (f *Flight) far() float64 {
	if f.How == Walk {
		return strides(f.Path, f.linear())
	}
	return easeBoth(part(bearings[f.How].goes, f.linear())) * Length(f.Path)
}

// rock is how what rolls leans on its way: a little, and not at the ends.
func (f *Flight) rock() float64 {
	const wave, most = 34.0, 0.10
	t := f.linear()
	return most * math.Sin(f.far()/wave*math.Pi) * math.Min(1, 6*t*(1-t))
}

// Place puts the sprites of a layout where they are now: those on their way
// come last, so that they are seen, each on its road, and then the ghosts.
func (m *Motion) Place(f *stage.Frame, sprites []stage.Sprite) {
	var flying []stage.Sprite
	for _, s := range sprites {
		if fl := m.flights[s.Key]; fl != nil && s.Key != "" {
			s = fl.show(s, s.Rect)
			flying = append(append(append(append(flying, fl.road()...), fl.shine()...), m.shade(fl, s)...), s)
			continue
		}
		f.Sprites = append(f.Sprites, s)
	}
	f.Sprites = append(f.Sprites, flying...)
	for _, g := range m.ghosts {
		if g.at < g.Delay {
			continue
		}
		s := g.show(stage.Sprite{Pic: g.Pic, Rect: g.To}, g.To)
		if g.Fade {
			s.Rect, s.Alpha = g.From, 1.001-g.linear()
		}
		f.Sprites = append(append(append(f.Sprites, g.road()...), m.shade(g, s)...), s)
	}
}

// road is the dashes of the way that is still ahead.
func (f *Flight) road() []stage.Sprite {
	if f.Mark.Kind == "" || f.Fade {
		return nil
	}
	return Dashes(f.Path, f.Mark, 4, f.far(), 0.95*math.Min(1, 8*f.linear()))
}

// show is a sprite on its way to a goal: where it is, turned over as far as it
// is, or as faint as it still is.
func (f *Flight) show(s stage.Sprite, goal stage.Rect) stage.Sprite {
	t := f.linear()
	if f.Fade {
		s.Alpha = math.Max(t, 0.001)
		return s
	}
	b := &bearings[f.How]
	over := part(b.turns, t)
	if f.Back.Kind != "" && over < 0.5 { // at its own size: the two sides may differ
		s.Pic, s.Rect = f.Back, f.From
	}
	if n := len(f.Shows); n > 0 && t < rest {
		s.Pic = f.Shows[int(t/rest*frames)%n]
	}
	s = posed(s, f.where(goal))
	s.Turn = at(b.turn, t, 0)
	if f.Back.Kind != "" {
		s.Turn = math.Min(1-math.Abs(2*over-1), 0.98)
	}
	s.Angle = at(b.tilt, t, 0)
	if len(f.Path) > 0 && f.How == Roll {
		s.Angle = f.rock()
	}
	if b.hung {
		half := s.Rect.H / 2 * s.Zoom
		s.Rect.X -= math.Sin(s.Angle) * half
		s.Rect.Y -= (1 - math.Cos(s.Angle)) * half
	}
	if a := at(b.alpha, t, 1); a < 1 {
		s.Alpha = math.Max(a, 0.001)
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
