package main

import (
	"bytes"
	"encoding/json"
	"testing"

	"posterestante/game/box"
	"posterestante/game/mined"
	"posterestante/game/search"
)

// TestFind checks that turns are found which a player misses who hardly looks ahead, and that they can be played again.
func TestFind(t *testing.T) {
	g := box.Of("montaigne").Game
	model, err := search.ModelOf(g)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	m := miner{of: g, player: search.NewPlayer(model), seats: 2, looks: 2, lots: 400, ends: 6, out: json.NewEncoder(&out)}
	for seed := uint64(1); m.found == 0; seed++ {
		if seed > 20 {
			t.Fatal("nothing is found in 20 matches")
		}
		if err := m.match(seed); err != nil {
			t.Fatal(err)
		}
	}
	turns, err := mined.Read(out.Bytes())
	if err != nil || len(turns) != m.found {
		t.Fatalf("%d turns, %v, of %d", len(turns), err, m.found)
	}
	for i := range turns {
		if _, err := turns[i].Loss(g, m.player, 50); err != nil {
			t.Error(err)
		}
	}
}
