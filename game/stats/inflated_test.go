package stats

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"posterestante/game/foreign/foreigntest"
)

// sampled are the figures of a finished match, as they lie on the disk.
func sampled(t *testing.T) (dir string, sample []byte) {
	t.Helper()
	shelf, dir := shelfOf(t)
	played(t, shelf, automas(1, "Lise", ""), 0)
	s := opened(t, dir, shelf)
	if err := s.Save(); err != nil {
		t.Fatal(err)
	}
	sample, err := os.ReadFile(filepath.Join(dir, file))
	if err != nil {
		t.Fatal(err)
	}
	return dir, sample
}

// TestInflated checks that figures take memory and time as their size does: to read and to add up.
func TestInflated(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	_, sample := sampled(t)
	foreigntest.Bounded(t, sample, func(data []byte) {
		p, err := read(data)
		if err != nil {
			return
		}
		s := &Store{dir: t.TempDir(), entries: p.Matches}
		s.Report()
	})
}

// TestManySeats checks that a match of more seats than a game has is no figure, and that the file
// is set aside under a name of its own each time.
func TestManySeats(t *testing.T) {
	dir, sample := sampled(t)
	var p page
	if err := json.Unmarshal(sample, &p); err != nil {
		t.Fatal(err)
	}
	for id, e := range p.Matches {
		for i := range 30_000 {
			e.Match.Seats = append(e.Match.Seats, Seat{Name: fmt.Sprint("n", i), Kind: person})
		}
		p.Matches[id] = e
	}
	many, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= 3; n++ {
		if err := os.WriteFile(filepath.Join(dir, file), many, 0o600); err != nil {
			t.Fatal(err)
		}
		began := time.Now()
		s, err := Open(dir)
		if err == nil {
			s.Report()
			t.Fatalf("it is taken, in %v", time.Since(began))
		}
		if aside, _ := filepath.Glob(filepath.Join(dir, "stats.damaged-*")); len(aside) != n {
			t.Errorf("after %d times there are %v", n, aside)
		}
	}
	if info, err := os.Stat(filepath.Join(dir, file)); err == nil {
		t.Errorf("it stays: %v", info)
	}
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Save(); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(filepath.Join(dir, file)); err != nil || info.Mode().Perm()&0o077 != 0 {
		t.Errorf("the figures may be read by all: %v %v", info.Mode(), err)
	}
}
