package sakodo

import (
	"testing"

	"posterestante/game/globe/globetest"
)

// TestWant: sales between two turns, asked for in another's turn (S5.3).
func TestWant(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("S5.3", "asked for in another's turn, done before the next", "1: bag passport camera; money 0; die 1", "want 1; ? turn 0; ?1: wants 1; move 1; ? turn 1; ? step stall; ?1: wants 0; sell camera; ? step stall; skip; ? step road",
			"1: money 1200; 1: bag passport; turn 1"),
		is("S5.3", "in the order of seats from the one whose turn begins", "seats 4; turn 1; 0: bag passport guide; 3: bag passport camera", "want 3; want 0; move 1; ? turn 3; skip; ? turn 0; ? step stall; skip; ? step road", "turn 2"),
		is("S5.3", "others bid, whose turn begins too, and the asker is paid", "seats 3; 2: bag passport camera; 1: money 500", "want 2; move 1; sell camera; ? turn 0; bid 200; bid 300; ? step stall; skip", "turn 1; 1: money 200; 1: bag passport camera; 2: money 1300"),
		is("S5.3", "money for another's turn", "seats 3; money 0; 2: money 0; won souvenir.carpet; 1: at 40; 1: money 30; 1: bag passport guide", "want 1; move 1; ? step stall; sell guide; nobid; skip", "1: money 40; turn 1"),
		is("S5.3", "with nothing to sell one goes on", "", "want 1; move 1; !pay S5.3; !move 1 S5.3", "onlylegal skip"),
		is("S5.3", "not in one's own turn", "", "!want 0 S5.3; want 1", "1: wants 1"),
		is("S5.3", "once a turn", "", "want 1; !want 1 S5.3", ""),
		is("S5.3", "not while somebody sells so", "seats 3", "want 2; move 1; ? step stall; !want 0 S5.3; skip; ? turn 1; want 0", "wants 1"),
		is("S5.3", "not while envelopes are being filled", "seats 3; bag passport camera", "sell camera; !want 2 S5.3; bid 200; nobid; want 2", "2: wants 1"),
		is("S5.3", "who hasn't left may sell too", "1: at 0; 1: bag passport guide", "want 1; move 1; ? step stall; sell guide; nobid; skip; ? step depart", "1: money 1010"),
		is("S5.3", "nothing is said that can be taken back", "", "want 1", "cannotundo"),
		is("S5.3", "no such player", "", "!want 4 S7.2", ""),
	})
}
