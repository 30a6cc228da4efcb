package globe

import (
	"math"
	"testing"

	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
)

// sizes are windows, how many of their pixels a logical one is there, and how wide a
// square and how large its number must be at least.
var sizes = []struct {
	name          string
	plan          *Plan
	scale         float64
	stop, numeral float64
}{
	{"1280x720", Wide, 1280.0 / stage.Width, 40, 14},
	{"1024x768", Classic, 1024.0 / stage.Width, 42, 16},
	{"1920x1080", Wide, 1, 60, 21},
	{"720x1280", Tall, 720.0 / stage.TallWidth, 40, 14},
}

// TestStopsAreLarge checks at each size of window that squares and their numbers are as
// large as they must be, and that numbers grow with the size of words.
func TestStopsAreLarge(t *testing.T) {
	for _, s := range sizes {
		r := StopR(s.plan.Poster)
		if got := 2 * r * s.scale; got < s.stop {
			t.Errorf("%s: a square is %.1f pixels wide, not %.0f", s.name, got, s.stop)
		}
		last := s.numeral / s.scale
		for size := range stage.TextMost + 1 {
			if got := numberStyle(r).Larger(size).Size; got < last {
				t.Errorf("%s, words of size %d: a number is %.1f, not %.1f", s.name, size, got, last)
			} else {
				last = got + 1
			}
		}
	}
}

// everySquare visits each square of both roads on both posters.
func everySquare(visit func(p *Plan, style Style, square int, x, y, r float64)) {
	for _, p := range []*Plan{Wide, Tall, Classic} {
		for style := range NumStyles {
			for i := range MostSquares {
				x, y := Stop(style, i, p.Poster)
				visit(p, style, i, x, y, StopR(p.Poster))
			}
		}
	}
}

// TestStopsOnThePoster checks that no two squares of a road touch on the table's poster,
// and that all lie within its edge.
func TestStopsOnThePoster(t *testing.T) {
	everySquare(func(p *Plan, style Style, i int, x, y, r float64) {
		if n := len(roadOn(p.Poster, style)); n != MostSquares {
			t.Fatalf("style %d has a road of %d squares", style, n)
		}
		if in := mapOn(p.Poster).Inset(r); !in.Has(x, y) {
			t.Errorf("style %d: square %d at %.0f %.0f reaches over the edge", style, i, x, y)
		}
		for j := range i {
			if u, v := Stop(style, j, p.Poster); math.Hypot(x-u, y-v) < 2*r+3 {
				t.Errorf("style %d: squares %d and %d are %.1f apart, %.1f wide", style, j, i, math.Hypot(x-u, y-v), 2*r)
			}
		}
	})
}

// TestPawnsHideNoNumber checks that pawns, however many share a square, stand on no other
// square's number, and not on their own at the usual size of words.
func TestPawnsHideNoNumber(t *testing.T) {
	everySquare(func(p *Plan, style Style, i int, x, y, r float64) {
		for of := 1; of <= rules.MaxSeats; of++ {
			for n := range of {
				pawn := p.PawnRect(style, i, n, of)
				for j := 1; j < MostSquares; j++ {
					for size := range stage.TextMost + 1 {
						u, v := Stop(style, j, p.Poster)
						if at := tab(j, size, u, v, r); (j != i || size == 0) && shared(pawn, at) > 0.5 {
							t.Errorf("style %d: pawn %d of %d on square %d stands on number %d: %+v, %+v", style, n, of, i, j, pawn, at)
						}
					}
				}
			}
		}
	})
}

// TestStopsFollowThePoster checks that a square is at the same part of a poster of
// any size.
func TestStopsFollowThePoster(t *testing.T) {
	for _, p := range []*Plan{Wide, Tall, Classic} {
		poster := p.Poster
		small := stage.Rect{X: 30, Y: 40, W: poster.W / 4, H: poster.H / 4}
		x, y := Stop(Ochre, 20, poster)
		u, v := Stop(Ochre, 20, small)
		if dx, dy := (x-poster.X)/4-(u-30), (y-poster.Y)/4-(v-40); math.Hypot(dx, dy) > 0.01 {
			t.Errorf("off by %.2f %.2f", dx, dy)
		}
	}
}
