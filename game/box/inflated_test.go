package box

import (
	"encoding/json"
	"testing"

	"posterestante/game"
	"posterestante/game/foreign/foreigntest"
)

// TestInflated checks that a position of every game takes memory and time as its size does,
// however a stranger blew it up.
func TestInflated(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	for _, p := range Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			_, most := p.Game.Seats()
			setup := game.Setup{Game: p.Game.Name(), Seed: "7"}
			for range most {
				setup.Seats = append(setup.Seats, "person")
			}
			s, err := game.NewSession(p.Game, setup)
			if err != nil {
				t.Fatal(err)
			}
			sample, err := json.Marshal(s.State())
			if err != nil {
				t.Fatal(err)
			}
			foreigntest.Bounded(t, sample, func(data []byte) { _, _ = p.Game.Load(data) })
		})
	}
}
