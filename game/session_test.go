package game_test

import (
	"errors"
	"slices"
	"testing"

	"posterestante/game"
)

// TestUndo takes back as far as it goes after some lines, and says why it stops.
func TestUndo(t *testing.T) {
	for _, row := range []struct {
		lines  []string
		undone int
		why    game.EventKind // of the barrier; 0 where it is the start
	}{
		{nil, 0, 0},
		{[]string{"mark", "mark"}, 2, 0},
		{[]string{"mark", "look", "mark", "mark"}, 2, game.Move},
		{[]string{"roll", "mark"}, 1, game.Roll},
		{[]string{"look"}, 0, game.Move},
		{[]string{"mark", "stop"}, 2, 0},
	} {
		s := pebbleSession(t, row.lines...)
		n := 0
		var err error
		for err = s.Undo(); err == nil; err = s.Undo() {
			n++
		}
		var wall *game.Barrier
		if n != row.undone || s.Len() != len(row.lines)-n || s.Undone() != n {
			t.Errorf("%v: %d undone, %d left, %d to redo", row.lines, n, s.Len(), s.Undone())
		}
		if errors.As(err, &wall) != (row.why != 0) || row.why != 0 && wall.Event.Kind != row.why || row.why == 0 && !errors.Is(err, game.ErrNothing) {
			t.Errorf("%v: undo stops because %v", row.lines, err)
		}
	}
}

// TestUndoOthers checks that a seat can't take back what another did.
func TestUndoOthers(t *testing.T) {
	s := pebbleSession(t, "mark", "give", "mark")
	var wall *game.Barrier
	if err := s.CanUndo(0); !errors.As(err, &wall) || wall.Step != 2 || wall.Event.Kind != 0 || err.Error() != "action 2 was another seat's decision" {
		t.Errorf("seat 0 may take back what seat 1 did: %v", err)
	}
	if err := s.CanUndo(1); err != nil {
		t.Errorf("seat 1 may not take back its own: %v", err)
	}
	if err := s.CanUndo(game.Nobody); err == nil {
		t.Error("a spectator may take back")
	}
}

// TestRedo goes back and forth; another action forgets what was undone, the
// same one takes it again.
func TestRedo(t *testing.T) {
	s := pebbleSession(t, "mark", "mark", "mark")
	s.Undo()
	s.Undo()
	if marks(s) != 1 || s.Len() != 1 || s.Undone() != 2 {
		t.Errorf("after two undos: %d marks, %d done, %d undone", marks(s), s.Len(), s.Undone())
	}
	if events, err := s.Redo(); err != nil || len(events) != 1 || events[0].Value != 2 || marks(s) != 2 {
		t.Errorf("redo: %v, %v, %d marks", events, err, marks(s))
	}
	s.Undo()
	s.DoText("mark")
	if s.Undone() != 1 {
		t.Errorf("the same action again leaves %d to redo", s.Undone())
	}
	s.DoText("give")
	if _, err := s.Redo(); s.Undone() != 0 || !errors.Is(err, game.ErrNothing) {
		t.Errorf("another action leaves %d to redo: %v", s.Undone(), err)
	}
	if s.Len() != 3 || s.Step(2).Action.Verb != give || s.Step(2).Seat != 0 {
		t.Errorf("steps: %+v", s.Step(2))
	}
}

// TestRefused gives lines that are no action, or not legal: nothing changes.
func TestRefused(t *testing.T) {
	s := pebbleSession(t, "look", "look", "look")
	for line, says := range map[string]string{"look": "refuse.empty (X1)", "jump": `"jump"`} {
		if _, err := s.DoText(line); err == nil || err.Error() != says {
			t.Errorf("%s: %v", line, err)
		}
	}
	if _, err := s.Do(game.Action{Verb: 77}); err == nil || err.Error() != "refuse.illegal" {
		t.Errorf("a verb that isn't: %v", err)
	}
	if s.Len() != 3 {
		t.Errorf("%d actions after refusals", s.Len())
	}
	s.DoText("stop")
	if _, err := s.DoText("mark"); err == nil || !s.Over() || s.Turn() != game.Nobody {
		t.Errorf("after the end: %v", err)
	}
	if _, err := game.NewSession(pebbles{}, game.Setup{}); err == nil {
		t.Error("a setup without seats is taken")
	}
}

// TestSince gives what happened since a seat's last own action, as it sees it.
func TestSince(t *testing.T) {
	s := pebbleSession(t, "mark", "give", "look", "give")
	kinds := func(events []game.Event) (out []game.EventKind) {
		for _, e := range events {
			out = append(out, e.Kind)
		}
		return out
	}
	since := s.Since(0)
	if got := kinds(since); !slices.Equal(got, []game.EventKind{game.Move, game.Turn}) || since[0].Piece.ID != 0 {
		t.Errorf("since seat 0 gave: %+v", since)
	}
	if got := s.Since(1); len(got) != 0 {
		t.Errorf("since seat 1 gave: %+v", got)
	}
	if got := kinds(s.Since(game.Nobody)); len(got) != 4 {
		t.Errorf("a spectator never acted and sees all: %v", got)
	}
	s.Undo()
	if got := kinds(s.Since(0)); !slices.Equal(got, []game.EventKind{game.Move}) {
		t.Errorf("what was undone has not happened: %v", got)
	}
}

// TestBranch goes another way from an earlier point; neither match sees the other.
func TestBranch(t *testing.T) {
	s := pebbleSession(t, "mark", "mark", "mark")
	b := s.Branch(1)
	b.DoText("give")
	b.DoText("mark")
	if marks(s) != 3 || s.Len() != 3 || marks(b) != 2 || b.Len() != 3 || b.Turn() != 1 || s.Turn() != 0 {
		t.Errorf("the match has %d marks, its branch %d", marks(s), marks(b))
	}
	if v := s.ViewAt(2, 0); v.Counter(pool, game.Nobody) != 2 {
		t.Errorf("after 2 actions there were %d marks", v.Counter(pool, game.Nobody))
	}
	if s.Step(1).Action.Verb != mark || b.Step(1).Action.Verb != give {
		t.Error("the branch writes into its match")
	}
}

// TestFrom starts from a position and keeps its own copy; State gives another.
func TestFrom(t *testing.T) {
	h := &heap{marks: 7}
	s := game.From(pebbles{}, game.Setup{Seats: []string{"person", "person"}}, h)
	h.marks = 100
	s.State().(*heap).marks = 200
	if marks(s) != 7 {
		t.Errorf("%d marks", marks(s))
	}
}

// TestAsk checks that a bot is handed re-dealt copies and gets its own view.
func TestAsk(t *testing.T) {
	s := pebbleSession(t, "give")
	r := game.NewRand(1)
	bot := &game.RandomBot{Rand: game.NewRand(3)}
	had := map[game.Verb]int{}
	for range 200 {
		had[s.Ask(bot, &r).Verb]++
	}
	if len(had) != 5 {
		t.Errorf("of 5 legal actions it takes %v", had)
	}
	s.Ask(spy(func(v game.View, legal []game.Action) {
		if v.Seat != 1 || len(legal) != 5 {
			t.Errorf("seat 1 is asked with the view of seat %d and %d actions", v.Seat, len(legal))
		}
	}), &r)
}

// spy is a bot that looks at what it is handed.
type spy func(game.View, []game.Action)

func (s spy) Choose(v game.View, legal []game.Action, _ func() game.State) game.Action {
	s(v, legal)
	return legal[0]
}
