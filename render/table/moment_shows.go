package table

import (
	"math"

	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
)

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
	out = append(out, stage.Sprite{Pic: stage.Pic{Kind: "rays"}, Rect: about(px, py, side, side), Angle: 0.5 * t,
		Alpha: faint(far * (1 - ramp(t, 0.74, 0.86)))}, words)
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
	s := stage.Sprite{Pic: stage.Pic{Kind: "postmark", ID: 1, Text: c.Words},
		Rect: about(x+dx*cos-dy*sin, y+dx*sin+dy*cos, w, h), Angle: card.Angle - 0.16,
		Zoom: card.Zoom * (1 + 1.1*(1-u*u)), Alpha: faint(u * u), Turn: card.Turn}
	if card.Alpha != 0 {
		s.Alpha = card.Alpha
	}
	out = append(out, s)
	if v := (t - thump) / 0.14; v > 0 && v < 1 {
		out = append(out, stage.Sprite{Pic: stage.Pic{Kind: "puff"}, Rect: about(x+dx, y+dy, 260, 260),
			Zoom: 0.6 + 0.7*v, Alpha: faint(0.8 * (1 - v))})
	}
	return out
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
		out = append(out, stage.Sprite{Pic: stage.Pic{Kind: "points", Text: words}, Rect: about(p.X, p.Y, 80, 48),
			Zoom: 1.15 - 0.4*u, Alpha: faint(4 * u)})
	}
	return out
}
