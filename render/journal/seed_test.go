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

// TestSeedIsWhole checks that a page says a seed whole, in letters that can be read and no wider than the room it has:
// one that was drawn in a line, or in two where there is little room beside a title, a short one as large as the facts
// beside it, and the widest one that can be typed at all in some way.
func TestSeedIsWhole(t *testing.T) {
	facts := paint.Style{Role: fonts.Body, Size: 21}
	widest := game.Seed(strings.Repeat("W", game.MostSeed))
	type row struct {
		seed  game.Seed
		width float64
		lines int
		least float64 // size of its letters
	}
	rows := []row{{"7", FactsW, 1, 21}, {"7", 320, 1, 21}, {widest, FactsW, 2, 11}, {widest, 320, 3, 10}}
	for range 200 {
		rows = append(rows, row{game.NewSeed(), FactsW, 1, 15}, row{game.NewSeed(), 320, 2, 10})
	}
	for _, lang := range words.Languages() {
		for _, r := range rows {
			setup := game.Setup{Game: "postcards", Seats: []string{"person", "person"}, Seed: r.seed}
			s, err := game.NewSession(postcards.Game{}, setup)
			if err != nil {
				t.Fatal(err)
			}
			m := Match{Session: s, Words: words.In(lang)}
			lines, small := m.Seed(facts, r.width)
			if len(lines) != r.lines || small.Size < r.least || small.Size > facts.Size {
				t.Errorf("%q in letters of %.0f, not in %d lines of %.0f", lines, small.Size, r.lines, r.least)
			}
			for _, line := range lines {
				if small.Width(line) > r.width {
					t.Errorf("%q is %.0f wide, there is room for %.0f", line, small.Width(line), r.width)
				}
			}
			what := strings.TrimSpace(m.Words.T("journal.seed", map[string]any{"Seed": ""}))
			if got := strings.Join(lines, ""); strings.ReplaceAll(got, " ", "") != what+string(r.seed) {
				t.Errorf("%q isn't %s %s", lines, what, r.seed)
			}
		}
	}
}
