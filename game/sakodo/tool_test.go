package sakodo

import (
	"testing"

	"posterestante/game/globe/globetest"
)

// TestRowsCanFail: each of these clauses does not hold, and each of those does.
func TestRowsCanFail(t *testing.T) {
	run := globetest.Start(t, Game, "seats 3; bag passport guide; won souvenir.carpet; tickets 1; 1: at 30; 2: bag passport camera")
	for _, c := range globetest.Clauses(`at 21; 1: at 20; money 900; tickets 0; turn 1; active 1; round 2; die 1; total 2; step go; bag passport; won; pile 0
		open job.ice; under job.dishes; legal move 7; illegal move 1; onlylegal move 1; verbs move; over S6.1; ended end.long; places 2 1 1; sealed 1
		1: sees bag/0 passport guide; sees bag/0 ? ?; sees deck_job 3; notes card; nonsense 1; miss 1; 2: bids 1`) {
		if why := run.Fails(c); why == "" {
			t.Errorf("%q holds, it should not", c.Text)
		}
	}
	for _, c := range globetest.Clauses(`at 20; 1: at 30; money 1000; tickets 1; turn 0; active 0; round 1; die 0; total 1; step road; bag guide passport; won souvenir.carpet
		pile 0 2; legal move 1; illegal skip; verbs bundle move help sell barter; notover; ended; places 1 2 2; sealed 0; nonote card; miss 0; 2: bids 0
		1: sees bag/0 ? ?; sees bag/0 passport guide; s: sees won/0 souvenir.carpet; sees deck_job 25; sees open - - - - - - -`) {
		if why := run.Fails(c); why != "" {
			t.Errorf("%q fails, it should hold: %s", c.Text, why)
		}
	}
}
