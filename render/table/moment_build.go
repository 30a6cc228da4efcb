package table

import (
	"math"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// When in a moment things happen, from 0 to 1.
const (
	grown  = 0.20 // it is as large as it gets
	turned = 0.34 // the card lies on its other side
	thump  = 0.42 // the postmark comes down
	leaves = 0.58 // it sets off
	inBox  = 0.82 // the letter is in the box
)

// free is how much of the canvas stays free beside what grows, in logical pixels.
const free = 70.0

// ceremony shows a great moment, over the table.
type ceremony struct{ *showing }

// Moves implements Part.
func (o *ceremony) Moves() bool { return o.flow.moment != nil }

// Build shows the great moment, over the table.
func (o *ceremony) Build(f *stage.Frame) {
	c := o.flow.moment
	switch {
	case c == nil:
	case c.calm:
		f.Sprites = append(f.Sprites, c.fade(f)...)
	case c.Kind == board.Posted:
		f.Sprites = append(f.Sprites, c.post()...)
	case c.Kind == board.Flown:
		f.Sprites = append(f.Sprites, c.flight()...)
	case c.Kind == board.Heralded:
		f.Sprites = append(f.Sprites, c.herald(f)...)
	default:
		f.Sprites = append(f.Sprites, c.bloom(f)...)
	}
	if c != nil {
		f.Sprites = append(f.Sprites, c.stream()...)
	}
}

// ramp goes from 0 to 1 between two times, softly at both ends.
func ramp(t, from, to float64) float64 {
	u := min(1, max(0, (t-from)/(to-from)))
	return u * u * (3 - 2*u)
}

// spring is ramp that goes a little too far and comes back.
func spring(t, from, to float64) float64 {
	u := min(1, max(0, (t-from)/(to-from))) - 1
	return 1 + u*u*(2.7*u+1.7)
}

// faint is an opacity as a Sprite has it: 0 there is opaque.
func faint(a float64) float64 { return min(1, max(a, 0.001)) }

// about is a rectangle of a size about a middle.
func about(x, y, w, h float64) stage.Rect { return stage.Rect{X: x - w/2, Y: y - h/2, W: w, H: h} }

// stands is where what grows stands when it is largest: over its place, as far as
// there is room for it and its ribbon; a letter in the middle.
func (c *moment) stands() stage.Rect {
	w, h := c.Size[0], c.Size[1]
	if c.Kind == board.Bloomed {
		w, h = max(w, c.BackSize[0]), max(h, c.BackSize[1])
	}
	x, y := c.from.Mid()
	low := free
	if c.Words != "" {
		low += ribbonHigh
	}
	if c.Kind == board.Posted {
		x, y, low = c.canvas.W/2, c.canvas.H*0.42, 0
	}
	x = min(max(x, w/2+free), c.canvas.W-w/2-free)
	y = min(max(y, h/2+free), c.canvas.H-h/2-low)
	return about(x, y, w, h)
}

// zoomed is a picture that is painted at its largest and shown at a pose.
func (c *moment) zoomed(p stage.Pic, pose stage.Rect) stage.Sprite {
	x, y := pose.Mid()
	r := about(x, y, c.Size[0], c.Size[1])
	return stage.Sprite{Pic: p, Rect: r, Zoom: max(0.02, min(pose.W/r.W, 1.2))}
}

// between is a rectangle on the way from one to another, as high as the width says.
func between(a, b stage.Rect, far float64) stage.Rect {
	ax, ay := a.Mid()
	bx, by := b.Mid()
	mix := func(a, b float64) float64 { return a + (b-a)*far }
	return about(mix(ax, bx), mix(ay, by), mix(a.W, b.W), mix(a.H, b.H))
}

// pose is where the thing is: it grows, stays, and goes to where it belongs.
func (c *moment) pose() stage.Rect {
	t, mid := c.far(), c.stands()
	shape := c.Size[0] / c.Size[1]
	if t < leaves {
		return between(c.from.Fit(shape), mid, spring(t, 0, grown))
	}
	return between(mid, c.to.Fit(shape), ramp(t, leaves, 1))
}

// bloom is a thing in a ring of rays, or a present that is turned over.
func (c *moment) bloom(f *stage.Frame) (out []stage.Sprite) {
	t, r, mid := c.far(), c.pose(), c.stands()
	x, y := r.Mid()
	side := 1.7 * max(c.Size[0], c.Size[1])
	if a := ramp(t, 0.06, grown) * (1 - ramp(t, leaves-0.04, leaves+0.12)); a > 0 {
		out = append(out, stage.Sprite{Pic: stage.Pic{Kind: "rays"}, Rect: about(x, y, side, side), Angle: 0.5 * t,
			Zoom: 0.6 + 0.4*spring(t, 0.05, 0.3), Alpha: faint(a)})
	}
	s := c.zoomed(c.Pic, r)
	if c.Kind == board.Bloomed && c.Back.Kind != "" {
		s = c.held(s, r)
	}
	if c.Kind == board.Unwrapped {
		const open = 0.36
		if t < open {
			s.Pic = c.Back
			s.Angle = 0.09 * math.Sin(t*70) * ramp(t, 0.08, grown)
		}
		s.Turn = min(0.98, math.Max(0, 1-math.Abs(t-open)/0.07))
		out = append(out, c.curls(t, x, y)...)
	}
	if c.to == c.from { // it stays where it is, and only its likeness grew
		s.Alpha = faint(1 - ramp(t, 0.8, 1))
	}
	return append(append(out, c.ribbon(f, mid)...), s) // what leaves passes over its words
}

// held is a card held up at a pose, large, with its words; it is turned over as it leaves.
func (c *moment) held(s stage.Sprite, pose stage.Rect) stage.Sprite {
	const over = 0.09 // how long it is turned over
	t := c.far()
	if t < leaves {
		x, y := pose.Mid()
		s.Pic, s.Rect = c.Back, about(x, y, c.BackSize[0], c.BackSize[1])
		s.Zoom = max(0.02, min(pose.W/c.BackSize[0], 1.2))
	}
	s.Turn = min(0.98, math.Max(0, 1-math.Abs(t-leaves)/over))
	return s
}

// curls are bits of ribbon that fly from a present.
func (c *moment) curls(t, x, y float64) (out []stage.Sprite) {
	const n, from, to = 10, 0.34, 0.72
	if t < from || t > to {
		return nil
	}
	u := (t - from) / (to - from)
	for i := range n {
		a := 2*math.Pi*float64(i)/n + 0.3
		far := c.Size[0] * (0.3 + 0.55*(1-(1-u)*(1-u)))
		out = append(out, stage.Sprite{Pic: stage.Pic{Kind: "curl", ID: i % 3},
			Rect:  about(x+far*math.Cos(a), y+far*math.Sin(a)*0.8+90*u*u, 34, 34),
			Angle: a + 3*u, Alpha: faint(1 - u*u)})
	}
	return out
}

// ribbonHigh is how high the ribbon is.
const ribbonHigh = 92.0

// ribbon is the words, on a ribbon that unrolls under what grows.
func (c *moment) ribbon(f *stage.Frame, over stage.Rect) []stage.Sprite {
	t := c.far()
	a := 1 - ramp(t, 0.84, 0.98)
	if c.Words == "" || t < 0.1 || a <= 0 {
		return nil
	}
	s := ribbonAt(f, c.Words, over)
	s.Turn = 1 - max(0.02, min(1, spring(t, 0.1, 0.3)))
	s.Turn = max(0, s.Turn)
	s.Alpha = faint(a)
	return []stage.Sprite{s}
}

func ribbonAt(f *stage.Frame, words string, over stage.Rect) stage.Sprite {
	w := min(paint.TextStyle(paint.TextHead, 0).Width(words)+200, f.Canvas().W-40)
	x := min(max(over.X+over.W/2, w/2+20), f.Canvas().W-w/2-20)
	y := min(over.Y+over.H+8, f.Canvas().H-ribbonHigh-8)
	return stage.Sprite{Pic: stage.Pic{Kind: "ribbon", Text: words},
		Rect: stage.Rect{X: x - w/2, Y: y, W: w, H: ribbonHigh}}
}

// fade is a moment where motion is reduced: its picture and its words come and go.
func (c *moment) fade(f *stage.Frame) (out []stage.Sprite) {
	t := c.far()
	a := faint(ramp(t, 0, 0.18) * (1 - ramp(t, 0.8, 1)))
	at := c.stands()
	if c.Kind == board.Heralded {
		at = about(c.canvas.W/2, c.heraldAt()-c.Size[1]/2-10, c.Size[0], c.Size[1])
	}
	if c.Kind == board.Bloomed && c.Back.Kind != "" {
		x, y := at.Mid()
		out = append(out, stage.Sprite{Pic: c.Back, Rect: about(x, y, c.BackSize[0], c.BackSize[1]), Alpha: a})
	} else if c.Pic.Kind != "" && c.Size[0] > 0 {
		out = append(out, stage.Sprite{Pic: c.Pic, Rect: at, Alpha: a})
	}
	if c.Words != "" && c.Kind != board.Posted {
		s := ribbonAt(f, c.Words, at)
		s.Alpha = a
		out = append(out, s)
	}
	return out
}
