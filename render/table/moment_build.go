package table

import (
	"math"

	"posterestante/render/engine/anim"
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

// buildMoment shows the great moment, over the table.
func (t *Table) buildMoment(f *stage.Frame) {
	c := t.flow.moment
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
		out = append(out, stage.Sprite{Pic: stage.Pic{Kind: "rays"}, Rect: about(x, y, side, side), Angle: 0.5 * t, Zoom: 0.6 + 0.4*spring(t, 0.05, 0.3), Alpha: faint(a)})
	}
	s := c.zoomed(c.Pic, r)
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
		out = append(out, stage.Sprite{Pic: stage.Pic{Kind: "curl", ID: i % 3}, Rect: about(x+far*math.Cos(a), y+far*math.Sin(a)*0.8+90*u*u, 34, 34),
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
	return stage.Sprite{Pic: stage.Pic{Kind: "ribbon", Text: words}, Rect: stage.Rect{X: x - w/2, Y: y, W: w, H: ribbonHigh}}
}

// heraldAt is how far down the ribbon of a herald hangs: under its picture.
func (c *moment) heraldAt() float64 { return max(430, c.Size[1]+40) }

// herald is words on a ribbon across the table, with a picture over them.
func (c *moment) herald(f *stage.Frame) (out []stage.Sprite) {
	t := c.far()
	x, y := c.from.Mid()
	far := spring(t, 0, 0.24)
	mx, my := c.canvas.W/2, c.heraldAt()
	mid := about(x+(mx-x)*far, y+(my-y)*far, 10, 10)
	gone := 1 - ramp(t, 0.86, 1)
	words := ribbonAt(f, c.Words, mid)
	words.Turn = max(0, 1-max(0.02, min(1, spring(t, 0.02, 0.26))))
	words.Alpha = faint(gone)
	if c.Pic.Kind == "" {
		return []stage.Sprite{words}
	}
	pic := between(c.from.Fit(c.Size[0]/c.Size[1]), about(mx, my-c.Size[1]/2-10, c.Size[0], c.Size[1]), far)
	if t > 0.8 {
		pic = between(pic, c.to.Fit(c.Size[0]/c.Size[1]), ramp(t, 0.8, 1))
	}
	px, py := pic.Mid()
	side := 1.8 * max(c.Size[0], c.Size[1])
	out = append(out, stage.Sprite{Pic: stage.Pic{Kind: "rays"}, Rect: about(px, py, side, side), Angle: 0.5 * t, Alpha: faint(far * (1 - ramp(t, 0.74, 0.86)))}, words)
	s := c.zoomed(c.Pic, pic)
	if c.Back.Kind != "" {
		if t < 0.2 {
			s.Pic = c.Back
		}
		s.Turn = min(0.98, math.Max(0, 1-math.Abs(t-0.2)/0.08))
	}
	if c.to == c.from {
		s.Alpha = faint(gone)
	}
	return append(out, s)
}

// The letter box, in logical pixels, and where its slot is.
const (
	boxWide, boxHigh = 132.0, 172.0
	slotDown         = 0.34
)

// post is a card that is turned over, postmarked and posted.
func (c *moment) post() (out []stage.Sprite) {
	t, mid := c.far(), c.stands()
	bx, by := c.to.Mid()
	bx = min(max(bx, boxWide/2+6), c.canvas.W-boxWide/2-6)
	by = min(max(by-boxHigh*0.3, boxHigh/2+6), c.canvas.H-boxHigh/2-6)
	box := about(bx, by, boxWide, boxHigh)
	slot := about(bx, by-boxHigh/2+boxHigh*slotDown, 84, 58)
	if up := spring(t, 0.44, 0.60) * (1 - ramp(t, 0.92, 1)); t > 0.44 {
		bounce := 1 + 0.10*math.Sin(min(1, max(0, (t-inBox)/0.1))*math.Pi)
		out = append(out, stage.Sprite{Pic: stage.Pic{Kind: "letterbox"}, Rect: box, Zoom: max(0.02, up*bounce)})
	}
	if t >= inBox {
		return out
	}
	pose := between(c.from, mid, spring(t, 0, grown))
	tilt := 0.0
	if t > leaves {
		u := ramp(t, leaves, inBox)
		var a, b anim.Point
		a.X, a.Y = mid.Mid()
		b.X, b.Y = slot.Mid()
		way := anim.Curve(a, b, 0.22)
		p, _ := anim.Along(way, u*anim.Length(way))
		k := 1 - u*(1-slot.W/mid.W)
		pose = about(p.X, p.Y, mid.W*k, mid.H*k)
		tilt = 0.22 * math.Sin(u*math.Pi)
	}
	s := c.zoomed(c.Pic, pose)
	if c.Back.Kind != "" && t < (grown+turned)/2 {
		s.Pic = c.Back
		if c.BackSize[0] > 0 {
			x, y := pose.Mid()
			s.Rect, s.Zoom = about(x, y, c.BackSize[0], c.BackSize[1]), max(0.02, pose.W/c.Size[0])
		}
	}
	s.Turn = min(0.98, max(0, 1-math.Abs(t-(grown+turned)/2)/((turned-grown)/2)))
	s.Angle = tilt
	shake := 0.012 * math.Sin((t-thump)*160) * max(0, 1-(t-thump)/0.08)
	if t > thump {
		s.Angle += shake
	}
	if t > inBox-0.05 {
		s.Alpha = faint((inBox - t) / 0.05)
	}
	out = append(out, s)
	if t > turned {
		out = append(out, c.postmark(s, t)...)
	}
	return out
}

// postmark comes down on the card, and goes with it.
func (c *moment) postmark(card stage.Sprite, t float64) (out []stage.Sprite) {
	const w, h = 430.0, 196.0
	u := min(1, max(0, (t-turned)/(thump-turned)))
	x, y := card.Rect.Mid()
	dx, dy := c.Size[0]*0.16*card.Zoom, -c.Size[1]*0.16*card.Zoom
	cos, sin := math.Cos(card.Angle), math.Sin(card.Angle)
	s := stage.Sprite{Pic: stage.Pic{Kind: "postmark", ID: 1, Text: c.Words}, Rect: about(x+dx*cos-dy*sin, y+dx*sin+dy*cos, w, h), Angle: card.Angle - 0.16,
		Zoom: card.Zoom * (1 + 1.1*(1-u*u)), Alpha: faint(u * u), Turn: card.Turn}
	if card.Alpha != 0 {
		s.Alpha = card.Alpha
	}
	out = append(out, s)
	if v := (t - thump) / 0.14; v > 0 && v < 1 {
		out = append(out, stage.Sprite{Pic: stage.Pic{Kind: "puff"}, Rect: about(x+dx, y+dy, 260, 260), Zoom: 0.6 + 0.7*v, Alpha: faint(0.8 * (1 - v))})
	}
	return out
}

// flight is an aeroplane that carries a piece over the map.
func (c *moment) flight() (out []stage.Sprite) {
	t := c.far()
	var a, b anim.Point
	a.X, a.Y = c.from.Mid()
	b.X, b.Y = c.to.Mid()
	bend := 0.18
	if b.X < a.X {
		bend = -bend
	}
	way := anim.Curve(a, b, bend)
	far := ramp(t, 0.04, 0.94) * anim.Length(way)
	p, heading := anim.Along(way, far)
	up := math.Sin(min(1, max(0, (t-0.04)/0.9)) * math.Pi)
	out = append(out, anim.Dashes(way, stage.Pic{Kind: "dash", ID: c.Pic.ID}, 6, far, 0.9)...)
	const side = 184.0
	zoom := 0.35 + 0.65*up
	shade := stage.Sprite{Pic: stage.Pic{Kind: "plane", Look: 1}, Rect: about(p.X+30*up, p.Y+46*up, side, side), Angle: heading, Zoom: zoom * 0.9, Alpha: 0.3}
	plane := stage.Sprite{Pic: stage.Pic{Kind: "plane", ID: c.Pic.ID}, Rect: about(p.X, p.Y-26*up, side, side), Angle: heading, Zoom: zoom}
	if a := ramp(t, 0.92, 1); a > 0 {
		plane.Alpha, shade.Alpha = faint(1-a), faint(0.3*(1-a))
	}
	return append(out, shade, plane)
}

// stream is the points on their way, one by one.
func (c *moment) stream() (out []stage.Sprite) {
	t := c.far()
	if c.coins() == 0 {
		return nil
	}
	fx, fy := c.stands().Mid()
	tx, ty := c.score.Mid()
	way := anim.Curve(anim.Point{X: fx, Y: fy}, anim.Point{X: tx, Y: ty}, -0.14)
	for i := c.arrived; i < c.coins(); i++ {
		u := (t - c.leaves(i)) / coinFlies
		if u <= 0 || u >= 1 {
			continue
		}
		p, _ := anim.Along(way, u*u*(3-2*u)*anim.Length(way))
		words := c.written(c.share(i+1) - c.share(i))
		out = append(out, stage.Sprite{Pic: stage.Pic{Kind: "points", Text: words}, Rect: about(p.X, p.Y, 80, 48), Zoom: 1.15 - 0.4*u, Alpha: faint(4 * u)})
	}
	return out
}

// fade is a moment where motion is reduced: its picture and its words come and go.
func (c *moment) fade(f *stage.Frame) (out []stage.Sprite) {
	t := c.far()
	a := faint(ramp(t, 0, 0.18) * (1 - ramp(t, 0.8, 1)))
	at := c.stands()
	if c.Kind == board.Heralded {
		at = about(c.canvas.W/2, c.heraldAt()-c.Size[1]/2-10, c.Size[0], c.Size[1])
	}
	if c.Pic.Kind != "" && c.Size[0] > 0 {
		out = append(out, stage.Sprite{Pic: c.Pic, Rect: at, Alpha: a})
	}
	if c.Words != "" && c.Kind != board.Posted {
		s := ribbonAt(f, c.Words, at)
		s.Alpha = a
		out = append(out, s)
	}
	return out
}
