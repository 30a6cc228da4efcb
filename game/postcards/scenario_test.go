package postcards

import (
	"slices"
	"testing"

	"posterestante/game/gametest"
)

// TestScenarioTool checks that a row can fail: each of these must.
func TestScenarioTool(t *testing.T) {
	r := lang.Start(t, "hand bm1 rp1 gc1 yc1 yc2; bike 8; card 12-4 s1 m2")
	r.CanFail(`bike 9; score 1; card 12-4 s1; card 12-4 s2 m2; card 1-3; postcards 1-3; hand bm1; plays 2; camps 8.1
		turn 1; phase draw; step gift; legal move bm1 1; illegal move bm1 9; verbs move; count camp 2; over; sees hand/1 bm1 ? ? ? ?
		s: sees hand/0 bm1 rp1 gc1 yc1 yc2; size travel_deck 3; notes auto.left; scored 3; sent 1-3; gifts car1; row bm2; bonus; legal waste
		1: saw bm1; places 2 1; total 9; line unsent 7; onlylegal move bm1 9; moves 1; takes 1; kept 1; shuffled 1; nonsense 4
		has hand bm2; lacks hand bm1; has travel_discard bm2; side B; notopen_faces; itinerary 2; size camps 1; lacks postcards 12-4`,
		`bike 8; score 0; card 12-4 s1 m2; postcards 12-4; hand bm1 rp1 gc1 yc1 yc2; plays 3; camps; turn 0
		phase play; step -; legal move bm1 9; illegal move bm1 1; count pair 10; sees hand/1 ? ? ? ? ?; s: sees hand/0 ? ? ? ? ?
		notover; sent; gifts; notes; scored; 1: unseen bm1; places 1 2; total 1; line unsent 1; shuffled 0
		has hand bm1; lacks hand bm2; side A; open_faces; itinerary 1; size camps 0; notbonus`)
	if slices.Contains(gametest.Legal(r.S), "move bm1 1") {
		t.Error("the list of legal actions is not to be trusted")
	}
}
