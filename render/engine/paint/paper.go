package paint

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/draw"

	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// ShadowRoom is how far a panel's shadow reaches: a Pic with a shadow is that
// much larger than its panel on each side.
const ShadowRoom = 20.0

// Shadow lays a soft contact shadow under a rounded rectangle; depth is how far
// it reaches, up to ShadowRoom. The light comes from the upper left.
func (c *Canvas) Shadow(r stage.Rect, radius, depth float64) {
	s := c.Scale
	d := depth * s
	cx, cy := (r.X+r.W/2+depth*0.18)*s, (r.Y+r.H/2+depth*0.30)*s
	hw, hh := r.W/2*s, r.H/2*s
	rad := math.Min(radius*s, math.Min(hw, hh))
	soft := d * 0.68
	b := c.im.Rect
	x0, x1 := max(b.Min.X, int(cx-hw-d)), min(b.Max.X, int(cx+hw+d)+1)
	y0, y1 := max(b.Min.Y, int(cy-hh-d)), min(b.Max.Y, int(cy+hh+d)+1)
	in := r.Inset(radius + 2) // hidden by the panel itself
	ix0, ix1 := int(in.X*s), int((in.X+in.W)*s)
	iy0, iy1 := int(in.Y*s), int((in.Y+in.H)*s)
	for y := y0; y < y1; y++ {
		for x := x0; x < x1; x++ {
			if x == ix0 && y > iy0 && y < iy1 && ix1 > x {
				x = ix1
			}
			if x >= x1 {
				break
			}
			qx := math.Abs(float64(x)+0.5-cx) - hw + rad
			qy := math.Abs(float64(y)+0.5-cy) - hh + rad
			dist := math.Hypot(math.Max(qx, 0), math.Max(qy, 0)) + math.Min(math.Max(qx, qy), 0) - rad
			t := 1 - (dist+soft*0.3)/(soft*1.3)
			if t <= 0 {
				continue
			}
			a := math.Min(t, 1)
			over(c.im, x, y, palette.Shadow, a*a*0.42)
		}
	}
}

// over blends a colour with so much alpha onto one device pixel.
func over(im *image.RGBA, x, y int, col color.NRGBA, a float64) {
	p := im.Pix[im.PixOffset(x, y):]
	k := 1 - a
	p[0] = uint8(float64(p[0])*k + float64(col.R)*a)
	p[1] = uint8(float64(p[1])*k + float64(col.G)*a)
	p[2] = uint8(float64(p[2])*k + float64(col.B)*a)
	p[3] = uint8(float64(p[3])*k + 255*a)
}

// Paper paints a sheet: contact shadow, flat, fine edge, a little grain.
func (c *Canvas) Paper(r stage.Rect, radius float64, col color.NRGBA, depth float64) {
	if depth > 0 {
		c.Shadow(r, radius, depth)
	}
	c.Stroke(c.Path().Rect(r, radius).Keep(col), palette.Mix(col, palette.Shadow, 0.22), 1.2)
	c.Grain(r, 3)
}

// Grain roughens what is painted in the rectangle by up to so many steps of 255.
// It is the same at each painting.
func (c *Canvas) Grain(r stage.Rect, strength int) {
	if c.smooth {
		return
	}
	s := c.Scale
	b := image.Rect(int(r.X*s), int(r.Y*s), int((r.X+r.W)*s), int((r.Y+r.H)*s)).Intersect(c.im.Rect)
	span := uint32(2*strength + 1)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		h := (uint32(y) + 1) * 2654435761
		h = (h ^ h>>15) * 2246822519
		h = (h ^ h>>13) | 1
		row := c.im.Pix[c.im.PixOffset(b.Min.X, y) : c.im.PixOffset(b.Max.X-1, y)+4]
		for i := 0; i+3 < len(row); i += 4 {
			h ^= h << 13
			h ^= h >> 17
			h ^= h << 5
			if row[i+3] != 255 {
				continue
			}
			d := int(h>>16*span>>16) - strength
			row[i], row[i+1], row[i+2] = add(row[i], d), add(row[i+1], d), add(row[i+2], d)
		}
	}
}

func add(v uint8, d int) uint8 { return uint8(min(255, max(0, int(v)+d))) }

// Icon draws a picture into the rectangle, whole and in proportion. With a tint
// its shape is painted in that colour.
func (c *Canvas) Icon(src image.Image, r stage.Rect, tint *color.NRGBA) {
	if src == nil || src.Bounds().Empty() {
		return
	}
	b := src.Bounds()
	k := math.Min(r.W/float64(b.Dx()), r.H/float64(b.Dy()))
	w, h := float64(b.Dx())*k, float64(b.Dy())*k
	x, y := c.dc.TransformPoint(r.X+(r.W-w)/2, r.Y+(r.H-h)/2)
	to := image.Rect(int(math.Round(x)), int(math.Round(y)), int(math.Round(x+w*c.Scale)), int(math.Round(y+h*c.Scale)))
	if to.Empty() {
		return
	}
	if tint == nil {
		draw.CatmullRom.Scale(c.im, to, src, b, draw.Over, nil)
		return
	}
	small := image.NewRGBA(image.Rect(0, 0, to.Dx(), to.Dy()))
	draw.CatmullRom.Scale(small, small.Rect, src, b, draw.Src, nil)
	draw.DrawMask(c.im, to, image.NewUniform(*tint), image.Point{}, small, image.Point{}, draw.Over)
}
