package globe_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/table/board"
)

// TestAreas checks that the areas of the table lie on the canvas and don't overlap,
// for every number of seats.
func TestAreas(t *testing.T) {
	for _, at := range plans {
		areasOf(t, at)
	}
}

func areasOf(t *testing.T, at *globe.Plan) {
	areas := map[string]stage.Rect{"poster": at.Poster, "decks": at.Decks, "log": at.Log, "page": at.Page, "bar": {X: 8, Y: 4, W: 432, H: 46}}
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		all := map[string]stage.Rect{}
		for i := range seats - 1 {
			all[fmt.Sprint("panel ", i)] = at.PanelRect(seats, i)
		}
		for name, r := range areas {
			all[name] = r
		}
		apart(t, at.Canvas, seats, all)
	}
	for _, g := range sisters {
		played(t, g.board, 2, 1, nil, 1, func(_ int, s *game.Session) {
			v := s.View(0)
			l := g.board.Layout(&v, contextOn(at, g.board, "fr", &v))
			apart(t, at.Canvas, 2, map[string]stage.Rect{"bag": at.Bag, "wallet": at.Wallet, "album": at.Album, "die": at.Die, "offer": l.Offer, "undo": l.Undo, "prompt": l.Prompt})
		})
	}
}

func apart(t *testing.T, canvas stage.Rect, seats int, all map[string]stage.Rect) {
	t.Helper()
	for a, ra := range all {
		if ra.X < 0 || ra.Y < 0 || ra.X+ra.W > canvas.W || ra.Y+ra.H > canvas.H {
			t.Errorf("%d seats: %s lies beside the canvas: %+v", seats, a, ra)
		}
		for b, rb := range all {
			if a < b && ra.Meets(rb) {
				t.Errorf("%d seats: %s and %s overlap", seats, a, b)
			}
		}
	}
}

// on is the place under a point, as the table finds it: the last one.
func on(l *board.Layout, x, y float64) *board.Place {
	for i := len(l.Places) - 1; i >= 0; i-- {
		if p := &l.Places[i]; p.Has(x, y) {
			return p
		}
	}
	return nil
}

// within is how much of a place can be clicked: how wide the largest disc is, up to
// 80, that lies in it.
func within(l *board.Layout, spot game.Spot) (most float64) {
	for i := range l.Places {
		p := &l.Places[i]
		if p.Spot != spot || p.Drawer || p.Covered {
			continue
		}
		for _, s := range l.Sprites {
			if x, y := s.Rect.Mid(); s.Pic.Kind == "gl.fare" && p.Has(x, y) {
				for wide := most + 2; wide <= 80 && disc(l, spot, x, y, wide/2); wide += 2 {
					most = wide
				}
			}
		}
		for fx := 0.05; fx < 1; fx += 0.05 {
			for fy := 0.05; fy < 1; fy += 0.05 {
				x, y := p.Rect.X+p.Rect.W*fx, p.Rect.Y+p.Rect.H*fy
				for wide := most + 2; wide <= 80 && disc(l, spot, x, y, wide/2); wide += 2 {
					most = wide
				}
			}
		}
	}
	return most
}

func disc(l *board.Layout, spot game.Spot, x, y, r float64) bool {
	for i := range 13 {
		dx, dy := 0.0, 0.0
		if i > 0 {
			dy, dx = math.Sincos(float64(i) * math.Pi / 6)
		}
		if o := on(l, x+r*dx, y+r*dy); o == nil || o.Spot != spot {
			return false
		}
	}
	return true
}

// least is how wide a disc of each zone's places can be clicked at least, in
// logical pixels; squares are measured more finely by TestSquaresAreLargeTargets.
var least = map[game.Zone]float64{rules.RoadZone: 60, rules.BagZone: 60}

// seldom is a position of each game in which there is to do what hardly comes about by chance.
var seldom = map[string]string{"sakodo": "at 23; bag; waits 3"}

// TestEveryLegalActionCanBeClicked checks that each spot of each legal action of
// random play is a button, or a place of which enough is on top; what is reached by
// a button first is so once the drawer is open.
func TestEveryLegalActionCanBeClicked(t *testing.T) {
	for _, g := range sisters {
		verbs := map[game.Verb]int{}
		for i, options := range append(g.with, g.with...) {
			played(t, g.board, []int{2, 6, 4}[i%3], 1600, options, uint64(i+3), func(n int, s *game.Session) {
				rare := n%23 == 0
				for _, a := range s.Legal() {
					rare = rare || verbs[a.Verb] < 40
				}
				if rare {
					clickable(t, plans[n%2], g.board, s, verbs)
				}
			})
		}
		if text := seldom[g.board.R.Name]; text != "" {
			clickable(t, plans[0], g.board, game.From(rules.Game{R: g.board.R}, game.Setup{Game: g.board.R.Name, Seats: []string{"person", "person"}},
				globetest.Position(t, rules.Game{R: g.board.R}, text)), verbs)
		}
		for v, row := range g.board.R.Moves.Rows {
			if row.Name != "" && verbs[game.Verb(v)] == 0 && !g.never[row.Name] {
				t.Errorf("%s: %s was never legal", g.board.R.Name, row.Name)
			}
		}
	}
}

func clickable(t *testing.T, at *globe.Plan, b globe.Board, s *game.Session, verbs map[game.Verb]int) {
	t.Helper()
	v := s.View(s.Turn())
	c := contextOn(at, b, "fr", &v)
	closed := b.Layout(&v, c)
	for seat := range game.Seat(s.Seats()) { // the table lays a button there
		for _, a := range s.Requests(seat) {
			verbs[a.Verb]++
			if r, ok := closed.At[s.Parts(a)[0]]; !ok || r.W < globe.AskW || !at.Canvas.Has(r.X, r.Y) || !at.Canvas.Has(r.X+r.W, r.Y+r.H) {
				t.Fatalf("%s: seat %d has no place to say %s, on %.0f: %v", b.R.Name, seat, s.Game().Notation(a), at.Canvas.W, r)
			}
		}
	}
	tried := map[game.Spot]bool{}
	for _, a := range s.Legal() {
		verbs[a.Verb]++
		parts := s.Parts(a)
		for i, spot := range parts {
			if spot.Zone == rules.Buttons || spot == rules.GoodSpot(rules.GoodBundle) || tried[spot] { // buttons of the table
				continue
			}
			tried[spot] = true
			l := closed
			for _, p := range closed.Places {
				if p.Spot == spot && p.Drawer {
					c := *c
					c.Open, c.Picked = board.Drawer, parts[:i]
					l = b.Layout(&v, &c)
				}
			}
			if spot.Zone == rules.Amount {
				c := *c
				c.Picked = slices.DeleteFunc(slices.Clone(parts), func(p game.Spot) bool { return p.Zone == rules.Amount })
				if len(c.Picked) > 0 { // a number of cheques that are sold
					c.Open = board.Drawer
				}
				stepped(t, b.Layout(&v, &c), s, a)
				continue
			}
			if i > 0 && spot.Zone == rules.SeatSpot { // after a button a whole panel stands for its seat
				c := *c
				c.Picked = parts[:i]
				l = b.Layout(&v, &c)
			}
			if w := within(l, spot); w < max(least[spot.Zone], 40) {
				t.Fatalf("%s: %.0f px of %+v can be clicked, of %s at %v, on %.0f", b.R.Name, w, spot, s.Game().Notation(a), b.R.Steps[v.Counter(rules.StepKindN, game.Nobody)].Name, at.Canvas.W)
			}
		}
	}
}

// stepped checks that the stepper names the number of an action, tells it by the action's parts, and
// that its large keys and its bar are large enough.
func stepped(t *testing.T, l *board.Layout, s *game.Session, a game.Action) {
	t.Helper()
	name, n := s.Game().Notation(a), int(a.N)
	if l.Amount == nil {
		t.Fatalf("%s: no stepper", name)
	}
	if n = max(n, -n); n < l.Amount.Least || n > l.Amount.Most || !slices.Equal(l.Amount.Parts(n), s.Parts(a)) {
		t.Fatalf("%s: the stepper goes from %d to %d, and tells it by %v", name,
			l.Amount.Least, l.Amount.Most, l.Amount.Parts(n))
	}
	if l.Amount.Bar.H < 56 || l.Amount.Bar.W < 480 {
		t.Fatalf("%s: the bar is %.0f", name, l.Amount.Bar)
	}
	for _, p := range l.Amount.Presets {
		if p.Rect.H < 56 || p.Rect.W < 120 || p.N < l.Amount.Least || p.N > l.Amount.Most || p.Label == "" {
			t.Fatalf("%s: a large key is %+v", name, p)
		}
	}
}
