package menus

import (
	"testing"

	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// TestShelfNamesTheGame: each match of the shelf says in its row and on its card
// which game it is of; six travellers have room on both.
func TestShelfNamesTheGame(t *testing.T) {
	d, _ := deps("en", 0)
	six := Match{ID: "a", Name: "Six of us", Game: d.Box[0].Name}
	for i := range palette.Seats {
		six.Seats = append(six.Seats, Player{Name: "Clementine the Younger", Colour: i})
	}
	d.Matches = func() []Match { return []Match{six, {ID: "b", Name: "Of a game that came later", Game: "later"}} }
	p := play(t, NewMatches(d))
	told, chips, rows := 0, map[int]bool{}, map[int]bool{}
	for _, s := range p.show.Frame().Sprites {
		switch {
		case s.Pic.Kind == "text" && s.Pic.Text == d.t(six.Game+".name"):
			told++
		case s.Pic.Kind == "swatch" && s.Rect.X < sideLeft:
			chips[s.Pic.ID] = s.Rect.X+s.Rect.W <= sideLeft
		case s.Pic.Kind == "swatch":
			rows[s.Pic.ID] = s.Rect.Y+s.Rect.H <= footY
		}
	}
	if told != 2 || len(chips) != palette.Seats || len(rows) != palette.Seats {
		t.Errorf("the game is named %d times, travellers in the row %v, on the card %v", told, chips, rows)
	}
	for i := range palette.Seats {
		if !chips[i] || !rows[i] {
			t.Errorf("traveller %d has no room: row %v, card %v", i, chips[i], rows[i])
		}
	}
}

// TestLids: each box of the menu opens to its own game, none overlaps another or what
// is beside the shelf, for any number of games; its page leads to the setup of that
// game and back to the shelf.
func TestLids(t *testing.T) {
	for n := 1; n <= 5; n++ {
		d := four("fr")
		d.Box = append(d.Box, Boxed{Name: "fifth", Kinds: []string{Person}, Usual: Person, Least: 1, Most: 6})[:n]
		for i, g := range d.Box {
			p := play(t, NewMenu(d))
			f := p.show.Frame()
			for a := range f.Hots {
				for b := range a {
					if f.Hots[a].Rect.Meets(f.Hots[b].Rect) {
						t.Fatalf("%d boxes: %s meets %s", n, f.Hots[a].ID, f.Hots[b].ID)
					}
				}
			}
			if f.Hot(lidID(n-1)) == nil || f.Hot(lidID(n)) != nil {
				t.Fatalf("%d boxes: %+v", n, f.Hots)
			}
			p.click(lidID(i))
			if o, ok := p.show.Scene().(*Opened); !ok || o.game.Name != g.Name {
				t.Fatalf("the box of %s leads to %T", g.Name, p.show.Scene())
			}
			p.click("page.play")
			if j, ok := p.show.Scene().(*Journey); !ok || j.Setup().Game != g.Name {
				t.Errorf("the page of %s leads to %T", g.Name, p.show.Scene())
			}
			p.keys(stage.KeyEscape)
			p.click("page.lid")
			if _, ok := p.show.Scene().(*Menu); !ok {
				t.Errorf("the lid laid back leads to %T", p.show.Scene())
			}
		}
	}
}

// TestLessons: each game with a lesson is offered, and its box begins its own.
func TestLessons(t *testing.T) {
	d := four("en")
	began := ""
	open := func(name string) (stage.Scene, error) { began = name; return NewAbout(d), nil }
	for i, want := range []string{"postcards", "toy"} {
		p := play(t, NewLessons(d, []string{"toy", "postcards"}, open))
		if p.show.Frame().Hot("menu.lid.2") != nil {
			t.Fatal("a game without a lesson is offered")
		}
		p.click([]string{"menu.lid.0", "menu.lid.1"}[i])
		if _, ok := p.show.Scene().(*About); !ok || began != want {
			t.Errorf("box %d begins the lesson of %q, want %s", i, began, want)
		}
	}
}
