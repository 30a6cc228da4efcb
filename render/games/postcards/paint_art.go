package postcards

import (
	"image"
	"image/draw"
	"math"

	xdraw "golang.org/x/image/draw"

	"posterestante/assets/art"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// drawn fills the rectangle with the postcard's own picture, cut to fit, and
// says whether there is one.
func drawn(c *paint.Canvas, r stage.Rect, region, stamps int) bool {
	src, ok := art.Postcard(region, stamps)
	if !ok {
		return false
	}
	b := src.Bounds()
	w, h := float64(b.Dx()), float64(b.Dy())
	if w/h > r.W/r.H {
		w = h * r.W / r.H
	} else {
		h = w * r.H / r.W
	}
	// What is cut off the height is cut more from the sky than from the ground.
	x, y := (float64(b.Dx())-w)/2, (float64(b.Dy())-h)*0.55
	from := image.Rect(int(x), int(y), int(x+w), int(y+h)).Add(b.Min)
	s := c.Scale
	to := image.Rect(int(math.Round(r.X*s)), int(math.Round(r.Y*s)), int(math.Round((r.X+r.W)*s)), int(math.Round((r.Y+r.H)*s)))
	full := image.NewRGBA(from)
	draw.Draw(full, from, src, from.Min, draw.Src)
	xdraw.CatmullRom.Scale(c.Image(), to, full, from, xdraw.Over, nil)
	return true
}
