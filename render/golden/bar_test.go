package golden

import (
	"testing"

	"posterestante/render/engine/stage"
)

// TestBarIsLarge checks that on every table the buttons of the bar can be hit over 44 x 44
// pixels of a window of 1280x720, and that nothing lies there that could be meant instead.
func TestBarIsLarge(t *testing.T) {
	const least = 44 * 1.5
	seen := 0
	for name, show := range screens(t, "fr") {
		for _, id := range []string{"table.menu", "table.speed", "table.legend", "table.rules"} {
			f := show.Frame()
			h := f.Hot(id)
			if h == nil {
				continue
			}
			seen++
			if h.Rect.W < least || h.Rect.H < least || h.Rect.X < 0 || h.Rect.Y < 0 {
				t.Errorf("%s: %s takes the pointer over %+v", name, id, h.Rect)
			}
			for i := range f.Hots {
				o := &f.Hots[i]
				if o.ID == id || o.Gives && !o.Lit || o.Rect == f.Canvas() {
					continue
				}
				if meets(h.Rect, o.Rect) && (o.Shape == nil || within(h.Rect, o.Shape)) {
					t.Errorf("%s: %s lies on %s", name, id, o.ID)
				}
			}
		}
	}
	if seen < 40 {
		t.Errorf("only %d buttons were seen", seen)
	}
}

// within says whether some point of a rectangle lies in a shape.
func within(r stage.Rect, shape func(x, y float64) bool) bool {
	for x := r.X; x < r.X+r.W; x += 4 {
		for y := r.Y; y < r.Y+r.H; y += 4 {
			if shape(x, y) {
				return true
			}
		}
	}
	return false
}
