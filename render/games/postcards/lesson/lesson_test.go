package lesson

import (
	"path"
	"reflect"
	"slices"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/postcards"
	"posterestante/game/store"
	"posterestante/render/table"
)

// begin is the lesson's match at its start.
func begin(t *testing.T) *game.Session {
	t.Helper()
	meta := Course.Meta(words.In("en"))
	st, err := postcards.Game{}.Load(meta.Start)
	if err != nil {
		t.Fatal(err)
	}
	return game.From(postcards.Game{}, meta.Setup, st)
}

// do takes an action that must be legal.
func do(t *testing.T, s *game.Session, a game.Action) {
	t.Helper()
	if _, err := s.Do(a); err != nil {
		t.Fatalf("action %d, %s: %v", s.Len(), s.Game().Notation(a), err)
	}
}

// follow plays the lesson to its last step by wanted actions, chosen by chance;
// each sees the match and its lesson before an action is taken.
func follow(t *testing.T, seed uint64, c table.Coach, each func(*game.Session, *table.Lesson, game.Action)) *game.Session {
	t.Helper()
	s, chance := begin(t), game.NewRand(seed)
	for {
		l := c.Lesson(s)
		if l == nil {
			t.Fatalf("seed %d: no lesson after %d actions", seed, s.Len())
		}
		if l.Done {
			return s
		}
		if len(l.Wants) == 0 {
			t.Fatalf("seed %d: nothing is wanted after %d actions, in %q", seed, s.Len(), l.Title)
		}
		a := l.Wants[chance.Intn(len(l.Wants))]
		if each != nil {
			each(s, l, a)
		}
		do(t, s, a)
	}
}

const chances = 40 // how many ways through the lesson are tried

func TestStepsAreFollowed(t *testing.T) {
	for seed := range uint64(chances) {
		was := 0
		end := follow(t, seed, Course.Coach(words.In("fr")), func(s *game.Session, l *table.Lesson, a game.Action) {
			if l.Of > 14 || l.Step < was || l.Step > was+1 {
				t.Fatalf("step %d of %d follows step %d", l.Step, l.Of, was)
			}
			was = l.Step
			for _, w := range l.Wants {
				if !slices.Contains(s.Legal(), w) {
					t.Errorf("step %d wants %s, which is not legal", l.Step, s.Game().Notation(w))
				}
			}
		})
		l := Course.Coach(words.In("fr")).Lesson(end)
		if l.Step != was+1 || l.Step != l.Of || l.Wants != nil {
			t.Errorf("seed %d: the last step is %d of %d after %d, and wants %v", seed, l.Step, l.Of, was, l.Wants)
		}
	}
}

// TestAllIsTaught checks that whichever way is taken, every kind of action that
// the lesson promises is taken, and that what it promises comes true.
func TestAllIsTaught(t *testing.T) {
	promised := []string{"move b*", "take *", "camp b*", "write 4-3*", "stamp 4-3*", "end", "draw *", "pass", "automa",
		"stamp r* 4-3.1", "pair *", "send *", "gift *", "use *", "move 10", "camp 10.3", "write 11-6*", "stamp 11-6*"}
	for seed := range uint64(chances) {
		taken, heard := map[string]bool{}, map[string]bool{}
		end := follow(t, seed, Course.Coach(words.In("en")), func(s *game.Session, _ *table.Lesson, a game.Action) {
			for _, p := range promised {
				if ok, err := path.Match(p, s.Game().Notation(a)); ok && err == nil {
					taken[p] = true
				}
			}
		})
		for n := range end.Len() {
			for _, e := range end.Step(n).Events {
				heard[e.Key.String()] = true
			}
		}
		for _, p := range promised {
			if !taken[p] {
				t.Errorf("seed %d: %q is not taught", seed, p)
			}
		}
		for _, key := range []string{"traveller", "auto.left", "auto.right", "auto.stamp", "auto.camp", "auto.memory", "auto.effect", "auto.end"} {
			if !heard[key] {
				t.Errorf("seed %d: %s is not seen", seed, key)
			}
		}
		if got := end.Scores()[0].Lines[0].Points; got != 3+3 {
			t.Errorf("seed %d: %d points in play, 3 for the postcard and 3 for the region promised", seed, got)
		}
		if end.Turn() != 1 || end.Over() {
			t.Errorf("seed %d: it ends with seat %d to act", seed, end.Turn())
		}
	}
}

// TestResumes leaves the match before every action and goes on from its file.
func TestResumes(t *testing.T) {
	shelf, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	w := words.In("fr")
	m, err := shelf.New(Course.Meta(w))
	if err != nil {
		t.Fatal(err)
	}
	id, c := m.ID(), Course.Coach(w)
	follow(t, 7, c, func(_ *game.Session, l *table.Lesson, a game.Action) {
		if err := m.Close(); err != nil {
			t.Fatal(err)
		}
		if m, err = shelf.Resume(id); err != nil {
			t.Fatal(err)
		}
		if h := m.Header(); h.Lesson != First || h.Seats[0].Name != "Camille" {
			t.Fatalf("the header says %+v", h)
		}
		if got := c.Lesson(m.Session()); !reflect.DeepEqual(got, l) {
			t.Fatalf("after %d actions: %+v, not %+v", m.Session().Len(), got, l)
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	})
	if l := c.Lesson(m.Session()); l == nil || !l.Done {
		t.Errorf("at the end: %+v", l)
	}
	if err := m.Close(); err != nil {
		t.Error(err)
	}
}

// TestUndoGoesBack checks that taking back an action shows its lesson again.
func TestUndoGoesBack(t *testing.T) {
	c, undone := Course.Coach(words.In("en")), 0
	follow(t, 11, c, func(s *game.Session, l *table.Lesson, a game.Action) {
		do(t, s, a)
		after := c.Lesson(s)
		if s.Step(s.Len()-1).Seat == 0 && s.CanUndo(0) == nil {
			undone++
		} else if err := s.Lift(true); err != nil {
			t.Fatal(err)
		}
		if err := s.Undo(); err != nil {
			t.Fatal(err)
		}
		if got := c.Lesson(s); !reflect.DeepEqual(got, l) {
			t.Errorf("after undo: %+v, not %+v", got, l)
		}
		if err := s.Lift(false); err != nil || after == nil {
			t.Errorf("%v, %v", err, after)
		}
	})
	if undone < 8 {
		t.Errorf("only %d actions could be taken back", undone)
	}
}

// TestSilent holds where the coach has nothing to say.
func TestSilent(t *testing.T) {
	c := Course.Coach(words.In("en"))
	s := begin(t)
	if _, err := s.DoText("move bm1 9"); err != nil {
		t.Fatal(err)
	}
	if l := c.Lesson(s); l != nil {
		t.Errorf("off its road it says %q", l.Title)
	}
	if err := s.Undo(); err != nil || c.Lesson(s) == nil {
		t.Errorf("back on it: %v, %v", err, c.Lesson(s))
	}
	s = follow(t, 2, c, nil)
	for s.Turn() == 1 {
		if l := c.Lesson(s); l == nil || !l.Done {
			t.Fatalf("while the Automa plays on: %+v", l)
		}
		do(t, s, s.Legal()[0])
	}
	if l := c.Lesson(s); l == nil || !l.Done {
		t.Errorf("before the person goes on: %+v", l)
	}
	do(t, s, s.Legal()[0])
	if l := c.Lesson(s); l != nil {
		t.Errorf("after that: %+v", l)
	}
	bots, chance := 0, game.NewRand(5)
	for !s.Over() { // the match that goes on is a whole one
		legal := s.Legal()
		do(t, s, legal[chance.Intn(len(legal))])
		if bots++; bots > (postcards.Game{}).MaxActions() {
			t.Fatal("it does not end")
		}
	}
	if l := c.Lesson(s); l != nil {
		t.Errorf("at the end: %+v", l)
	}
}
