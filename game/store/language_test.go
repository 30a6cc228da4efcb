package store

import (
	"errors"
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"posterestante/game"
)

// TestTroublesInFrench checks that no trouble says English in French, whatever
// its cause, and that no word stands beside a number that it must agree with.
func TestTroublesInFrench(t *testing.T) {
	english := regexp.MustCompile(`(?i)(?:^|[^\p{L}])(the|of|to|and|is|are|for|with|from|it|not|was|rule)(?:[^\p{L}]|$)`)
	for key := range sentences {
		for _, err := range []error{nil, fs.ErrPermission, fs.ErrNotExist, errLarge, errNoFile, game.Refuse("postcards.refuse.full", "P3.8")} {
			text := damage(key, "Essai", 3, 1, err).Say("fr")
			if bad := english.FindString(text); bad != "" {
				t.Errorf("%s: %q in %q", key, bad, text)
			}
			if strings.Contains(text, "1 actions") {
				t.Errorf("%s: %q", key, text)
			}
		}
	}
	if got := damage("store.damage.rules", "Essai", 3, 1, game.Refuse("postcards.refuse.full", "P3.8")).Say("fr"); !strings.Contains(got, "(règle P3.8)") {
		t.Errorf("a refusal is told as %q", got)
	}
	if got := trouble("store.write", "Essai", errors.New("strange")).Say("fr"); !strings.Contains(got, "«\u00a0strange\u00a0»") {
		t.Errorf("%q", got)
	}
}
