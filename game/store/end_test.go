package store

import (
	"os"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
)

// endedByPerson is a match of Voyages avec Montaigne that its last action, a
// person's, ended and that this person may take back.
func endedByPerson(t *testing.T, s *Shelf) *Match {
	t.Helper()
	for seed := uint64(1); seed < 60; seed++ {
		m := begin(t, s, Meta{Name: "x", Setup: game.Setup{Game: "montaigne", Seats: []string{"person", "person"}, Seed: game.Numbered(seed)}})
		play(t, m, -1, seed)
		sess := m.Session()
		if sess.Over() && sess.CanUndo(sess.Step(sess.Len()-1).Seat) == nil {
			return m
		}
		closed(t, m)
	}
	t.Fatal("no match ends by what can be taken back")
	return nil
}

// TestEndUndone: an end is taken back, done again, and played otherwise; the
// file tells each, and so does a file that a kill cut off before a second end.
func TestEndUndone(t *testing.T) {
	s := shelf(t)
	m := endedByPerson(t, s)
	id, n := m.ID(), m.Session().Len()
	reopen := func(over bool, actions int) {
		t.Helper()
		closed(t, m)
		data, err := os.ReadFile(s.path(id))
		if err != nil {
			t.Fatal(err)
		}
		r, err := Read(data)
		if err != nil || r.Damage != nil || r.Ended != over || r.Session.Over() != over || r.Session.Len() != actions {
			t.Fatalf("read: %v, %+v, ended %v, over %v, %d actions", err, r.Damage, r.Ended, r.Session.Over(), r.Session.Len())
		}
		if in := infoOf(t, s, id); in.Over != over || (in.Scores != nil) != over || in.Actions != actions || in.Problem != nil {
			t.Fatalf("listed as %+v", in)
		}
		m = resume(t, s, id)
		same(t, r.Session, m.Session())
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	reopen(true, n)
	must(m.Undo(1))
	reopen(false, n-1)
	_, err := m.Redo(1)
	must(err)
	reopen(true, n)
	must(m.Undo(1))
	last := m.Session().Step(n - 1).Action
	legal := m.Session().Legal()
	if i := slices.IndexFunc(legal, func(a game.Action) bool { return a != last }); i >= 0 {
		_, err = m.Do(legal[i])
		must(err)
		reopen(m.Session().Over(), n)
		must(m.Undo(1))
	}
	_, err = m.Do(last)
	must(err)
	reopen(true, n)

	closed(t, m) // a kill between the action and the word that it was the end
	data, err := os.ReadFile(s.path(id))
	must(err)
	lines := strings.SplitAfter(strings.TrimSpace(string(data)), "\n")
	must(os.WriteFile(s.path(id), []byte(strings.Join(lines[:len(lines)-1], "")), 0o600))
	m = resume(t, s, id)
	reopen(true, n)
	closed(t, m)
}
