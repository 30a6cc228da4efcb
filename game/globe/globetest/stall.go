package globetest

import (
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
)

// Stalls has somebody do nothing but sell, as slowly as may be, from positions with
// much to sell: lots taken back, lots offered, bids aloud that rise by the least. A turn
// comes to where nothing more is sold, within what MaxActions counts for one.
func Stalls(t *testing.T, g globe.Game, positions ...string) {
	t.Helper()
	most := globe.MostActions / (200 * globe.MaxSeats)
	for _, pos := range positions {
		for _, last := range []game.Verb{globe.VSkip, globe.VPutUp} {
			s := Position(t, g, pos)
			slow := []game.Verb{globe.VBundle, globe.VSell, globe.VLot, last, globe.VBid, globe.VNoBid}
			n := 0
			for ; n <= most && s.Active() == 0; n++ {
				legal := s.Legal(nil)
				at := -1
				for _, v := range slow {
					if at = slices.IndexFunc(legal, func(a game.Action) bool { return a.Verb == v }); at >= 0 {
						break
					}
				}
				if at < 0 {
					break
				}
				s.Apply(legal[at], nil)
			}
			if n > most {
				t.Errorf("%s, %s: a turn of more than %d actions is still on", pos, g.R.Moves.Rows[last].Name, most)
			}
			if n < globe.MostLots {
				t.Errorf("%s: only %d actions: nothing is stalled", pos, n)
			}
		}
	}
}
