package globe_test

import (
	"encoding/json"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// TestWonIsLaidOver lays a card by hand over one of another kind that a seat won: that goes under its own deck, and
// not to where the other lay, its deck or the place for its open card.
func TestWonIsLaidOver(t *testing.T) {
	for _, g := range []globe.Game{sakodo.Game, routard.Game} {
		for _, open := range []bool{false, true} {
			st, err := g.New(game.Setup{Game: g.Name(), Seats: []string{"person", "person"}, Seed: "7"})
			if err != nil {
				t.Fatal(err)
			}
			s := st.(*globe.State)
			at := game.Spot{Zone: globe.WonZone, Seat: 0}
			won, over := globe.CardNumber(globe.Adventure, 3), globe.CardNumber(globe.Report, 5)
			must := func(err error) {
				t.Helper()
				if err != nil {
					t.Fatal(err)
				}
			}
			if open {
				must(s.Put(game.Spot{Zone: globe.OpenCard, Seat: game.Nobody, Index: uint8(globe.Report) - 1}, uint16(over)))
			}
			must(s.Put(at, uint16(won)))
			must(s.Put(at, uint16(over)))
			data, err := json.Marshal(s)
			must(err)
			if _, err := g.Draft(data); err != nil {
				t.Errorf("%s, open %v: %v", g.Name(), open, err)
			}
			if all := s.P[0].Won.All(); len(all) != 1 || all[0] != over || s.Where(uint16(won)).Zone != game.Zone(globe.Adventure) {
				t.Errorf("%s, open %v: seat 0 has %v, the other lies in %+v", g.Name(), open, all, s.Where(uint16(won)))
			}
		}
	}
}
