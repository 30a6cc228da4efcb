package words

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// sums are hundreds in words, in which a sentence would name a sum of money; passes are
// how the pass is called, or what befalls it.
var (
	sums   = regexp.MustCompile(`(?i)\b(two|three|four|five|six|deux|trois|quatre|cinq|six) (hundred|cents?)\b[^.]* (a day|par jour)`)
	passes = regexp.MustCompile(`(?i)passport|passeport|\bpapers\b|papiers|\bvisas?\b comes`)
	digit  = regexp.MustCompile(`\d+`)
)

// TestCardsSayWhatTheyDo: no card names a sum or a number in digits that is not one of
// its own, and none speaks of losing the pass that leaves it alone.
func TestCardsSayWhatTheyDo(t *testing.T) {
	years := []string{"1911"} // a clock's
	for name, decks := range map[string]*globe.Decks{"sakodo": &sakodo.Decks, "routard": &routard.Decks} {
		for _, k := range []globe.Kind{globe.Job, globe.Chance, globe.Mail} {
			for _, c := range decks[k] {
				var own []string
				pass := false
				for _, e := range c.Effects {
					own = append(own, fmt.Sprint(max(e.N, -e.N)))
					pass = pass || e.Kind == globe.TakePass || e.Kind == globe.Lose && e.Item == globe.Pass
				}
				for _, lang := range Languages() {
					text := In(lang).T(fmt.Sprintf("%s.card.%s.%s.words", name, k, c.Key))
					if strings.HasPrefix(text, "[") {
						t.Fatalf("%s, %s: %s has no words", name, lang, c.Key)
					}
					for _, n := range digit.FindAllString(text, -1) {
						if !slices.Contains(own, n) && !slices.Contains(years, n) {
							t.Errorf("%s, %s: %s does %v, and says %s: %q", name, lang, c.Key, own, n, text)
						}
					}
					if sums.MatchString(text) || passes.MatchString(text) && !pass {
						t.Errorf("%s, %s: %s says what it does not do: %q", name, lang, c.Key, text)
					}
				}
			}
		}
	}
}
