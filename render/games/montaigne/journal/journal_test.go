package journal

import (
	"image/color"
	"image/png"
	"os"
	"testing"

	"posterestante/assets/geo/trail"
	"posterestante/assets/palette"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/montaigne"
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
