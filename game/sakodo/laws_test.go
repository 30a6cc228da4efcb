package sakodo

import (
	"testing"

	"posterestante/game/globe/globetest"
)

const sixWon = "won souvenir.sardines souvenir.slippers report.kasbah report.storks adventure.volcano adventure.castle"

// variants are the ways to play (S5.2): bids in envelopes, and aloud as usual.
var variants = []map[string]string{{"auction": "sealed"}, nil}

// TestLaws holds the laws of the house, also near the end.
func TestLaws(t *testing.T) {
	globetest.Laws(t, Game, variants, map[string]string{
		"end":     "seats 3; at 64; 1: at 64; 2: at 64; " + sixWon + "; bag passport guide camera compass sleepingbag firstaid; 1: bag passport guide guide",
		"arrived": "at arrival; 1: at 66; bag passport guide; won souvenir.silk; tickets 2; money 40; " + "1: " + sixWon,
		"last":    "seats 2; round 200; at 30; 1: at 30; starter 0; turn 1",
		"bags":    "seats 4; bag passport guide guide camera compass sleepingbag firstaid; 1: bag passport guide camera camera compass sleepingbag firstaid firstaid; 2: bag passport; 3: bag; 3: at 0; 2: money 3000; 3: money 2000",
	})
}
