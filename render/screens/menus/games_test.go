package menus

import (
	"fmt"
	"testing"

	"posterestante/assets/palette"
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// four is a box of four games, two of them toys for other numbers of travellers.
func four(lang string) *Deps {
	d, _ := deps(lang, 0)
	real := d.Box[0]
	d.Box = append(d.Box,
		Boxed{Name: "montaigne", Kinds: []string{Person, "bot:steady"}, Usual: "bot:steady", Options: []game.Option{{Name: "winds", Values: []string{"no", "yes"}}}, Least: 2, Most: 4},
		Boxed{Name: "toy", Kinds: []string{Person, "bot:steady"}, Usual: "bot:steady", Least: 3, Most: 3},
		Boxed{Name: "alone", Kinds: []string{Person, real.Usual}, Usual: real.Usual, Least: 1, Most: 2})
	return d
}

// TestAnyNumberOfGames: each of four games can be chosen; who is too many leaves,
// where there are too few others come, and no kind or option is left of the game before.
func TestAnyNumberOfGames(t *testing.T) {
	d := four("en")
	j := NewJourney(d)
	p := play(t, j)
	p.click("setup.add", "setup.add")
	for _, row := range []struct{ game, seats int }{{1, 4}, {2, 3}, {3, 2}, {2, 3}, {0, 3}} {
		p.click("setup.game", fmt.Sprintf("setup.game.%d", row.game))
		g, s := d.Box[row.game], j.Setup()
		if s.Game != g.Name || len(s.Seats) != row.seats || len(s.Options) != len(g.Options) {
			t.Fatalf("%s is set up as %+v", g.Name, s)
		}
		colours := map[int]bool{}
		for i, seat := range s.Seats {
			if colours[seat.Colour] || seat.Name == "" || seat.Kind != Person && seat.Kind != g.Usual {
				t.Errorf("%s: seat %d is %+v", g.Name, i, seat)
			}
			colours[seat.Colour] = true
		}
		if add := p.show.Frame().Hot("setup.add"); (add != nil) != (row.seats < g.Most) {
			t.Errorf("%s: one more of %d may travel: %v", g.Name, row.seats, add != nil)
		}
		if out := p.show.Frame().Hot("setup.remove.0"); (out != nil) != (row.seats > g.Least) {
			t.Errorf("%s: one of %d may leave: %v", g.Name, row.seats, out != nil)
		}
	}
}

// TestGamesByKeys: the list is walked and left by keys; the page stays.
func TestGamesByKeys(t *testing.T) {
	j := NewJourney(four("fr"))
	p := play(t, j)
	p.click("setup.game")
	p.keys(stage.KeyDown, stage.KeyDown, stage.KeyEnter)
	if j.Setup().Game != "toy" && j.Setup().Game != "montaigne" {
		t.Errorf("%s is chosen", j.Setup().Game)
	}
	before := j.Setup().Game
	p.click("setup.game")
	p.keys(stage.KeyEscape)
	if p.show.Scene() != stage.Scene(j) || p.show.Frame().Hot("setup.start") == nil || j.Setup().Game != before {
		t.Error("Escape leaves more than the list")
	}
}

// TestSeatsFit: from two to as many travellers as there are colours have room side by
// side, and nothing of one lies over another or over the foot.
func TestSeatsFit(t *testing.T) {
	for most := 2; most <= palette.Seats; most++ {
		d := four("fr")
		d.Box = append(d.Box, Boxed{Name: "all", Kinds: []string{Person}, Usual: Person, Least: most, Most: most})
		j := NewJourney(d)
		p := play(t, j)
		p.click("setup.game", "setup.game.4")
		f := p.show.Frame()
		for i := range f.Hots {
			a := f.Hots[i]
			if a.Rect.X < colourX-4 || a.Rect.X+a.Rect.W > colourX+seatsW+8 || a.Rect.Y+a.Rect.H > 970 {
				t.Errorf("%d seats: %s lies at %+v", most, a.ID, a.Rect)
			}
			for _, b := range f.Hots[i+1:] {
				if a.Rect.Meets(b.Rect) {
					t.Errorf("%d seats: %s %+v meets %s %+v", most, a.ID, a.Rect, b.ID, b.Rect)
				}
			}
		}
		for i := range most {
			c := f.Hot(fmt.Sprintf("setup.colour.%d.0", i)).Rect
			if c.W < 54 {
				t.Errorf("%d seats: a colour is %.0f wide", most, c.W)
			}
		}
	}
}
