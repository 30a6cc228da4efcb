package program

import (
	"math"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
)

// TestReviewEndsWhereNobodyWaits checks that a review tells how far it is, judges the
// persons' turns alone, and ends where nobody waits for it any more.
func TestReviewEndsWhereNobodyWaits(t *testing.T) {
	s, err := game.NewSession(box.Of("montaigne").Game, game.Setup{Game: "montaigne", Seats: []string{"person", "bot:steady"}, Seed: "2"})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(2)
	for !s.Over() {
		if _, err := s.Do(s.Ask(&game.RandomBot{Rand: r}, &r)); err != nil {
			t.Fatal(err)
		}
	}
	parts := 0
	turns, splits, err := reviewed(s, func(done, of int) bool { parts++; return true })
	if err != nil || parts < 5 || len(turns) < 5 || len(splits) != 2 {
		t.Fatal(err, parts, len(turns), splits)
	}
	for _, turn := range turns {
		if turn.Seat == 1 && len(turn.Best.Turn) > 0 || turn.Seat == 0 && len(turn.Best.Turn) == 0 {
			t.Errorf("seat %d: %+v", turn.Seat, turn)
		}
	}
	if splits[1].Own != 0 || math.Abs(splits[0].Luck+splits[1].Luck) > 1e-9 {
		t.Errorf("luck and errors are %+v", splits)
	}
	asked := 0
	if _, _, err := reviewed(s, func(done, of int) bool { asked++; return asked < 3 }); err == nil || asked > 3 {
		t.Errorf("it goes on: asked %d times, %v", asked, err)
	}
}
