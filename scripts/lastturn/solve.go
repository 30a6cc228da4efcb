package main

import (
	"slices"

	"posterestante/game"
	"posterestante/game/search"
)

// solver goes through all that a seat can do to the end of the match in its own turn, as far as nothing that it can't
// know decides it.
type solver struct {
	end  *search.Evaluator // tells how a match ended
	seat game.Seat
	view game.View
	seen map[uint64]answer
	room int // positions that may still be looked at
}

// answer is the best share of the win that a seat is sure of by what it does in this turn, -1 where nothing is sure,
// and the least; whole says that all that may come of the turn is known.
type answer struct {
	best, least float64
	whole       bool
}

var nothing = answer{best: -1, least: 2}

// solved says whether nothing better can be hoped for.
func (a answer) solved() bool { return a.whole || a.best == 1 }

// open says whether it matters what is done.
func (a answer) open() bool { return a.solved() && (a.least < a.best || !a.whole) }

// worlds is how many deals a thing that isn't known is tried in.
const worlds = 3

// solve is what a seat is sure of in a position that it imagines.
func (v *solver) solve(st game.State) answer {
	if st.Over() {
		w := v.share(st)
		return answer{w, w, true}
	}
	if game.TurnOf(st) != v.seat || st.Turn() != v.seat || v.room == 0 {
		return nothing
	}
	st.ViewInto(&v.view, v.seat)
	key := lies(&v.view)
	if a, ok := v.seen[key]; ok {
		return a
	}
	v.room--
	v.seen[key] = nothing
	out := answer{-1, 2, true}
	for _, a := range st.Legal(nil) {
		came := v.after(st, a)
		out.best, out.least = max(out.best, came.best), min(out.least, came.least)
		if out.whole = out.whole && came.whole; !out.whole && out.best == 1 {
			break
		}
	}
	v.seen[key] = out
	return out
}

// lies is a number that follows from what lies where in a view.
func lies(v *game.View) uint64 {
	h := uint64(14695981039346656037)
	add := func(x uint64) { h = (h ^ x) * 1099511628211 }
	for _, c := range v.Counters {
		add(uint64(c))
	}
	for _, p := range v.Piles {
		add(uint64(len(p.Pieces)))
		for _, x := range p.Pieces {
			add(uint64(x.ID)<<16 | uint64(x.Back)<<1 | uint64(len(p.Backs)&1))
		}
		for _, b := range p.Backs {
			add(uint64(b))
		}
	}
	return h ^ h>>29
}

// mayEnd says whether the match ends in some turns that are played at random.
func mayEnd(st game.State, seat game.Seat) bool {
	for n := range uint64(tries) {
		with, r := st.Clone(), game.NewRand(n)
		with.Determinize(seat, &r)
		for range 60 {
			if with.Over() {
				return true
			}
			if with.Turn() != seat {
				break
			}
			legal := with.Legal(nil)
			with.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
	return false
}

// tries is how many turns are played at random to see whether the match may end.
const tries = 60

// after is what a seat is sure of once it did something.
func (v *solver) after(st game.State, a game.Action) answer {
	after := st.Clone()
	var log game.Log
	after.Apply(a, &log)
	if !slices.ContainsFunc(log.Events, func(e game.Event) bool { return e.Learns(v.seat) }) {
		return v.solve(after)
	}
	var out answer
	for n := range worlds {
		with := st.Clone()
		r := game.NewRand(uint64(n))
		with.Determinize(v.seat, &r)
		with.Apply(a, nil)
		for !with.Over() && game.TurnOf(with) == v.seat && with.Turn() == v.seat {
			legal := with.Legal(nil)
			with.Apply(legal[r.Intn(len(legal))], nil)
		}
		if !with.Over() {
			return nothing
		}
		w := v.share(with)
		if n > 0 && w != out.best {
			return nothing
		}
		out = answer{w, w, true}
	}
	return out
}

// share is the seat's part of the win when all is over.
func (v *solver) share(st game.State) float64 {
	win, _ := v.end.Result(st, v.seat)
	return win
}
