package sakodo

import (
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
)

// TestVersions holds that chance brings what the rules say by which a match was
// begun.
func TestVersions(t *testing.T) {
	globetest.Versions(t, Game, Teller, "at 1; bag passport; money 0; next passport; die 1; top chance.wallet",
		[]game.Action{{Verb: globe.VMove, A: 1}}, []globetest.Drawn{{Version: 1, Money: 150}, {Version: 2, Money: 500}})
	globetest.Before(t, Game, globe.Chance, chancesBefore)
}
