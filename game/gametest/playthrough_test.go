package gametest

import "testing"

// TestFirstDifference checks that a golden comparison can fail.
func TestFirstDifference(t *testing.T) {
	for _, c := range [][3]string{
		{"#1 a\nb\n", "#1 a\nb\n", ""},
		{"#1 a\nb\n", "#1 a\nc\n", "2: after \"#1 a\"\n  was b\n  is  c"},
		{"a", "a\nb", "2: after \"\"\n  was (end)\n  is  b"},
		{"a\nb", "a", "2: after \"\"\n  was b\n  is  (end)"},
	} {
		if got := firstDifference(c[0], c[1]); got != c[2] {
			t.Errorf("%q and %q: %q, it must be %q", c[0], c[1], got, c[2])
		}
	}
}
