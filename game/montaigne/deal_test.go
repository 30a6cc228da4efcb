package montaigne

import (
	"math"
	"testing"

	"posterestante/game"
)

// TestCallOdds checks that a re-deal puts the King's Call under the backs in
// sight as often as it truly lies there (M2.1): over many deals, at points where
// it may be the card face down or the top of the reserve.
func TestCallOdds(t *testing.T) {
	for _, left := range []int{54, 50, 45, 44} {
		var seen, truth, dealt [2]float64 // the card face down, the top; backs of Bordeaux
		r := game.NewRand(uint64(left))
		for seed := range uint64(12000) {
			setup := game.Setup{Seats: kinds[:2], Seed: game.Numbered(seed)}
			s := newState(t, setup)
			for int(s.reserve.N) > left && !s.called() { // draw down, openly
				s.discard.Push(s.row[0])
				s.row[0] = 0
				s.fill(nil)
			}
			if s.called() {
				continue
			}
			d := s.Clone().(*State)
			d.Determinize(0, &r)
			for i, pair := range [2][2]uint8{{s.row[3], d.row[3]}, {s.reserve.Top(), d.reserve.Top()}} {
				if Cards[pair[0]].City != Cards[pair[1]].City {
					t.Fatalf("the re-deal changes a back: %s, %s", CardName(pair[0]), CardName(pair[1]))
				}
				if Cards[pair[0]].City != Bordeaux {
					continue
				}
				seen[i]++
				for k, sum := range []*[2]float64{&truth, &dealt} {
					if pair[k] == TheCall {
						sum[i]++
					}
				}
			}
		}
		for i := range seen {
			p := (truth[i] + dealt[i]) / 2 / seen[i]
			if off := math.Abs(truth[i]-dealt[i]) / math.Sqrt(2*seen[i]*p*(1-p)+1); seen[i] < 100 || off > 4 {
				t.Errorf("%d cards left, spot %d: of %v backs of Bordeaux %v are the Call, %v when re-dealt", left, i, seen[i], truth[i], dealt[i])
			}
		}
	}
}
