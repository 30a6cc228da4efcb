package store

import (
	"bytes"
	"os"
	"testing"

	"posterestante/game"
)

// TestOlderRules holds that a match begun by a game's first rules is read and
// played on by them, whatever rules that game has today.
func TestOlderRules(t *testing.T) {
	for _, name := range []string{"montaigne", "routard"} {
		t.Run(name, func(t *testing.T) { olderRules(t, name) })
	}
}

func olderRules(t *testing.T, name string) {
	t.Helper()
	s := shelf(t)
	m, err := s.New(Meta{Name: "Old", Setup: game.Setup{Game: name, Seats: []string{"person", "person"}, Seed: 4}})
	if err != nil {
		t.Fatal(err)
	}
	today := m.Session().Game().Version()
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(s.path(m.ID()))
	if err != nil {
		t.Fatal(err)
	}
	old := bytes.Replace(data, []byte(`"rules":2`), []byte(`"rules":1`), 1)
	if today != 2 || bytes.Equal(old, data) {
		t.Fatalf("today's rules are %d, in %.200s", today, data)
	}
	if err := os.WriteFile(s.path(m.ID()), old, 0o600); err != nil {
		t.Fatal(err)
	}
	m = resume(t, s, m.ID())
	for range 30 {
		legal := m.Session().Legal()
		if _, err := m.Do(legal[len(legal)/2]); err != nil {
			t.Fatal(err)
		}
	}
	want := m.Session()
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	again := resume(t, s, m.ID())
	same(t, want, again.Session())
	if got := again.Session().Game().Version(); got != 1 || again.Header().Rules != 1 || again.Damage() != nil {
		t.Errorf("played on by rules %d, the header says %d, damage %v", got, again.Header().Rules, again.Damage())
	}
	if start, err := game.Begin(again.Session().Game(), want.Setup()); err != nil || !start.Equal(want.StateAt(0)) {
		t.Errorf("it began otherwise: %v", err)
	}
}
