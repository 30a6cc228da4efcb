package globe

import (
	"image/color"
	"math"

	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// A traveller is a pawn of 48 x 64 units: what is behind it, its body in the
// seat's cloth, and what it wears and carries.
type traveller struct {
	behind paint.Glyph
	body   string
	before paint.Glyph
}

// travellers are the pawns, one a colour: a hiker, a lady with a hat, one in a
// poncho, a musician, a photographer, a sailor.
var travellers = [palette.Seats]traveller{
	{
		paint.Glyph{"3 M43 14 L45 60", "s M3 24 C3 18 16 18 16 24 V43 H3 Z", "l M2 15 H16 V21 H2 Z"},
		"M17 20 H32 C36 20 37 24 37 28 L37 42 L41 60 H30 L26 47 L21 60 H9 L14 42 V26 C14 22 15 20 17 20 Z",
		paint.Glyph{"2 M36 27 L43 32", "l O 25 13 6.6 6.8", "c M17 12 C16 2 34 2 33 12 Z", "k O 25 3.6 2.2 2.2"},
	},
	{
		paint.Glyph{"s M37 43 H48 V58 H37 Z", "2 M40 43 V38 H45 V43"},
		"M19 20 H29 C32 32 36 44 39 58 H7 C10 44 15 32 19 20 Z",
		paint.Glyph{"2 M30 26 L42 38", "2 M12 60 H20 M26 60 H34", "l O 24 14 6.4 6.4", "c M4 11 H44 C42 6 35 8 33 6 C31 0 17 0 15 6 C13 8 6 6 4 11 Z"},
	},
	{
		paint.Glyph{"k M14 48 H21 V60 H13 Z", "k M27 48 H34 V60 H26 Z"},
		"M24 17 C30 22 42 42 46 52 H2 C6 42 18 22 24 17 Z",
		paint.Glyph{"l M13 40 L18 37 L24 40 L30 37 L35 40 L33 44 L30 42 L24 45 L18 42 L15 44 Z", "l O 24 14 6.2 6.4", "c M8 13 L24 1 L40 13 Z"},
	},
	{
		paint.Glyph{"k O 24 11 11.5 10.5"},
		"M16 22 H33 C36 22 37 25 37 28 L34 40 L40 60 H28 L24 47 L20 60 H8 L14 40 L12 28 C12 25 13 22 16 22 Z",
		paint.Glyph{"l O 24 14 6 6.6", "4 M27 37 L44 22", "l M14 34 C18 30 22 34 25 33 C29 32 32 36 29 40 C27 43 24 42 23 46 C21 51 13 50 12 44 C11 39 12 36 14 34 Z", "K O 22 39 2.6 2.6"},
	},
	{
		nil,
		"M15 20 H33 C36 20 37 23 38 27 L42 56 H6 L10 27 C11 23 12 20 15 20 Z",
		paint.Glyph{"k M13 55 H22 V60 H12 Z", "k M26 55 H35 V60 H26 Z", "2 M17 20 L18 30 M31 20 L30 30", "k M13 30 H35 V43 H13 Z", "l O 24 36.5 4.6 4.6", "k M20 27 H28 V31 H20 Z", "l O 24 13.4 6.4 6.6", "c M16 10 C17 2 31 2 32 9 L40 11 L32 13 H16 Z"},
	},
	{
		nil,
		"M18 22 H32 C35 22 36 25 36 29 L33 42 L41 60 H30 L25 48 L20 60 H9 L17 42 L14 29 C14 25 15 22 18 22 Z",
		paint.Glyph{"l O 27 14 6.2 6.4", "k M19 9 C19 3 35 3 35 9 Z", "l M18 9 H36 V12 H18 Z", "l M20 22 H31 L25.5 31 Z", "s M2 26 C-2 20 8 8 14 10 C20 12 20 18 14 24 C10 28 5 30 2 26 Z", "2 M6 18 L13 24"},
	},
}

// pawn is a seat's traveller; Look 1: without its pass.
func pawn(c *paint.Canvas, p stage.Pic, _ Style) {
	k := math.Min(c.W/55, c.H/70)
	x, y := c.W/2-25*k, c.H-66*k
	t := &travellers[((p.ID%palette.Seats)+palette.Seats)%palette.Seats]
	col := palette.Seat(p.ID)
	c.Path().Ellipse(x+27*k, y+61.5*k, 24*k, 4.6*k).Fill(palette.Fade(palette.Shadow, 0.45))
	for _, rim := range []struct {
		col  color.NRGBA
		wide float64
	}{{palette.Mix(col, palette.Ink, 0.62), 10.5}, {palette.PaperLight, 6.5}} { // cut out, with an edge in its colour
		around := func(path string) {
			q := c.Path().Trace(path, x, y, k)
			c.Stroke(q.Keep(rim.col), rim.col, rim.wide*k)
		}
		for _, g := range []paint.Glyph{t.behind, t.before} {
			for _, line := range g {
				around(line[2:])
			}
		}
		around(t.body)
	}
	mid := 24 * k
	c.GlyphIn(t.behind, col, palette.Ink, x+mid, y+mid, 48*k)
	ink := palette.Mix(col, palette.On(col), 0.45)
	c.Stroke(c.Weave(c.Path().Trace(t.body, x, y, k), paint.SeatWeave(p.ID), col, ink, math.Max(9*k, 5)), palette.Ink,
		math.Max(2.2*k, 1))
	c.GlyphIn(t.before, col, palette.Ink, x+mid, y+mid, 48*k)
	if p.Look == 1 {
		r := 9 * k
		px, py := x+42*k, y+9*k
		c.Stroke(c.Path().Circle(px, py, r).Keep(palette.Brick), palette.PaperLight, 2*k)
		c.Stroke(c.Path().Move(px-r*0.5, py).Line(px+r*0.5, py), palette.PaperLight, 3.4*k)
	}
}

// glowing is the light under a pawn that walks: a ring in its seat's cloth in a soft shine.
func glowing(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) / 2
	for i := range 6 {
		c.Path().Circle(x, y, r*(1-0.09*float64(i))).Fill(palette.Fade(palette.PaperLight, 0.16))
	}
	col := palette.Seat(p.ID)
	ring := c.Path().Circle(x, y, r*0.70)
	c.Stroke(c.Weave(ring, paint.SeatWeave(p.ID), col, palette.Mix(col, palette.On(col), 0.45), 8),
		palette.Mix(col, palette.Ink, 0.5), 3)
	c.Stroke(c.Path().Circle(x, y, r*0.52).Keep(palette.PaperLight), palette.Mix(col, palette.Ink, 0.5), 2)
}

// footprint is where it has walked.
func footprint(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) / 2
	c.Path().Circle(x, y, r).Fill(palette.PaperLight)
	c.Path().Circle(x, y, r*0.72).Fill(palette.Mix(palette.Seat(p.ID), palette.Ink, 0.3))
}
