package postcards

import (
	"math"

	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// travel is a travel card: its colour with pattern and sign, its action large.
// ID 0 is the back.
func travel(c *paint.Canvas, p stage.Pic) {
	k := c.W / 112
	if p.ID < 1 || p.ID > rules.NumTravel {
		travelBack(c, k)
		return
	}
	colour := int(rules.TravelColour(uint8(p.ID)))
	col := palette.Travel(colour)
	r := sheet(c, 5*k, 7*k, palette.PaperLight)
	in := r.Inset(5 * k)
	weave(c, c.Path().Rect(in, 3.5*k), paint.TravelWeave(colour), col, 0.17, math.Max(12*k, 7))
	c.Stroke(c.Path().Rect(in, 3.5*k), palette.Mix(col, palette.Ink, 0.45), math.Max(1, 1.2*k))
	x, y := in.Mid()
	d := in.W * 0.37
	c.Path().Circle(x+d*0.04, y+d*0.07, d*1.02).Fill(palette.Fade(palette.Shadow, 0.32))
	c.Stroke(c.Path().Circle(x, y, d).Keep(palette.PaperLight), palette.Mix(col, palette.Ink, 0.55), math.Max(1, 1.8*k))
	c.DrawIcon(doingIcons[rules.TravelDoing(uint8(p.ID))], x, y, d*1.52)
	e := in.W * 0.185
	for _, q := range [...][2]float64{{in.X + e*0.98, in.Y + e*0.98}, {in.X + in.W - e*0.98, in.Y + in.H - e*0.98}} {
		c.Path().Circle(q[0], q[1], e).Fill(palette.PaperLight)
		c.TintIcon(signIcons[colour], col, q[0], q[1], e*1.62)
	}
	c.Grain(r.Inset(k), 2)
}

// travelBack is the back of travel cards: a wheel.
func travelBack(c *paint.Canvas, k float64) {
	r := sheet(c, 5*k, 7*k, palette.PaperLight)
	in := r.Inset(5 * k)
	weave(c, c.Path().Rect(in, 3.5*k), paint.Stripes, palette.Pine, 0.10, math.Max(9*k, 5))
	c.Stroke(c.Path().Rect(in, 3.5*k), palette.Mix(palette.Pine, palette.Ink, 0.4), math.Max(1, 1.2*k))
	x, y := in.Mid()
	d := in.W * 0.36
	light := palette.PaperLight
	c.Path().Circle(x, y, d).Fill(palette.Pine)
	c.Stroke(c.Path().Circle(x, y, d), light, d*0.13)
	for i := range 10 {
		a := float64(i)*math.Pi/5 + 0.2
		c.Stroke(c.Path().Move(x+d*0.14*math.Cos(a+1), y+d*0.14*math.Sin(a+1)).
			Line(x+d*0.92*math.Cos(a), y+d*0.92*math.Sin(a)), light, d*0.035)
	}
	c.Path().Circle(x, y, d*0.17).Fill(light)
	c.Path().Circle(x, y, d*0.07).Fill(palette.Pine)
	c.Grain(r.Inset(k), 2)
}
