package main

import (
	"cmp"
	"context"
	"slices"

	"posterestante/game"
	"posterestante/game/search"
)

// mask is which features of a game are kept.
type mask struct {
	spec         *search.FeatureSpec
	action, seat []bool
	common       []bool
}

// left are the names of those that aren't kept.
func (m *mask) left() (out []string) {
	for _, list := range []struct {
		kind string
		of   []search.Feature
		kept []bool
	}{{"action", m.spec.Action, m.action}, {"seat", m.spec.Seat, m.seat}, {"common", m.spec.Common, m.common}} {
		for i, f := range list.of {
			if !list.kept[i] {
				out = append(out, list.kind+": "+f.Name)
			}
		}
	}
	return out
}

// game is the game without the features that aren't kept.
func (m *mask) game(g game.Game) game.Game { return hosted(g, featured{g, m}) }

// hosted is a wrapped game, with its own kinds of player where it has such.
func hosted(g, wrapped game.Game) game.Game {
	h, ok := g.(game.Hosted)
	if !ok {
		return wrapped
	}
	if f, ok := wrapped.(featured); ok {
		return struct {
			featured
			game.Hosted
		}{f, h}
	}
	return struct {
		game.Game
		game.Hosted
	}{wrapped, h}
}

// featured is a game that shows the features of a mask.
type featured struct {
	game.Game
	mask *mask
}

func (f featured) FeatureSpec() *search.FeatureSpec { return f.mask.spec }

func (f featured) Features() search.Extractor {
	e := &extractor{inner: search.NewEvaluator(search.Untrained(f.Game)), mask: f.mask}
	if _, ok := e.inner.Extractor.(search.Public); ok {
		return struct {
			*extractor
			public
		}{e, public{}}
	}
	return e
}

// public is a search.Public.
type public struct{}

func (public) Public() {}

// extractor tells what another one does, but for what isn't kept.
type extractor struct {
	inner   *search.Evaluator
	mask    *mask
	entries []search.Entry
}

func (e *extractor) Keys(st game.State, actions []game.Action, to []uint32) []uint32 {
	return e.inner.Extractor.Keys(st, actions, to)
}

func (e *extractor) Prepare(st game.State) { e.inner.Extractor.Prepare(st) }

func (e *extractor) Sparse(st game.State) {
	if s, ok := e.inner.Extractor.(search.Sparse); ok {
		s.Sparse(st)
	}
}

func (e *extractor) Action(st game.State, a game.Action, f *search.Vector) {
	e.entries = e.inner.ActionFeatures(st, a, e.entries[:0])
	for _, x := range e.entries {
		if e.mask.action[x.At] {
			f.Add(int(x.At), x.X)
		}
	}
}

func (e *extractor) Seat(st game.State, seat game.Seat, own bool, in []float32) {
	e.inner.Extractor.Seat(st, seat, own, in)
	hide(in, e.mask.seat)
}

func (e *extractor) Common(st game.State, seat game.Seat, in []float32) {
	e.inner.Extractor.Common(st, seat, in)
	hide(in, e.mask.common)
}

func hide(in []float32, kept []bool) {
	for i, yes := range kept {
		if !yes {
			in[i] = 0
		}
	}
}

// weighedGames is in how many games it is looked what each feature says.
const weighedGames = 40

// weigh plays so many games and keeps the half of the features that say most: of an action, by how much they move its
// logit; of a seat and of what is common, by how much the net's chance changes where they are hidden.
func weigh(g game.Game, whole *search.Model, games int) (*mask, error) {
	l := search.NewEvaluator(whole)
	s := whole.Spec
	says := &said{action: make([]float64, len(s.Action)), input: make([]float64, s.Inputs())}
	p := search.NewPlayer(whole)
	for n := range games {
		if err := says.hear(g, l, p, n); err != nil {
			return nil, err
		}
	}
	m := &mask{spec: s, action: upper(says.action)}
	seats, common := make([]float64, len(s.Seat)), says.input[len(says.input)-len(s.Common):]
	for i, x := range says.input[:len(says.input)-len(s.Common)] {
		seats[i%len(s.Seat)] += x
	}
	both := upper(append(slices.Clone(seats), common...))
	m.seat, m.common = both[:len(seats)], both[len(seats):]
	return m, nil
}

// said is how much each feature says.
type said struct{ action, input []float64 }

// hear plays a game and listens at each decision.
func (s *said) hear(g game.Game, l *search.Evaluator, p *search.Player, n int) error {
	setup := game.Setup{Game: g.Name(), Seed: game.Numbered(uint64(5000 + n))}
	least, most := g.Seats()
	for range max(least, 2) + n%(most-max(least, 2)+1) {
		setup.Seats = append(setup.Seats, "think:20")
	}
	st, err := game.Begin(g, setup)
	if err != nil {
		return err
	}
	r := game.NewRand(uint64(n))
	for !st.Over() {
		legal, seat := st.Legal(nil), st.Turn()
		if len(legal) == 1 {
			st.Apply(legal[0], nil)
			continue
		}
		s.inputs(l, st, seat, len(setup.Seats))
		l.Extractor.Prepare(st)
		for _, a := range legal {
			for _, x := range l.ActionFeatures(st, a, nil) {
				w := float64(l.Policy[x.At] * x.X)
				s.action[x.At] += w * w / float64(len(legal))
			}
		}
		deal := st.Clone()
		deal.Determinize(seat, &r)
		a, err := p.Think(context.Background(), search.Question{Deal: deal, Iterations: 20, Seed: r.Next()})
		if err != nil {
			return err
		}
		st.Apply(a.Action, nil)
	}
	return nil
}

// inputs hears how much the chance changes where each input is hidden.
func (s *said) inputs(l *search.Evaluator, st game.State, seat game.Seat, seats int) {
	in := slices.Clone(l.Inputs(st, seat, seats))
	was := l.Net.Eval(in)[search.OutWin]
	for i, x := range in {
		if x == 0 {
			continue
		}
		in[i] = 0
		d := float64(l.Net.Eval(in)[search.OutWin] - was)
		s.input[i] += d * d
		in[i] = x
	}
}

// upper says which numbers are in the upper half.
func upper(of []float64) []bool {
	order := make([]int, len(of))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(of[b], of[a]) })
	out := make([]bool, len(of))
	for _, i := range order[:(len(of)+1)/2] {
		out[i] = true
	}
	return out
}
