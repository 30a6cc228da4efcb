package routard

import (
	"testing"

	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
)

// TestDecks holds the decks to R1.1, R5.4 and R5.5.
func TestDecks(t *testing.T) {
	if err := globe.CheckDecks(&Decks, Limits); err != nil {
		t.Error(err)
	}
	before := Limits
	before.BadItems, before.BadPass = 6, 2
	if err := globe.CheckDecks(globetest.ByRules(t, Game, 1).R.Decks, before); err != nil {
		t.Error("rules 1:", err)
	}
	for _, c := range Decks[globe.Adventure] {
		if len(c.Roll) == 0 {
			t.Errorf("adventure %q is not rolled for (R3.2)", c.Key)
		}
	}
	for _, k := range []globe.Kind{globe.Souvenir, globe.Report, globe.Adventure, globe.Lodging} {
		from := map[string]bool{}
		for _, c := range Decks[k] {
			if c.Place == "" || from[c.Place] {
				t.Errorf("%v %q is from %q, nowhere or twice", k, c.Key, c.Place)
			}
			from[c.Place] = true
		}
	}
}
