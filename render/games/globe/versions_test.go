package globe_test

import (
	"testing"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/games/globe"
)

// TestOlderRules holds that on the table of a match begun by the first rules a card
// reads as it is there.
func TestOlderRules(t *testing.T) {
	for _, g := range sisters {
		does := map[string]bool{}
		for version := 1; version <= g.board.R.Version; version++ {
			of, _ := game.OfRules(rules.Game{R: g.board.R}, version)
			st, err := of.New(game.Setup{Game: of.Name(), Seed: 1, Seats: []string{"person", "person"}})
			if err != nil {
				t.Fatal(err)
			}
			st.(*rules.State).Open[rules.Chance] = rules.CardNumber(rules.Chance, 0)
			v := st.View(0)
			for _, p := range g.board.Layout(&v, contextOf(g.board, "fr", &v)).Places {
				if read, is := p.Large.Data.(globe.Reading); is && p.Spot.Zone == rules.OpenCard {
					does[read.Does] = true
				}
			}
		}
		if len(does) != 2 {
			t.Errorf("%s: the card reads %v by the rules 1 and 2", g.board.R.Name, does)
		}
	}
}
