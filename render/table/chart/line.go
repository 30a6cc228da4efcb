package chart

import (
	"math"

	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
)

// dashes are how the lines of the seats' colours are broken, in widths of the
// line: on and off, 0 for unbroken.
var dashes = [palette.Seats][2]float64{{0, 0}, {3.4, 2.3}, {0.05, 1.9}, {1.2, 1.9}, {9, 3.4}, {0.05, 4.2}}

// Line draws a line in a seat's colour and in its way of being broken, on a light
// casing, so that six of them can be told apart where they cross. path gives
// the same outline each time it is asked.
func Line(c *paint.Canvas, path func() paint.Path, colour int, width float64) {
	c.Stroke(path(), palette.Fade(palette.PaperLight, 0.85), width*2.1)
	broken(c, path, colour, width)
}

// Stripe is a Line to lie close beside others on a ground of its own, so wide: where it is
// broken it is paler, so that each is followed by the eye.
func Stripe(c *paint.Canvas, path func() paint.Path, colour int, width float64) {
	col := palette.Seat(colour)
	c.Stroke(path(), palette.Mix(col, palette.Ink, 0.35), width)
	c.Stroke(path(), palette.Mix(col, palette.PaperLight, 0.62), width*0.72)
	broken(c, path, colour, width/1.3)
}

// broken is a line in a seat's colour, broken in its way.
func broken(c *paint.Canvas, path func() paint.Path, colour int, width float64) {
	col := palette.Seat(colour)
	d := dashes[((colour%palette.Seats)+palette.Seats)%palette.Seats]
	edge := palette.Mix(col, palette.Ink, 0.5)
	if d[0] == 0 {
		c.Stroke(path(), edge, width*1.3)
		c.Stroke(path(), col, width*0.9)
		return
	}
	c.Dashed(path(), edge, width*1.3, d[0]*width, d[1]*width)
	c.Dashed(path(), col, width*0.84, d[0]*width, d[1]*width)
}

// Mark paints a seat's silhouette on a line, r its radius.
func Mark(c *paint.Canvas, colour int, x, y, r float64) {
	col := palette.Seat(colour)
	c.Path().Sign(colour, x, y, r*1.35).Fill(palette.PaperLight)
	c.Stroke(c.Path().Sign(colour, x, y, r).Keep(col), palette.Mix(col, palette.Ink, 0.6), math.Max(r*0.2, 1))
}
