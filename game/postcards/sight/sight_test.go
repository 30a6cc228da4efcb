package sight

import "testing"

// TestEyesNames checks that the inputs of a seat end with the one that stands last.
func TestEyesNames(t *testing.T) {
	if got := seatFeatures[iHandMoves].Name; got != "no move" {
		t.Errorf("the last input is %q", got)
	}
}

// TestDistances holds how far apart regions are, over a ferry too (P1.1).
func TestDistances(t *testing.T) {
	for _, c := range []struct{ from, to, want int }{{1, 1, 0}, {1, 3, 1}, {2, 7, 5}, {12, 7, 4}, {7, 8, 1}, {3, 12, 3}} {
		if got := distances[c.from][c.to]; got != c.want {
			t.Errorf("from %d to %d: %d borders, not %d", c.from, c.to, got, c.want)
		}
	}
}
