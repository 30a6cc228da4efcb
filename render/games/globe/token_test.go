package globe

import (
	"math"
	"testing"

	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// TestTokenShowsAll checks that each pawn of a token is seen in its own part of it, and
// leaves the parts of the others free, as slices are laid over each other.
func TestTokenShowsAll(t *testing.T) {
	kinds := paint.Kinds().With(Kinds())
	const side = 100
	for of := fanned + 1; of <= rules.MaxSeats; of++ {
		for n := range of {
			im := kinds.Paint(stage.Pic{Kind: "gl.slice", ID: n, Data: Slice{n, of}}, TokenW, TokenW, side, side)
			for o := range of {
				sin, cos := math.Sincos((turn(o, of) + turn(o+1, of)) / 2)
				_, _, _, a := im.At(side/2+int(side*0.3*cos), side/2+int(side*0.3*sin)).RGBA()
				if seen := a > 0x8000; seen != (o == n) {
					t.Errorf("slice %d of %d, where %d is: painted %v", n, of, o, seen)
				}
			}
		}
	}
}
