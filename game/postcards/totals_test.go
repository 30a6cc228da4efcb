package postcards

import (
	"testing"

	"posterestante/game"
)

// TestTotals checks that the totals without lines are those of the scores, in the
// same places, all through games of Automas and chance.
func TestTotals(t *testing.T) {
	for seed := range uint64(8) {
		s := newState(t, seed, "person", "automa:expert", "person", "automa:easy")
		r := game.NewRand(seed)
		var buf []game.Score
		for n := 0; !s.Over(); n++ {
			legal := s.Legal(nil)
			s.Apply(legal[r.Intn(len(legal))], nil)
			buf = s.Totals(buf[:0])
			for i, want := range s.Scores() {
				if buf[i].Total != want.Total || buf[i].Place != want.Place {
					t.Fatalf("seed %d, action %d: seat %d has %d in place %d, not %d in place %d", seed, n, i, buf[i].Total, buf[i].Place, want.Total, want.Place)
				}
			}
		}
	}
}
