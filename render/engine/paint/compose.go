package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	xdraw "golang.org/x/image/draw"
	"golang.org/x/image/math/f64"

	"posterestante/render/engine/stage"
)

// Compose paints a whole frame without a window, k device pixels a logical one,
// and without grain: for tests and for pictures that are compared. What is
// zoomed, turned or faint is shown as if at rest.
func (t Table) Compose(f *stage.Frame, k float64) *image.RGBA {
	t = t.Smooth()
	im := image.NewRGBA(image.Rect(0, 0, int(math.Round(f.Canvas().W*k)), int(math.Round(f.Canvas().H*k))))
	for i := range f.Sprites {
		s := &f.Sprites[i]
		w, h := int(math.Round(s.Rect.W*k)), int(math.Round(s.Rect.H*k))
		if s.Hide || w <= 0 || h <= 0 {
			continue
		}
		at := image.Pt(int(math.Round(s.Rect.X*k)), int(math.Round(s.Rect.Y*k)))
		q := t.Paint(s.Pic, s.Rect.W, s.Rect.H, w, h)
		draw.Draw(im, q.Rect.Add(at), q, image.Point{}, draw.Over)
	}
	return im
}

// Picture paints a whole frame as a window would show it, k device pixels a
// logical one: with its grain, and what is zoomed, turned, leant or faint so.
func (t Table) Picture(f *stage.Frame, k float64) *image.RGBA {
	im := image.NewRGBA(image.Rect(0, 0, int(math.Round(f.Canvas().W*k)), int(math.Round(f.Canvas().H*k))))
	for i := range f.Sprites {
		s := &f.Sprites[i]
		w, h := int(math.Round(s.Rect.W*k)), int(math.Round(s.Rect.H*k))
		if s.Hide || w <= 0 || h <= 0 {
			continue
		}
		q := t.Paint(s.Pic, s.Rect.W, s.Rect.H, w, h)
		faint := image.NewUniform(color.Alpha{A: 255})
		if s.Alpha > 0 {
			faint.C = color.Alpha{A: uint8(255 * math.Min(s.Alpha, 1))}
		}
		if s.Zoom == 0 && s.Turn == 0 && s.Angle == 0 {
			at := image.Pt(int(math.Round(s.Rect.X*k)), int(math.Round(s.Rect.Y*k)))
			draw.DrawMask(im, q.Rect.Add(at), q, image.Point{}, faint, image.Point{}, draw.Over)
			continue
		}
		xdraw.BiLinear.Transform(im, pose(s, k), q, q.Rect, draw.Over, &xdraw.Options{SrcMask: faint})
	}
	return im
}

// pose leads from a sprite's painted pixels to where they are seen.
func pose(s *stage.Sprite, k float64) f64.Aff3 {
	zoom := s.Zoom
	if zoom == 0 {
		zoom = 1
	}
	sin, cos := math.Sincos(s.Angle)
	x, y := s.Rect.Mid()
	wide := zoom * (1 - s.Turn)
	m := f64.Aff3{cos * wide, -sin * zoom, 0, sin * wide, cos * zoom, 0}
	w, h := s.Rect.W*k/2, s.Rect.H*k/2
	m[2], m[5] = x*k-m[0]*w-m[1]*h, y*k-m[3]*w-m[4]*h
	return m
}

// Smooth returns the table with painters that leave out the grain: pictures for a page are so a third of the size.
func (t Table) Smooth() Table { return t.set(func(c *Canvas) { c.smooth = true }) }
