package analysis

import (
	"context"
	"errors"
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/wording"
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

// TestPage checks that the page shows the turns that cost most, the worst of them first, each with what was played and
// what was better in signs that say their words where they are pointed at; that it shows one on the table; and that it
// goes on from where they began, or says why it can't.
func TestPage(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, name := range []string{"postcards", "montaigne"} {
			s, turns := judged(t, name)
			var from []int
			var fail error
			var seen coach.Turn
			empty := func() stage.Scene {
				return New(&Deps{Words: words.In(lang), Session: s, Scores: chart.Curves{Words: words.In(lang)}})
			}
			a := New(&Deps{Words: words.In(lang), Session: s, Turns: turns, Names: []string{"Lise", "Luc"}, Colours: []int{0, 1}, Scores: chart.Curves{Words: words.In(lang)},
				WhatIf: func(n int) (stage.Scene, error) { from = append(from, n); return empty(), fail },
				See:    func(t coach.Turn) stage.Scene { seen = t; return empty() }})
			five := coach.Deciding(turns, Most)
			if len(a.rows) == 0 || len(a.rows) != len(five) {
				t.Fatalf("%s: %d rows of %d", name, len(a.rows), len(five))
			}
			show := stage.NewShow(a)
			show.Step(stage.Raw{X: -1, Y: -1}, 0)
			worst := show.Frame().Hot(fmt.Sprintf("analysis.told.%d.0.-1", a.worst))
			for i, turn := range five {
				if turn.Loss > five[a.worst].Loss {
					t.Errorf("%s: turn %d cost more than the one said to be worst", name, i)
				}
				teller := wording.For(name, words.In(lang), a.deps.Names)
				for side, plan := range []coach.Plan{turn.Played, turn.Best} {
					all := show.Frame().Hot(fmt.Sprintf("analysis.told.%d.%d.-1", i, side))
					if i != a.worst && all.Rect.Y < worst.Rect.Y {
						t.Errorf("%s: turn %d stands above the worst", name, i)
					}
					if !strings.HasSuffix(all.Label, teller.Turn(s, turn.From, turn.Seat, plan.Turn)) {
						t.Errorf("%s: turn %d, side %d is told as %q", name, i, side, all.Label)
					}
					for n, line := range teller.Signs(s, turn.From, turn.Seat, plan.Turn) {
						if h := show.Frame().Hot(fmt.Sprintf("analysis.told.%d.%d.%d", i, side, n)); h == nil || h.Label != line.Bare {
							t.Errorf("%s: action %d of turn %d, side %d isn't told: %+v", name, n, i, side, h)
						}
					}
				}
			}
			press := func(id string) {
				x, y := show.Frame().Hot(id).Rect.Mid()
				show.Step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
				show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
			}
			if press("analysis.see.1"); seen.From != five[1].From || show.Scene() == stage.Scene(a) {
				t.Errorf("%s: the turn from %d is shown, not that from %d", name, seen.From, five[1].From)
			}
			show = stage.NewShow(a)
			show.Step(stage.Raw{X: -1, Y: -1}, 0)
			fail = errors.New("no room")
			for _, again := range []bool{false, true} {
				press("analysis.whatif.0")
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
					WhatIf: func(int) (stage.Scene, error) { return nil, nil },
					See:    func(coach.Turn) stage.Scene { return nil }})
				if a.rows = a.rows[:min(n, len(a.rows))]; len(a.rows) < n {
					t.Fatalf("only %d turns decided", len(a.rows))
				}
				a.worst = 0
				for i := range a.rows { // as long as turns were ever met with
					for k := range a.rows[i].sides {
						a.rows[i].sides[k].deeds = slices.Repeat([]wording.Line{{Sign: "camp"}, {Sign: "car", Mark: "+12"}}, 6)
					}
				}
				if size != 1 {
					a.deps.Picture = image.NewRGBA(image.Rect(0, 0, 16, 9))
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
