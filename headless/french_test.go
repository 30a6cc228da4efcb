package headless

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
)

var (
	// notation is the column of the actions as the protocol writes them.
	notation = regexp.MustCompile(`(?m)^( *\d+)  .{18} `)
	// englishWords are words that no French sentence has.
	englishWords = regexp.MustCompile(`(?i)(?:^|[^\p{L}])(the|of|to|and|is|are|for|with|from|after|by|at|this|that|its?|has|was|were|not|game|round|seat|rules|player|cards?|takes|draws|yes|no)(?:[^\p{L}]|$)`)
)

// TestReplayInFrench prints whole matches of every game in French: nothing that
// is said is English.
func TestReplayInFrench(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	for name, kinds := range map[string][]string{
		"postcards": {"person", "automa:easy", "automa:expert"}, "montaigne": {"person", "bot:steady", "bot:keen"},
		"sakodo": {"person", "bot:steady", "bot:random"}, "routard": {"person", "bot:steady", "bot:random"},
	} {
		g, err := box.Named(name)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(3) {
			setup := game.Setup{Game: name, Seats: kinds, Seed: game.Numbered(seed + 1)}
			if options := map[string]map[string]string{"montaigne": {"winds": "yes", "encounters": "yes"}, "routard": {"express": "yes", "cards": "one"}}; seed > 0 {
				setup.Options = options[name]
			}
			s, err := game.NewSession(g, setup)
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(seed, 7))
			for range 4000 {
				legal := s.Legal()
				if s.Over() || len(legal) == 0 {
					break
				}
				if _, err := s.Do(legal[r.IntN(len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
			h := store.Header{Game: name, Setup: setup, Rules: g.Version(), Seats: make([]store.Seat, len(kinds))}
			var out strings.Builder
			if err := Print(&out, &store.Reading{Name: "Essai", Header: h, Session: s}, "fr"); err != nil {
				t.Fatal(err)
			}
			text := strings.ReplaceAll(notation.ReplaceAllString(out.String(), "$1 "), "Postcards", "")
			if n := strings.Count(text, "\n"); n < 40 {
				t.Errorf("%s: only %d lines", name, n)
			}
			for _, line := range strings.Split(text, "\n") {
				if bad := englishWords.FindString(line); bad != "" || strings.ContainsAny(line, "[]") {
					t.Errorf("%s: %q in %q", name, bad, line)
				}
			}
		}
	}
}
