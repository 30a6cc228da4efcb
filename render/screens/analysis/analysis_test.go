package analysis

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/coach"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
	"posterestante/render/table/chart"
)

// played is a match played by chance to its end.
func played(t *testing.T, name string) *game.Session {
	t.Helper()
	s, err := game.NewSession(box.Of(name).Game, game.Setup{Game: name, Seats: []string{"person", "person"}, Seed: "6"})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(6)
	for !s.Over() {
		if _, err := s.Do(s.Ask(&game.RandomBot{Rand: r}, &r)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// judged is such a match, and what the coach says of it.
func judged(t *testing.T, name string) (*game.Session, []coach.Turn) {
	t.Helper()
	s := played(t, name)
	c, err := coach.New(s.Game(), 30)
	if err != nil {
		t.Fatal(err)
	}
	turns, err := c.Review(context.Background(), s, func(game.Seat) bool { return true }, func(int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	return s, turns
}

// TestPage checks that the page shows the turns that cost most, each with what was
// better, and goes on from where they began, or says why it can't.
func TestPage(t *testing.T) {
	for lang, want := range map[string][]string{"fr": {"Joué\u00a0: ", "Mieux\u00a0: "}, "en": {"Played: ", "Better: "}} {
		for _, name := range []string{"postcards", "montaigne"} {
			s, turns := judged(t, name)
			var from []int
			var fail error
			a := New(&Deps{Words: words.In(lang), Session: s, Turns: turns, Names: []string{"Lise", "Luc"}, Colours: []int{0, 1}, Scores: chart.Curves{Words: words.In(lang)},
				WhatIf: func(n int) (stage.Scene, error) {
					from = append(from, n)
					return New(&Deps{Words: words.In(lang), Session: s, Scores: chart.Curves{Words: words.In(lang)}}), fail
				}})
			five := coach.Deciding(turns, Most)
			if len(a.rows) == 0 || len(a.rows) != len(five) {
				t.Fatalf("%s: %d rows of %d", name, len(a.rows), len(five))
			}
			show := stage.NewShow(a)
			show.Step(stage.Raw{X: -1, Y: -1}, 0)
			said, named := 0, 0
			for k, sp := range show.Frame().Sprites {
				if sp.Pic.Kind == "swatch" && named < len(five) {
					if got := show.Frame().Sprites[k+1].Pic.Text; got != a.deps.Names[five[named].Seat] || sp.Pic.ID != int(five[named].Seat) {
						t.Errorf("%s: turn %d is said to be of %s", name, named, got)
					}
					named++
				}
				for _, w := range want {
					if strings.HasPrefix(sp.Pic.Text, w) && len(sp.Pic.Text) > len(w)+3 {
						said++
					}
				}
			}
			if named != len(five) {
				t.Errorf("%s: %d turns have names", name, named)
			}
			if said != 2*len(five) {
				t.Errorf("%s in %s: %d turns are told, not %d", name, lang, said, 2*len(five))
			}
			fail = errors.New("no room")
			for _, again := range []bool{false, true} {
				x, y := show.Frame().Hot("analysis.whatif.0").Rect.Mid()
				show.Step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
				show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
				if !again && a.dialog == nil {
					t.Error("it doesn't say why not")
				}
				a.dialog, fail = nil, nil
				show.Touch()
				show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
			}
			if len(from) != 2 || from[0] != five[0].From || show.Scene() == stage.Scene(a) {
				t.Errorf("%s: goes on from %v, not %d", name, from, five[0].From)
			}
		}
	}
}

// TestPortrait: in a window that is higher than wide the page uses the height, however
// many turns decided.
func TestPortrait(t *testing.T) {
	s, turns := judged(t, "postcards")
	for _, lang := range words.Languages() {
		for n := range Most + 1 {
			for size := range stage.TextMost + 1 {
				a := New(&Deps{Words: words.In(lang), Session: s, Turns: turns, Splits: make([]coach.Split, 2),
					Names: []string{"Lise", "Luc"}, Colours: []int{0, 1}, Scores: chart.Curves{Words: words.In(lang)},
					WhatIf: func(int) (stage.Scene, error) { return nil, nil }})
				if a.rows = a.rows[:min(n, len(a.rows))]; len(a.rows) < n {
					t.Fatalf("only %d turns decided", len(a.rows))
				}
				for i := range a.rows { // what is longer is told by a tip
					a.rows[i].played, a.rows[i].better = strings.Repeat("campe ", 14), strings.Repeat("timbre ", 14)
				}
				where := fmt.Sprintf("%s, %d turns, words %d", lang, n, size)
				uitest.Touched(t, where, uitest.Tall(t, where, a, size))
			}
		}
	}
}

// TestChances: the curve has a seat's chance at each moment of its scores: as it next
// begins a turn, or as before where it has none; and at the end what came of it.
func TestChances(t *testing.T) {
	s := played(t, "postcards")
	winner := int(game.Winners(s.Scores())[0])
	d := &Deps{Session: s, Names: []string{"Lise", "Luc"}, Rounds: []int{0, 4, 8, 12}, Turns: []coach.Turn{
		{Seat: 0, From: 0, Chance: 0.5}, {Seat: 0, From: 2, Chance: 0.9}, {Seat: 1, From: 3, Chance: 0.426}, {Seat: 0, From: 5, Chance: 0.61}}}
	want := [][]int{{50, 61, 61}, {43, 43, 43}}
	for seat, c := range Chances(d).Course {
		end := 0
		if seat == winner {
			end = 100
		}
		if !slices.Equal(c, append(want[seat], end)) {
			t.Errorf("seat %d: %v", seat, c)
		}
	}
	for n, want := range map[int]int{0: 1, 3: 1, 4: 2, 7: 2, 8: 3, 11: 3} {
		if got := d.round(n); got != want {
			t.Errorf("action %d is in round %d, not %d", n, got, want)
		}
	}
}
