package postcards

import (
	"testing"

	"posterestante/game"
)

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

// TestTotals checks that the totals without lines are those of the scores, in the
// same places, all through games of Automas and chance.
func TestTotals(t *testing.T) {
	for seed := range uint64(8) {
		s := newState(t, seed, "person", "automa:expert", "person", "automa:easy")
		r := game.NewRand(seed)
		var buf []game.Score
		for n := 0; !s.Over(); n++ {
			legal := s.Legal(nil)
			s.Apply(legal[r.Intn(len(legal))], nil)
			buf = s.Totals(buf[:0])
			for i, want := range s.Scores() {
				if buf[i].Total != want.Total || buf[i].Place != want.Place {
					t.Fatalf("seed %d, action %d: seat %d has %d in place %d, not %d in place %d", seed, n, i, buf[i].Total, buf[i].Place, want.Total, want.Place)
				}
			}
		}
	}
}
