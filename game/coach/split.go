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
	Own    float64 // what its own turns cost against the best ones; never above 0
	Others float64 // what the others' turns cost them and gave it; never below 0
}

// Rest is what luck and all turns don't explain: what was weighed is estimated.
func (s Split) Rest() float64 { return s.Change - s.Luck - s.Own - s.Others }

// Splits says where each seat's chance went in a match whose turns were judged. Luck is weighed with all cards on the
// table, so that a card counts when it is dealt, whoever sees it: only once a match is over may anybody be told. watch
// is told how far it is.
func (c *Coach) Splits(ctx context.Context, s *game.Session, turns []Turn, watch func(done, of int)) ([]Split, error) {
	if !s.Over() || s.Seen() {
		return nil, errors.New("only of a match that is over, and whose truth is known, can be told what luck gave")
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
	cost := map[int]float64{}
	for _, t := range turns {
		cost[t.From] = t.Cost
	}
	for n := 0; n < s.Len(); n = end(s, n) {
		watch(n, s.Len())
		charge(out, s.Step(n).Seat, cost[n], at)
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
	watch(s.Len(), s.Len())
	return out, nil
}

// charge has a seat's turn cost it so much, and gives that to the others, to each in proportion of what it could hope
// for.
func charge(splits []Split, seat game.Seat, cost float64, hoped []float64) {
	rest := 0.0
	for other, x := range hoped {
		if game.Seat(other) != seat {
			rest += x
		}
	}
	for other := range splits {
		switch {
		case game.Seat(other) == seat:
			splits[other].Own -= cost
		case rest > 0:
			splits[other].Others += cost * hoped[other] / rest
		default:
			splits[other].Others += cost / float64(len(splits)-1)
		}
	}
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
