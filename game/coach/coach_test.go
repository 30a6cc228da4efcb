package coach

import (
	"context"
	"math"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
)

// match plays a whole match: a seat that thinks, and one that plays by chance.
func match(t testing.TB, name string, seed uint64) *game.Session {
	t.Helper()
	s, err := game.NewSession(box.Of(name).Game, game.Setup{Game: name, Seats: []string{"think:60", "person"}, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	var h search.Host
	r := game.NewRand(seed)
	for !s.Over() {
		a, why, err := h.Reply(context.Background(), s)
		if err != nil {
			t.Fatal(err)
		}
		if s.Turn() == 1 {
			a = s.Ask(&game.RandomBot{Rand: r}, &r)
		}
		if _, err := s.DoThought(a, why); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestReview checks that of a match between who thinks and who plays by chance the
// second one's turns cost much more, that the best turn is legal and no worse than
// any other compared, and that a review is the same when it is made again.
func TestReview(t *testing.T) {
	for _, name := range []string{"postcards", "montaigne"} {
		s := match(t, name, 3)
		c, err := New(s.Game(), 100)
		if err != nil {
			t.Fatal(err)
		}
		all := func(game.Seat) bool { return true }
		told := 0
		turns, err := c.Review(context.Background(), s, all, func(done, of int) { told++ })
		if err != nil || told < len(turns) {
			t.Fatal(err, told)
		}
		var loss [2]float64
		var count [2]int
		for _, turn := range turns {
			loss[turn.Seat] += turn.Loss
			count[turn.Seat]++
			if turn.Chance < 0 || turn.Chance > 1 || turn.Loss > 0 && turn.Loss < Alike || turn.To <= turn.From {
				t.Errorf("%s: %+v", name, turn)
			}
			if len(turn.Played.Turn) > 0 && (turn.Best.Worth < turn.Played.Worth || turn.Chance != turn.Best.Chance) {
				t.Errorf("%s: what was played is worth more than the best: %+v", name, turn)
			}
			if r := s.Branch(turn.From).Refuse(turn.Best.Turn[0]); r != nil {
				t.Errorf("%s, action %d: the best turn is refused: %v", name, turn.From, r)
			}
		}
		if mean := [2]float64{loss[0] / float64(count[0]), loss[1] / float64(count[1])}; mean[1] < 2*mean[0] || mean[1] < Alike/4 {
			t.Errorf("%s: who thinks loses %.3f a turn, who plays by chance %.3f", name, mean[0], mean[1])
		}
		five := Deciding(turns, 5)
		if len(five) < 3 || len(five) > 5 || five[0].From >= five[len(five)-1].From {
			t.Errorf("%s: %d turns decided", name, len(five))
		}
		again, err := c.Judge(context.Background(), s, five[0].From)
		if err != nil || again.Loss != five[0].Loss || again.Best.Worth != five[0].Best.Worth {
			t.Errorf("%s: judged again, the turn costs %v, not %v (%v)", name, again.Loss, five[0].Loss, err)
		}
	}
}

// TestOthersAreWeighed checks that of turns that nobody asked for it is known what they cost, and nothing else is told
// of them: none of them decides.
func TestOthersAreWeighed(t *testing.T) {
	s := match(t, "montaigne", 2)
	c, err := New(s.Game(), 100)
	if err != nil {
		t.Fatal(err)
	}
	turns, err := c.Review(context.Background(), s, func(seat game.Seat) bool { return seat == 0 }, func(int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	sum, count := 0.0, 0
	for _, turn := range turns {
		if turn.Seat != 0 {
			sum, count = sum+turn.Cost, count+1
			if turn.Loss != 0 || turn.Best.Turn != nil || turn.Played.Turn != nil || turn.Chance <= 0 || turn.Cost < 0 {
				t.Errorf("of the other seat is told %+v", turn)
			}
		}
	}
	if count < 3 || sum < 0.1 {
		t.Errorf("%d turns by chance cost %.3f", count, sum)
	}
	for _, turn := range Deciding(turns, 99) {
		if turn.Seat != 0 {
			t.Errorf("the other seat's turn decides: %+v", turn)
		}
	}
	if mean, judged := Lost(turns, 1); mean != 0 || judged != 0 {
		t.Errorf("the other seat lost %v in %d turns", mean, judged)
	}
	splits, err := c.Splits(context.Background(), s, turns, quiet)
	if err != nil {
		t.Fatal(err)
	}
	if mean, judged := Lost(turns, 0); math.Abs(mean*float64(judged)+splits[0].Own) > 1e-9 || math.Abs(splits[0].Others-sum) > 1e-9 {
		t.Errorf("lost %v in %d turns, the other %v, of %+v", mean, judged, sum, splits)
	}
}

// TestPlansTellNothingHidden checks that the best turns are the same whatever their
// seat doesn't know.
func TestPlansTellNothingHidden(t *testing.T) {
	for _, name := range []string{"postcards", "montaigne"} {
		s := match(t, name, 4)
		c, err := New(s.Game(), 40)
		if err != nil {
			t.Fatal(err)
		}
		compared := 0
		for n := 3; n < s.Len(); n += max(1, s.Len()/12) {
			here := game.From(s.Game(), s.Setup(), s.StateAt(n))
			other := game.From(s.Game(), s.Setup(), s.Imagined(n, s.Step(n).Seat, 77))
			a, err := c.Plans(context.Background(), here, 0)
			if err != nil {
				t.Fatal(err)
			}
			b, err := c.Plans(context.Background(), other, 0)
			if err != nil || len(a) != len(b) {
				t.Fatal(name, n, err, len(a), len(b))
			}
			for i := range a {
				compared++
				if a[i].Worth != b[i].Worth || a[i].Points != b[i].Points || a[i].Turn[0] != b[i].Turn[0] {
					t.Errorf("%s, action %d: %+v, dealt anew %+v", name, n, a[i], b[i])
				}
			}
		}
		if compared < 6 {
			t.Errorf("%s: compared %d", name, compared)
		}
	}
}

// TestStops checks that a review that nobody waits for ends.
func TestStops(t *testing.T) {
	s := match(t, "montaigne", 3)
	c, err := New(s.Game(), 1000)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	told := 0
	_, err = c.Review(ctx, s, func(game.Seat) bool { return true }, func(int, int) {
		if told++; told == 2 {
			cancel()
		}
	})
	if err == nil || told > 3 {
		t.Errorf("it goes on: told %d times, %v", told, err)
	}
}

// TestPlansDiffer checks that no two of the turns that are offered come to the same, in
// whatever order, and that each can be told to its end: what is offered hangs on
// nothing unknown.
func TestPlansDiffer(t *testing.T) {
	for _, name := range []string{"postcards", "montaigne", "sakodo", "routard"} {
		s := match(t, name, 5)
		c, err := New(s.Game(), 120)
		if err != nil {
			t.Fatal(err)
		}
		several := 0
		for n := 0; n < s.Len(); n += 23 {
			plans, err := c.Plans(context.Background(), s, n)
			if err != nil {
				t.Fatal(err)
			}
			for i, p := range plans {
				whole := c.way(s, n, p.Turn)
				if len(whole.turn) != len(p.Turn) {
					t.Errorf("%s, action %d: of %v only %v is sure", name, n, p.Turn, whole.turn)
				}
				for _, q := range plans[:i] {
					several++
					if whole.alike(c.way(s, n, q.Turn)) {
						t.Errorf("%s, action %d: %v and %v come to the same", name, n, p.Turn, q.Turn)
					}
				}
			}
		}
		if several < 3 {
			t.Errorf("%s: only %d pairs of turns", name, several)
		}
	}
}

// TestFirstTurns checks the first turn of a match of each game as it is offered at once:
// the turns of the coach there are no turn twice.
func TestFirstTurns(t *testing.T) {
	for _, p := range box.Games {
		for seed := range uint64(6) {
			s, err := game.NewSession(p.Game, game.Setup{Game: p.Game.Name(), Seats: []string{"person", p.Opponent}, Seed: game.Numbered(seed)})
			if err != nil {
				t.Fatal(err)
			}
			c, err := New(p.Game, 120)
			if err != nil {
				t.Fatal(err)
			}
			plans, err := c.Plans(context.Background(), s, 0)
			if err != nil {
				t.Fatal(err)
			}
			for i, plan := range plans {
				for _, o := range plans[:i] {
					if c.way(s, 0, plan.Turn).alike(c.way(s, 0, o.Turn)) {
						t.Errorf("%s, seed %d: %v and %v come to the same", p.Game.Name(), seed, plan.Turn, o.Turn)
					}
				}
			}
		}
	}
}

// BenchmarkReview measures the analysis of a match of two, all turns judged, with the iterations of the screen.
func BenchmarkReview(b *testing.B) {
	for _, name := range []string{"postcards", "montaigne", "sakodo", "routard"} {
		b.Run(name, func(b *testing.B) {
			s := match(b, name, 3)
			c, err := New(s.Game(), 1000)
			if err != nil {
				b.Fatal(err)
			}
			turns := 0
			for b.Loop() {
				judged, err := c.Review(context.Background(), s, func(game.Seat) bool { return true }, func(int, int) {})
				if err != nil {
					b.Fatal(err)
				}
				turns = len(judged)
			}
			b.ReportMetric(float64(turns), "turns")
		})
	}
}
