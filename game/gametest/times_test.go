package gametest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
)

// TestTimes reads the variable, and checks that what is no number is not taken for one.
func TestTimes(t *testing.T) {
	t.Setenv("POSTE_LAWS", "7")
	if n := Times(); n != 7 {
		t.Errorf("%d times, not 7", n)
	}
	for _, text := range []string{"", "0", "-3", "many", "1e3"} {
		t.Setenv("POSTE_LAWS", text)
		func() {
			defer func() { _ = recover() }()
			t.Errorf("%q is read as %d", text, Times())
		}()
	}
}

// TestTimesPlayed checks that Check plays so many times as many matches, each with a
// seed of its own, and that the golden ends are those of the usual ones.
func TestTimesPlayed(t *testing.T) {
	t.Setenv("POSTE_LAWS", "3")
	played := map[game.Seed]bool{}
	plan, c := toyPlan()
	c.Matches = 2
	c.Reply = func(s *game.Session) (game.Action, *game.Thought, bool) {
		played[s.Setup().Seed] = true
		return game.Action{}, nil, false
	}
	plan.Cases = []Case{c}
	Check(t, toy{moods: new(uint64)}, plan)
	if len(played) != 6 {
		t.Errorf("%d matches were played, not 6", len(played))
	}
	ends, err := Play(toy{moods: new(uint64)}, plan, c)
	if err != nil {
		t.Fatal(err)
	}
	plan.Golden = filepath.Join(t.TempDir(), "ends.txt")
	if err := os.WriteFile(plan.Golden, []byte(strings.Join(ends, "\n")+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	Check(t, toy{moods: new(uint64)}, plan)
}

// TestReply checks that a seat whose choice is given does that, for the reason given.
func TestReply(t *testing.T) {
	plan, c := toyPlan()
	c.Matches = 1
	chosen := 0
	c.Reply = func(s *game.Session) (game.Action, *game.Thought, bool) {
		if n := s.Len(); n > 0 && s.Step(n-1).Seat == 1 {
			chosen++
			if th := s.Step(n - 1).Thought; th == nil || th.Chance != 321 {
				t.Errorf("action %d was done for the reason %+v", n-1, th)
			}
		}
		a := s.Legal()[0]
		return a, &game.Thought{Chance: 321, Turn: []game.Action{a}}, s.Turn() == 1
	}
	if _, err := Play(toy{moods: new(uint64)}, plan, c); err != nil {
		t.Error(err)
	}
	if chosen < 2 {
		t.Errorf("%d actions were chosen", chosen)
	}
}
