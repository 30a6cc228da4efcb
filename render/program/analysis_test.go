package program

import (
	"math"
	"os"
	"path/filepath"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/coach"
	figures "posterestante/game/stats"
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
	if math.Abs(splits[1].Own+splits[0].Others) > 1e-9 || splits[0].Own >= 0 || math.Abs(splits[0].Luck+splits[1].Luck) > 1e-9 {
		t.Errorf("luck and errors are %+v", splits)
	}
	asked := 0
	if _, _, err := reviewed(s, func(done, of int) bool { asked++; return asked < 3 }); err == nil || asked > 3 {
		t.Errorf("it goes on: asked %d times, %v", asked, err)
	}
}

// TestErrorsAreKept checks that the statistics know what an analysis found of a person's turns in a match that counts,
// and of no other; that a later analysis takes its place; and that it is said where it can't be kept.
func TestErrorsAreKept(t *testing.T) {
	dir := t.TempDir()
	h := newHome(t, dir)
	m := finished(t, h.shelf, solo)
	s := m.Session().Branch(m.Session().Len())
	best := coach.Plan{Turn: make([]game.Action, 1)}
	for _, cost := range []float64{0.3, 0.2} {
		turns := []coach.Turn{{Seat: 0, Best: best, Cost: cost}, {Seat: 0, Best: best}, {Seat: 0}, {Seat: 1, Cost: 0.5}}
		if err := h.keepErrors(m, s, turns); err != nil {
			t.Fatal(err)
		}
		kept, err := figures.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		kept.Update(h.shelf)
		got := kept.Report().Games[0].Persons[0].Judged
		if len(got) != 1 || got[0] != (figures.Judged{Match: m.ID(), Turns: 2, Lost: cost / 2}) {
			t.Errorf("%+v is told of a cost of %v in two turns", got, cost)
		}
	}
	broken := filepath.Join(dir, "judged.json")
	if err := os.WriteFile(broken, []byte("}{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := h.keepErrors(m, s, []coach.Turn{{Seat: 0, Best: best}}); err == nil || h.say(err) == "" {
		t.Errorf("of a damaged file is said %v", err)
	}
	if err := os.Remove(broken); err != nil {
		t.Fatal(err)
	}
	half := m.Session().Branch(m.Session().Len() / 2)
	for _, turns := range [][]coach.Turn{nil, {{Seat: 1, Best: best, Cost: 0.5}}} {
		if err := h.keepErrors(m, s, turns); err != nil {
			t.Error(err)
		}
	}
	if err := h.keepErrors(m, half, []coach.Turn{{Seat: 0, Best: best}}); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(broken); !os.IsNotExist(err) {
		t.Errorf("what doesn't count is kept: %v", err)
	}
}
