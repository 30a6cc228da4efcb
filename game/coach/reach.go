package coach

import (
	"cmp"
	"context"
	"slices"

	"posterestante/game"
)

// Reach lists turns of the seat to act after n actions that bring points at once, the most first, at most so many. They
// are those that a search for the best turns came by, so that there may be more; what they are worth isn't weighed.
// Points that hang on what the last action turns up don't count.
func (c *Coach) Reach(ctx context.Context, s *game.Session, n, most int) ([]Plan, error) {
	a, err := c.think(ctx, s, n, nil)
	var found, kept []way
	for _, choice := range a.Choices {
		w := c.way(s, n, choice.Turn)
		for deal := uint64(0); deal < reachDeals && w.points > 0; deal++ {
			w.points = min(w.points, brought(s, n, deal, w.line))
		}
		if w.points > 0 {
			found = append(found, w)
		}
	}
	slices.SortStableFunc(found, func(a, b way) int {
		return cmp.Or(cmp.Compare(b.points, a.points), cmp.Compare(len(a.turn), len(b.turn)))
	})
	var plans []Plan
	for _, w := range found {
		if len(plans) < most && !slices.ContainsFunc(kept, w.alike) {
			plans, kept = append(plans, Plan{Turn: w.turn, Points: w.points}), append(kept, w)
		}
	}
	return plans, err
}

// reachDeals is in how many deals a turn must bring its points.
const reachDeals = 32

// brought is what a turn brings in a deal of what its seat doesn't know.
func brought(s *game.Session, n int, deal uint64, line []game.Action) int {
	seat := s.StateAt(n).Turn()
	st := s.Imagined(n, seat, s.SeedAt(n)+deal)
	before := st.Scores()[seat].Total
	for _, a := range line {
		st.Apply(a, nil)
	}
	return st.Scores()[seat].Total - before
}
