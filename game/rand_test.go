package game_test

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strings"
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

// TestSeedRand checks the numbers of a seed: matches must go the same way on every machine; the n-th is a hash of the
// seed's hash and of n, so that near seeds have nothing in common, and none tells of the next.
func TestSeedRand(t *testing.T) {
	for seed, want := range map[game.Seed][2]uint64{
		"": {13867040597371673948, 18150758057639235}, "7": {5373153465792303875, 10197542538729500020},
		"8": {2654722875757897141, 11202851009058197291},
	} {
		r := seed.Rand()
		key := sha256.Sum256([]byte(seed))
		for n := range want {
			b := binary.LittleEndian.AppendUint64(key[:len(key):len(key)], uint64(n))
			sum := sha256.Sum256(b)
			if got := r.Next(); got != binary.LittleEndian.Uint64(sum[:]) || got != want[n] {
				t.Errorf("number %d of %q is %d", n, seed, got)
			}
		}
	}
}

// TestReadRand: a source is read as it was written, whichever it is; any other text is a seed, and what looks like one
// of them and is none is refused.
func TestReadRand(t *testing.T) {
	long, fast := game.Seed("la mer").Rand(), game.NewRand(1<<63)
	for range 300 {
		for _, r := range []*game.Rand{&long, &fast} {
			if got, err := game.ReadRand(r.String()); err != nil || got != *r {
				t.Fatalf("%s is read as %v, %v", r, got, err)
			}
			r.Next()
		}
	}
	if got, err := game.ReadRand("la mer"); err != nil || got != game.Seed("la mer").Rand() {
		t.Error("a seed is not taken as one:", err)
	}
	key, _, _ := strings.Cut(long.String(), "+")
	for _, bad := range []string{"~", "~-1", "~01", "~1x", key + "+", key + "+-1", key + "+007", "x" + key[1:] + "+1",
		strings.Repeat("0", 64) + "+1", strings.ToUpper(key) + "+1", "a\x00b", strings.Repeat("x", 80)} {
		if got, err := game.ReadRand(bad); err == nil {
			t.Errorf("%q is read as %v", bad, got)
		}
	}
}
