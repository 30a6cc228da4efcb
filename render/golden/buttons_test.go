package golden

import (
	"fmt"
	"slices"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/engine/stage"
)

// TestButtonsLieFree checks, along matches of all games of the box that persons play by chance, at every number of
// seats, in both languages, at the usual and the largest size of words, on every canvas, that each button of the table
// shows whole: under nothing, over no words, its own not cut.
func TestButtonsLieFree(t *testing.T) {
	for _, p := range box.Games {
		least, seats := p.Game.Seats()
		most := 0
		for n := least; n <= seats; n++ {
			s := persons(t, p.Game, n)
			r := game.NewRand(uint64(n))
			bot := &game.RandomBot{Rand: r}
			for at := 0; at < 260 && !s.Over(); at += 5 {
				until(s, bot, &r, func(s *game.Session) bool { return s.Len() >= at })
				look := at/5 + n
				v := viewing{words.Languages()[look%2], look / 2 % 2 * stage.TextMost, canvases[look/4%len(canvases)]}
				most = max(most, freeButtons(t, v, s.Branch(s.Len())))
			}
		}
		if t.Logf("%s: up to %d buttons", p.Game.Name(), most); most < 3 {
			t.Errorf("%s: there are never more than %d buttons", p.Game.Name(), most)
		}
	}
}

// TestCrowdedButtonsLieFree checks the same of the pages on which a full table is set up and kept.
func TestCrowdedButtonsLieFree(t *testing.T) {
	for _, h := range crowded {
		for _, lang := range words.Languages() {
			for _, on := range canvases {
				show := h.on(t, lang, on[0], on[1])
				for size := range stage.TextMost + 1 {
					show.SetText(size)
					settle(show)
					if free(t, fmt.Sprintf("%s in %s at size %d on %v", h.name, lang, size, on), show) == 0 {
						t.Errorf("%s has no buttons", h.name)
					}
				}
			}
		}
	}
}

// persons is a new match of so many persons.
func persons(t *testing.T, g game.Game, seats int) *game.Session {
	t.Helper()
	setup := game.Setup{Game: g.Name(), Seed: game.Numbered(uint64(seats))}
	for range seats {
		setup.Seats = append(setup.Seats, "person")
	}
	s, err := game.NewSession(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// canvases are the sizes of all canvases.
var canvases = [][2]float64{{stage.Width, stage.Height}, {stage.TallWidth, stage.TallHeight},
	{stage.Width, stage.ClassicHeight}}

// viewing is how a table is looked at.
type viewing struct {
	lang string
	text int
	on   [2]float64
}

// freeButtons looks at the buttons of a match as it stands, and says how many they are.
func freeButtons(t *testing.T, v viewing, s *game.Session) (n int) {
	t.Helper()
	where := fmt.Sprintf("%s of %d, action %d, %+v", s.Game().Name(), s.Seats(), s.Len(), v)
	show := stage.NewShow(tableOf(v.lang, s))
	show.SetWindow(v.on[0], v.on[1])
	show.SetText(v.text)
	settle(show)
	if ready := show.Frame().Hot("handover.ready"); ready != nil {
		x, y := ready.Rect.Mid()
		for _, down := range []bool{false, true, false} {
			show.Step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
		}
		settle(show)
	}
	n = free(t, where, show)
	if s.Len() > 0 { // as it was then
		press(show, "t")
		settle(show)
		for range 1 + s.Len()%4 {
			press(show, "left")
			settle(show)
		}
		free(t, where+" looked back at", show)
	}
	return n
}

// sheeted says whether a sheet lies over a line, whole or in part, which isn't to be read then.
func sheeted(all []stage.Sprite, line stage.Rect) bool {
	return slices.ContainsFunc(all, func(s stage.Sprite) bool { return overlays[s.Pic.Kind] && meets(s.Rect, line) })
}

// free checks the buttons of a frame, and says how many they are.
func free(t *testing.T, where string, show *stage.Show) (n int) {
	t.Helper()
	all := show.Frame().Sprites
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
				t.Errorf("%s: %q at %.0f lies under %s %q at %.0f", where, b.Pic.Text, b.Rect, over.Pic.Kind,
					over.Pic.Text, over.Rect)
			}
		}
		for k, under := range all[:i] {
			if under.Pic.Kind != "text" {
				continue
			}
			for _, line := range linesOf(under) {
				if meets(in, line) && !sheeted(all[k:i], line) {
					t.Errorf("%s: %q at %.0f lies over %q", where, b.Pic.Text, b.Rect, under.Pic.Text)
				}
			}
		}
		fits(t, where, b, show.Frame().Canvas())
		n++
	}
	return n
}
