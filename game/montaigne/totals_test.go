package montaigne

import (
	"testing"

	"posterestante/game"
)

// TestTotals checks that the totals without lines are those of the scores, in the
// same places, all through games by chance.
func TestTotals(t *testing.T) {
	for seed := range uint64(8) {
		st, err := Game{}.New(game.Setup{Seats: []string{"person", "person", "person"}, Seed: game.Numbered(seed), Options: map[string]string{"winds": "yes", "encounters": "yes"}})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		var buf []game.Score
		for n := 0; !st.Over(); n++ {
			legal := st.Legal(nil)
			st.Apply(legal[r.Intn(len(legal))], nil)
			buf = game.Totals(st, buf[:0])
			for i, want := range st.Scores() {
				if buf[i].Total != want.Total || buf[i].Place != want.Place {
					t.Fatalf("seed %d, action %d: seat %d has %d in place %d, not %d in place %d", seed, n, i, buf[i].Total, buf[i].Place, want.Total, want.Place)
				}
			}
		}
	}
}
