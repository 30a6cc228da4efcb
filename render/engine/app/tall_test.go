package app

import (
	"testing"

	"posterestante/render/engine/stage"
)

// TestTallView: a window that is clearly higher than wide has the tall canvas, as large
// as fits; one as high as wide hasn't.
func TestTallView(t *testing.T) {
	for _, row := range []struct {
		w, h float64
		tall bool
	}{{1280, 720, false}, {1000, 1000, false}, {1000, 1080, false}, {720, 1280, true}, {1080, 1920, true}, {390, 844, true}} {
		if tall(row.w, row.h) != row.tall {
			t.Errorf("%.0fx%.0f is taken for tall: %v", row.w, row.h, !row.tall)
		}
		f := stage.Frame{Tall: row.tall}
		c := f.Canvas()
		v := lay(row.w, row.h, c)
		x, y, w, h := v.device(c)
		if x < -1 || y < -1 || float64(x+w) > row.w+1 || float64(y+h) > row.h+1 || float64(w) < row.w-1 && float64(h) < row.h-1 {
			t.Errorf("%.0fx%.0f: the canvas lies at %d %d, %d by %d", row.w, row.h, x, y, w, h)
		}
	}
}
