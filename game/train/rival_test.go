package train

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/search"
)

// TestFace checks that against a frozen model one seat alone is learned from, any of them, at each number of seats, and
// that what the others do is what that model does.
func TestFace(t *testing.T) {
	teacher, weak := small("", 1), small("", 1)
	m, err := search.ModelOf(teacher.Of)
	if err != nil {
		t.Fatal(err)
	}
	for _, of := range []*Teacher{teacher, weak} {
		of.Begin(m)
		of.Iterations, of.Seed = 2*brief, 4 // a seed by which no game is too short to teach a decision
	}
	teacher.Face(m)
	weak.Face(search.Untrained(teacher.Of))
	p := search.NewPlayer(m)
	seen := map[game.Seat]bool{}
	strong, weaker := 0.0, 0.0
	for n := range 40 {
		l, err := teacher.one(context.Background(), p, teacher.seed(1, n), false)
		if err != nil {
			t.Fatal(err)
		}
		for _, at := range l.Positions {
			if at.Seat != l.Positions[0].Seat {
				t.Fatalf("game %d teaches of seats %d and %d", n, l.Positions[0].Seat, at.Seat)
			}
		}
		if len(l.Decisions) == 0 {
			t.Errorf("game %d teaches no decision", n)
		}
		seen[l.Positions[0].Seat] = true
		strong += float64(l.Positions[0].Win)
		if l, err = weak.one(context.Background(), p, weak.seed(1, n), false); err != nil {
			t.Fatal(err)
		}
		weaker += float64(l.Positions[0].Win)
	}
	if _, most := teacher.Of.Seats(); len(seen) != most {
		t.Errorf("it is taught at seats %v alone", seen)
	}
	if weaker < strong+5 {
		t.Errorf("of 40 games %.1f are won against the model itself, %.1f against an untrained one", strong, weaker)
	}
}

// TestFacing checks that a folder knows whom its training is against; one that says nothing of it was against none.
func TestFacing(t *testing.T) {
	dir := t.TempDir()
	old := `{"game":"montaigne","rules":0,"seed":3,"rounds":1,"games":26,"iterations":12,"tests":2,"from":""}`
	if err := os.WriteFile(filepath.Join(dir, "plan.json"), []byte(old), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := small(dir, 1).open(); err != nil {
		t.Errorf("a plan of before: %v", err)
	}
	if err := facing(dir, 1).open(); err == nil || !strings.Contains(err.Error(), "another folder") {
		t.Errorf("against a model in a folder of none: %v", err)
	}
	dir = t.TempDir()
	if err := facing(dir, 1).open(); err != nil {
		t.Fatal(err)
	}
	other := facing(dir, 1)
	m, err := search.ModelOf(other.Of)
	if err != nil {
		t.Fatal(err)
	}
	other.Face(m)
	for _, of := range []*Teacher{small(dir, 1), other} {
		if err := of.open(); err == nil || !strings.Contains(err.Error(), "another folder") {
			t.Errorf("against %q in a folder of another: %v", of.Against, err)
		}
	}
}
