package windowtest

import (
	"encoding/json"
	"path/filepath"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/game/routard"
	"posterestante/game/store"
	"posterestante/render/table/board"
	"posterestante/windowtest/drive"
)

// TestFine has three persons at one window play with the fine: one draws a report, with the camera that it takes or
// without, and the one whose turn comes rings. Wide and upright, in both languages (R4.6).
func TestFine(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, lang, bag string
		tall            bool
		mine, theirs    int
	}{
		{"right-en", "en", "guide", false, 500, 1500}, {"wrong-en", "en", "camera", false, 1100, 900},
		{"right-fr", "fr", "guide", true, 500, 1500}, {"wrong-fr", "fr", "camera", true, 1100, 900},
	} {
		t.Run(c.name, func(t *testing.T) {
			wide, high := width, height
			if c.tall {
				wide, high = height, width
			}
			on, folder := screenOf(t, wide, high), t.TempDir()
			shelve(t, filepath.Join(folder, "data"), "options fine=yes; seats 3; bag papers guide "+c.bag+
				"; at 24; cheques 9; 1: at 33; 1: bag papers equipment; 2: at 45; top lodging.barn report.falls")
			p := sit(t, on, folder, c.lang, 0)
			p.click("menu.resume", "handover.ready")
			p.read()
			p.settle()
			p.act(p.legal("move 1"))
			p.settle()
			p.shoot("fine-" + c.name + "-asked")
			p.act(p.legal("draw"))
			p.click("handover.ready")
			p.read()
			p.settle()
			p.shoot("fine-" + c.name + "-bells")
			n := p.session.Len()
			p.until("ask."+board.SpotID(game.Spot{Zone: globe.Asks, Seat: 1, Index: 1}), func(drive.Screen) bool { return p.read().Session.Len() > n })
			p.settle()
			p.shoot("fine-" + c.name + "-rung")
			v := p.session.View(1)
			if a, b := v.Counter(globe.MoneyN, 0), v.Counter(globe.MoneyN, 1); a != c.mine || b != c.theirs {
				t.Errorf("they have %d and %d, not %d and %d", a, b, c.mine, c.theirs)
			}
		})
	}
}

// shelve puts a match of persons that begins with a position of Routard on a shelf.
func shelve(t *testing.T, data, position string) {
	t.Helper()
	start, err := json.Marshal(globetest.Position(t, routard.Game, position))
	if err != nil {
		t.Fatal(err)
	}
	shelf, err := store.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := shelf.New(store.Meta{Name: "R4.6", Start: start, Seats: []store.Seat{{Name: "Lise"}, {Name: "Théo", Colour: 1}, {Name: "Jo", Colour: 2}},
		Setup: game.Setup{Game: "routard", Seats: []string{"person", "person", "person"}, Seed: "9", Options: map[string]string{"fine": "yes"}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
}
