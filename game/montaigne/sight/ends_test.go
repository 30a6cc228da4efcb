package sight

import (
	"testing"

	"posterestante/game"
	rules "posterestante/game/montaigne"
)

// TestEnds holds that a seat can end the match against what comes of its legal actions, in matches by chance.
func TestEnds(t *testing.T) {
	can, cannot := 0, 0
	matches(t, 60, func(seed uint64, s *rules.State) {
		if s.Step() != rules.NoStep || s.Counter(rules.ActionsLeft) == 0 {
			return
		}
		seat := s.Turn()
		n := s.Player(seat).Count()
		got, want := ends(s, seat, &n, n.Books()), false
		for _, a := range s.Legal(nil) {
			want = want || endsBy(s, seat, a)
		}
		if got != want {
			t.Fatalf("seed %d, seat %d: it can end the match: %v, and is told so: %v", seed, seat, want, got)
		}
		if want {
			can++
		} else {
			cannot++
		}
	})
	if can < 20 || cannot < 500 {
		t.Errorf("it could %d times, and not %d times", can, cannot)
	}
}

// endsBy says whether a move brings a seat home, ahead or with three books, and leaves one other on the road.
func endsBy(s *rules.State, seat game.Seat, a game.Action) bool {
	if a.Verb != rules.VMove || rules.Cards[a.A].City != rules.Bordeaux {
		return false
	}
	n := s.Player(seat).Count()
	standings := s.Standings()
	ahead, three := standings[seat] > best(&standings, seat), n.Books() == 3
	then := s.Clone().(*rules.State)
	then.Apply(a, nil)
	for then.Step() == rules.StepToll {
		then.Apply(then.Legal(nil)[0], nil)
	}
	left := 0
	for i := range game.Seat(then.Seats()) {
		if then.Player(i).Home() == 0 {
			left++
		}
	}
	return left == 1 && then.Player(seat).Home() != 0 && (ahead || three)
}
