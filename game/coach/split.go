package coach

import (
	"context"
	"errors"
	"slices"

	"posterestante/game"
	"posterestante/game/search"
)

// Split says where a seat's chance to win went in a match.
type Split struct {
	Change float64 // what it has of the win at the end, less what it could hope for before the deal
	Luck   float64 // what deals, draws and dice gave it, against all that they could have; nothing on the mean
	Own    float64 // what its own turns cost against the best ones, where they were judged; never above 0
}

// Play is all that luck and its own errors don't explain: how all others played, and what nobody could foresee.
func (s Split) Play() float64 { return s.Change - s.Luck - s.Own }

// How chance is weighed.
const (
	chanceLooks = 80    // how often a position is looked ahead from at a time
	otherDeals  = 160   // deals in which it is seen at a glance what else could have come
	fewDeals    = 6     // after so many that don't differ there is no chance in a turn
	weighed     = 8     // how many that differ are looked at ahead at least
	thorough    = 64    // how many times the true position is, at most
	sure        = 0.008 // more are looked at until the mean is as sure as that
)

// Splits says where each seat's chance went in a match whose turns were judged. Luck is weighed with all cards on the
// table, so that a card counts when it is dealt, whoever sees it: only once a match is over may anybody be told. watch
// is told how far it is.
func (c *Coach) Splits(ctx context.Context, s *game.Session, turns []Turn, watch func(done, of int)) ([]Split, error) {
	if !s.Over() {
		return nil, errors.New("a match that isn't over is not to be seen with all cards on the table")
	}
	at, err := c.truth(ctx, s, 0)
	if err != nil {
		return nil, err
	}
	begun, err := c.begun(ctx, s, at)
	if err != nil {
		return nil, err
	}
	out := make([]Split, s.Seats())
	for seat := range out {
		out[seat].Luck = at[seat] - begun[seat]
	}
	for n := 0; n < s.Len(); n = end(s, n) {
		watch(n, s.Len())
		then, err := c.truth(ctx, s, end(s, n))
		if err != nil {
			return nil, err
		}
		hoped, err := c.expected(ctx, s, n, at, then)
		if err != nil {
			return nil, err
		}
		for seat := range out {
			out[seat].Luck += then[seat] - at[seat] - hoped[seat]
		}
		at = then
	}
	for seat := range out {
		out[seat].Change = at[seat] - begun[seat]
	}
	for _, t := range turns {
		if t.Loss > 0 {
			out[t.Seat].Own -= max(0, t.Best.Chance-t.Played.Chance)
		}
	}
	watch(s.Len(), s.Len())
	return out, nil
}

// open is what each seat may hope for with all cards on the table.
func (c *Coach) open(ctx context.Context, st game.State, seed uint64) ([]float64, error) {
	return c.player.Chances(ctx, search.Question{Deal: st, Iterations: chanceLooks, Seed: seed})
}

// truth is what each seat may truly hope for after n actions.
func (c *Coach) truth(ctx context.Context, s *game.Session, n int) ([]float64, error) {
	all := make([]mean, s.Seats())
	for k := range thorough {
		if k > 1 && !slices.ContainsFunc(all, mean.unsure) {
			break
		}
		chances, err := c.open(ctx, s.StateAt(n), seedOf(n, k))
		if err != nil {
			return nil, err
		}
		for seat, x := range chances {
			all[seat].add(x, 1)
		}
	}
	return means(all), nil
}

// seedOf is the seed by which a position after n actions is looked at for the k-th time.
func seedOf(n, k int) uint64 { return uint64(n)<<16 + uint64(k) }

// begun is what each seat could hope for before the deal; what it may where a match begins from a position.
func (c *Coach) begun(ctx context.Context, s *game.Session, at []float64) ([]float64, error) {
	setup := s.Setup()
	if st, err := game.Begin(s.Game(), setup); err != nil || !st.Equal(s.StateAt(0)) {
		return at, err
	}
	all := make([]mean, s.Seats())
	for k := range otherDeals {
		setup.Seed = game.Numbered(uint64(k))
		st, err := game.Begin(s.Game(), setup)
		if err != nil {
			return nil, err
		}
		chances, err := c.open(ctx, st, uint64(k))
		if err != nil {
			return nil, err
		}
		for seat, x := range chances {
			all[seat].add(x, 1)
		}
	}
	return means(all), nil
}

// expected is by how much what each seat may hope for could be expected to change by the turn after n actions, as the
// turn's seat could imagine the deal; at and then is what it truly may before and after it.
func (c *Coach) expected(ctx context.Context, s *game.Session, n int, at, then []float64) ([]float64, error) {
	was := c.moment(s, n, at)
	is := c.moment(s, end(s, n), then)
	turns := might(s, n)
	if len(turns) == 0 || len(turns) == 1 && was.is(turns[0].before) && is.is(turns[0].after) {
		return less(then, at), nil
	}
	glances, more := make([]mean, len(at)), make([]mean, len(at))
	for k, t := range turns {
		glance := less(is.glance(t.after), was.glance(t.before))
		for seat, x := range glance {
			glances[seat].add(x, t.times)
		}
		if k >= weighed && !slices.ContainsFunc(more, mean.unsure) {
			continue
		}
		before, err := was.ahead(ctx, t.before)
		if err != nil {
			return nil, err
		}
		after, err := is.ahead(ctx, t.after)
		if err != nil {
			return nil, err
		}
		for seat, x := range less(less(after, before), glance) {
			more[seat].add(x, t.times)
		}
	}
	out := means(glances)
	for seat, x := range means(more) {
		out[seat] += x
	}
	return out, nil
}

// turn is a turn that might have been: before and after it, and how often it came.
type turn struct {
	before, after game.State
	times         float64
}

// might are the turns that could have been, had the deal and chance been others that the turn's seat could imagine
// after n actions.
func might(s *game.Session, n int) (out []turn) {
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
			at, seen, out = len(seen), append(seen, as), append(out, turn{before, after, 0})
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

// mean is a mean of numbers that weigh differently.
type mean struct{ sum, squares, weight, weights float64 }

func (m *mean) add(x, weight float64) {
	m.sum += x * weight
	m.squares += x * x * weight
	m.weight += weight
	m.weights += weight * weight
}

func (m mean) of() float64 { return m.sum / m.weight }

// unsure says whether others of the numbers might have had another mean, by more than sure.
func (m mean) unsure() bool {
	spread := m.squares/m.weight - m.of()*m.of()
	return spread*m.weights/(m.weight*m.weight) > sure*sure
}

// less is one row of numbers less another.
func less(a, b []float64) []float64 {
	out := slices.Clone(a)
	for i := range out {
		out[i] -= b[i]
	}
	return out
}

func means(of []mean) []float64 {
	out := make([]float64, len(of))
	for i := range of {
		out[i] = of[i].of()
	}
	return out
}
