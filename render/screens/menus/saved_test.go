package menus

import (
	"strings"
	"testing"

	"posterestante/render/engine/paint"
)

// TestFilesKeepTheirEnding checks that the name of a file that is too wide is cut before its
// ending, and one that has room not at all.
func TestFilesKeepTheirEnding(t *testing.T) {
	long := strings.Repeat("Maximilienne, ", 9) + "2026-11-23"
	for _, ext := range []string{".png", ".geojson", ".gpx"} {
		got := named(long+ext, 500)
		if !strings.HasSuffix(got, "…"+ext) || paint.TextStyle(paint.TextTag, 0).Width(got) > 501 {
			t.Errorf("%q", got)
		}
		if got := named("Lise"+ext, 500); got != "Lise"+ext {
			t.Errorf("%q", got)
		}
	}
}
