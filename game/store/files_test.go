package store

import (
	"strings"
	"testing"
)

func TestClean(t *testing.T) {
	for name, want := range map[string]string{
		"Lise, Anaïs": "Lise-Anaïs", "../../etc/passwd": "etc-passwd", "": "journal", " \t..": "journal", `a\b:c*d`: "a-b-c-d",
		strings.Repeat("é", 80): strings.Repeat("é", 60),
	} {
		if got := Clean(name); got != want {
			t.Errorf("%q becomes %q, not %q", name, got, want)
		}
	}
}
