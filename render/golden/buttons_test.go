package golden

import (
	"fmt"
	"testing"

	"posterestante/game"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
	"posterestante/render/engine/stage"
)

// TestButtonsLieFree checks, along matches of the journeys round the world that persons play by chance, on every
// canvas, that each button of the table shows whole: under nothing, over no words, its own not cut.
func TestButtonsLieFree(t *testing.T) {
	most := 0
	for _, g := range []game.Game{sakodo.Game, routard.Game} {
		for seed := uint64(1); seed <= 2; seed++ {
			s, err := game.NewSession(g, game.Setup{Game: g.Name(), Seats: []string{"person", "person", "person"},
				Seed: game.Numbered(seed)})
			if err != nil {
				t.Fatal(err)
			}
			r := game.NewRand(seed)
			bot := &game.RandomBot{Rand: r}
			for at := 0; at < 240 && !s.Over(); at += 3 {
				until(s, bot, &r, func(s *game.Session) bool { return s.Len() >= at })
				most = max(most, freeButtons(t, fmt.Sprintf("%s %d, action %d", g.Name(), seed, s.Len()), s.Branch(s.Len())))
			}
		}
	}
	if most < 8 {
		t.Errorf("there are never more than %d buttons", most)
	}
}

// freeButtons looks at the buttons of a match as it stands, and says how many they are.
func freeButtons(t *testing.T, where string, s *game.Session) (n int) {
	t.Helper()
	for _, on := range [][2]float64{{stage.Width, stage.Height}, {stage.TallWidth, stage.TallHeight},
		{stage.Width, stage.ClassicHeight}} {
		show := stage.NewShow(tableOf("fr", s))
		show.SetWindow(on[0], on[1])
		settle(show)
		if show.Frame().Hot("handover.ready") != nil {
			continue
		}
		all, buttons := show.Frame().Sprites, 0
		for i, b := range all {
			if b.Pic.Kind != "button" {
				continue
			}
			in := b.Rect.Inset(4)
			for _, over := range all[i+1:] {
				by := over.Rect
				if over.Pic.Kind == "panel" {
					by = by.Inset(20) // its shadow
				}
				if !over.Hide && !frames[over.Pic.Kind] && meets(in, by) {
					t.Errorf("%s, %v: %q at %.0f lies under %s %q at %.0f", where, on, b.Pic.Text, b.Rect, over.Pic.Kind,
						over.Pic.Text, over.Rect)
				}
			}
			for _, under := range all[:i] {
				if under.Pic.Kind != "text" {
					continue
				}
				for _, line := range linesOf(under) {
					if meets(in, line) {
						t.Errorf("%s, %v: %q at %.0f lies over %q", where, on, b.Pic.Text, b.Rect, under.Pic.Text)
					}
				}
			}
			fits(t, where, b, show.Frame().Canvas())
			buttons++
		}
		n = max(n, buttons)
	}
	return n
}
