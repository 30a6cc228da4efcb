package windowtest

import (
	"testing"

	"posterestante/windowtest/drive"
)

// bothWays runs a test in a wide window in French and in an upright one in English; way is for the names of pictures.
func bothWays(t *testing.T, test func(t *testing.T, on *drive.Display, lang, way string)) {
	t.Helper()
	t.Parallel()
	for _, c := range []struct {
		lang, way  string
		wide, high int
	}{{"fr", "wide", width, height}, {"en", "upright", height, width}} {
		t.Run(c.way, func(t *testing.T) { test(t, screenOf(t, c.wide, c.high), c.lang, c.way) })
	}
}
