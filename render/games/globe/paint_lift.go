package globe

import (
	"math"

	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// lift is an open car in the driver's cloth, who sits in front, with those who ride along.
func lift(c *paint.Canvas, p stage.Pic, d Lift) {
	k := math.Min(c.W/LiftW, c.H/LiftH)
	at := func(x, y, w, h float64) stage.Rect { return stage.Rect{X: x * k, Y: y * k, W: w * k, H: h * k} }
	const pawnW, pawnH, step = 66.0, 89.0, 50.0
	c.Path().Ellipse(190*k, 186*k, 176*k, 10*k).Fill(palette.Fade(palette.Shadow, 0.4))
	sits := func(colour int, x float64) {
		who := func(c *paint.Canvas, p stage.Pic) { pawn(c, p, d.Style) }
		c.Picture(at(x, 30, pawnW, pawnH), stage.Pic{ID: colour}, who)
	}
	for i, colour := range d.Riders {
		if colour != 0 {
			sits(int(colour)-1, 196-step*float64(i))
		}
	}
	sits(p.ID, 252)
	col := palette.Seat(p.ID)
	body := c.Path().Move(14*k, 98*k).Line(300*k, 98*k).Line(316*k, 122*k).Bend(364*k, 124*k, 368*k, 146*k).
		Line(368*k, 168*k).Line(14*k, 168*k).Bend(4*k, 132*k, 14*k, 98*k).Close()
	c.Stroke(c.Weave(body, paint.SeatWeave(p.ID), col, palette.Mix(col, palette.On(col), 0.3), 16*k), palette.Ink, 3*k)
	c.Path().Rect(at(14, 98, 286, 8), 3*k).Fill(palette.Fade(palette.PaperLight, 0.6))
	c.Stroke(c.Path().Move(300*k, 98*k).Line(322*k, 56*k), palette.Ink, 4*k) // the windscreen
	c.Stroke(c.Path().Circle(360*k, 140*k, 9*k).Keep(palette.PaperLight), palette.Ink, 2*k)
	for _, x := range [...]float64{84, 300} {
		c.Stroke(c.Path().Circle(x*k, 168*k, 25*k).Keep(palette.Ink), palette.PaperLight, 2*k)
		c.Path().Circle(x*k, 168*k, 11*k).Fill(palette.PaperShade)
	}
}
