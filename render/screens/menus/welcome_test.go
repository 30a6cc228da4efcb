package menus

import (
	"strings"
	"testing"

	"posterestante/render/engine/stage"
)

// TestWelcome: a first start asks for the language where it must, and for nothing else
// before a match begins; each way out of it is told once.
func TestWelcome(t *testing.T) {
	for _, row := range []struct {
		name  string
		ask   bool
		click []string
		start bool
		goes  bool // another scene stands in its place
	}{
		{"to a match, in French", true, []string{"welcome.language.1", "welcome.play"}, true, true},
		{"to a match", false, []string{"welcome.play"}, true, true},
		{"to the lesson", false, []string{"welcome.learn"}, false, true},
		{"to the menu", false, []string{"welcome.menu"}, false, false},
	} {
		h, d := deps("en", 0)
		met := 0
		h.Learn = func() (stage.Scene, error) { return &About{deps: h}, nil }
		w := NewWelcome(h, row.ask, func() { met++ })
		p := play(t, w)
		if asks := p.show.Frame().Hot("welcome.language.0") != nil; asks != row.ask || (p.show.Frame().Hot("welcome.play") != nil) == row.ask {
			t.Errorf("%s: the language is asked: %v", row.name, asks)
		}
		p.click(row.click...)
		if row.ask && h.Words.Lang() != "fr" {
			t.Errorf("%s: it speaks %s", row.name, h.Words.Lang())
		}
		if met != 1 {
			t.Errorf("%s: left %d times", row.name, met)
		}
		if began := len(d.setup.Seats) > 0; began != row.start || row.start && (d.setup.Game != h.Box[0].Name || d.setup.Seats[0].Kind != Person || len(d.setup.Seats) != 2) {
			t.Errorf("%s: began %+v", row.name, d.setup)
		}
		if p.show.Done() == row.goes {
			t.Errorf("%s: another scene: %v", row.name, !p.show.Done())
		} else if row.goes && p.show.Scene() == stage.Scene(w) {
			t.Errorf("%s: it stays", row.name)
		}
	}
}

// TestWelcomeNamesTheGames checks that the page of the first start names each game of the box beside its picture, in
// both languages, wide and upright, also while the language is asked; that the language can be changed there; and that
// a game leads to its page.
func TestWelcomeNamesTheGames(t *testing.T) {
	for _, tall := range []bool{false, true} {
		for _, ask := range []bool{false, true} {
			h, _ := deps("en", 0)
			h.Box = boxes()
			for i := range h.Box {
				h.Box[i].Lid = func() stage.Pic { return stage.Pic{Kind: "toylid", ID: i} }
			}
			met := 0
			p := play(t, NewWelcome(h, ask, func() { met++ }))
			p.show.SetTall(tall)
			names := func(lang string) {
				t.Helper()
				p.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
				said, lids := p.texts(), 0
				for _, g := range h.Box {
					if name := h.t(g.Name + ".name"); !strings.Contains(said, name) {
						t.Errorf("%s, asking %v: %s isn't named", lang, ask, name)
					}
				}
				for _, s := range p.show.Frame().Sprites {
					if s.Pic.Kind == "toylid" {
						lids++
					}
				}
				if lids != len(h.Box) || h.Words.Lang() != lang {
					t.Errorf("%s, asking %v: %d pictures, in %s", lang, ask, lids, h.Words.Lang())
				}
			}
			names("en")
			if ask {
				p.click("welcome.language.1")
			} else {
				p.click("welcome.speak.1")
			}
			names("fr")
			p.click("welcome.game.2")
			if o, ok := p.show.Scene().(*Opened); !ok || o.game.Name != h.Box[2].Name || met != 1 {
				t.Errorf("a game leads to %T, met %d times", p.show.Scene(), met)
			}
		}
	}
}

// TestLessonsSayHowLong checks that the lid of each lesson says its steps and minutes.
func TestLessonsSayHowLong(t *testing.T) {
	h, _ := deps("en", 0)
	h.Box = boxes()
	var games []string
	for i := range h.Box {
		h.Box[i].Lesson = Taught{Steps: 5 + i, Minutes: 1 + i}
		games = append(games, h.Box[i].Name)
	}
	said := play(t, NewLessons(h, games, nil)).texts()
	for _, want := range []string{"5 steps · about a minute", "6 steps · about 2 min", "7 steps · about 3 min", "8 steps · about 4 min"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q isn't said: %s", want, said)
		}
	}
}
