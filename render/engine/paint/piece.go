package paint

import (
	"image/color"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// Body is a piece within its shadow, which reaches d.
func (c *Canvas) Body(d float64) stage.Rect {
	return stage.Rect{X: d * 0.5, Y: d * 0.4, W: c.W - d*1.4, H: c.H - d*1.4}
}

// Sheet paints a card of paper with its contact shadow; edge is how dark its
// outline is, from 0 to 1.
func (c *Canvas) Sheet(d, radius float64, col color.NRGBA, edge float64) stage.Rect {
	r := c.Body(d)
	c.Shadow(r, radius, d)
	c.Stroke(c.Path().Rect(r, radius).Keep(col), palette.Mix(col, palette.Shadow, edge), math.Max(1, d*0.2))
	return r
}

// Figure sets a number or word about x, y; no letter is below the least size.
func (c *Canvas) Figure(words string, x, y, size float64, ink color.NRGBA) {
	size = math.Max(size, fonts.Smallest)
	w := size * float64(len(words)+2)
	c.Text(words, stage.Rect{X: x - w/2, Y: y - size, W: w, H: 2 * size}, Style{Role: fonts.Caption, Size: size, Align: Centre, Ink: ink})
}

// Seal paints points as they are always set: in a scalloped disc.
func (c *Canvas) Seal(points string, x, y, r float64, ground color.NRGBA) {
	const bumps = 12
	p := c.Path()
	for i := range 2 * bumps {
		a := (float64(i) + 0.5) * math.Pi / bumps
		d := r
		if i%2 == 1 {
			d = r * 0.86
		}
		if px, py := x+d*math.Cos(a), y+d*math.Sin(a); i == 0 {
			p.Move(px, py)
		} else {
			p.Line(px, py)
		}
	}
	c.Stroke(p.Close().Keep(ground), palette.Ink, math.Max(r*0.09, 1.1))
	c.Figure(points, x, y, r*1.34, palette.On(ground))
}
