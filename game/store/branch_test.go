package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"strings"
	"testing"

	"posterestante/game"
)

// finished is a match that is over.
func finished(t *testing.T, s *Shelf, meta Meta) *Match {
	t.Helper()
	m := begin(t, s, meta)
	play(t, m, -1, 6)
	return m
}

// TestBranch checks that a branch has the first n actions and then goes its own
// way, that it is on disk at once, and that the match it left is as it was.
func TestBranch(t *testing.T) {
	s := shelf(t)
	position := meta(3)
	start := begin(t, s, meta(3))
	play(t, start, 30, 2)
	data, err := json.Marshal(start.Session().State())
	if err != nil {
		t.Fatal(err)
	}
	closed(t, start)
	position.Start = data
	for name, from := range map[string]Meta{"setup": meta(10), "position": position} {
		m := finished(t, s, from)
		before, _ := os.ReadFile(s.path(m.ID()))
		all := m.Session().Len()
		for _, n := range []int{0, 1, all / 2, all - 1} {
			b, err := s.Branch(m, n, " Et si ")
			if err != nil {
				t.Fatalf("%s at %d: %v", name, n, err)
			}
			same(t, m.Session().Branch(n), b.Session())
			if h := b.Header(); h.From != m.ID() || b.Name() != "Et si" || b.ID() == m.ID() || h.Seats[0] != m.Header().Seats[0] || h.Setup.Seed != m.Header().Setup.Seed {
				t.Fatalf("%s at %d: %+v", name, n, h)
			}
			play(t, b, 5, 9)
			closed(t, b)
			again := resume(t, s, b.ID())
			same(t, b.Session(), again.Session())
			if in := infoOf(t, s, b.ID()); in.From != m.ID() || in.Problem != nil {
				t.Errorf("%s: %+v", name, in)
			}
		}
		if now, _ := os.ReadFile(s.path(m.ID())); !bytes.Equal(before, now) {
			t.Errorf("%s: the match it left was touched", name)
		}
	}
}

// TestBranchRefused: nobody tries out a match that still goes on.
func TestBranchRefused(t *testing.T) {
	s := shelf(t)
	going, over := begin(t, s, meta(10)), finished(t, s, meta(11))
	play(t, going, 20, 1)
	files := len(s.List())
	for _, c := range []struct {
		m   *Match
		n   int
		key string
	}{
		{going, 3, "store.branch.going"}, {over, -1, "store.branch.none"},
		{over, over.Session().Len() + 1, "store.branch.none"}, {over, over.Session().Len(), "store.branch.over"},
	} {
		if _, err := s.Branch(c.m, c.n, "x"); key(err) != c.key {
			t.Errorf("at %d: %v, want %s", c.n, err, c.key)
		}
	}
	if len(s.List()) != files {
		t.Error("a refused branch left a file")
	}
	if err := going.Lift(true); err != nil {
		t.Fatal(err)
	}
	if b, err := s.Branch(going, 3, "x"); err != nil || b.Session().Len() != 3 || b.Session().Lifted() {
		t.Error("where the barriers are lifted a branch is refused:", err)
	}
}

func TestAgain(t *testing.T) {
	s := shelf(t)
	lesson := meta(12)
	lesson.Lesson = "first"
	m := finished(t, s, lesson)
	again, err := s.Again(m.ID()) // while it is open
	if err != nil {
		t.Fatal(err)
	}
	same(t, m.Session().Branch(0), again.Session())
	if h := again.Header(); h.Lesson != "first" || h.From != "" || h.ID == m.ID() || again.Name() != m.Name() {
		t.Errorf("%+v", h)
	}
	if _, err := s.Again("none"); key(err) != "store.read" {
		t.Error(err)
	}
	if _, err := s.Again("../x"); key(err) != "store.none" {
		t.Error(err)
	}
}

// TestLift checks that a match that was closed remembers whether its barriers
// are lifted, and what was crossed, and that the list says so.
func TestLift(t *testing.T) {
	s := shelf(t)
	m := begin(t, s, meta(10))
	play(t, m, 60, 3)
	if err := m.Undo(30); err == nil {
		t.Fatal("thirty actions hold no barrier: choose another seed")
	}
	for _, on := range []bool{true, false, true} {
		if err := m.Lift(on); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Undo(30); err != nil {
		t.Fatal(err)
	}
	closed(t, m)
	again := resume(t, s, m.ID())
	same(t, m.Session(), again.Session())
	if again.Damage() != nil || !again.Session().Lifted() || !again.Session().Crossed() {
		t.Error(again.Damage(), again.Session().Lifted(), again.Session().Crossed())
	}
	if err := again.Lift(false); err != nil {
		t.Fatal(err)
	}
	closed(t, again)
	last := resume(t, s, m.ID())
	if last.Session().Lifted() || !last.Session().Crossed() || last.Session().CanUndo(0) == nil && last.Session().Back(0) == 0 {
		t.Error("set again, the barriers don't hold")
	}
	if in := infoOf(t, s, m.ID()); !in.Lifted || in.Actions != 30 || in.Problem != nil {
		t.Errorf("%+v", in)
	}
}

// TestLiftRefused: among two persons barriers stay, whatever a file says; on a
// full disk they stay as they were.
func TestLiftRefused(t *testing.T) {
	s := shelf(t)
	two := meta(4)
	two.Setup.Seats = []string{"person", "person"}
	m := begin(t, s, two)
	play(t, m, 4, 1)
	before, _ := os.ReadFile(s.path(m.ID()))
	if err := m.Lift(true); !errors.Is(err, game.ErrLift) || m.Session().Lifted() {
		t.Error(err)
	}
	if now, _ := os.ReadFile(s.path(m.ID())); !bytes.Equal(before, now) {
		t.Error("a refused lift was written")
	}
	for line, want := range map[string]string{
		`{"lift":true}`: "store.damage.rules", `{"lift":"yes"}`: "store.damage.line",
		`{"lift":true,"undo":1}`: "store.damage.line", `{"lift":nul`: "store.damage.line",
	} {
		r, err := Read(append(bytes.Clone(before), line+"\n"...))
		if err != nil || r.Damage == nil || r.Damage.Key != want || r.Session.Lifted() || r.Session.Len() != 4 {
			t.Errorf("%s: %v, %+v", line, err, r.Damage)
		}
	}
	f := &faulty{room: 1 << 20}
	on(s, f)
	solo := begin(t, s, meta(5))
	f.room = 4
	if err := solo.Lift(true); key(err) != "store.write" || solo.Session().Lifted() {
		t.Error("on a full disk:", err, solo.Session().Lifted())
	}
}

// TestInfoOfTheEnd: the list says scores, seed and lesson; scores only of the end.
func TestInfoOfTheEnd(t *testing.T) {
	s := shelf(t)
	lesson := meta(13)
	lesson.Lesson = "first"
	m := finished(t, s, lesson)
	in := infoOf(t, s, m.ID())
	if in.Setup.Seed != "13" || in.Lesson != "first" || in.Lifted || len(in.Scores) != 2 || in.Scores[0].Total != m.Session().Scores()[0].Total {
		t.Errorf("%+v", in)
	}
	if err := m.Lift(true); err != nil {
		t.Fatal(err)
	}
	if err := m.Undo(1); err != nil {
		t.Fatal(err)
	}
	if in := infoOf(t, s, m.ID()); in.Over || in.Scores != nil {
		t.Errorf("taken back: %+v", in)
	}
	if _, err := m.Redo(1); err != nil {
		t.Fatal(err)
	}
	if in := infoOf(t, s, m.ID()); !in.Over || len(in.Scores) != 2 || !strings.Contains(in.Name, "Été") {
		t.Errorf("taken again: %+v", in)
	}
}
