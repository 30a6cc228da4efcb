package paint

import (
	"image/color"
	"math"

	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// marked is a rectangle or, for round, an ellipse.
func marked(c *Canvas, round bool, d float64) Path {
	r := c.All().Inset(d)
	if round {
		x, y := r.Mid()
		return c.Path().Ellipse(x, y, r.W/2, r.H/2)
	}
	return c.Path().Rect(r, 7)
}

// lit is about what may be clicked, 6 px larger than it; ID 1: round.
func lit(c *Canvas, p stage.Pic) {
	wide := 4.0
	if p.Look != 0 {
		wide = 5.5
		marked(c, p.ID == 1, 4).Fill(palette.Fade(palette.PaperLight, 0.12))
	}
	c.Stroke(marked(c, p.ID == 1, wide/2), palette.Mix(palette.Brick, palette.Ink, 0.35), wide)
	c.Stroke(marked(c, p.ID == 1, wide/2+0.2), palette.Mix(palette.Ochre, palette.PaperLight, 0.12), wide-1.4)
	c.Stroke(marked(c, p.ID == 1, wide+0.8), palette.PaperLight, 1.8)
}

// picked is about the piece that was picked: a firm frame with its corners held.
func picked(c *Canvas, p stage.Pic) {
	c.Stroke(marked(c, p.ID == 1, 3), palette.Ink, 5)
	c.Stroke(marked(c, p.ID == 1, 3), palette.Ochre, 2.4)
	c.Stroke(marked(c, p.ID == 1, 6), palette.PaperLight, 1.8)
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
func ghost(c *Canvas, p stage.Pic) {
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
func dash(c *Canvas, p stage.Pic) {
	c.Path().Rect(c.All(), c.H/2).Fill(palette.Fade(palette.PaperLight, 0.8))
	c.Path().Rect(c.All().Inset(c.H*0.2), c.H*0.3).Fill(palette.Mix(palette.Seat(p.ID), palette.Ink, 0.4))
}

// puff is the dust that flies up where something lands.
func puff(c *Canvas, _ stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) / 2
	for i := range 12 {
		a := float64(i)*math.Pi/6 + 0.2
		in, out := r*(0.66+0.08*float64(i%3)), r*(0.86+0.10*float64(i%2))
		c.Stroke(c.Path().Move(x+in*math.Cos(a), y+in*math.Sin(a)).Line(x+out*math.Cos(a), y+out*math.Sin(a)),
			palette.Fade(palette.Ink, 0.55), r*0.075)
		c.Stroke(c.Path().Move(x+in*math.Cos(a), y+in*math.Sin(a)).Line(x+out*math.Cos(a), y+out*math.Sin(a)),
			palette.PaperLight, r*0.045)
	}
}

// Gain is a seal with the points that something would bring.
func Gain(c *Canvas, words string) {
	r := c.All().Inset(2)
	c.Path().Rect(r.At(r.X+1, r.Y+2), r.H/2).Fill(palette.Fade(palette.Shadow, 0.4))
	c.Path().Rect(r, r.H/2).Fill(palette.Ochre)
	c.Stroke(c.Path().Rect(r, r.H/2), palette.Ink, 2)
	c.Figure(words, r.X+r.W/2, r.Y+r.H/2, r.H*0.72, palette.Ink)
}
