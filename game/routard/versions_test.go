package routard

import (
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
)

// TestVersions holds that chance brings what the rules say by which a match was
// begun.
func TestVersions(t *testing.T) {
	globetest.Versions(t, Game, Teller, "at 3; bag papers guide equipment camera; cheques 9; money 0; top chance.old_jacket",
		[]game.Action{{Verb: globe.VMove, A: 1}}, []globetest.Drawn{{Version: 1, Money: 200}, {Version: 2, Money: 500}})
	globetest.Before(t, Game, globe.Chance, chancesBefore)
	globetest.Rows(t, globetest.ByRules(t, Game, 1), []globetest.Row{
		is("R5.5", "what is lost is chosen", fine+"at 25; top chance.hole", "move 1; skip; pick camera", "bag papers guide equipment"),
	})
}
