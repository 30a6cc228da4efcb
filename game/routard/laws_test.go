package routard

import (
	"testing"

	"posterestante/game/globe/globetest"
)

const (
	sixWon = "won souvenir.whistle souvenir.record report.dolphins report.falls adventure.currach adventure.turtles"
	full   = "bag papers guide equipment camera"
)

// variants are the ways to play (R2.1, R4.3, R5.3); bids are aloud where nothing is said.
var variants = []map[string]string{
	{"auction": "sealed"}, {"lines": "two", "cards": "one"}, {"express": "yes"}, {"express": "yes", "cards": "three", "auction": "sealed"},
	{"express": "yes", "cards": "one", "fine": "yes"},
}

// TestLaws holds the laws of the house for every variant, also near the end.
func TestLaws(t *testing.T) {
	globetest.Laws(t, Game, variants, map[string]string{
		"end":     "seats 3; at 63; 1: at 63; 2: at 63; cheques 4; 1: cheques 2; " + sixWon + "; " + full + "; 1: " + full,
		"arrived": "at arrival; 1: at 66; " + full + "; won souvenir.ribbon; tickets 2; money 40; cheques 5; 1: cheques 9; 1: " + sixWon,
		"bells":   unlawful(carried),
		"last":    "round 200; at 30; 1: at 30; starter 0; turn 1; cheques 3; 1: cheques 3",
		"poor":    "seats 4; money 10; bag; at airport; 1: cheques 1; 1: money 30; 1: order 3; 2: at 0; 2: money 2500; 2: " + full + "; 2: tickets 1; 2: cheques 12; 3: at airport; 3: money 30; tries 1; 2: tries 1",
	})
}
