package montaigne

import (
	"math"
	"testing"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/table/lay"
)

// drawn are points of all drawn roads of a chart, close to each other.
func drawn(chart stage.Rect) (out []anim.Point) {
	for _, s := range stretches {
		for i := 1; i < len(s.way); i++ {
			for k := range 8 {
				t := float64(k) / 8
				a, b := s.way[i-1], s.way[i]
				out = append(out, anim.Point{X: chart.X + (a.x+(b.x-a.x)*t)*chart.W, Y: chart.Y + (a.y+(b.y-a.y)*t)*chart.H})
			}
		}
	}
	return out
}

// TestRoads: between any two cities a way leads along the drawn roads, from the one
// to the other, the shortest first; none leads from a card.
func TestRoads(t *testing.T) {
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		v := crowded(t, seats, 6, 7)
		l := Board{}.Layout(&v, contextOf("fr", &v))
		all := drawn(wide.chartRect(seats))
		for from := rules.Bordeaux; from <= rules.Florence; from++ {
			for to := rules.Bordeaux; to <= rules.Florence; to++ {
				a, b := l.At[lay.Common(rules.Town, int(from))], l.At[lay.Common(rules.Town, int(to))]
				path := l.Road(a, b)
				if from == to {
					if path != nil {
						t.Errorf("%v to itself: %v", from, path)
					}
					continue
				}
				if len(path) < 2 {
					t.Fatalf("%d seats: no road from %v to %v", seats, from, to)
				}
				ax, ay := a.Mid()
				bx, by := b.Mid()
				if first, last := path[0], path[len(path)-1]; math.Hypot(first.X-ax, first.Y-ay) > 1 || math.Hypot(last.X-bx, last.Y-by) > 1 {
					t.Errorf("%d seats: from %v to %v it goes from %v to %v", seats, from, to, first, last)
				}
				for _, p := range path {
					near := math.Inf(1)
					for _, q := range all {
						near = math.Min(near, math.Hypot(p.X-q.X, p.Y-q.Y))
					}
					if near > 4 {
						t.Fatalf("%d seats: from %v to %v it runs %.0f px beside the road", seats, from, to, near)
					}
				}
			}
		}
		if l.Road(wide.rowRect(0), l.At[lay.Of(0, rules.Hand, 0)]) != nil {
			t.Error("a card rides on the road")
		}
		card := l.At[lay.Of(0, rules.Hand, 0)]
		if l.Road(card, l.At[lay.Common(rules.Town, int(rules.Rome))]) != nil {
			t.Error("a road leads from the hand to Rome")
		}
	}
	long := func(from, to rules.City) float64 {
		sum, way := 0.0, between(from, to)
		for i := 1; i < len(way); i++ {
			sum += math.Hypot(way[i].x-way[i-1].x, way[i].y-way[i-1].y)
		}
		return sum
	}
	if long(rules.Lyon, rules.Florence) > 0.5 || long(rules.Bordeaux, rules.Lyon) < long(rules.Bordeaux, rules.Limoges) {
		t.Errorf("Lyon to Florence is %.2f long", long(rules.Lyon, rules.Florence))
	}
}

// TestRidersKeepToTheRoad: where a rider stands before and after, the way between is
// a road; it begins where the rider stood.
func TestRidersKeepToTheRoad(t *testing.T) {
	v := crowded(t, 2, 0, 7)
	v.Set(rules.HomeN, 1, 0)
	rider := func() stage.Rect {
		for _, s := range (Board{}.Layout(&v, contextOf("fr", &v))).Sprites {
			if s.Key == "rider0" {
				return s.Rect
			}
		}
		t.Fatal("there is no rider")
		return stage.Rect{}
	}
	before := rider()
	v.Put(lay.Of(0, rules.Voyage, 0), game.Piece{ID: 80, Back: uint8(rules.Rome), Up: true}) // Rome
	l := Board{}.Layout(&v, contextOf("fr", &v))
	after := rider()
	path := l.Road(before, after)
	if len(path) < 30 {
		t.Fatalf("from Bordeaux to Rome by %d points", len(path))
	}
	x, y := before.Mid()
	if math.Hypot(path[0].X-x, path[0].Y-y) > 2 {
		t.Errorf("it begins at %v, the rider stood at %.0f, %.0f", path[0], x, y)
	}
}

// TestOwnIsLargest: one's own voyage and hand are at least as large as any other's,
// and what is clicked often is at least 44 px wide and high in a window of 1280x720.
func TestOwnIsLargest(t *testing.T) {
	const least = 44 * 1.5
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		for n, cards := range []int{0, 3, 7, 12, 20, 0, 3, 7, 12, 20} {
			v := crowded(t, seats, cards, max(cards, 1))
			c := contextOf("fr", &v)
			c.Tall = n >= 5
			l := Board{}.Layout(&v, c)
			own, mine := l.At[lay.Of(0, rules.Start, 0)], l.At[lay.Of(0, rules.Hand, 0)]
			for i := 1; i < seats; i++ {
				if r := l.At[lay.Of(game.Seat(i), rules.Start, 0)]; r.W > own.W || r.H > own.H {
					t.Errorf("%d seats, %d cards: a card of seat %d is %.0fx%.0f, one's own %.0fx%.0f", seats, cards, i, r.W, r.H, own.W, own.H)
				}
				if r := l.At[lay.Of(game.Seat(i), rules.Hand, 0)]; r.W > mine.W || r.H > mine.H {
					t.Errorf("%d seats, %d cards: a back of seat %d is %.0fx%.0f, a card of one's hand %.0fx%.0f", seats, cards, i, r.W, r.H, mine.W, mine.H)
				}
			}
			if mine.W < least || mine.H < least || own.W < least || own.H < least || l.Main.H < least || l.Undo.H < least {
				t.Errorf("%d seats: what is clicked often is too small: %+v %+v %+v %+v", seats, mine, own, l.Main, l.Undo)
			}
			if n := v.Pile(rules.Hand, 0).Len(); n > 1 && n <= 12 && l.At[lay.Of(0, rules.Hand, 1)].X-mine.X < least {
				t.Errorf("of %d cards of the hand only %.0f px are seen each", n, l.At[lay.Of(0, rules.Hand, 1)].X-mine.X)
			}
		}
	}
}
