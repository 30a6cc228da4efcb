package search_test

import (
	"math"
	"testing"

	"posterestante/game"
	mosight "posterestante/game/montaigne/sight"
	pcsight "posterestante/game/postcards/sight"
	rosight "posterestante/game/routard/sight"
	sasight "posterestante/game/sakodo/sight"
	"posterestante/game/search"
)

// allGames are all games of the box.
var allGames = []game.Game{pcsight.Game{}, mosight.Game{}, sasight.Game, rosight.Game}

// TestSums: what the rivals add is summed up once for all that look at them, and comes to what the net says of each
// seat's inputs as a whole, at every number of seats.
func TestSums(t *testing.T) {
	for _, g := range allGames {
		m := modelOf(t, g)
		kept, fresh := search.NewEvaluator(m), search.NewEvaluator(m)
		least, most := g.Seats()
		asked := 0
		for seats := least; seats <= most; seats++ {
			for n, deal := range spread(t, g, seats) {
				if n%9 != 0 {
					continue
				}
				for i := range game.Seat(seats) {
					ask := kept.WorthToo
					if i == 0 {
						ask = kept.Worth
					}
					w := ask(deal, i, seats)
					want := 1 / (1 + math.Exp(-float64(m.Net.Eval(fresh.Inputs(deal, i, seats))[search.OutWin])))
					if asked++; math.Abs(w.Win-want) > 1e-5 {
						t.Fatalf("%s, seat %d of %d: %v by kept sums, %v by all inputs", g.Name(), i, seats, w.Win, want)
					}
				}
			}
		}
		if asked < 60 {
			t.Errorf("%s: %d positions only", g.Name(), asked)
		}
	}
}
