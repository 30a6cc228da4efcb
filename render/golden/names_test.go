package golden

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/foreign"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/menus"
)

// TestLongNames checks that names as long as they may be, of the widest letter, in every seat, are
// cut on every screen before what stands beside them, at every size of words.
func TestLongNames(t *testing.T) {
	was := names
	defer func() { names = was }()
	names = nil
	for range was {
		names = append(names, strings.Repeat("W", foreign.LongestName))
	}
	seen := 0
	for _, lang := range words.Languages() {
		seen += longNames(t, lang)
	}
	if seen < 100 {
		t.Errorf("only %d names were seen", seen)
	}
}

// longNames looks at all screens in a language, and says how many long names it saw.
func longNames(t *testing.T, lang string) (seen int) {
	t.Helper()
	for name, show := range screens(t, lang) {
		for _, size := range []int{0, 1, 2} {
			show.SetText(size)
			settle(show)
			all := show.Frame().Sprites
			for _, s := range all {
				if strings.Contains(s.Pic.Text, "WWW") {
					seen++
				}
			}
			for _, why := range append(covered(all), beside(all)...) {
				t.Errorf("%s %s at size %d: %s", lang, name, size, why)
			}
		}
	}
	return seen
}

// marks are pictures that stand beside a name: who it is, and how it came out.
var marks = map[string]bool{"rosette": true, "wreath": true, "swatch": true, "face": true, "portrait": true}

// beside are the names of a frame that are written over a mark.
func beside(all []stage.Sprite) (out []string) {
	for i, s := range all {
		if s.Pic.Kind != "text" || !strings.Contains(s.Pic.Text, "WWW") {
			continue
		}
		for _, line := range linesOf(s) {
			for k, under := range all[:i] {
				laid := slices.ContainsFunc(all[k:i], func(o stage.Sprite) bool { // a sheet lies between them
					return overlays[o.Pic.Kind] && meets(o.Rect, under.Rect) && meets(o.Rect, line)
				})
				if marks[under.Pic.Kind] && !under.Hide && !laid && meets(line.Inset(1.5), under.Rect.Inset(1.5)) {
					out = append(out, fmt.Sprintf("%q is written over %s at %.0f", s.Pic.Text, under.Pic.Kind, under.Rect))
				}
			}
		}
	}
	return out
}

// TestLongNamesOnShelf checks the same of a shelf of finished matches: of as many as can play, of one
// winner or more.
func TestLongNamesOnShelf(t *testing.T) {
	long := strings.Repeat("W", foreign.LongestName)
	for _, winners := range []int{0, 1, 3, game.MaxSeats} {
		for n := 1; n <= game.MaxSeats; n++ {
			d := deps("fr")
			d.Matches = func() []menus.Match { return finishedOf(long, n, winners) }
			going := turning("fr")
			going.Matches = func() []menus.Match { return goingOf(long, n) }
			going.Progress = func(string) menus.Progress { return goesOn(winners) }
			for what, scene := range map[string]stage.Scene{"matches": menus.NewMatches(d), "page": menus.PageOf(d, "routard"),
				"going": menus.NewMatches(going), "going page": menus.PageOf(going, "routard")} {
				for _, tall := range []bool{false, true} {
					s := stage.NewShow(scene)
					s.SetTall(tall)
					settle(s)
					if s.Frame().Hot("matches.tab.1") != nil {
						point(t, what, s, "matches.tab.1", true)
					}
					for size := range stage.TextMost + 1 {
						s.SetText(size)
						settle(s)
						where := fmt.Sprintf("%s, tall %v, %d seats, %d winners, size %d", what, tall, n, winners, size)
						all := s.Frame().Sprites
						for _, why := range append(covered(all), beside(all)...) {
							t.Errorf("%s: %s", where, why)
						}
						for _, sprite := range all {
							fits(t, where, sprite, s.Frame().Canvas())
						}
					}
				}
			}
		}
	}
}

// finishedOf are matches of every game that are over, of so many seats of a name.
func finishedOf(name string, seats, winners int) (out []menus.Match) {
	when := time.Date(2026, 11, 23, 22, 30, 0, 0, time.UTC)
	for i, p := range packs.Games {
		m := menus.Match{ID: fmt.Sprint(i), Name: name, Game: p.Name, When: when, Over: true, Actions: 1234567}
		for seat := range seats {
			player := menus.Player{Name: name, Colour: seat, Face: seat + 1, Points: 1000 + seat, Place: 2}
			if seat < winners {
				player.Place = 1
			}
			m.Seats = append(m.Seats, player)
		}
		out = append(out, m)
	}
	return out
}

// goingOf are such matches that go on, some of them elsewhere.
func goingOf(name string, seats int) []menus.Match {
	out := finishedOf(name, seats, 0)
	for i := range out {
		out[i].Over, out[i].Away = false, i%2 == 0
	}
	return out
}

// goesOn is how far they have come: it is somebody's turn here or elsewhere.
func goesOn(n int) menus.Progress {
	return menus.Progress{Round: 7, Turn: menus.Turn{Known: true, Only: n == 1, Calls: n%2 == 1}}
}
