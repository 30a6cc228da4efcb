package program

import (
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game/box"
)

// TestSitters checks that every kind of seat of every game has a name in a picture, in
// both languages, and none of the persons another's.
func TestSitters(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, g := range box.Games {
			for _, kind := range append(g.Game.Kinds(), "think:0", "think:25", "think:26", "person") {
				if name := sitter(words.In(lang), g.Game.Name(), kind, 5); name == "" || strings.ContainsAny(name, "[]") {
					t.Errorf("%s, %s: %s is called %q", lang, g.Game.Name(), kind, name)
				}
			}
		}
	}
	seen := map[string]bool{}
	for _, name := range sitters {
		if seen[name] || name == "" {
			t.Errorf("%q twice", name)
		}
		seen[name] = true
	}
}
