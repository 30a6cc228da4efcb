package globe_test

import (
	"testing"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/games/globe"
)

// TestTokensOpen checks that pointing at a square shows who stands there, and nobody
// else: so a token of many is opened by pointing.
func TestTokensOpen(t *testing.T) {
	for _, g := range sisters {
		crowds := 0
		played(t, g.board, 6, 400, nil, 5, func(n int, s *game.Session) {
			if n%40 != 0 {
				return
			}
			v := s.View(s.Turn())
			c := contextOn(plans[n/40%2], g.board, "en", &v)
			l := g.board.Layout(&v, c)
			for i := range l.Places {
				d, ok := l.Places[i].Large.Data.(globe.Place)
				if !ok || l.Places[i].Spot.Zone != rules.RoadZone {
					continue
				}
				want := map[int]bool{}
				for seat := range game.Seat(6) {
					if v.Counter(rules.SquareN, seat) == int(l.Places[i].Spot.Index) {
						want[c.Colours[seat]] = true
					}
				}
				for _, h := range d.Here {
					if h != 0 && !want[int(h)-1] {
						t.Errorf("%s, after %d: colour %d doesn't stand on %d", g.board.R.Name, n, h-1, d.Number)
					}
					delete(want, int(h)-1)
				}
				if len(want) > 0 {
					t.Errorf("%s, after %d: %v aren't shown on %d", g.board.R.Name, n, want, d.Number)
				}
				if d.Here[3] != 0 {
					crowds++
				}
			}
		})
		if crowds == 0 {
			t.Errorf("%s: no four stood together", g.board.R.Name)
		}
	}
}
