package paint

import (
	"math"

	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// cloudShade is the soft shadow of a cloud on what lies below.
func cloudShade(c *Canvas, _ stage.Pic) {
	lobes := [...][3]float64{
		{0.30, 0.55, 0.20}, {0.48, 0.42, 0.25}, {0.66, 0.52, 0.21},
		{0.50, 0.62, 0.20}, {0.20, 0.62, 0.12}, {0.80, 0.62, 0.12},
	}
	b := c.im.Rect
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			u, v, sum := float64(x)/c.Scale/c.W, float64(y)/c.Scale/c.H, 0.0
			for _, l := range lobes {
				d := math.Hypot(u-l[0], (v-l[1])*c.H/c.W*1.25) / l[2]
				sum += math.Max(0, 1-d*d)
			}
			if a := math.Min(1, sum*1.3); a > 0 {
				over(c.im, x, y, palette.Shadow, a*a*(3-2*a)*0.12)
			}
		}
	}
}

// smoke is a puff of it.
func smoke(c *Canvas, _ stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) / 2
	c.Path().Circle(x, y, r).Fill(palette.Fade(palette.InkSoft, 0.25))
	c.Path().Circle(x-r*0.08, y-r*0.08, r*0.8).Fill(palette.Fade(palette.PaperLight, 0.9))
}
