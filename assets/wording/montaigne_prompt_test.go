package wording

import (
	"testing"
	"unicode/utf8"

	"posterestante/game"
	mt "posterestante/game/montaigne"
)

func TestMontaignePrompts(t *testing.T) {
	longest := map[string]string{}
	ask := func(lang string, tell Teller, v *game.View, picked []game.Spot) {
		text := tell.Prompt(v, picked)
		if bad := sane(text); bad != "" || text == "" {
			t.Fatalf("%s, %v: %q holds %q", lang, picked, text, bad)
		}
		if utf8.RuneCountInString(text) > utf8.RuneCountInString(longest[lang]) {
			longest[lang] = text
		}
	}
	roamed(t, 8, func(s *game.Session, _ game.Step) {
		for seat := game.Nobody; int(seat) < s.Seats(); seat++ {
			v := s.View(seat)
			for lang, tell := range travelTellers() {
				ask(lang, tell, &v, nil)
				for _, a := range s.Legal() {
					if parts := s.Parts(a); seat == s.Turn() && len(parts) > 1 && a.Verb != mt.VFetch {
						ask(lang, tell, &v, parts[:1])
					}
				}
				if text := tell.Lost(&v); sane(text) != "" {
					t.Fatalf("%s: %q", lang, text)
				}
			}
		}
	})
	for lang, text := range longest {
		if n := utf8.RuneCountInString(text); n > widestPrompt {
			t.Errorf("%s: %d letters: %q", lang, n, text)
		}
		t.Logf("%s: %q", lang, text)
	}
}
