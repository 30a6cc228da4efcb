package milestones

import (
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// TestLaws checks the laws that all games share, for every number of seats.
func TestLaws(t *testing.T) {
	var cases []gametest.Case
	for n := 2; n <= maxSeats; n++ {
		setup := game.Setup{Game: "milestones", Seed: game.Numbered(uint64(n))}
		for range n {
			setup.Seats = append(setup.Seats, "person")
		}
		cases = append(cases, gametest.Case{Name: string(rune('0' + n)), Setup: setup, Matches: 20})
	}
	gametest.Check(t, Game{}, gametest.Plan{Cases: cases, Every: 2, Grammar: verbTable.All(), Chance: "chance"})
}

// TestTwice is a row of a rule: not the same number of km twice (T3).
func TestTwice(t *testing.T) {
	st, err := Game{}.New(game.Setup{Game: "milestones", Seats: []string{"person", "person"}, Seed: "1"})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	s.hand[0], s.road[0] = pile{}, pile{}
	for _, c := range []uint8{1, 9} {
		s.hand[0].Push(c)
	}
	s.road[0].Push(2)
	for c, want := range map[uint8]string{1: "refuse.twice", 9: "", 20: "refuse.held"} {
		got := ""
		if r := s.Refuse(game.Action{Verb: Ride, A: c}); r != nil {
			got = r.Code
		}
		if got != want {
			t.Errorf("riding %s is refused by %q, not %q", stones.Names[c], got, want)
		}
	}
}
