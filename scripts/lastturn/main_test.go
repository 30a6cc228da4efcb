package main

import (
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
)

// TestSolved checks that last turns are solved, and that a seat that looks ahead plays them no better than that.
func TestSolved(t *testing.T) {
	tr := trial{matches: 6, seats: 2, looks: 30, room: 500}
	f, err := tr.run(box.Of("montaigne").Game)
	if err != nil {
		t.Fatal(err)
	}
	if f.solved == 0 || f.right > f.open || f.open > f.solved {
		t.Errorf("%+v", f)
	}
}

// TestSureOfNothing checks that nothing is said of a turn after which the match goes on.
func TestSureOfNothing(t *testing.T) {
	g := box.Of("montaigne").Game
	s, err := game.NewSession(g, game.Setup{Game: g.Name(), Seats: []string{"person", "person"}, Seed: game.Numbered(1)})
	if err != nil {
		t.Fatal(err)
	}
	v := &solver{end: search.NewEvaluator(search.Untrained(g)), seat: s.Turn(), seen: map[uint64]answer{}, room: 300}
	if is := v.solve(s.State()); is.solved() || mayEnd(s.State(), s.Turn()) {
		t.Errorf("%+v", is)
	}
}
