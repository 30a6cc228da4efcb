package app

import (
	"image/color"
	"testing"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// TestFirstFrameIsOnePicture checks that the first frame is laid together as the
// window would show it, and only where that is the whole truth.
func TestFirstFrameIsOnePicture(t *testing.T) {
	kinds := paint.Table{
		"backdrop": func(c *paint.Canvas, _ stage.Pic) { c.Path().Rect(c.All(), 0).Fill(color.NRGBA{200, 0, 0, 255}) },
		"square":   func(c *paint.Canvas, _ stage.Pic) { c.Path().Rect(c.All(), 0).Fill(color.NRGBA{0, 200, 0, 255}) },
	}
	canvas := stage.Rect{W: stage.Width, H: stage.Height}
	frame := func(s stage.Sprite) *stage.Frame {
		f := &stage.Frame{}
		f.Add(stage.Pic{Kind: "backdrop"}, canvas)
		f.Sprites = append(f.Sprites, s)
		return f
	}
	square := stage.Sprite{Pic: stage.Pic{Kind: "square"}, Rect: stage.Rect{X: 300, Y: 300, W: 90, H: 90}}
	faint := square
	faint.Alpha = 0.5
	for _, row := range []struct {
		name  string
		s     stage.Sprite
		w, h  float64
		whole bool
	}{
		{"still", square, 1280, 720, true},
		{"something is faint", faint, 1280, 720, false},
		{"bars beside the canvas", square, 1280, 900, false},
	} {
		d := newDrawer(kinds)
		d.warm(frame(row.s), fit(row.w, row.h))
		if got := d.first.whole != nil; got != row.whole {
			t.Errorf("%s: laid together: %v, want %v", row.name, got, row.whole)
			continue
		}
		if !row.whole {
			continue
		}
		if b := d.first.whole.Bounds(); b.Dx() != 1280 || b.Dy() != 720 {
			t.Errorf("%s: it is %v", row.name, b)
		}
		for at, want := range map[[2]int]color.RGBA{{10, 10}: {200, 0, 0, 255}, {210, 210}: {0, 200, 0, 255}, {262, 230}: {200, 0, 0, 255}} {
			if got := d.first.whole.RGBAAt(at[0], at[1]); got != want {
				t.Errorf("%s: at %v it is %v, want %v", row.name, at, got, want)
			}
		}
	}
}
