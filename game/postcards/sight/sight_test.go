package sight

import "testing"

// TestEyesNames checks that every feature has a name of its own.
func TestEyesNames(t *testing.T) {
	names := map[string]bool{}
	for i, f := range actionFeatures {
		if f.Name == "" || names[f.Name] {
			t.Errorf("feature %d is named %q", i, f.Name)
		}
		names[f.Name] = true
	}
	for i, f := range seatFeatures {
		if f.Name == "" {
			t.Errorf("input %d has no name", i)
		}
	}
	if got := seatFeatures[iHandMoves].Name; got != "no move" {
		t.Errorf("the last input is %q", got)
	}
	for i, f := range commonFeatures {
		if f.Name == "" {
			t.Errorf("common input %d has no name", i)
		}
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
