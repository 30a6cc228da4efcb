package store

import (
	"bytes"
	"context"
	"os"
	"reflect"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/search"
)

// thinking begins a match of a person and a seat that thinks, and plays so many
// actions, the person's by chance.
func thinking(t *testing.T, s *Shelf, actions int) *Match {
	t.Helper()
	m, err := s.New(Meta{Name: "Duel", Setup: game.Setup{Game: "montaigne", Seats: []string{"think:20", "person"}, Seed: "5"}})
	if err != nil {
		t.Fatal(err)
	}
	var h search.Host
	r := game.NewRand(1)
	for range actions {
		sess := m.Session()
		legal := sess.Legal()
		a, why := legal[r.Intn(len(legal))], (*game.Thought)(nil)
		if sess.Setup().Seats[sess.Turn()] != "person" {
			if a, why, err = h.Reply(context.Background(), sess); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := m.DoThought(a, why); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestThoughtsKept checks that a match names what its seats were taught, and keeps
// the reason beside each action, over closing, a branch and an export.
func TestThoughtsKept(t *testing.T) {
	s := shelf(t)
	m := thinking(t, s, 14)
	want := m.Session()
	model, err := search.ModelOf(want.Game())
	if err != nil {
		t.Fatal(err)
	}
	if h := m.Header(); h.Training != model.ID {
		t.Errorf("the header says training %q", h.Training)
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	again, err := s.Resume(m.ID())
	if err != nil {
		t.Fatal(err)
	}
	kept := 0
	for n := range want.Len() {
		a, b := want.Step(n).Thought, again.Session().Step(n).Thought
		if !reflect.DeepEqual(a, b) {
			t.Errorf("action %d: %+v, then %+v", n, a, b)
		}
		if b != nil {
			kept++
		}
	}
	if kept < 3 {
		t.Errorf("%d reasons kept", kept)
	}
	if err := again.Lift(true); err != nil {
		t.Fatal(err)
	}
	b, err := s.Branch(again, 10, "Again")
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(b.Session().Step(0).Thought, want.Step(0).Thought) {
		t.Error("the branch forgot why")
	}
}

// TestBadReasons checks that reasons that name no action are refused, and that those of another training stay.
func TestBadReasons(t *testing.T) {
	s := shelf(t)
	data, err := os.ReadFile(thinking(t, s, 14).path)
	if err != nil {
		t.Fatal(err)
	}
	swap := func(old, new string) []byte { return []byte(strings.Replace(string(data), old, new, 1)) }
	r, err := Read(swap(`"training":"`, `"training":"another`))
	if err != nil || r.Damage != nil || !strings.HasPrefix(r.Header.Training, "another") || r.Session.Len() != 14 {
		t.Errorf("another training: %v, %+v", err, r)
	}
	for _, bad := range [][]byte{swap(`"why":{"chance":`, `"why":{"chance":-`), swap(`"turn":["`, `"turn":["dance `), swap(`"passed":[{"a":"`, `"passed":[{"a":"dance `)} {
		if bytes.Equal(bad, data) {
			t.Fatal("nothing was swapped")
		}
		if r, err := Read(bad); err != nil || r.Damage == nil {
			t.Error("a bad reason is read", err)
		}
	}
	plain, err := s.New(Meta{Setup: game.Setup{Game: "montaigne", Seats: []string{"bot:keen", "person"}}})
	if err != nil || plain.Header().Training != "" {
		t.Errorf("a match without seats that think names %q, %v", plain.Header().Training, err)
	}
}
