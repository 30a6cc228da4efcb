package globe

import (
	"slices"

	"posterestante/game"
)

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

// Sparse has the state leave out legal actions that come to the same as others that are left, until another is copied
// into it: of amounts for which Rough is the same all but the first, and of a barter what isn't sensible.
func (s *State) Sparse() { s.sparse = true }

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
