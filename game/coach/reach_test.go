package coach

import (
	"context"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
)

// TestReach checks that the turns said to bring points do so in every deal that their seat may imagine: each action is
// legal there, and the points are those. They come in order, none without points, and are found where points are
// often in reach.
func TestReach(t *testing.T) {
	for _, p := range box.Games {
		found := 0
		for seed := range uint64(2) {
			s := match(t, p.Game.Name(), seed)
			c, err := New(s.Game(), 200)
			if err != nil {
				t.Fatal(err)
			}
			for n := 0; n < s.Len(); n += 11 {
				plans, err := c.Reach(context.Background(), s, n, Most)
				if err != nil || len(plans) > Most {
					t.Fatal(p.Game.Name(), n, err, len(plans))
				}
				for i, plan := range plans {
					found++
					if plan.Points <= 0 || i > 0 && plan.Points > plans[i-1].Points {
						t.Errorf("%s, action %d: turn %d of %+v", p.Game.Name(), n, i, plans)
					}
					for deal := range uint64(24) {
						comesTrue(t, s, n, 1000+deal, c.way(s, n, plan.Turn).line, plan.Points)
					}
				}
			}
		}
		if t.Logf("%s: %d", p.Game.Name(), found); p.Game.Name() == "postcards" && found < 20 {
			t.Errorf("only %d turns that bring points", found)
		}
	}
}

// comesTrue does a turn in a deal.
func comesTrue(t *testing.T, s *game.Session, n int, deal uint64, line []game.Action, points int) {
	t.Helper()
	st := s.Imagined(n, s.Step(n).Seat, deal)
	seat := st.Turn()
	for i, a := range line {
		if st.Turn() != seat || !slices.Contains(st.Legal(nil), a) {
			t.Fatalf("%s, action %d, deal %d: action %d of %v isn't legal", s.Game().Name(), n, deal, i, line)
		}
		st.Apply(a, nil)
	}
	if got := brought(s, n, deal, line); got < points {
		t.Errorf("%s, action %d, deal %d: %v brings %d, not %d", s.Game().Name(), n, deal, line, got, points)
	}
}
