package globe

import (
	"image/color"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// ticketFare is the fare of a flight: a ticket, no money.
const ticketFare = -1

// veil lies over the poster while a square is chosen: dusk falls on what is under it, and the squares shine.
func veil(c *paint.Canvas, _ stage.Pic) {
	c.Path().Rect(c.All(), 0).Fill(palette.Fade(palette.Mix(palette.PaperShade, palette.Shadow, 0.40), 0.52))
}

// litStop is a square of the poster that can be gone to, as a bright disc with its price, or only a ring about it;
// Look 1: it is pointed at.
func litStop(c *paint.Canvas, p stage.Pic, d Ahead) {
	x, y := c.All().Mid()
	if d.R == 0 {
		litRing(c, p, x, y, math.Min(StopR(Wide.Poster)+1, math.Min(c.W, c.H)/2-5))
		return
	}
	hue := hueOf(d.Kind)
	c.Path().Circle(x, y, math.Min(c.W, c.H)/2).Fill(palette.Fade(palette.PaperLight, 0.55))
	c.Path().Circle(x+d.R*0.05, y+d.R*0.10, d.R+3).Fill(palette.Fade(palette.Shadow, 0.5))
	c.Path().Circle(x, y, d.R).Fill(hue)
	c.Path().Circle(x, y, d.R*0.86).Fill(palette.Mix(palette.PaperLight, palette.Ochre, 0.10*float64(p.Look)))
	c.Glyph(signOf(d.Kind), hue, x, y-d.R*0.30, d.R*0.98)
	litRing(c, p, x, y, d.R)
	plate := stage.Rect{X: x - c.W/2, Y: y + d.R*0.12, W: c.W, H: FareH}
	if d.Fare == ticketFare {
		m := &chart{Canvas: c}
		m.number(d.Number, p.Size, x, y, d.R)
		c.Glyph(things["ticket"].lines, things["ticket"].col, x+d.R*0.5, y-d.R*0.62, d.R*0.8)
		return
	}
	price(c, p.Text, d.Fare, p.Size, plate)
}

// litRing is the ring about a square that can be chosen.
func litRing(c *paint.Canvas, p stage.Pic, x, y, r float64) {
	if p.Look == 1 {
		r *= 1.06
		c.Path().Circle(x, y, r).Fill(palette.Fade(palette.PaperLight, 0.22))
	}
	wide := 6.0 + 1.2*float64(p.Look)
	c.Stroke(c.Path().Circle(x, y, r), palette.Mix(palette.Brick, palette.Ink, 0.35), wide+3.2)
	c.Stroke(c.Path().Circle(x, y, r), palette.Mix(palette.Ochre, palette.PaperLight, 0.22), wide)
	c.Stroke(c.Path().Circle(x, y, r), palette.PaperLight, wide*0.3)
}

// price is what it costs to go to a square, on a note; nothing is on paper.
func price(c *paint.Canvas, words string, sum, size int, in stage.Rect) {
	s := paint.Style{Role: fonts.Caption, Size: 24, Align: paint.Centre, Ink: palette.Ink}.Larger(size)
	for s.Size > fonts.Smallest && s.Width(words)+10 > in.W-4 {
		s.Size -= 0.5
	}
	ground := palette.Mix(noteGreen, palette.PaperLight, 0.45)
	if sum == 0 {
		ground = palette.PaperLight
	}
	priceSlip(c, words, s, in, ground, palette.Mix(palette.Pine, palette.Ink, 0.5))
}

// priceSlip is a sum on a slip as wide as it needs.
func priceSlip(c *paint.Canvas, words string, s paint.Style, in stage.Rect, ground, edge color.NRGBA) stage.Rect {
	w := math.Min(s.Width(words)+12, in.W-4)
	r := stage.Rect{X: in.X + (in.W-w)/2, Y: in.Y, W: w, H: in.H}
	c.Path().Rect(stage.Rect{X: r.X + 1, Y: r.Y + 2, W: r.W, H: r.H}, 4).Fill(palette.Fade(palette.Shadow, 0.35))
	c.Stroke(c.Path().Rect(r, 4).Keep(ground), edge, 1.6)
	c.Text(words, r, s)
	return r
}

// fare is a price that is too dear, ID in figures.
func fare(c *paint.Canvas, p stage.Pic) {
	s := paint.Style{Role: fonts.Caption, Size: 21, Align: paint.Centre,
		Ink: palette.Mix(palette.Brick, palette.Ink, 0.3)}
	r := priceSlip(c, p.Text, s, c.All().Inset(2), palette.Mix(palette.PaperShade, palette.Rose, 0.3), palette.Brick)
	c.Stroke(c.Path().Move(r.X+4, r.Y+r.H-6).Line(r.X+r.W-4, r.Y+6), palette.Fade(palette.Brick, 0.85), 1.8)
}
