package app

import (
	"testing"
	"time"

	"posterestante/render/engine/stage"
)

// quiet is a scene of nothing.
type quiet struct{}

func (quiet) Update(*stage.Input, time.Duration) stage.Answer { return stage.Answer{} }
func (quiet) Build(*stage.Frame)                              {}

// shapely is a scene that has a layout for each canvas.
type shapely struct{ quiet }

func (shapely) Portrait() bool { return true }
func (shapely) Classic() bool  { return true }

// TestCanvasOfAWindow checks that a window that is clearly higher than wide has the tall canvas, one of about 4:3 the
// classic one, as large as fits; and a scene that has no layout for it the usual one.
func TestCanvasOfAWindow(t *testing.T) {
	for _, row := range []struct{ w, h, canvas float64 }{
		{1280, 720, 1080}, {1280, 800, 1080}, {1500, 1000, 1080}, {1024, 768, 1440}, {1600, 1200, 1440}, {1280, 1024, 1440},
		{1000, 1000, 1440}, {1000, 1080, 1440}, {720, 1280, 1920}, {1080, 1920, 1920}, {390, 844, 1920},
	} {
		for _, scene := range []stage.Scene{shapely{}, quiet{}} {
			show := stage.NewShow(scene)
			show.SetWindow(row.w, row.h)
			show.Step(stage.Raw{X: -1, Y: -1}, 0)
			want := row.canvas
			if scene == (quiet{}) {
				want = stage.Height
			}
			if got := show.Frame().Canvas().H; got != want {
				t.Errorf("%.0fx%.0f has a canvas %.0f high, not %.0f", row.w, row.h, got, want)
			}
		}
		show := stage.NewShow(shapely{})
		show.SetWindow(row.w, row.h)
		show.Step(stage.Raw{X: -1, Y: -1}, 0)
		c := show.Frame().Canvas()
		v := lay(row.w, row.h, c)
		x, y, w, h := v.device(c)
		if x < -1 || y < -1 || float64(x+w) > row.w+1 || float64(y+h) > row.h+1 || float64(w) < row.w-1 && float64(h) < row.h-1 {
			t.Errorf("%.0fx%.0f: the canvas lies at %d %d, %d by %d", row.w, row.h, x, y, w, h)
		}
	}
}
