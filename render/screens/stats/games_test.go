package stats

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/montaigne"
	figures "posterestante/game/stats"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
)

// travelled are finished matches of Montaigne, by its bots.
func travelled(t *testing.T, n int) (all []figures.Match) {
	t.Helper()
	kinds := montaigne.Game{}.Kinds()[1:]
	for i := range n {
		setup := game.Setup{Game: "montaigne", Seed: game.Numbered(uint64(i + 1)), Options: map[string]string{"winds": []string{"no", "yes"}[i%2], "encounters": []string{"no", "yes"}[i/2%2]}}
		h := store.Header{Game: "montaigne", ID: fmt.Sprint("v", i), Created: time.Date(2026, 12, 1+i, 20, 0, 0, 0, time.UTC)}
		for k, name := range []string{[]string{"Lise", "Maximilienne-Joséphine"}[i%2], "Compagnon", "Zoé", "Compagnon"}[:2+i%3] {
			setup.Seats, h.Seats = append(setup.Seats, kinds[1]), append(h.Seats, store.Seat{Name: name, Colour: (k + i) % 4})
		}
		s, err := game.NewSession(montaigne.Game{}, setup)
		if err != nil {
			t.Fatal(err)
		}
		for !s.Over() {
			a, _ := s.Reply()
			if _, err := s.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		h.Setup = setup
		m, why := figures.Of(&store.Reading{Header: h, Session: s})
		if why != figures.Counted {
			t.Fatal(why)
		}
		m.Lifted = i%5 == 4
		for k := range m.Seats {
			if m.Seats[k].Kind = kinds[(i+k)%len(kinds)]; m.Seats[k].Name != "Compagnon" {
				m.Seats[k].Kind = "person"
			}
		}
		all = append(all, m)
	}
	return all
}

// TestGamesAreChosen: the game begun last is shown first; another shows its own
// figures, of the same person.
func TestGamesAreChosen(t *testing.T) {
	s := page("fr", slices.Concat(travelled(t, 2), played(t, 4)), "")
	show := stage.NewShow(s)
	show.Step(stage.Raw{X: -1, Y: -1}, 0)
	has := func(words string) bool {
		return slices.ContainsFunc(show.Frame().Sprites, func(s stage.Sprite) bool { return strings.Contains(s.Pic.Text, words) })
	}
	click := func(id string) {
		t.Helper()
		show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		h := show.Frame().Hot(id)
		if h == nil {
			t.Fatalf("%s can't be clicked", id)
		}
		x, y := h.Rect.Mid()
		show.Step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
		show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
	}
	if s.report().Game != "montaigne" || !has("Montaigne") || has("Envois") || has("Automa") || !has("Compagnon posé") || !has("2 parties comptées") {
		t.Error("the game begun last isn't shown alone")
	}
	click("stats.person.1")
	name := s.person().Name
	click("stats.game")
	click("stats.game.0")
	if s.report().Game != "postcards" || s.person().Name != name || !has("Envois") || has("Compagnon") || !has("4 parties comptées") {
		t.Errorf("Postcards isn't shown, or of %s, not %s", s.person().Name, name)
	}
	one := stage.NewShow(page("fr", played(t, 1), ""))
	one.Step(stage.Raw{X: -1, Y: -1}, 0)
	if one.Frame().Hot("stats.game") != nil {
		t.Error("there is one game, and a choice")
	}
}
