package coach

import (
	"context"
	"slices"

	"posterestante/game"
)

// How chance is weighed.
const (
	chanceLooks = 80  // how often a position is looked ahead from at a time
	otherDeals  = 160 // deals in which it is seen at a glance what else could have come
	fewDeals    = 6   // after so many that don't differ there is no chance in a turn
	weighed     = 8   // how many that differ are looked at ahead at least
	thorough    = 64  // how many times the true position is, at most
)

// expected is by how much what each seat may hope for could be expected to change by the turn after n actions, as the
// turn's seat could imagine the deal; at and then is what it truly may before and after it.
func (c *Coach) expected(ctx context.Context, s *game.Session, n int, at, then []float64) ([]float64, error) {
	was := c.moment(s, n, at)
	is := c.moment(s, end(s, n), then)
	others := might(s, n)
	if len(others) == 0 || len(others) == 1 && was.is(others[0].before) && is.is(others[0].after) {
		return less(then, at), nil
	}
	glances, more := make([]mean, len(at)), make([]mean, len(at))
	for k, o := range others {
		glance := less(is.glance(o.after), was.glance(o.before))
		for seat, x := range glance {
			glances[seat].add(x, o.times)
		}
		if k >= weighed && !slices.ContainsFunc(more, mean.unsure) {
			continue
		}
		before, err := was.ahead(ctx, o.before)
		if err != nil {
			return nil, err
		}
		after, err := is.ahead(ctx, o.after)
		if err != nil {
			return nil, err
		}
		for seat, x := range less(less(after, before), glance) {
			more[seat].add(x, o.times)
		}
	}
	out := means(glances)
	for seat, x := range means(more) {
		out[seat] += x
	}
	return out, nil
}

// other is a turn that might have been: before and after it, and how often it came.
type other struct {
	before, after game.State
	times         float64
}

// might are the turns that could have been, had the deal and chance been others that the turn's seat could imagine
// after n actions.
func might(s *game.Session, n int) (out []other) {
	var seen [][2]uint64
	r := game.NewRand(uint64(n) + 1)
	for k := range otherDeals {
		if k == fewDeals && len(seen) == 1 {
			break
		}
		before := s.StateAt(n)
		before.Determinize(s.Step(n).Seat, &r)
		after := before.Clone()
		if !replay(after, s, n, end(s, n)) {
			continue
		}
		as := [2]uint64{together(before), together(after)}
		at := slices.Index(seen, as)
		if at < 0 {
			at, seen, out = len(seen), append(seen, as), append(out, other{before, after, 0})
		}
		out[at].times++
	}
	return out
}

// moment is when positions are looked at that might be at the same time; what was seen is kept.
type moment struct {
	c     *Coach
	n     int
	truly uint64 // the true one, as all seats together see it
	kept  map[uint64][]float64
}

func (c *Coach) moment(s *game.Session, n int, truly []float64) *moment {
	st := s.StateAt(n)
	m := &moment{c: c, n: n, truly: together(st), kept: map[uint64][]float64{}}
	m.kept[m.truly] = truly
	return m
}

// is says whether a position is the true one, as far as all seats together see.
func (m *moment) is(st game.State) bool { return together(st) == m.truly }

// ahead is what each seat may hope for, looking ahead.
func (m *moment) ahead(ctx context.Context, st game.State) (chances []float64, err error) {
	as := together(st)
	chances, ok := m.kept[as]
	if !ok {
		chances, err = m.c.open(ctx, st.Clone(), seedOf(m.n, thorough+len(m.kept)))
		m.kept[as] = chances
	}
	return chances, err
}

// glance is what each seat may hope for as it looks at once.
func (m *moment) glance(st game.State) []float64 { return m.c.player.Glance(st.Clone()) }

// together is what all seats together see of a position, as a number.
func together(st game.State) uint64 { return game.SeedFor(st, game.Together, 0) }

// replay does actions of a match in a position; false where one can't be done there.
func replay(st game.State, s *game.Session, from, to int) bool {
	for n := from; n < to; n++ {
		a := s.Step(n).Action
		if st.Over() || !slices.Contains(st.Legal(nil), a) && !game.IsRequest(st, a) {
			return false
		}
		st.Apply(a, nil)
	}
	return true
}
