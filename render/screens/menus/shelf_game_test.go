package menus

import (
	"slices"
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

// TestLids: each box of the menu leads to the setup of its own game, and none
// overlaps another, for any number of games.
func TestLids(t *testing.T) {
	for n := 1; n <= 5; n++ {
		d := four("fr")
		d.Box = append(d.Box, Boxed{Name: "fifth", Kinds: []string{Person}, Usual: Person, Least: 1, Most: 6})[:n]
		for i, g := range d.Box {
			p := play(t, NewMenu(d))
			var lids []stage.Hot
			for _, h := range p.show.Frame().Hots {
				if h.ID[:min(9, len(h.ID))] == "menu.lid." {
					lids = append(lids, h)
				}
			}
			apart := slices.IsSortedFunc(lids, func(a, b stage.Hot) int { return int(a.Rect.Y + a.Rect.H - b.Rect.Y) })
			if len(lids) != n || !apart || lids[0].Rect.Y < 0 || lids[n-1].Rect.Y+lids[n-1].Rect.H > stage.Height {
				t.Fatalf("%d boxes of %d: %+v", len(lids), n, lids)
			}
			p.click(lids[i].ID)
			if j, ok := p.show.Scene().(*Journey); !ok || j.Setup().Game != g.Name {
				t.Errorf("the box of %s leads to %T", g.Name, p.show.Scene())
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
