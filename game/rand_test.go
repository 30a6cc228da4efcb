package game_test

import (
	"slices"
	"testing"

	"posterestante/game"
)

// TestRand holds the numbers of SplitMix64, as published with it: matches must
// go the same way on every machine for ever.
func TestRand(t *testing.T) {
	r := game.NewRand(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821} {
		if got := r.Next(); got != want {
			t.Errorf("number %d is %d, not %d", i, got, want)
		}
	}
}

// TestIntn checks that the numbers lie in range, and that all come about as often.
func TestIntn(t *testing.T) {
	r := game.NewRand(1)
	for _, n := range []int{1, 2, 6, 72} {
		had := make([]int, n)
		for range 1000 * n {
			had[r.Intn(n)]++ // beyond the range it panics
		}
		if least, most := slices.Min(had), slices.Max(had); least < 850 || most > 1150 {
			t.Errorf("of %d numbers one came %d times and one %d times, of 1000", n, least, most)
		}
	}
}

// TestMix holds the order of a mix, and that it makes and loses nothing.
func TestMix(t *testing.T) {
	r := game.NewRand(7)
	s := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	game.Mix(&r, s)
	if want := []int{9, 5, 8, 6, 1, 2, 4, 7, 0, 3}; !slices.Equal(s, want) {
		t.Errorf("mixed to %v, not %v", s, want)
	}
	slices.Sort(s)
	if !slices.Equal(s, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}) {
		t.Errorf("sorted again: %v", s)
	}
	a, b := r, r
	if a.Next() != b.Next() {
		t.Error("a copy of the source gives other numbers")
	}
}
