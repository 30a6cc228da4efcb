package montaigne

import (
	"testing"
	"time"

	spoken "posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/table"
)

// ended is a match of so many that bots played to its end.
func ended(t *testing.T, seats int) *game.Session {
	t.Helper()
	kinds := []string{"person", "bot:steady", "bot:steady", "bot:steady"}[:seats]
	s, err := game.NewSession(rules.Game{}, game.Setup{Game: "montaigne", Seats: kinds, Seed: "5"})
	if err != nil {
		t.Fatal(err)
	}
	bot, r := (rules.Game{}).Bot("bot:steady", 5), game.NewRand(5)
	for !s.Over() {
		if _, err := s.Do(s.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestEndShowsTheWays checks that the result shows the chart with everybody's way on both
// canvases, whose ends are those of the voyages, and that no rider covers another.
func TestEndShowsTheWays(t *testing.T) {
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		s := ended(t, seats)
		v := s.View(game.Nobody)
		for _, tall := range []bool{false, true} {
			d := &table.Deps{Words: spoken.In("fr"), Board: Board{}, Names: []string{"Lise", "Anaïs", "Théo", "Jules"}[:seats],
				Colours: []int{0, 1, 2, 3}[:seats]}
			show := stage.NewShow(table.New(d, table.Unkept{On: s}))
			show.SetTall(tall)
			for _, id := range []string{"", "past.now", "table.result"} {
				press(show, id)
			}
			found := 0
			for _, sprite := range show.Frame().Sprites {
				got, ok := sprite.Pic.Data.(chronicle)
				if !ok {
					continue
				}
				found++
				if got.own != 0 || got.seats() != seats {
					t.Errorf("%d seats: the way of %d lies over those of %d", seats, got.own, got.seats())
				}
				ridersApart(t, got.riders(sprite.Rect), sprite.Rect)
				for i := range seats {
					if end := rules.Ends(&v, game.Seat(i)); got.ways[i].end() != end {
						t.Errorf("%d seats: the way of %d ends in %v, not in %v", seats, i, got.ways[i].end(), end)
					}
				}
			}
			if found != 1 {
				t.Errorf("%d seats, tall %v: %d charts are shown", seats, tall, found)
			}
		}
	}
}

// press clicks a hot if it is there, and lets all come to rest.
func press(show *stage.Show, id string) {
	raw := stage.Raw{X: -1, Y: -1}
	if h := show.Frame().Hot(id); h != nil {
		raw.X, raw.Y = h.Rect.Mid()
	}
	show.Step(raw, 300*time.Millisecond)
	for i := range 100 {
		raw.Left = i == 0
		show.Step(raw, stage.Tick)
	}
}

// TestRidersFan checks that riders of one city stand side by side on the chart, in every city.
func TestRidersFan(t *testing.T) {
	for city := rules.Bordeaux; city <= rules.Florence; city++ {
		var d chronicle
		for i := range d.ways {
			d.ways[i] = travelled{i, trip{1, [rules.NumCards + 2]rules.City{city}}}
		}
		for _, in := range []stage.Rect{{W: 520, H: 347}, {X: 90, Y: 214, W: 1040, H: 693}, {W: 1668, H: 640}} {
			ridersApart(t, d.riders(in), in)
		}
	}
}

// ridersApart checks that riders lie on a chart and not on each other.
func ridersApart(t *testing.T, all [rules.MaxSeats]stage.Rect, in stage.Rect) {
	t.Helper()
	for i, r := range all {
		if r.W == 0 {
			continue
		}
		if r.X < in.X || r.Y < in.Y || r.X+r.W > in.X+in.W || r.Y+r.H > in.Y+in.H {
			t.Errorf("rider %d stands beside the chart: %v in %v", i, r, in)
		}
		for j, o := range all[:i] {
			if o.W > 0 && r.Inset(0.01).Meets(o) {
				t.Errorf("riders %d and %d cover each other", i, j)
			}
		}
	}
}
