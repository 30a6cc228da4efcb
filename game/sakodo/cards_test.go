package sakodo

import (
	"testing"

	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
)

// TestDecks holds the decks to S1.2, S7 and S7.2.
func TestDecks(t *testing.T) {
	if err := globe.CheckDecks(&Decks, Limits); err != nil {
		t.Error(err)
	}
	before := Limits
	before.BadPass = 2
	if err := globe.CheckDecks(globetest.ByRules(t, Game, 1).R.Decks, before); err != nil {
		t.Error("rules 1:", err)
	}
	flights := 0
	for _, c := range Decks[globe.Chance] {
		for _, e := range c.Effects {
			if e.Kind == globe.FlyOn {
				flights++
			}
		}
	}
	if flights == 0 {
		t.Error("no chance flies free")
	}
	for _, k := range []globe.Kind{globe.Souvenir, globe.Report, globe.Adventure} {
		from := map[string]bool{}
		for _, c := range Decks[k] {
			if c.Place == "" || from[c.Place] {
				t.Errorf("%v %q is from %q, nowhere or twice", k, c.Key, c.Place)
			}
			from[c.Place] = true
		}
	}
}
