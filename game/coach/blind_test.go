package coach

import (
	"context"
	"reflect"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
)

// TestSeedUnknown checks that what a seat that thinks replies, and what the coach tells it, is the same in two matches
// of other seeds that look alike to it, whatever was dealt and will be rolled: nothing in them leads to the seed.
func TestSeedUnknown(t *testing.T) {
	for _, entry := range box.Games {
		g := entry.Game
		c, err := New(g, 40)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(3) {
			setup := game.Setup{Game: g.Name(), Seats: []string{"think:20", "think:20"}, Seed: game.Numbered(seed)}
			s, err := game.NewSession(g, setup)
			if err != nil {
				t.Fatal(err)
			}
			r := game.NewRand(seed)
			for range 15 * seed {
				legal := s.Legal()
				if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
			mine, theirs := s.State(), s.State()
			theirs.Determinize(theirs.Turn(), &r)
			first := told(t, c, game.From(g, setup, mine))
			setup.Seed = game.NewSeed()
			if second := told(t, c, game.From(g, setup, theirs)); !reflect.DeepEqual(first, second) {
				t.Errorf("%s, seed %d: %+v, and where other things are hidden %+v", g.Name(), seed, first, second)
			}
		}
	}
}

// told is what a seat that thinks replies, why, and what the coach would have it do.
func told(t *testing.T, c *Coach, s *game.Session) (out []any) {
	t.Helper()
	var h search.Host
	a, why, err := h.Reply(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	plans, err := c.Plans(context.Background(), s, 0)
	if err != nil {
		t.Fatal(err)
	}
	return []any{a, why, plans}
}
