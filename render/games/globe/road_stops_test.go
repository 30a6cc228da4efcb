package globe

import (
	"math"
	"testing"

	"posterestante/render/engine/stage"
)

// TestStopsOnThePoster checks that no two squares of a road touch on the table's
// poster, that all lie within its edge, and that they are large enough to be read
// in a window of 1280x720.
func TestStopsOnThePoster(t *testing.T) {
	for _, p := range []*Plan{Wide, Tall} {
		stopsOn(t, p.Poster)
	}
}

func stopsOn(t *testing.T, poster stage.Rect) {
	t.Helper()
	const window, least = 2.0 / 3, 24 // device pixels a logical pixel; the least side of a square in them
	r := StopR(poster)
	if 2*r*window < least {
		t.Errorf("a square is %.1f pixels wide", 2*r*window)
	}
	on := mapOn(poster)
	for style := range NumStyles {
		if len(roadOn(poster, style)) != MostSquares {
			t.Fatalf("style %d has a road of %d squares", style, len(roadOn(poster, style)))
		}
		for i := range MostSquares {
			x, y := Stop(style, i, poster)
			if in := on.Inset(r); !in.Has(x, y) {
				t.Errorf("style %d: square %d at %.0f %.0f reaches over the edge", style, i, x, y)
			}
			for j := range i {
				if u, v := Stop(style, j, poster); math.Hypot(x-u, y-v) < 2*r {
					t.Errorf("style %d: squares %d and %d are %.1f apart, %.1f wide", style, j, i, math.Hypot(x-u, y-v), 2*r)
				}
			}
		}
	}
}

// TestStopsFollowThePoster checks that a square is at the same part of a poster of
// any size.
func TestStopsFollowThePoster(t *testing.T) {
	for _, p := range []*Plan{Wide, Tall} {
		poster := p.Poster
		small := stage.Rect{X: 30, Y: 40, W: poster.W / 4, H: poster.H / 4}
		x, y := Stop(Ochre, 20, poster)
		u, v := Stop(Ochre, 20, small)
		if dx, dy := (x-poster.X)/4-(u-30), (y-poster.Y)/4-(v-40); math.Hypot(dx, dy) > 0.01 {
			t.Errorf("off by %.2f %.2f", dx, dy)
		}
	}
}
