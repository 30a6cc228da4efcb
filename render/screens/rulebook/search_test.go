package rulebook

import (
	"testing"

	"posterestante/render/engine/stage"
)

func TestSearch(t *testing.T) {
	p, s := open(t, "en", "")
	p.write("snow") // whatever the keyboard is on
	if !s.field.Open || len(s.hits) == 0 {
		t.Fatalf("typing doesn't search: %q", s.field.Text)
	}
	p.write(" globe")
	p.keys(stage.KeyEnter)
	if s.lit != "P8.2" {
		t.Errorf("Enter leads to %q", s.lit)
	}
	marks := 0
	for _, sp := range p.show.Frame().Sprites {
		if sp.Pic.Kind == "rb.mark" {
			marks++
		}
	}
	if marks < 4 {
		t.Errorf("only %d words are marked", marks)
	}
	p.click("rulebook.hit.1")
	if s.lit != s.hits[1].Number {
		t.Errorf("the second hit leads to %q, want %q", s.lit, s.hits[1].Number)
	}
	p.click("rulebook.clear")
	if s.searching() || p.show.Frame().Hot("rulebook.chapter.0") == nil {
		t.Error("the search isn't cleared")
	}
	p.click("rulebook.search")
	p.write("zeppelin")
	if len(s.hits) != 0 || p.show.Frame().Hot("rulebook.hit.0") != nil {
		t.Error("there are zeppelins")
	}
	p.keys(stage.KeyEscape)
	if s.field.Text != "" || s.field.Open || p.show.Done() {
		t.Errorf("the first Escape leaves %q, open %v", s.field.Text, s.field.Open)
	}
	p.keys(stage.KeyEscape)
	if !p.show.Done() {
		t.Error("the second Escape doesn't leave")
	}
}

// TestBack checks that Escape and the right button leave one thing at a time.
func TestBack(t *testing.T) {
	p, s := open(t, "en", "P3.1")
	s.ask("camp")
	p.show.Touch()
	p.step(stage.Raw{Right: true})
	p.step(stage.Raw{})
	if p.show.Done() || s.searching() {
		t.Fatal("the right button doesn't end the search first")
	}
	p.keys(stage.KeyEscape)
	if !p.show.Done() {
		t.Error("Escape doesn't leave")
	}
	p, _ = open(t, "en", "")
	p.click("rulebook.back")
	if !p.show.Done() {
		t.Error("Back doesn't leave")
	}
}
