package analysis

import (
	"slices"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/coach"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/chart"
)

// shown are the words on a page.
func shown(d *Deps, tall bool) (out []string) {
	show := stage.NewShow(New(d))
	show.SetTall(tall)
	show.Step(stage.Raw{X: -1, Y: -1}, 0)
	for _, sp := range show.Frame().Sprites {
		if sp.Pic.Kind == "text" {
			out = append(out, sp.Pic.Text)
		}
	}
	return out
}

// TestLuckIsTold checks that the page tells where each seat's chance went, and in one line with whom luck was and what
// turns did where one person plays.
func TestLuckIsTold(t *testing.T) {
	s := played(t, "montaigne")
	w := words.In("en")
	for _, tall := range []bool{false, true} {
		d := &Deps{Words: w, Session: s, Person: 0, Names: []string{"Lise", "Luc"}, Colours: []int{0, 1},
			Scores: chart.Curves{Words: w},
			Splits: []coach.Split{{Change: 0.52, Luck: 0.124, Own: -0.09, Others: 0.33}, {Change: -0.52, Luck: -0.124, Own: -0.33, Others: 0.09}}}
		said := shown(d, tall)
		for _, want := range []string{"Luck was with Lise: +12; own turns −9, others’ turns +33", "+12", "−9", "+33", "+16", "+52", "−12", "−33", "+9", "−16", "−52"} {
			if !slices.Contains(said, want) {
				t.Errorf("tall %v: %q isn't said in %q", tall, want, said)
			}
		}
		d.Splits[0].Luck = -0.2
		if said := shown(d, tall); !slices.Contains(said, "Luck was against Lise: −20; own turns −9, others’ turns +33") {
			t.Errorf("bad luck is told as %q", said)
		}
		d.Splits[0].Luck = 0.02
		if said := shown(d, tall); !slices.Contains(said, "Luck was even for Lise; own turns −9, others’ turns +33") {
			t.Errorf("no luck is told as %q", said)
		}
		d.Person = game.Nobody
		if said := shown(d, tall); !slices.Contains(said, w.T("analysis.split")) {
			t.Errorf("of several persons is told %q", said)
		}
		d.Splits = nil // a match that didn't end
		if said := shown(d, tall); slices.Contains(said, "luck") {
			t.Errorf("without luck is told %q", said)
		}
	}
}

// TestNote checks that what is to be said at first is said, and then the page is there.
func TestNote(t *testing.T) {
	s := played(t, "montaigne")
	w := words.In("en")
	show := stage.NewShow(New(&Deps{Words: w, Session: s, Note: "It could not be kept.", Scores: chart.Curves{Words: w}}))
	show.Step(stage.Raw{X: -1, Y: -1}, 0)
	said := func() bool {
		return slices.ContainsFunc(show.Frame().Sprites, func(sp stage.Sprite) bool { return sp.Pic.Text == "It could not be kept." })
	}
	if !said() {
		t.Error("nothing is said")
	}
	x, y := show.Frame().Hot("dialog.ok").Rect.Mid()
	show.Step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
	show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
	if show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick); said() || show.Done() {
		t.Error("the page isn't there then")
	}
}

// TestHeadsApart checks that what heads the columns of the table can be told apart: there is room between them.
func TestHeadsApart(t *testing.T) {
	s := played(t, "montaigne")
	for _, lang := range words.Languages() {
		for _, tall := range []bool{false, true} {
			show := stage.NewShow(New(&Deps{Words: words.In(lang), Session: s, Person: game.Nobody, Names: []string{"Lise", "Luc"},
				Colours: []int{0, 1}, Scores: chart.Curves{Words: words.In(lang)}, Splits: make([]coach.Split, 2)}))
			show.SetTall(tall)
			show.Step(stage.Raw{X: -1, Y: -1}, 0)
			for _, c := range columns {
				head := words.In(lang).T("analysis.split." + c.key)
				i := slices.IndexFunc(show.Frame().Sprites, func(sp stage.Sprite) bool { return sp.Pic.Text == head })
				r := show.Frame().Sprites[i].Rect
				if wide := paint.TextStyle(paint.TextTag, 0).Width(head); wide > r.W-15 {
					t.Errorf("%s, tall %v: %q is %.0f wide, its column %.0f", lang, tall, head, wide, r.W)
				}
			}
		}
	}
}

// TestLuckHasRoom checks that the table of luck ends above the rule below it, however many play, on both canvases.
func TestLuckHasRoom(t *testing.T) {
	s := played(t, "montaigne")
	w := words.In("fr")
	for seats := 2; seats <= game.MaxSeats; seats++ {
		for _, tall := range []bool{false, true} {
			names := []string{"Maximilienne", "Luc", "Zoé", "Émile", "Anaïs", "Maud"}[:seats]
			show := stage.NewShow(New(&Deps{Words: w, Session: s, Person: game.Nobody, Names: names,
				Colours: []int{0, 1, 2, 3, 4, 5}, Scores: chart.Curves{Words: w}, Splits: make([]coach.Split, seats)}))
			show.SetTall(tall)
			show.Step(stage.Raw{X: -1, Y: -1}, 0)
			rule, last := stage.Rect{}, stage.Rect{}
			for _, sp := range show.Frame().Sprites {
				switch {
				case sp.Pic.Kind == "rule":
					rule = sp.Rect
				case sp.Pic.Kind == "text" && sp.Pic.Text == names[seats-1]:
					last = sp.Rect
				}
			}
			if last.H < 26 || last.Y+last.H > rule.Y {
				t.Errorf("of %d, tall %v: the last line lies at %v, the rule at %v", seats, tall, last, rule)
			}
		}
	}
}
