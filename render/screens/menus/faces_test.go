package menus

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"posterestante/assets/palette"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// faces are the portraits on the page, by the seat's colour.
func (p *player) faces() map[int]string {
	of := map[int]string{}
	for _, s := range p.show.Frame().Sprites {
		if s.Pic.Kind == "face" {
			of[s.Pic.ID] = s.Pic.Text
		}
	}
	return of
}

// TestFaceOfWhoPlays: each seat has a portrait, one that thinks its own, which it
// keeps; a person's is chosen from the album, and who had it takes the other's.
func TestFaceOfWhoPlays(t *testing.T) {
	d, told := deps("en", 0)
	p := play(t, NewJourney(d))
	p.click("setup.face.0", "setup.album.3")
	was := p.faces()
	if len(was) != 2 || was[0] == was[1] {
		t.Fatalf("two seats have %v", was)
	}
	p.click("setup.face.0")
	n, _ := strconv.Atoi(strings.TrimPrefix(was[1], "face"))
	p.click(fmt.Sprintf("setup.album.%d", n))
	if now := p.faces(); now[0] != was[1] || now[1] != was[0] {
		t.Errorf("the other's face was taken: %v, then %v", was, now)
	}
	p.click("setup.kind.1", "setup.kind.1.7")
	if now := p.faces(); now[0] != was[1] || now[1] != "face4" {
		t.Errorf("seat 1 thinks: %v", now)
	}
	if p.show.Frame().Hot("setup.face.1") != nil {
		t.Error("who thinks can have another's face")
	}
	p.click("setup.face.0", "setup.album.4")
	if now := p.faces(); len(now) < 2 || now[1] != "face4" {
		t.Errorf("the face of one that thinks was taken: %v", now)
	}
	p.keys(stage.KeyEscape)
	if p.show.Frame().Hot("setup.start") == nil {
		t.Fatal("the album isn't closed")
	}
	p.click("setup.start")
	if told.setup.Seats[0].Face != n {
		t.Errorf("started with %+v", told.setup.Seats)
	}
}

// TestFaced: no two persons are alike, names keep what was chosen for them, and who
// thinks has its own face even where another would have it.
func TestFaced(t *testing.T) {
	wish := func(name string) int {
		return map[string]int{"zoé": 4, "anaïs": 9, "théo": 9}[strings.ToLower(name)]
	}
	got := Faced([]string{Person, Person, "think:1000", "automa:easy", Person, "think:1000"}, []string{"Zoé", "Anaïs", "Célestine", "Automa", "Théo", "Célestine 2"}, wish)
	if got[2] != 4 || got[5] != 4 || got[1] != 9 {
		t.Errorf("%v", got)
	}
	seen := map[int]bool{}
	for i, n := range got[:5] {
		if n < 1 || n > ui.Faces || seen[n] {
			t.Errorf("seat %d has %d of %v", i, n, got)
		}
		seen[n] = true
	}
	for level, looks := range game.Levels {
		if n := Faced([]string{game.ThinkKind(looks)}, []string{"x"}, nil); n[0] != level+1 {
			t.Errorf("level %d has face %v", level, n)
		}
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
