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
		setup.Game, setup.Seed = "montaigne", uint64(i+1)
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

// TestFrozenRectangles holds that the areas that are there at the same time
// don't overlap, for every number of seats.
func TestFrozenRectangles(t *testing.T) {
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		v := crowded(t, seats, 20, 14)
		l := Board{}.Layout(&v, contextOf("fr", &v))
		areas := map[string]stage.Rect{"chart": ChartRect(seats), "desk": Desk, "tiles": TileBox, "page": Page, "log": l.Log, "bar": {X: 8, Y: 4, W: 432, H: 46}}
		for i := range seats - 1 {
			areas["lane"+string(rune('1'+i))] = LaneRect(seats, i)
		}
		for a, ra := range areas {
			if ra.X < 0 || ra.Y < 0 || ra.X+ra.W > stage.Width || ra.Y+ra.H > stage.Height {
				t.Errorf("%d seats: %s lies beside the canvas: %+v", seats, a, ra)
			}
			for b, rb := range areas {
				if a < b && ra.Meets(rb) {
					t.Errorf("%d seats: %s and %s overlap", seats, a, b)
				}
			}
		}
		if openPanel.Meets(l.Log) || openPanel.Meets(Page) {
			t.Error("what is opened lies under the log or the page")
		}
		for _, r := range []stage.Rect{hand, heldBox} {
			for _, o := range []stage.Rect{l.Main, l.Undo, l.Offer} {
				if r.Meets(o) {
					t.Errorf("%+v lies under a button %+v", r, o)
				}
			}
		}
		if l.Log.H < 250 || ChartRect(seats).H < 300 {
			t.Errorf("%d seats: the log is %.0f high, the chart %.0f", seats, l.Log.H, ChartRect(seats).H)
		}
	}
}

// TestCrowdedTable holds that twenty cards in each voyage and fourteen in each
// hand lie on the canvas, and that of each enough is seen to know it.
func TestCrowdedTable(t *testing.T) {
	const seen = 0.5 // of a card's width: its medallion and its shield
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		v := crowded(t, seats, 20, 14)
		for _, open := range []game.Seat{game.Nobody, board.Drawer, 0, 1} {
			c := contextOf("fr", &v)
			c.Open = open
			l := Board{}.Layout(&v, c)
			keys := map[string]bool{}
			for _, s := range l.Sprites {
				r := s.Rect
				if r.X < -21 || r.Y < -21 || r.X+r.W > stage.Width+21 || r.Y+r.H > stage.Height+21 {
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
						t.Fatalf("%d seats: %.0f of %.0f px of a card of seat %d are seen", seats, b.X-a.X, a.W, i)
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

// TestEveryLegalActionCanBeClicked holds that each spot of each legal action of
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
