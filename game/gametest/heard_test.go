package gametest

import (
	"testing"

	"posterestante/game"
)

// deaf tells nothing of what was thought, or all to everybody.
type deaf struct {
	*game.Session
	all bool
}

// Thought is told to all or none.
func (d deaf) Thought(n int, viewer game.Seat) (game.Thought, bool) {
	return *d.Step(n).Thought, d.all
}

// TestHeard tells too much during a match and too little after it; the law must see both.
func TestHeard(t *testing.T) {
	s, err := game.NewSession(toy{}, game.Setup{Game: "toy", Seats: []string{"person", "person"}, Seed: "3"})
	if err != nil {
		t.Fatal(err)
	}
	viewers := []game.Seat{0, 1, game.Nobody}
	for !s.Over() {
		a := s.Legal()[0]
		if _, err := s.DoThought(a, &game.Thought{Turn: []game.Action{a}}); err != nil {
			t.Fatal(err)
		}
		n := s.Len() - 1
		if why := unheard(s, n, s.Step(n), s.Over(), viewers); why != "" {
			t.Fatal(why)
		}
		for _, all := range []bool{true, false} {
			if why := unheard(deaf{s, all}, n, s.Step(n), s.Over(), viewers); (why == "") != (all == s.Over()) {
				t.Errorf("over %v, all is told %v: %q", s.Over(), all, why)
			}
		}
	}
}
