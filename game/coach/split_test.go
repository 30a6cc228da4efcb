package coach

import (
	"context"
	"math"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
)

func quiet(int, int) {}

// thought is a match of a game between seats that think a little, as far as it goes in so many actions.
func thought(t *testing.T, g game.Game, seats, actions int) *game.Session {
	t.Helper()
	kinds := slices.Repeat([]string{"think:10"}, seats)
	s, err := game.NewSession(g, game.Setup{Game: g.Name(), Seats: kinds, Seed: "31"})
	if err != nil {
		t.Fatal(err)
	}
	var h search.Host
	for !s.Over() && s.Len() < actions {
		if err := h.Step(context.Background(), s); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestTogether checks that cards on the table hide nothing that any seat sees: dealt anew for all seats together
// every view and all that is legal stays as it is.
func TestTogether(t *testing.T) {
	for _, p := range box.Games {
		for _, seats := range []int{2, 4} {
			s, r, dealt := thought(t, p.Game, seats, 120), game.NewRand(4), 0
			for n := range s.Len() {
				st := s.StateAt(n)
				st.Determinize(game.Together, &r)
				for seat := range game.Seat(seats) {
					was, is := s.ViewAt(n, seat), st.View(seat)
					if diff := was.Diff(is); diff != "" {
						t.Fatalf("%s with %d, action %d: seat %d sees another table: %s", p.Game.Name(), seats, n, seat, diff)
					}
				}
				if !slices.Equal(st.Legal(nil), s.StateAt(n).Legal(nil)) {
					t.Fatalf("%s with %d, action %d: other actions are legal", p.Game.Name(), seats, n)
				}
				if !st.Equal(s.StateAt(n)) {
					dealt++
				}
			}
			if dealt == 0 {
				t.Errorf("%s with %d: nothing was dealt anew", p.Game.Name(), seats)
			}
		}
	}
}

// TestSplits checks that what luck gives one seat it takes from others, and that errors are found.
func TestSplits(t *testing.T) {
	s := thought(t, box.Of("montaigne").Game, 3, math.MaxInt)
	c, err := New(s.Game(), 100)
	if err != nil {
		t.Fatal(err)
	}
	turns, err := c.Review(context.Background(), s, func(game.Seat) bool { return true }, quiet)
	if err != nil {
		t.Fatal(err)
	}
	splits, err := c.Splits(context.Background(), s, turns, quiet)
	if err != nil {
		t.Fatal(err)
	}
	var luck, change, lucks, own, others float64
	for _, x := range splits {
		luck, change, own, lucks = luck+x.Luck, change+x.Change, own+x.Own, lucks+math.Abs(x.Luck)
		if others += x.Others; x.Own > 0 || x.Others < 0 {
			t.Errorf("errors give who makes them: %+v", x)
		}
	}
	if math.Abs(own+others) > 1e-9 {
		t.Errorf("errors cost %v and give %v", own, others)
	}
	if math.Abs(luck) > 1e-9 || math.Abs(change) > 1e-9 {
		t.Errorf("luck is %v in all, change %v", luck, change)
	}
	if lucks < 0.02 || own > -0.02 {
		t.Errorf("no luck or no errors in %+v", splits)
	}
}

// TestCharged checks to whom it goes what a turn costs: to each other seat as much as it could hope for of the rest.
func TestCharged(t *testing.T) {
	for _, row := range []struct{ hoped, want []float64 }{
		{[]float64{0.5, 0.5}, []float64{-0.1, 0.1}},
		{[]float64{0.4, 0.45, 0.15}, []float64{-0.1, 0.075, 0.025}},
		{[]float64{1, 0, 0}, []float64{-0.1, 0.05, 0.05}},
	} {
		splits := make([]Split, len(row.hoped))
		charge(splits, 0, 0.1, row.hoped)
		for seat, x := range splits {
			if math.Abs(x.Own+x.Others-row.want[seat]) > 1e-12 || (x.Own != 0) != (seat == 0) || math.Abs(x.Rest()+row.want[seat]) > 1e-12 {
				t.Errorf("where %v was hoped for seat %d has %+v", row.hoped, seat, x)
			}
		}
	}
}

// TestLuckIsNoSkill checks that luck is nothing on the mean: where the same turn meets other dice and cards, what some
// gain others lose.
func TestLuckIsNoSkill(t *testing.T) {
	const futures = 24
	g := box.Of("routard").Game
	s := thought(t, g, 2, math.MaxInt)
	c, err := New(g, 100)
	if err != nil {
		t.Fatal(err)
	}
	ctx, r, tried := context.Background(), game.NewRand(8), 0
	for n := s.Len() / 2; n < s.Len() && tried < 3; n = end(s, n) {
		var sum, all float64
		for range futures {
			st := s.StateAt(n)
			st.Determinize(game.Together, &r)
			other := game.From(g, s.Setup(), st)
			if _, err := other.Do(s.Step(n).Action); err != nil {
				t.Fatal(err)
			}
			at, err := c.truth(ctx, other, 0)
			if err != nil {
				t.Fatal(err)
			}
			then, err := c.truth(ctx, other, 1)
			if err != nil {
				t.Fatal(err)
			}
			did, err := c.expected(ctx, other, 0, at, then)
			if err != nil {
				t.Fatal(err)
			}
			luck := then[0] - at[0] - did[0]
			sum, all = sum+luck, all+math.Abs(luck)
		}
		if all == 0 {
			continue // no chance in it
		}
		tried++
		if mean, may := sum/futures, 0.01+3*all/futures/math.Sqrt(futures); math.Abs(mean) > may {
			t.Errorf("after %d actions luck is %.3f on the mean, of %.3f", n, mean, all/futures)
		}
	}
	if tried < 3 {
		t.Errorf("chance was met %d times only", tried)
	}
}

// TestNoPeeking checks that nobody is told of luck while a match is played: it would tell what lies hidden.
func TestNoPeeking(t *testing.T) {
	s := thought(t, box.Of("montaigne").Game, 2, 8)
	c, err := New(s.Game(), 10)
	if err != nil {
		t.Fatal(err)
	}
	if splits, err := c.Splits(context.Background(), s, nil, quiet); err == nil {
		t.Errorf("in a match that goes on luck is told: %+v", splits)
	}
}
