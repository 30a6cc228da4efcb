package box

import (
	"strings"
	"testing"

	"posterestante/game/search"
)

// perCard is how the names of features begin that a game tells once a card.
var perCard = map[string]string{"postcards": "card "}

// TestFeatureNames checks that every feature of every game has a name, of its own but where it is told once a card.
func TestFeatureNames(t *testing.T) {
	for _, b := range Games {
		spec := b.Game.(search.Featured).FeatureSpec()
		for _, list := range [][]search.Feature{spec.Action, spec.Seat, spec.Common} {
			names := map[string]bool{}
			for i, f := range list {
				again := names[f.Name] && (perCard[b.Game.Name()] == "" || !strings.HasPrefix(f.Name, perCard[b.Game.Name()]))
				if f.Name == "" || again {
					t.Errorf("%s: feature %d is named %q", b.Game.Name(), i, f.Name)
				}
				names[f.Name] = true
			}
		}
	}
}
