package globe

import (
	"slices"

	"posterestante/game"
	"posterestante/game/search"
)

var _ search.Sparse = (*Extractor)(nil)

// steps goes through the amounts at which Rough goes up.
type steps struct{ at, wide int32 }

var firstStep = steps{1, 2}

func (t steps) next() steps { return steps{t.at + t.wide, t.wide + 1 + t.wide/3} }

// Rough is the same for amounts that are near: 0, 1 and 2, 3 to 5, 6 to 10 and so
// on.
func Rough(n int32) (step uint32) {
	for t := firstStep; n >= t.at; t = t.next() {
		step++
	}
	return step
}

// Sparse is search.Sparse: of amounts that have one key it is enough to be offered
// the first.
func (e *Extractor) Sparse(st game.State) { st.(*State).sparse = true }

// OfferAmounts are an action for each amount from the least to the most; where the
// legal actions are sparse, for the first two and then for those at which Rough
// goes up, counted from zero.
func (s *State) OfferAmounts(v game.Verb, least, most, zero int32, buf []game.Action) []game.Action {
	if !s.sparse {
		return everyAmount(v, least, most, buf)
	}
	t := firstStep
	for n := least; n <= most; {
		buf = append(buf, game.Action{Verb: v, N: int16(n)})
		if n == least {
			n++
			continue
		}
		for t.at <= n-zero {
			t = t.next()
		}
		n = zero + t.at
	}
	return buf
}

func everyAmount(v game.Verb, least, most int32, buf []game.Action) []game.Action {
	if least > most {
		return buf
	}
	from, n := len(buf), int(most-least)+1
	buf = slices.Grow(buf, n)[:from+n]
	for i := range buf[from:] {
		buf[from+i] = game.Action{Verb: v, N: int16(int(least) + i)}
	}
	return buf
}
