package routard

import (
	"testing"

	"posterestante/game/globe/globetest"
)

// TestWant: sales between two turns, asked for in another's turn (R4.5).
func TestWant(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("R4.5", "asked for in another's turn, done before the next", "seats 3; "+home+"2: at 41; 2: bag papers camera; 2: cheques 40; 1: money 100; die 4", "want 2; line money; ? turn 2; ? step stall; lot 20; ? turn 0; nobid; sell camera; nobid; skip", "2: money 1400; 2: bag papers; 2: cheques 20; turn 1; step pack"),
		is("R4.5", "not in one's own turn", "", "!want 0 R4.5", ""),
		is("R4.5", "once a turn", "", "want 1; !want 1 R4.5", "1: wants 1"),
		is("R4.5", "not while envelopes are being filled", "seats 3; bag papers camera", "sell camera; !want 2 R4.5", ""),
		is("R4.5", "not while somebody sells so", "seats 3; "+home+"2: at 41; die 4", "want 2; line money; !want 0 R4.5; !pay R4.5", "onlylegal skip"),
		is("R4.5", "packers too", home+"1: bag guide; 0: money 0; die 4", "want 1; line money; ? step stall; sell guide; nobid; skip", "1: money 1010; step pack"),
	})
}
