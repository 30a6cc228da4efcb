package journal

import (
	"strings"
	"testing"

	"posterestante/assets/fonts"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/postcards"
	"posterestante/render/engine/paint"
)

// TestSeedIsWhole checks that a page says a seed whole in the room it has: one that was drawn so that it can be read and
// typed, the widest one that can be typed at all in some way; a short one as large as the facts beside it.
func TestSeedIsWhole(t *testing.T) {
	facts := paint.Style{Role: fonts.Body, Size: 21}
	seeds := map[game.Seed]float64{"7": 21, game.Seed(strings.Repeat("W", game.MostSeed)): 8}
	for range 200 {
		seeds[game.NewSeed()] = 15
	}
	for _, lang := range words.Languages() {
		for seed, least := range seeds {
			setup := game.Setup{Game: "postcards", Seats: []string{"person", "person"}, Seed: seed}
			s, err := game.NewSession(postcards.Game{}, setup)
			if err != nil {
				t.Fatal(err)
			}
			m := Match{Session: s, Words: words.In(lang)}
			line, small := m.Seed(facts)
			if !strings.HasSuffix(line, " "+string(seed)) || small.Fit(line, FactsW) != line || small.Size < least {
				t.Errorf("%q in letters of %.0f is %.0f wide, there is room for %.0f", line, small.Size, small.Width(line), FactsW)
			}
		}
	}
}
