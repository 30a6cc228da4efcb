package train

import (
	"context"
	"testing"

	"posterestante/game/box"
	"posterestante/game/search"
)

// fullWins is how many of 60 games a seat that thinks wins at least at a full table: 1.8 times its part where it is of
// six. A training that rules have left behind doesn't: that of Sakodo before barter was taught won 15.
const fullWins = 18

// TestFullTables: with what the box brings a seat that thinks wins often enough at the largest table, where all others
// are of the strongest of the game's own kinds. The games are the same each time.
func TestFullTables(t *testing.T) {
	if testing.Short() {
		t.Skip("plays 60 games of each")
	}
	for _, e := range box.Games {
		kinds := e.Game.Kinds()
		_, seats := e.Game.Seats()
		m, err := search.ModelOf(e.Game)
		if err != nil {
			t.Fatal(err)
		}
		teacher := &Teacher{Plan: Plan{Seed: 9, Iterations: 100, Tests: 60}, Of: e.Game, Workers: 2}
		teacher.Begin(m)
		wins, err := teacher.against(context.Background(), 1, seats, kinds[len(kinds)-1], nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s with %d of %s: %s", e.Game.Name(), seats-1, kinds[len(kinds)-1], share(wins, teacher.Tests))
		if wins < fullWins {
			t.Errorf("%s with %d of %s: %.1f games won", e.Game.Name(), seats-1, kinds[len(kinds)-1], wins)
		}
	}
}
