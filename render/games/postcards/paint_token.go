package postcards

import (
	"image/color"
	"math"
	"strconv"

	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// camp is a seat's tent, on a site or on its track.
func camp(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	s := math.Min(c.W, c.H)
	col := palette.Seat(p.ID)
	c.Path().Circle(x+s*0.02, y+s*0.035, s*0.46).Fill(palette.Fade(palette.Shadow, 0.38))
	c.Stroke(c.Path().Circle(x, y, s*0.45).Keep(palette.Mix(col, palette.PaperLight, 0.62)), palette.Mix(col, palette.Ink, 0.45), s*0.035)
	tinted(c, "tent"+strconv.Itoa(p.ID&3+1), col, x, y-s*0.035, s*0.90)
}

// bike is a seat's bicycle.
func bike(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	s := math.Min(c.W, c.H*1.36)
	c.Path().Ellipse(x+s*0.03, y+s*0.29, s*0.42, s*0.06).Fill(palette.Fade(palette.Shadow, 0.30))
	tinted(c, "bike"+strconv.Itoa(p.ID&3+1), palette.Seat(p.ID), x, y-s*0.02, s*0.98)
}

// frame strokes a rectangle or, for round, an ellipse.
func frame(c *paint.Canvas, round bool, d float64) paint.Path {
	r := c.All().Inset(d)
	if round {
		x, y := r.Mid()
		return c.Path().Ellipse(x, y, r.W/2, r.H/2)
	}
	return c.Path().Rect(r, 7)
}

// lit is about what may be clicked, 6 px larger than it; ID 1: round.
func lit(c *paint.Canvas, p stage.Pic) {
	wide := 4.0
	if p.Look != 0 {
		wide = 5.5
		frame(c, p.ID == 1, 4).Fill(palette.Fade(palette.PaperLight, 0.12))
	}
	c.Stroke(frame(c, p.ID == 1, wide/2), palette.Mix(palette.Brick, palette.Ink, 0.35), wide)
	c.Stroke(frame(c, p.ID == 1, wide/2+0.2), palette.Mix(palette.Ochre, palette.PaperLight, 0.12), wide-1.4)
	c.Stroke(frame(c, p.ID == 1, wide+0.8), palette.PaperLight, 1.8)
}

// picked is about the piece that was picked: a firm frame with its corners held.
func picked(c *paint.Canvas, p stage.Pic) {
	c.Stroke(frame(c, p.ID == 1, 3), palette.Ink, 5)
	c.Stroke(frame(c, p.ID == 1, 3), palette.Ochre, 2.4)
	c.Stroke(frame(c, p.ID == 1, 6), palette.PaperLight, 1.8)
	if p.ID == 1 {
		return
	}
	l := math.Min(16, math.Min(c.W, c.H)*0.3)
	for i := range 4 {
		x, y, sx, sy := 2.5, 2.5, 1.0, 1.0
		if i%2 == 1 {
			x, sx = c.W-2.5, -1
		}
		if i/2 == 1 {
			y, sy = c.H-2.5, -1
		}
		c.Path().Poly(x, y, x+sx*l, y, x, y+sy*l).Fill(palette.Ink)
	}
}

// ghost is about where the last move of seat ID ended: corners of ink in its colour.
func ghost(c *paint.Canvas, p stage.Pic) {
	r := c.All().Inset(3)
	l := math.Min(14, math.Min(r.W, r.H)*0.3)
	for _, pen := range [...]struct {
		col  color.NRGBA
		wide float64
	}{{palette.Fade(palette.PaperLight, 0.85), 5}, {palette.Mix(palette.Seat(p.ID), palette.Ink, 0.45), 2.6}} {
		for i := range 4 {
			x, y, sx, sy := r.X, r.Y, 1.0, 1.0
			if i%2 == 1 {
				x, sx = r.X+r.W, -1
			}
			if i/2 == 1 {
				y, sy = r.Y+r.H, -1
			}
			c.Stroke(c.Path().Move(x, y+sy*l).Line(x, y+sy*4).Bend(x, y, x+sx*4, y).Line(x+sx*l, y), pen.col, pen.wide)
		}
	}
}

// dash is a dash of a way, in the colour of seat ID.
func dash(c *paint.Canvas, p stage.Pic) {
	c.Path().Rect(c.All(), c.H/2).Fill(palette.Fade(palette.PaperLight, 0.8))
	c.Path().Rect(c.All().Inset(c.H*0.2), c.H*0.3).Fill(palette.Mix(palette.Seat(p.ID), palette.Ink, 0.4))
}

// slot is a place that waits: 0 for sent postcards, 1 for gifts.
func slot(c *paint.Canvas, p stage.Pic) {
	ink := palette.Mix(palette.Paper, palette.InkSoft, 0.42)
	c.Dashed(c.Path().Rect(c.All().Inset(3), 6), ink, 1.8, 6, 5)
	x, y := c.All().Mid()
	name := "check"
	if p.ID == 1 {
		name = "bell"
	}
	inked(c, name, ink, x, y, math.Min(c.W, c.H)*0.5)
}

// puff is the dust that flies up where something lands.
func puff(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) / 2
	for i := range 12 {
		a := float64(i)*math.Pi/6 + 0.2
		in, out := r*(0.66+0.08*float64(i%3)), r*(0.86+0.10*float64(i%2))
		c.Stroke(c.Path().Move(x+in*math.Cos(a), y+in*math.Sin(a)).Line(x+out*math.Cos(a), y+out*math.Sin(a)), palette.Fade(palette.Ink, 0.55), r*0.075)
		c.Stroke(c.Path().Move(x+in*math.Cos(a), y+in*math.Sin(a)).Line(x+out*math.Cos(a), y+out*math.Sin(a)), palette.PaperLight, r*0.045)
	}
}

// The icons of chips by their ID; points and the star are painted apart.
var chipIcons = [...]string{"move", "postcard", "camp", "play", "stamp", "star", "postcard", "tent", "hand", "points2", "snow_globe"}

// chip is an icon with a figure.
func chip(c *paint.Canvas, p stage.Pic) {
	s := math.Min(c.H*0.88, c.W*0.48)
	x, y := s*0.54, c.H/2
	switch id := ((p.ID % len(chipIcons)) + len(chipIcons)) % len(chipIcons); id {
	case 5:
		c.Path().Circle(x, y, s*0.3).Fill(palette.Ochre)
		icon(c, "star", x, y, s)
	case 6:
		icon(c, "postcard", x, y, s)
		ring := c.Path().Circle(x+s*0.3, y+s*0.26, s*0.24).Keep(palette.PaperLight)
		c.Stroke(ring, palette.Ink, s*0.05)
		icon(c, "check", x+s*0.3, y+s*0.26, s*0.34)
	case 10:
		box(c, stage.Rect{X: x - s*0.40, Y: y - s*0.34, W: s * 0.8, H: s * 0.76})
	case 7:
		tinted(c, "tent2", palette.PaperShade, x, y, s)
	case 9:
		c.Seal("", x, y, s*0.5, palette.Ochre)
		icon(c, "star", x, y, s*0.5)
	default:
		icon(c, chipIcons[id], x, y, s)
	}
	figure(c, p.Text, s*1.1+(c.W-s*1.1)/2, y, c.H*0.74, palette.Ink)
}

// token is a marker: 0 the end bonus, 1 the first player's.
func token(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) * 0.44
	name, ground := "end_bonus", palette.Rose
	if p.ID == 1 {
		name, ground = "first_player", palette.Sky
	}
	c.Path().Circle(x+r*0.08, y+r*0.13, r).Fill(palette.Fade(palette.Shadow, 0.35))
	c.Stroke(c.Path().Circle(x, y, r).Keep(ground), palette.Ink, r*0.09)
	c.Stroke(c.Path().Circle(x, y, r*0.84), palette.Fade(palette.PaperLight, 0.8), r*0.06)
	icon(c, name, x, y, r*1.34)
}

// pips tell how many cards are to be played, ID, and how many were, Look.
func pips(c *paint.Canvas, p stage.Pic) {
	n := max(p.ID, 1)
	h := c.H * 0.88
	w := math.Min(h*0.7, (c.W-4)/float64(n)-4)
	step := w + math.Min(8, w*0.3)
	for i := range n {
		r := stage.Rect{X: 2 + float64(i)*step, Y: c.H * 0.06, W: w, H: h}
		if i < p.Look {
			c.Stroke(c.Path().Rect(r, 3).Keep(palette.Sea), palette.Mix(palette.Sea, palette.Ink, 0.5), 1.6)
			inked(c, "check", palette.PaperLight, r.X+w/2, r.Y+h/2, w*0.8)
			continue
		}
		c.Dashed(c.Path().Rect(r, 3).Keep(palette.Fade(palette.PaperLight, 0.7)), palette.InkSoft, 1.6, 4, 3)
	}
}

// sign is a sign of the legend on a paper disc: a kind of site (Text), or an
// effect (ID).
func sign(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) / 2
	c.Stroke(c.Path().Circle(x, y, r*0.94).Keep(palette.PaperLight), palette.Ink, 1.5)
	if p.Text != "" {
		icon(c, p.Text, x, y, r*1.5)
		return
	}
	effect(c, rules.Effect(p.ID), stage.Rect{X: x - r*0.7, Y: y - r*0.7, W: r * 1.4, H: r * 1.4})
}
