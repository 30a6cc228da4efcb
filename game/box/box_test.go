package box

import (
	"slices"
	"strings"
	"testing"
)

func TestPacks(t *testing.T) {
	names := map[string]bool{}
	for _, p := range Games {
		if names[p.Game.Name()] {
			t.Errorf("two games are called %s", p.Game.Name())
		}
		names[p.Game.Name()] = true
		if kinds := p.Game.Kinds(); kinds[0] != "person" || !slices.Contains(kinds[1:], p.Opponent) {
			t.Errorf("%s: the usual opponent %q is none of %v", p.Game.Name(), p.Opponent, kinds)
		}
		if got, err := Named(p.Game.Name()); err != nil || got != p.Game {
			t.Errorf("%s: %v", p.Game.Name(), err)
		}
	}
	if _, err := Named("chess"); err == nil || !strings.Contains(err.Error(), Games[0].Game.Name()) || Of("chess") != nil {
		t.Errorf("an unknown game: %v", err)
	}
}
