package postcards

import (
	"image"
	"image/draw"
	"math"

	xdraw "golang.org/x/image/draw"

	"posterestante/assets/art"
	"posterestante/render/engine/breath"
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
	breath.Due() // it was decoded
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
	to := image.Rect(int(math.Round(r.X*s)), int(math.Round(r.Y*s)), int(math.Round((r.X+r.W)*s)),
		int(math.Round((r.Y+r.H)*s)))
	full := coloured(src, from)
	breath.Due()
	xdraw.CatmullRom.Scale(c.Image(), to, full, from, xdraw.Over, nil)
	return true
}

// coloured is a part of a picture with its colours written out. Where the picture has a
// palette each is looked up once: draw.Draw asks for them pixel by pixel, which takes ten times as long.
func coloured(src image.Image, part image.Rectangle) *image.RGBA {
	out := image.NewRGBA(part)
	p, ok := src.(*image.Paletted)
	if !ok || !part.In(p.Rect) {
		draw.Draw(out, part, src, part.Min, draw.Src)
		return out
	}
	var colours [256][4]uint8
	for i, c := range p.Palette {
		r, g, b, a := c.RGBA()
		colours[i] = [4]uint8{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), uint8(a >> 8)}
	}
	for y := part.Min.Y; y < part.Max.Y; y++ {
		from := p.Pix[p.PixOffset(part.Min.X, y):][:part.Dx()]
		to := out.Pix[out.PixOffset(part.Min.X, y):][:4*part.Dx()]
		for i, c := range from {
			copy(to[4*i:4*i+4], colours[c][:])
		}
	}
	return out
}
