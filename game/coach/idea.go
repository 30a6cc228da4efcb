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
	var afters []after
	weighed := 0
	for _, choice := range a.Choices {
		if choice.Visits == 0 || len(plans) == most || weighed == 2*most {
			break
		}
		w := c.way(s, n, choice.Turn)
		had := func() bool {
			return slices.ContainsFunc(ways, w.alike) || slices.ContainsFunc(afters, c.after(s, n, w).same)
		}
		if !w.open && had() {
			continue
		}
		p, err := c.idea(ctx, s, n, &w)
		if err != nil {
			return nil, err
		}
		if weighed++; !had() {
			after := c.after(s, n, w)
			p.Aim = after.aim
			plans, ways, afters = append(plans, p), append(ways, w), append(afters, after)
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

// after is what a turn goes after: what it is for, and all on its way.
type after struct {
	aim game.Aim
	all []uint32
}

// same says whether two turns are one idea: they are for the same, or each goes after what the other is for.
func (a after) same(b after) bool {
	return a.aim.Of == b.aim.Of || slices.Contains(a.all, b.aim.Of) && slices.Contains(b.all, a.aim.Of)
}

// after says what a turn goes after: it is for what weighs most, the first of several. One that goes after nothing is
// for what it does first.
func (c *Coach) after(s *game.Session, n int, w way) (out after) {
	if len(w.turn) == 0 {
		return out
	}
	first := w.turn[0]
	out.aim.Of = 1<<31 | uint32(first.Verb)<<16 | uint32(first.A)<<8 | uint32(first.B)
	if c.aimer == nil {
		return out
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
		aim := c.aimer.Aim(&before, &after, seat, a, events)
		if aim.Weight > out.aim.Weight {
			out.aim = aim
		}
		if aim.Weight > 0 {
			out.all = append(out.all, aim.Of)
		}
	}
	return out
}
