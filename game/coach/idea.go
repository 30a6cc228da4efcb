package coach

import (
	"cmp"
	"context"
	"slices"

	"posterestante/game"
)

// Far is by how much less than the best, of 1, a turn may be worth that is offered as another idea.
const Far = 0.1

// Ideas are the best turns that go after different things, at most so many, the best first: of each thing that is worth
// going after the best turn that was found. They are fewer where others would cost too much.
func (c *Coach) Ideas(ctx context.Context, s *game.Session, n, most int) ([]Plan, error) {
	a, err := c.think(ctx, s, n, nil)
	if err != nil || len(a.Choices) < 2 {
		return nil, err
	}
	var plans []Plan
	var ways []way
	weighed := 0
	for _, choice := range a.Choices {
		if choice.Visits == 0 || len(plans) == most || weighed == 2*most {
			break
		}
		w := c.way(s, n, choice.Turn)
		had := func() bool {
			return slices.ContainsFunc(ways, w.alike) ||
				slices.ContainsFunc(plans, func(p Plan) bool { return p.Aim.Of == c.aim(s, n, w).Of })
		}
		if !w.open && had() {
			continue
		}
		p, err := c.idea(ctx, s, n, &w)
		if err != nil {
			return nil, err
		}
		if weighed++; !had() {
			p.Aim = c.aim(s, n, w)
			plans, ways = append(plans, p), append(ways, w)
		}
	}
	slices.SortStableFunc(plans, func(a, b Plan) int { return cmp.Compare(b.Worth, a.Worth) })
	return slices.DeleteFunc(plans, func(p Plan) bool { return p.Worth < plans[0].Worth-Far }), nil
}

// idea weighs a turn; one that was searched but in part is led to its end.
func (c *Coach) idea(ctx context.Context, s *game.Session, n int, w *way) (Plan, error) {
	a, err := c.think(ctx, s, n, w.line)
	if w.open && len(a.Choices) > 0 {
		*w = c.way(s, n, slices.Concat(w.turn, a.Choices[0].Turn))
	}
	return Plan{Turn: w.turn, Points: w.points, Chance: a.Chance, Worth: a.Worth}, err
}

// aim is what a turn is for: of all that its actions go after what weighs most, the first of several. A turn that goes
// after nothing is for what it does first.
func (c *Coach) aim(s *game.Session, n int, w way) (best game.Aim) {
	if len(w.turn) == 0 {
		return best
	}
	first := w.turn[0]
	best.Of = 1<<31 | uint32(first.Verb)<<16 | uint32(first.A)<<8 | uint32(first.B)
	if c.aimer == nil {
		return best
	}
	st := s.StateAt(n)
	seat := st.Turn()
	st = s.Imagined(n, seat, s.SeedAt(n))
	for _, a := range w.line {
		var log game.Log
		before := st.View(seat)
		st.Apply(a, &log)
		after, events := st.View(seat), log.For(seat)
		if i := slices.IndexFunc(events, func(e game.Event) bool { return e.Learns(seat) }); i >= 0 {
			events = events[:i]
		}
		if aim := c.aimer.Aim(&before, &after, seat, a, events); aim.Weight > best.Weight {
			best = aim
		}
	}
	return best
}
