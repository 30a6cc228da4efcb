package paint

import (
	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// slider is a rail with a knob, ID thousandths along it.
func slider(c *Canvas, p stage.Pic) {
	const knob = 34.0
	y := c.H / 2
	at := knob/2 + (c.W-knob)*float64(min(max(p.ID, 0), 1000))/1000
	rail := stage.Rect{X: 4, Y: y - 5, W: c.W - 8, H: 10}
	c.Stroke(c.Path().Rect(rail, 5).Keep(palette.PaperShade), palette.PaperDeep, 1.5)
	c.Path().Rect(stage.Rect{X: rail.X, Y: rail.Y, W: at - rail.X, H: rail.H}, 5).Fill(palette.Sea)
	c.Path().Circle(at+1, y+2.5, knob/2-2).Fill(palette.Fade(palette.Shadow, 0.3))
	c.Stroke(c.Path().Circle(at, y, knob/2-3).Keep(palette.PaperLight), palette.Mix(palette.Sea, palette.Ink, 0.3), 2.5)
	for _, d := range []float64{-4, 0, 4} {
		c.Stroke(c.Path().Move(at+d, y-5).Line(at+d, y+5), palette.PaperDeep, 1.5)
	}
}
