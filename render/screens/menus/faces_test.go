package menus

import (
	"fmt"
	"testing"

	"posterestante/assets/palette"
)

// faces are the pictures of opponents on the page: how many in no seat's colour,
// and those in a seat's, by the seat's colour.
func (p *player) faces() (nobodys int, of map[int]string) {
	of = map[int]string{}
	for _, s := range p.show.Frame().Sprites {
		switch {
		case s.Pic.Kind == "face" && s.Pic.ID < 0:
			nobodys++
		case s.Pic.Kind == "face":
			of[s.Pic.ID] = s.Pic.Text
		}
	}
	return nobodys, of
}

// TestFaceOfWhoPlays: a traveller's row shows a face in its colour only where a
// seat that thinks plays it, and then that one's.
func TestFaceOfWhoPlays(t *testing.T) {
	d, _ := deps("en", 0)
	p := play(t, NewJourney(d))
	if n, of := p.faces(); n != 4 || len(of) != 0 {
		t.Errorf("nobody thinks: %d faces of nobody, %v", n, of)
	}
	p.click("setup.think.1", "setup.think.1.3")
	if n, of := p.faces(); n != 2 || len(of) != 1 || of[1] != "face4" {
		t.Errorf("seat 1 thinks: %d faces of nobody, %v", n, of)
	}
}

// TestColoursOfAGame: a game for six offers six colours, each to one; with a game
// for four nobody keeps the fifth or sixth.
func TestColoursOfAGame(t *testing.T) {
	d, _ := deps("en", 0)
	d.Box = append(d.Box, Boxed{Name: "all", Kinds: []string{Person}, Usual: Person, Least: 2, Most: palette.Seats})
	j := NewJourney(d)
	p := play(t, j)
	offered := func() (n int) {
		for p.show.Frame().Hot(fmt.Sprintf("setup.colour.0.%d", n)) != nil {
			n++
		}
		return n
	}
	if n := offered(); n != palette.Few {
		t.Errorf("%d colours for four travellers", n)
	}
	p.click("setup.game", fmt.Sprintf("setup.game.%d", len(d.Box)-1), "setup.colour.0.5", "setup.colour.1.4")
	for len(j.Setup().Seats) < palette.Seats {
		p.click("setup.add")
	}
	seen := map[int]bool{}
	for _, s := range j.Setup().Seats {
		seen[s.Colour] = true
	}
	if n := offered(); n != palette.Seats || len(seen) != palette.Seats {
		t.Errorf("%d colours offered to six, who have %v", n, seen)
	}
	p.click("setup.game", "setup.game.0")
	seen = map[int]bool{}
	for _, s := range j.Setup().Seats {
		if s.Colour >= palette.Few || seen[s.Colour] {
			t.Errorf("in a game for four: %+v", j.Setup().Seats)
		}
		seen[s.Colour] = true
	}
}
