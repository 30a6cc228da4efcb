package table

import (
	"testing"

	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// TestEachOfferHasItsPlace: however many buttons are offered, each has a place of its own that no other touches, and
// a few are never split.
func TestEachOfferHasItsPlace(t *testing.T) {
	offer := stage.Rect{X: 1740, Y: 700, W: 300, H: 260}
	for name, beside := range map[string]stage.Rect{
		"nothing beside": {},
		"room for two":   {X: 2060, Y: 700, W: 260, H: 130},
		"room for all":   {X: 2060, Y: 700, W: 260, H: 260},
		"none that fits": {X: 2060, Y: 700, W: 260, H: 20},
	} {
		l := &board.Layout{Standing: board.Standing{Offer: offer, Beside: beside}}
		for n := range 30 {
			all := offerRects(l, n)
			if len(all) != n {
				t.Fatalf("%s: %d places for %d", name, len(all), n)
			}
			for i, a := range all {
				for _, b := range all[:i] {
					if a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H {
						t.Fatalf("%s: of %d %v lies on %v", name, n, a, b)
					}
				}
				if n <= 3 && a.W < beside.W && a.W < offer.W {
					t.Errorf("%s: of %d one is %v", name, n, a)
				}
			}
		}
	}
}
