package paint

import (
	"image"
	"image/draw"
	"math"

	"posterestante/render/stage"
)

// Compose paints a whole frame without a window, k device pixels a logical one,
// and without grain: for tests and for pictures that are compared. What is
// zoomed, turned or faint is shown as if at rest.
func (t Table) Compose(f *stage.Frame, k float64) *image.RGBA {
	im := image.NewRGBA(image.Rect(0, 0, int(math.Round(stage.Width*k)), int(math.Round(stage.Height*k))))
	for i := range f.Sprites {
		s := &f.Sprites[i]
		w, h := int(math.Round(s.Rect.W*k)), int(math.Round(s.Rect.H*k))
		if s.Hide || w <= 0 || h <= 0 {
			continue
		}
		at := image.Pt(int(math.Round(s.Rect.X*k)), int(math.Round(s.Rect.Y*k)))
		q := t.smooth(s.Pic, s.Rect.W, s.Rect.H, w, h)
		draw.Draw(im, q.Rect.Add(at), q, image.Point{}, draw.Over)
	}
	return im
}

// smooth is Paint without grain.
func (t Table) smooth(p stage.Pic, w, h float64, dw, dh int) *image.RGBA {
	c := New(w, h, dw, dh)
	c.smooth = true
	if paint := t[p.Kind]; paint != nil {
		paint(c, p)
	} else {
		box(c, p)
	}
	return c.im
}
