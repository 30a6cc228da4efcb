package globe_test

import (
	"testing"

	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
)

// TestOpenedCardsLieApart checks that the cards of a seat that is opened, won and lacking, lie whole on its sheet and
// apart, as long as there are no more than ten, and never smaller than in the album.
func TestOpenedCardsLieApart(t *testing.T) {
	for _, in := range []stage.Rect{{X: 40, Y: 90, W: 566, H: 530}, {X: 40, Y: 90, W: 750, H: 470}} { // upright, wide
		for of := 1; of <= 10; of++ {
			for n := range of {
				at := globe.OpenedAt(in, n, of)
				if at.X < in.X-1 || at.Y < in.Y-1 || at.X+at.W > in.X+in.W+1 || at.Y+at.H > in.Y+in.H+1 || at.W < globe.WonW {
					t.Errorf("%d of %d lies at %.0f, the sheet is %.0f", n, of, at, in)
				}
				for m := range n {
					if globe.OpenedAt(in, m, of).Inset(1).Meets(at) {
						t.Errorf("of %d %d lies on %d", of, n, m)
					}
				}
			}
		}
	}
}
