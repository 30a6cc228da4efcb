package journal

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"testing"
	"time"

	"posterestante/assets/geo/trail"
	"posterestante/assets/palette"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/journal"
)

// match is a match of bots after so many actions.
func match(t *testing.T, seats, actions int) journal.Match {
	t.Helper()
	kinds := []string{"bot:steady", "bot:steady", "bot:keen", "bot:steady"}[:seats]
	s, err := game.NewSession(montaigne.Game{}, game.Setup{Game: "montaigne", Seats: kinds, Seed: "5", Options: map[string]string{"longvoyage": "yes"}})
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
	return journal.Match{Session: s, Words: words.In("fr"), Names: []string{"Lise", "Anaïs", "Compagnon", "Jules"}[:seats]}
}

// TestPages: a match has a page from its first action on, in which the colour of
// each seat's road is seen on the chart; its roads begin in Bordeaux and go from
// city to city.
func TestPages(t *testing.T) {
	if _, err := Paint(match(t, 2, 0)); err != nil {
		t.Errorf("before it begins: %v", err)
	}
	m := match(t, 3, 160)
	im, err := Paint(m)
	if err != nil {
		t.Fatal(err)
	}
	if file := os.Getenv("JOURNAL_PNG"); file != "" { // to be looked at
		f, err := os.Create(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, im); err != nil {
			t.Fatal(err)
		}
		_ = f.Close()
	}
	found := map[color.RGBA]int{}
	for y := int(mapAt.Y * Dense); y < int((mapAt.Y+mapAt.H)*Dense); y++ {
		for x := int(mapAt.X * Dense); x < int((mapAt.X+mapAt.W)*Dense); x++ {
			found[im.RGBAAt(x, y)]++
		}
	}
	for i, tour := range trail.Of(m.Session, m.Names) {
		c := palette.Mix(palette.Seat(i), palette.Ink, 0.2)
		if n := found[color.RGBA{c.R, c.G, c.B, 0xff}]; n < 40 {
			t.Errorf("%d pixels of seat %d's road", n, i)
		}
		if len(tour.Stops) < 2 || tour.Stops[0].Name != "Bordeaux" || tour.Stops[0].Action != 0 {
			t.Errorf("seat %d has the road %+v", i, tour.Stops)
		}
		for k := 1; k < len(tour.Stops); k++ {
			a, b := tour.Stops[k-1], tour.Stops[k]
			if a.Place == b.Place || b.Action <= a.Action || b.Round < a.Round || b.Lat < 40 || b.Lat > 50 {
				t.Errorf("seat %d: %+v follows %+v", i, b, a)
			}
		}
	}
}

// TestLetters checks that nothing on a page is set below 12 pixels where it fills a window of
// 1280x720, whatever the number of seats.
func TestLetters(t *testing.T) {
	shown := (stage.Height - 32) / Height * 720 / stage.Height / Dense
	small := map[string]float64{}
	paint.Overheard = func(words string, pixels float64) {
		if pixels *= shown; pixels < 11.6 {
			small[words] = pixels
		}
	}
	defer func() { paint.Overheard = nil }()
	for seats := 2; seats <= 4; seats++ {
		m := match(t, seats, 1<<20)
		m.Begun = time.Date(2026, 11, 24, 0, 0, 0, 0, time.UTC)
		if _, err := Paint(m); err != nil {
			t.Fatal(err)
		}
	}
	for words, pixels := range small {
		t.Errorf("%q is set in %.1f px", words, pixels)
	}
}

// TestBlocksFill checks that the seats' blocks fill the page's width, whatever their number:
// the last one's strip of colour ends where the map does.
func TestBlocksFill(t *testing.T) {
	for n := 2; n <= 4; n++ {
		im, err := Paint(match(t, n, 40))
		if err != nil {
			t.Fatal(err)
		}
		end, top, own := mapAt.X+mapAt.W, seats.Y*Dense, 0
		strip := image.Rect(int((end-60)*Dense), int(top)+2, int((end-4)*Dense), int(top)+9)
		want := palette.Seat(n - 1)
		for y := strip.Min.Y; y < strip.Max.Y; y++ {
			for x := strip.Min.X; x < strip.Max.X; x++ {
				if im.RGBAAt(x, y) == (color.RGBA{want.R, want.G, want.B, 255}) {
					own++
				}
			}
		}
		if all := strip.Dx() * strip.Dy(); own < all/4 {
			t.Errorf("%d seats: %d of %d pixels at the right end are of the last seat's colour", n, own, all)
		}
	}
}
