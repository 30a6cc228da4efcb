package journal

import (
	"image/color"
	"testing"
	"time"

	"posterestante/assets/palette"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/routard"
	"posterestante/render/games/sakodo"
	"posterestante/render/journal"
)

// match is a match of six after so many actions.
func match(t *testing.T, name string, actions int) journal.Match {
	t.Helper()
	kinds := []string{"bot:steady", "bot:steady", "bot:steady", "bot:steady", "bot:steady", "bot:steady"}
	s, err := game.NewSession(box.Of(name).Game, game.Setup{Game: name, Seats: kinds, Seed: "5"})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() && s.Len() < actions {
		a, ok := s.Reply()
		if !ok {
			t.Fatal("nobody replies")
		}
		if _, err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return journal.Match{Session: s, Words: words.In("fr")}
}

// TestPages: both games' matches have a page, from their first action on, in which
// the colour of each seat's road is seen on the map; another game's match has none.
func TestPages(t *testing.T) {
	for name, page := range map[string]journal.Page{"sakodo": Page(sakodo.Board), "routard": Page(routard.Board)} {
		if _, err := page(match(t, name, 0)); err != nil {
			t.Errorf("%s, before it begins: %v", name, err)
		}
		m := match(t, name, 160)
		im, err := page(m)
		if err != nil {
			t.Fatal(err)
		}
		found := map[color.RGBA]int{}
		for y := int(mapAt.Y * Dense); y < int((mapAt.Y+mapAt.H)*Dense); y++ {
			for x := int(mapAt.X * Dense); x < int((mapAt.X+mapAt.W)*Dense); x++ {
				found[im.RGBAAt(x, y)]++
			}
		}
		for seat := range m.Session.Seats() {
			c := palette.Seat(seat)
			if n := found[color.RGBA{c.R, c.G, c.B, 0xff}]; n < 40 {
				t.Errorf("%s: %d pixels of seat %d's road", name, n, seat)
			}
		}
	}
	if _, err := Page(sakodo.Board)(match(t, "routard", 0)); err == nil {
		t.Error("a match of Routard has the journal of Sakodo")
	}
}

// TestLetters checks that nothing on a page is set below 12 pixels where it fills a window of
// 1280x720, whatever the number of seats.
func TestLetters(t *testing.T) {
	shown := (stage.Height - 32) / Height * 720 / stage.Height / Dense
	small := map[string]float64{}
	paint.Overheard = func(words string, pixels float64) {
		if pixels *= shown; pixels < 11.6 && words != "N" { // the rose's north
			small[words] = pixels
		}
	}
	defer func() { paint.Overheard = nil }()
	for name, page := range map[string]journal.Page{"sakodo": Page(sakodo.Board), "routard": Page(routard.Board)} {
		m := match(t, name, 1<<20)
		m.Begun = time.Date(2026, 11, 24, 0, 0, 0, 0, time.UTC)
		if _, err := page(m); err != nil {
			t.Fatal(err)
		}
	}
	for words, pixels := range small {
		t.Errorf("%q is set in %.1f px", words, pixels)
	}
}
