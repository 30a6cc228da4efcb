package montaigne

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"posterestante/assets/wording"
	spoken "posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// ended is a match of so many that bots played to its end.
func ended(t *testing.T, seats int, seed uint64) *game.Session {
	t.Helper()
	kinds := []string{"person", "bot:steady", "bot:steady", "bot:steady"}[:seats]
	s, err := game.NewSession(rules.Game{}, game.Setup{Game: "montaigne", Seats: kinds, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	bot, r := (rules.Game{}).Bot("bot:steady", seed), game.NewRand(seed)
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
		s := ended(t, seats, 5)
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
	show.Step(raw, stage.Tick)
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

// TestCastleLightsUp checks at every step of a match: before the King calls no castle is lit
// while nobody is home, then all are, that of who is home in rays; and the rider on a seat's own road rides on
// with its voyage, and all the rest once the seat is home.
func TestCastleLightsUp(t *testing.T) {
	called, homes := 0, 0
	for seed := uint64(1); seed < 40 && called == 0; seed++ {
		c, h := lightsUp(t, ended(t, 4, seed))
		called, homes = max(called, c), max(homes, h)
	}
	if called == 0 || homes < 2 {
		t.Errorf("called %d, %d home: nothing was tested", called, homes)
	}
}

// lightsUp checks a match, and says whether the King called in it, and how many came home.
func lightsUp(t *testing.T, s *game.Session) (called, homes int) {
	t.Helper()
	arrived := map[string]float64{} // where a rider on its own road stands once it is home
	for n := s.Len(); n >= 0; n-- {
		v := s.ViewAt(n, game.Nobody)
		for _, tall := range []bool{false, true} {
			c := &board.Context{Names: []string{"Lise", "Anaïs", "Théo", "Jules"}, Colours: []int{0, 1, 2, 3}, Words: spoken.In("fr"),
				Tell: wording.For("montaigne", spoken.In("fr"), nil), Open: game.Nobody, Tall: tall}
			home := 0
			for i := range v.Seats {
				if v.Counter(rules.HomeN, game.Seat(i)) > 0 {
					home++
				}
			}
			call, lit, gates, rays, riders := v.Counter(rules.Called, game.Nobody), 0, 0, 0, 0
			for _, sprite := range (Board{}).Layout(&v, c).Sprites {
				switch {
				case sprite.Pic.Kind == "mo.castle":
					lit++
				case sprite.Pic.Kind == "mo.gate":
					gates++
					rays += sprite.Pic.Look
				case strings.HasPrefix(sprite.Key, "homeward"):
					key := fmt.Sprint(sprite.Key, tall)
					if _, ok := arrived[key]; !ok && n == s.Len() && v.Counter(rules.HomeN, game.Seat(sprite.Pic.ID)) > 0 {
						arrived[key] = sprite.Rect.X
					}
					if at, ok := arrived[key]; ok && sprite.Rect.X == at {
						riders++
					}
				}
			}
			want := home
			if call == 1 {
				want = v.Seats
			}
			if lit != min(call+home, 1) || gates != want || rays != home || riders != home {
				t.Fatalf("step %d, called %d, %d home: castle %d, gates %d, rays %d, riders %d", n, call, home, lit, gates, rays, riders)
			}
			called, homes = max(called, call), max(homes, home)
		}
	}
	return called, homes
}

// TestHomewardIsARoad checks that who comes home rides all of its own road, and that cards as
// broad as others don't.
func TestHomewardIsARoad(t *testing.T) {
	road := roadsOf(stage.Rect{W: 1000, H: 400})
	from, to := stage.Rect{X: 100, Y: 900, W: homeRiderW, H: homeRiderH}, stage.Rect{X: 900, Y: 900, W: homeRiderW, H: homeRiderH}
	if way := road(from, to); len(way) < 2 || way[0].X != 100+homeRiderW/2 || way[len(way)-1].X != 900+homeRiderW/2 {
		t.Errorf("the way home is %v", way)
	}
	from.W, to.W = 60, 60
	if way := road(from, to); way != nil {
		t.Errorf("a card rides %v", way)
	}
}
