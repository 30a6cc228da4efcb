package montaigne

import (
	"testing"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

var setups = []game.Setup{
	{Seats: []string{"person", "person"}, Options: map[string]string{"winds": "yes", "encounters": "yes"}},
	{Seats: []string{"person", "bot:steady", "person"}, Options: map[string]string{"encounters": "yes"}},
	{Seats: []string{"person", "person", "person", "person"}, Options: map[string]string{"winds": "yes", "encounters": "yes"}},
	{Seats: []string{"person", "person", "bot:keen"}},
}

// played visits the tables of random play, before each action.
func played(t *testing.T, matches int, visit func(n int, s *game.Session)) {
	t.Helper()
	for i := range matches * len(setups) {
		setup := setups[i%len(setups)]
		setup.Game, setup.Seed = "montaigne", game.Numbered(uint64(i+1))
		s, err := game.NewSession(rules.Game{}, setup)
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(uint64(i))
		for n := 0; !s.Over() && n < 900; n++ {
			visit(n, s)
			legal := s.Legal()
			if _, err := s.Do(choose(legal, &r)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// choose leads on: it lays and plays characters where it can and seldom goes home.
func choose(legal []game.Action, r *game.Rand) game.Action {
	for _, a := range legal {
		if (a.Verb == rules.VMove || a.Verb == rules.VStay) && rules.Cards[a.A].Kind == rules.Character && r.Intn(2) == 0 {
			return a
		}
	}
	for range 8 {
		a := legal[r.Intn(len(legal))]
		if a.Verb == rules.VPower || a.Verb != rules.VFurther && a.Verb != rules.VFetch && (a.Verb != rules.VMove || rules.Cards[a.A].City != rules.Bordeaux) {
			return a
		}
	}
	return legal[r.Intn(len(legal))]
}

// TestFrozenRectangles checks that the areas that are there at the same time
// don't overlap, for every number of seats, on both canvases.
func TestFrozenRectangles(t *testing.T) {
	for _, p := range []*plan{&wide, &tall} {
		for seats := 2; seats <= rules.MaxSeats; seats++ {
			v := crowded(t, seats, 20, 14)
			c := contextOf("fr", &v)
			c.Tall = p == &tall
			l := Board{}.Layout(&v, c)
			areas := map[string]stage.Rect{"chart": p.chartRect(seats), "desk": p.desk, "tiles": p.boxOf(seats), "page": p.page, "log": l.Log, "bar": {X: 8, Y: 0, W: 432, H: 52}}
			if p == &tall {
				if seats > 2 {
					areas["telling"] = l.Telling
				}
				areas["bar"] = stage.Rect{X: 8, W: 432, H: 66}
			}
			for i := range seats - 1 {
				areas["lane"+string(rune('1'+i))] = p.laneRect(seats, i)
			}
			apart(t, seats, areas, p.canvas)
			tools := stage.Rect{X: l.Undo.X, Y: l.Undo.Y - 66, W: l.Undo.W, H: l.Undo.H + 66}
			apart(t, seats, map[string]stage.Rect{"hand": p.hand, "held": p.held, "voyage": p.voyage, "prompt": p.stands.Prompt, "main": l.Main, "undo": tools, "offer": l.Offer}, p.page)
			if p.opened.Meets(l.Log) || p.opened.Meets(p.page) {
				t.Error("what is opened lies under the log or the page")
			}
			if l.Log.H < 250 || p.chartRect(seats).H < 300 {
				t.Errorf("%d seats: the log is %.0f high, the chart %.0f", seats, l.Log.H, p.chartRect(seats).H)
			}
		}
	}
}

// apart checks that no two areas overlap, and that all lie within one.
func apart(t *testing.T, seats int, areas map[string]stage.Rect, in stage.Rect) {
	t.Helper()
	for a, ra := range areas {
		if ra.X < in.X || ra.Y < in.Y || ra.X+ra.W > in.X+in.W || ra.Y+ra.H > in.Y+in.H {
			t.Errorf("%d seats: %s lies beside %+v: %+v", seats, a, in, ra)
		}
		for b, rb := range areas {
			if a < b && ra.Meets(rb) {
				t.Errorf("%d seats: %s and %s overlap", seats, a, b)
			}
		}
	}
}

// TestCrowdedTable checks that twenty cards in each voyage and fourteen in each
// hand lie on the canvas, and that of each enough is seen to know it.
func TestCrowdedTable(t *testing.T) {
	const seen = 0.5 // of a card's width: its medallion and its shield
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		v := crowded(t, seats, 20, 14)
		for n, open := range []game.Seat{game.Nobody, board.Drawer, 0, 1, game.Nobody, board.Drawer, 0, 1} {
			c := contextOf("fr", &v)
			c.Open, c.Tall = open, n >= 4
			on := planOf(c).canvas
			l := Board{}.Layout(&v, c)
			keys := map[string]bool{}
			for _, s := range l.Sprites {
				r := s.Rect
				if r.X < -21 || r.Y < -21 || r.X+r.W > on.W+21 || r.Y+r.H > on.H+21 {
					t.Errorf("%d seats: %s lies beside the canvas: %+v", seats, s.Pic.Kind, r)
				}
				if s.Key != "" && keys[s.Key] && open == game.Nobody && s.Key[0] != 'p' { // the crowd has doubles
					t.Errorf("%d seats: two sprites have the key %s", seats, s.Key)
				}
				keys[s.Key] = true
			}
			for i := range seats {
				for n := range 20 {
					a, okA := l.At[lay.Of(game.Seat(i), rules.Voyage, n)]
					b, okB := l.At[lay.Of(game.Seat(i), rules.Voyage, n+1)]
					if !okA || !okB {
						continue
					}
					if a.Y == b.Y && b.X-a.X < seen*a.W {
						t.Fatalf("%d seats, tall %v: %.0f of %.0f px of a card of seat %d are seen", seats, c.Tall, b.X-a.X, a.W, i)
					}
				}
			}
		}
	}
}

// on is the place under a point, as the table finds it: the last one.
func on(l *board.Layout, x, y float64) *board.Place {
	for i := len(l.Places) - 1; i >= 0; i-- {
		if p := &l.Places[i]; !p.Drawer && !p.Covered && p.Rect.Has(x, y) {
			return p
		}
	}
	return nil
}

// TestEveryLegalActionCanBeClicked checks that each spot of each legal action of
// random play is a button, or a place of which some point is on top; what lies
// in the discard is so when the drawer is open.
func TestEveryLegalActionCanBeClicked(t *testing.T) {
	verbs := map[game.Verb]int{}
	played(t, 7, func(n int, s *game.Session) {
		rare := n%11 == 0
		for _, a := range s.Legal() {
			rare = rare || verbs[a.Verb] < 40
		}
		if !rare {
			return
		}
		v := s.View(s.Turn())
		c := contextOf("fr", &v)
		c.Tall = n%2 == 1
		l := Board{}.Layout(&v, c)
		c.Open = board.Drawer
		open := Board{}.Layout(&v, c)
		for _, a := range s.Legal() {
			verbs[a.Verb]++
			for _, spot := range s.Parts(a) {
				if spot.Zone == rules.Buttons {
					continue
				}
				at := l
				if spot.Zone == rules.Discard {
					at = open
				}
				if !reachable(at, spot) {
					t.Fatalf("%s: %+v of %s can't be clicked", s.Game().Name(), spot, s.Game().Notation(a))
				}
			}
		}
	})
	for v := rules.VMove; v <= rules.VEnd; v++ {
		if verbs[v] == 0 && v != rules.VPass {
			t.Errorf("verb %d was never legal", v)
		}
	}
}

func reachable(l *board.Layout, spot game.Spot) bool {
	for i := range l.Places {
		p := &l.Places[i]
		if p.Spot != spot || p.Drawer || p.Covered {
			continue
		}
		for _, fx := range []float64{0.5, 0.15, 0.04} {
			for _, fy := range []float64{0.5, 0.15} {
				if o := on(l, p.Rect.X+p.Rect.W*fx, p.Rect.Y+p.Rect.H*fy); o != nil && o.Spot == spot {
					return true
				}
			}
		}
	}
	return false
}
