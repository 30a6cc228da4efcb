package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// backdrop is the café table: planks with their grain, lit by a lamp.
// It is the largest picture of every screen, so it is painted straight into the
// pixels.
func backdrop(c *Canvas, _ stage.Pic) {
	const planks = 6
	h := c.H / planks
	for i := range planks {
		y := float64(i) * h
		tone := palette.Mix(palette.Wood, palette.WoodLight, 0.35+0.3*math.Sin(float64(i)*2.4))
		c.flat(stage.Rect{Y: y, W: c.W, H: h + 1}, tone)
		for k := range 7 {
			fy := y + h*(0.1+0.13*float64(k)) + 5*math.Sin(float64(i*7+k)*1.7)
			sway := 7 * math.Sin(float64(i+k)*0.9)
			col := palette.Fade(palette.WoodDark, 0.20)
			if k%3 == 1 {
				col = palette.Fade(palette.WoodLight, 0.5)
			}
			c.fibre([4]float64{fy, fy + sway, fy - sway, fy + sway*0.5}, col, 1.2+0.8*float64(k%2))
		}
		c.flat(stage.Rect{Y: y, W: c.W, H: 2.5}, palette.Fade(palette.Shadow, 0.35))
		c.flat(stage.Rect{Y: y + 2.5, W: c.W, H: 1.5}, palette.Fade(palette.WoodLight, 0.6))
		x := math.Mod(c.W*(0.31+0.37*float64(i)), c.W)
		c.flat(stage.Rect{X: x, Y: y, W: 2, H: h}, palette.Fade(palette.Shadow, 0.35))
	}
	c.Lamplight(c.All(), c.W, c.H)
	c.Grain(c.All(), 3)
}

// flat fills a rectangle, its edges on whole pixels.
func (c *Canvas) flat(r stage.Rect, col color.NRGBA) {
	s := c.Scale
	x, y := int(math.Round(r.X*s)), int(math.Round(r.Y*s))
	w, h := max(1, int(math.Round(r.W*s))), max(1, int(math.Round(r.H*s)))
	draw.Draw(c.im, image.Rect(x, y, x+w, y+h), image.NewUniform(col), image.Point{}, draw.Over)
}

// fibre draws a nearly level line from edge to edge: a curve whose heights are
// given, as Path.Curve takes them, at 0, 0.3, 0.6 and 1 of the width.
func (c *Canvas) fibre(at [4]float64, col color.NRGBA, width float64) {
	const steps = 48
	point := func(i int) (x, y float64) {
		t := float64(i) / steps
		u := 1 - t
		a, b, d := 3*u*u*t, 3*u*t*t, t*t*t
		return (0.3*a + 0.6*b + d) * c.W * c.Scale, (u*u*u*at[0] + a*at[1] + b*at[2] + d*at[3]) * c.Scale
	}
	half := math.Max(width*c.Scale, 0.75) / 2
	alpha := float64(col.A) / 255
	i := 0
	x0, y0 := point(0)
	x1, y1 := point(1)
	for x := range c.im.Rect.Dx() {
		mid := float64(x) + 0.5
		for mid > x1 && i < steps-1 {
			i++
			x0, y0 = x1, y1
			x1, y1 = point(i + 1)
		}
		y := y0 + (y1-y0)*(mid-x0)/(x1-x0)
		top, low := y-half, y+half
		for row := max(0, int(top)); row < c.im.Rect.Dy() && float64(row) < low; row++ {
			in := math.Min(low, float64(row+1)) - math.Max(top, float64(row))
			over(c.im, x, row, col, alpha*in)
		}
	}
}

// within keeps flat shapes that paint paints within a rectangle, which lies on
// whole pixels; grain, shadows and weaves don't belong there. It takes a third
// of the time that Clip takes.
func (c *Canvas) within(r stage.Rect, paint func()) {
	s := c.Scale
	b := image.Rect(int(math.Round(r.X*s)), int(math.Round(r.Y*s)), int(math.Round((r.X+r.W)*s)),
		int(math.Round((r.Y+r.H)*s))).Intersect(c.im.Rect)
	if b.Empty() {
		return
	}
	im, dc := c.im, c.dc
	part := &image.RGBA{Pix: im.Pix[im.PixOffset(b.Min.X, b.Min.Y):], Stride: im.Stride,
		Rect: image.Rect(0, 0, b.Dx(), b.Dy())}
	c.im, c.dc = part, context(part)
	c.dc.Translate(-float64(b.Min.X), -float64(b.Min.Y))
	c.dc.Scale(float64(im.Rect.Dx())/c.W, float64(im.Rect.Dy())/c.H)
	paint()
	c.im, c.dc = im, dc
}
