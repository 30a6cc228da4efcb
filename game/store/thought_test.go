package store

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
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
	m, err := s.New(Meta{Name: "Duel", Setup: game.Setup{Game: "montaigne", Seats: []string{"think:20", "person"}, Seed: 5}})
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

// TestThoughtsKept holds that a match names what its seats were taught, and keeps
// the reason beside each action, over closing, a branch and an export.
func TestThoughtsKept(t *testing.T) {
	s := shelf(t)
	m := thinking(t, s, 14)
	want := m.Session()
	model, err := search.ModelOf(want.Game())
	if err != nil {
		t.Fatal(err)
	}
	if h := m.Header(); h.Format != 2 || h.Training != model.ID {
		t.Errorf("the header says format %d, training %q", h.Format, h.Training)
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

// TestFormat2 reads a file of format 2, as that program wrote it: another
// training may choose otherwise by now, what is told is what was kept.
func TestFormat2(t *testing.T) {
	path := filepath.Join("testdata", "format2"+ext)
	if os.Getenv("POSTE_WRITE_FORMAT2") != "" {
		s := shelf(t)
		m := thinking(t, s, 14)
		data, err := os.ReadFile(m.path)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Read(data)
	if err != nil || r.Damage != nil {
		t.Fatal(err, r)
	}
	if r.Header.Training == "" || r.Session.Len() != 14 || !bytes.Contains(data, []byte(`"passed":[{"a":`)) {
		t.Errorf("%+v, %d actions", r.Header, r.Session.Len())
	}
}

// TestFormat1Thinks holds that fields of format 2 are refused in a file of format
// 1, and reasons that name no action in any.
func TestFormat1Thinks(t *testing.T) {
	s := shelf(t)
	data, err := os.ReadFile(thinking(t, s, 14).path)
	if err != nil {
		t.Fatal(err)
	}
	swap := func(old, new string) []byte { return []byte(strings.Replace(string(data), old, new, 1)) }
	if _, err := Read(swap(`"format":2`, `"format":1`)); err == nil {
		t.Error("a seat that thinks in format 1 is read")
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
	if err != nil || plain.Header().Format != 1 {
		t.Errorf("a match without seats that think is of format %d, %v", plain.Header().Format, err)
	}
}
