package game_test

import (
	"testing"

	"posterestante/game"
)

// hosted is pebbles with a seat that a bot plays: it takes the last legal
// action and says how many there were.
type hosted struct{ pebbles }

func (hosted) Bot(kind string, _ uint64) game.Bot {
	if kind == "bot" {
		return last{}
	}
	return nil
}

type last struct{}

func (l last) Choose(v game.View, legal []game.Action, deal func() game.State) game.Action {
	a, _ := l.Decide(v, legal, deal)
	return a
}

func (last) Decide(v game.View, legal []game.Action, deal func() game.State) (game.Action, game.Fact) {
	if v.Seat != 0 || deal == nil {
		return game.Action{}, game.Fact{}
	}
	return legal[len(legal)-1], game.Fact{Key: "last", N: len(legal)}
}

func hostedSession(t *testing.T, kind string) *game.Session {
	t.Helper()
	s, err := game.NewSession(hosted{}, game.Setup{Seats: []string{kind, "person"}, Seed: "3"})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestReply(t *testing.T) {
	s := hostedSession(t, "bot")
	legal := s.Legal()
	a, ok := s.Reply()
	if again, _ := s.Reply(); !ok || a != legal[len(legal)-1] || again != a {
		t.Errorf("the bot replies %v of %v", a, legal)
	}
	if a, ok := hostedSession(t, "automa").Reply(); !ok || a != legal[0] {
		t.Errorf("a seat without a bot replies %v", a)
	}
	if a, ok := hostedSession(t, "think:10").Reply(); ok {
		t.Errorf("a seat that thinks replies %v without thinking", a)
	}
	if _, err := s.Do(a); err != nil {
		t.Fatal(err)
	}
	if f, ok := s.Reason(0, 0); !ok || f.Key != "last" || f.N != len(legal) {
		t.Errorf("the reason is %+v, %v", f, ok)
	}
	other := hostedSession(t, "bot")
	if _, err := other.Do(legal[0]); err != nil { // as a person would who sat there
		t.Fatal(err)
	}
	if _, ok := other.Reason(0, 0); ok {
		t.Error("a reason is given for what the bot would not have done")
	}
}

// TestLift lifts barriers where one person plays alone, and remembers that one was crossed.
func TestLift(t *testing.T) {
	for _, row := range []struct {
		seats []string
		may   bool
	}{{[]string{"person", "automa"}, true}, {[]string{"person", "person"}, false}, {[]string{"automa", "automa"}, false}} {
		s, err := game.NewSession(pebbles{}, game.Setup{Seats: row.seats})
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range []string{"mark", "look", "mark", "give", "roll"} {
			if _, err := s.DoText(line); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Lift(true); (err == nil) != row.may || s.Lifted() != row.may {
			t.Errorf("%v: lifted %v, %v", row.seats, s.Lifted(), err)
		}
		if !row.may {
			continue
		}
		if s.Back(0) != 0 || s.Crossed() {
			t.Errorf("back to %d, crossed %v", s.Back(0), s.Crossed())
		}
		for s.Len() > 0 {
			if err := s.Undo(); err != nil {
				t.Fatal(err)
			}
		}
		if !s.Crossed() {
			t.Error("no barrier was crossed")
		}
		if err := s.Lift(false); err != nil || s.Lifted() || !s.Crossed() {
			t.Error("what was crossed is forgotten")
		}
	}
}
