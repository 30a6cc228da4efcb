package search_test

import (
	"context"
	"testing"

	"posterestante/game"
	"posterestante/game/search"
)

// TestMatch plays whole matches of seats that think, of every number of seats and
// with all options, by the host: each action is legal, and asked again the same.
func TestMatch(t *testing.T) {
	for _, g := range games {
		least, most := g.Seats()
		for seats := least; seats <= most; seats++ {
			setup := game.Setup{Game: g.Name(), Seed: game.Numbered(uint64(seats)), Options: map[string]string{}}
			for i := range seats {
				setup.Seats = append(setup.Seats, game.ThinkKind(10*i))
			}
			for _, o := range g.Options() {
				setup.Options[o.Name] = o.For(seats)[len(o.For(seats))-1]
			}
			s, err := game.NewSession(g, setup)
			if err != nil {
				t.Fatal(err)
			}
			var h, other search.Host
			for !s.Over() {
				a, why, err := h.Reply(context.Background(), s)
				if err != nil {
					t.Fatal(err)
				}
				if s.Len()%17 == 0 {
					if b, _, err := other.Reply(context.Background(), s); err != nil || a != b {
						t.Fatalf("%s: %v, asked again %v, %v", g.Name(), a, b, err)
					}
				}
				if _, err := s.DoThought(a, why); err != nil {
					t.Fatalf("%s of %d, action %d: %v", g.Name(), seats, s.Len(), err)
				}
			}
		}
	}
}

// TestThoughtHidden checks that what a seat thought names nothing that another may
// not see, and all of it to itself.
func TestThoughtHidden(t *testing.T) {
	for _, g := range games {
		s, err := game.NewSession(g, game.Setup{Game: g.Name(), Seats: []string{"think:80", "think:80"}, Seed: "2"})
		if err != nil {
			t.Fatal(err)
		}
		var h search.Host
		cut := 0
		for n := 0; !s.Over() && n < 120; n++ {
			a, why, err := h.Reply(context.Background(), s)
			if err != nil {
				t.Fatal(err)
			}
			before := s.View(game.Nobody)
			if _, err := s.DoThought(a, why); err != nil {
				t.Fatal(err)
			}
			if why == nil {
				continue
			}
			seat := s.Step(n).Seat
			own, ok := s.Thought(n, seat)
			others, _ := s.Thought(n, game.Nobody)
			if !ok || len(own.Turn) > len(why.Turn) || len(others.Turn) > len(own.Turn) || own.Turn[0] != a {
				t.Fatalf("%s, action %d: %+v of %+v", g.Name(), n, own, why)
			}
			cut += len(own.Turn) - len(others.Turn) + len(own.Passed) - len(others.Passed)
			for _, p := range others.Passed {
				for _, spot := range s.StateAt(n).Parts(p.Action, nil) {
					if piece := before.At(spot); piece.Back != 0 && piece.ID == 0 {
						t.Fatalf("%s, action %d: %s names what lies at %v", g.Name(), n, g.Notation(p.Action), spot)
					}
				}
			}
		}
		if cut == 0 {
			t.Errorf("%s: nothing was ever hidden", g.Name())
		}
	}
}
