package stats

import (
	"posterestante/game"
	"testing"
)

// TestCoachedAreMarked checks that matches in which the coach helped are told of, each
// once, and count as they did.
func TestCoachedAreMarked(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"a", "b"} {
		s.entries[id] = entry{Match: &Match{ID: id, Game: "postcards", Seed: game.Seed(id), Seats: []Seat{{Name: "Zoé", Kind: person, Total: 5, Place: 1}}}}
	}
	none := s.Report()
	if n := none.Of("postcards").Coached; n != 0 {
		t.Errorf("%d with the coach", n)
	}
	for range 2 {
		if err := MarkCoached(dir, "b"); err != nil {
			t.Fatal(err)
		}
	}
	if Coached(dir, "a") || !Coached(dir, "b") {
		t.Errorf("with the coach: a %v, b %v", Coached(dir, "a"), Coached(dir, "b"))
	}
	report := s.Report()
	r := report.Of("postcards")
	if r.Coached != 1 || r.Matches != 2 || r.Persons[0].All.Games != 2 {
		t.Errorf("%d of %d with the coach, %d counted", r.Coached, r.Matches, r.Persons[0].All.Games)
	}
}

// TestOverheardAreMarked checks that a match in which opponents were heard thinking is
// told from others, and from those with the coach.
func TestOverheardAreMarked(t *testing.T) {
	dir := t.TempDir()
	for range 2 {
		if err := MarkOverheard(dir, "b"); err != nil {
			t.Fatal(err)
		}
	}
	if !Overheard(dir, "b") || Overheard(dir, "a") || coached(dir)["b"] {
		b, a, c := Overheard(dir, "b"), Overheard(dir, "a"), coached(dir)["b"]
		t.Errorf("heard in b: %v, in a: %v, with the coach in b: %v", b, a, c)
	}
}
