package train

import (
	"context"
	"testing"

	"posterestante/game/box"
	"posterestante/game/search"
)

// looked are the games where a seat looks ahead more often than 100 times here, since their own kinds are strong: in
// Postcards 100 times win 39 % against three of them, by 1,200 games.
var looked = map[string]int{"postcards": 400}

// many are the matches where few would not tell.
var many = map[string]int{"postcards": 60, "sakodo": 60}

// TestFullTables: with what the box brings a seat that thinks wins 1.8 times its part of the games at the
// largest table, where all others are of the strongest of the game's own kinds. A training that rules have left behind
// doesn't: that of Sakodo before barter was taught won 15 of its 60 games. They are the same each time.
func TestFullTables(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games")
	}
	for _, e := range box.Games {
		kinds := e.Game.Kinds()
		_, seats := e.Game.Seats()
		m, err := search.ModelOf(e.Game)
		if err != nil {
			t.Fatal(err)
		}
		teacher := &Teacher{Of: e.Game, Workers: 2, Plan: Plan{Seed: 9, Iterations: max(100, looked[e.Game.Name()]),
			Tests: max(36, many[e.Game.Name()])}}
		teacher.Begin(m)
		wins, err := teacher.against(context.Background(), 1, seats, kinds[len(kinds)-1], nil)
		if err != nil {
			t.Fatal(err)
		}
		fair := float64(teacher.Tests) / float64(seats)
		t.Logf("%s with %d of %s: %s", e.Game.Name(), seats-1, kinds[len(kinds)-1], share(wins, teacher.Tests))
		if wins < 1.8*fair {
			t.Errorf("%s with %d of %s: %.1f of %d games, fair is %.1f", e.Game.Name(), seats-1, kinds[len(kinds)-1], wins,
				teacher.Tests, fair)
		}
	}
}
