package montaigne

import (
	"math"

	"posterestante/assets/palette"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// castleAt is where the lit castle of Bordeaux lies on a chart: its town, and room for its
// light about it.
func castleAt(chart stage.Rect) stage.Rect {
	x, y := SitePoint(chart, int(rules.Bordeaux))
	w, h := TownSize(chart.W, chart.H)
	return stage.Rect{X: x - w, Y: y - 2*h, W: 2 * w, H: 2 * h}
}

// gate is the castle at the end of a seat's road, lit; once its seat is home (Look 1) in rays.
func gate(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	side := c.W / 1.5
	k := side / 48
	if p.Look == 1 {
		for i := range 11 {
			sin, cos := math.Sincos(math.Pi * 0.1 * float64(i))
			ray := func() paint.Path { return c.Path().Move(x-25*k*cos, y-25*k*sin).Line(x-33*k*cos, y-33*k*sin) }
			c.Stroke(ray(), palette.PaperLight, 4.4*k)
			c.Stroke(ray(), palette.Ochre, 2.6*k)
		}
	}
	c.GlyphIn(gateGlyph, palette.Mix(palette.Ochre, palette.PaperLight, 0.35), palette.Ink, x, y, side)
}

// castle is the light over Bordeaux once somebody is called home: windows, a banner on each
// of its towers, and rays over its roofs. Its foot is that of the town, half as wide.
func castle(c *paint.Canvas, _ stage.Pic) {
	k := c.W / 200 // a hundredth of the town
	x, foot := c.W/2, c.H
	gold, red := palette.Mix(palette.Ochre, palette.PaperLight, 0.25), palette.Mix(palette.Brick, palette.Ink, 0.1)
	for i := range 9 {
		sin, cos := math.Sincos(math.Pi * (0.1 + 0.1*float64(i)))
		from, to := 56*k, 70*k
		if i%2 == 0 {
			to = 80 * k
		}
		ray := func() paint.Path {
			return c.Path().Move(x-from*cos, foot-16*k-from*sin).Line(x-to*cos, foot-16*k-to*sin)
		}
		c.Stroke(ray(), palette.PaperLight, 6.4*k)
		c.Stroke(ray(), gold, 3.8*k)
	}
	for _, tower := range [...]struct{ at, high float64 }{{12, 34}, {76, 42}} {
		px, top := x+(tower.at-50)*k, foot-math.Min(tower.high, 40)*k
		c.Stroke(c.Path().Move(px, top).Line(px, top-15*k), sepia, 1.6*k)
		c.Stroke(c.Path().Poly(px, top-15*k, px+14*k, top-11.5*k, px, top-8*k).Keep(red), sepia, 0.8*k)
	}
	for _, at := range [...][2]float64{{10, 24}, {14, 15}, {24, 10}, {44, 16}, {38, 26}, {49, 26}, {60, 9}, {74, 28}, {78, 18}, {89, 11}} {
		w := stage.Rect{X: x + (at[0]-50)*k - 1.9*k, Y: foot - at[1]*k - 2.6*k, W: 3.8 * k, H: 5.2 * k}
		c.Stroke(c.Path().Rect(w, 1.6*k).Keep(palette.Mix(palette.Ochre, palette.PaperLight, 0.4)), sepia, 0.9*k)
	}
}
