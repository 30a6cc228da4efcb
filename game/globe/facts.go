package globe

import (
	"slices"

	"posterestante/game"
)

// Facts tells what a seat may know: what it lacks to win and what for, where the
// next squares for it are, where planes lead; then the game's own. All follows
// from what it sees: nothing that is dealt is looked at.
func (g Game) Facts(v game.View, legal []game.Action, _ func() game.State) []game.Fact {
	if v.Seat == game.Nobody || v.Over {
		return nil
	}
	s := g.R.FromView(&v)
	out := append([]game.Fact{{Key: "head.need", Rule: g.R.Cites[CiteEnd]}}, s.needFacts(v.Seat)...)
	turn := s.flightFacts(legal)
	if len(legal) > 0 {
		turn = append(turn, g.R.Facts(s, legal)...)
	}
	if len(turn) > 0 {
		out = append(append(out, game.Fact{Key: "head.turn", Rule: g.R.Cites[CiteTurn]}), turn...)
	}
	return out
}

// needFacts are what a seat lacks to win, where it may get it, and how far home
// is.
func (s *State) needFacts(seat game.Seat) (out []game.Fact) {
	cite := s.R.Cites[CiteEnd]
	for k := Souvenir; k <= Adventure; k++ {
		n := int(s.N[NeedN]) - s.Count(seat, k)
		if n <= 0 {
			continue
		}
		out = append(out, game.Fact{Key: "need." + k.String(), Rule: cite, N: n})
		if f, ok := s.nextFact(seat, k); ok {
			out = append(out, f)
		}
		if f := s.lackFact(seat, k); len(f.Counts) > 0 {
			out = append(out, f)
		}
	}
	if len(out) == 0 {
		out = append(out, game.Fact{Key: "need.none", Rule: cite})
	}
	if n := s.Last() - s.P[seat].Square(); s.P[seat].OnRoad() && n > 0 {
		out = append(out, game.Fact{Key: "road", Rule: cite, N: n})
	}
	return out
}

// nextFact is the next square of a kind ahead, how far it is, and what it costs
// to go there at once where that can be done; that there is none.
func (s *State) nextFact(seat game.Seat, k Kind) (game.Fact, bool) {
	from := s.P[seat].Square()
	if from == 0 {
		return game.Fact{}, false
	}
	f := game.Fact{Rule: s.R.Cites[CiteMove], Key: "next.none", Counts: []game.FactCount{{What: int(k)}}}
	for at := from + 1; at < len(s.R.Road); at++ {
		if s.R.Road[at].Kind == k {
			f.Key, f.N, f.Spots, f.Counts = "next", at-from, []game.Spot{SquareSpot(at)}, nil
			if f.N <= 6 {
				f.Key = "next.fare"
			}
			break
		}
	}
	return f, true
}

// lackFact is what the bag lacks to play a square of a kind.
func (s *State) lackFact(seat game.Seat, k Kind) game.Fact {
	f := game.Fact{Key: "lack." + k.String(), Rule: s.R.Cites[CiteSquare]}
	if s.silent(k) {
		return f
	}
	for _, i := range s.R.Needs[k] {
		if !s.P[seat].Has(i) {
			f.Counts = append(f.Counts, game.FactCount{What: int(i), N: 1})
		}
	}
	return f
}

// silent says whether nothing is said of what a square of a kind takes: where the fine is played, whoever draws there
// without the right must notice it, and so must the others (R4.6).
func (s *State) silent(k Kind) bool { return s.N[FineN] == 1 && k >= Report && k <= Adventure }

// flightFacts are where the planes lead that may be taken now.
func (s *State) flightFacts(legal []game.Action) (out []game.Fact) {
	for _, a := range legal {
		if a.Verb == VFly {
			key, to := "fly", s.Flight(a)
			n := to - s.Me().Square()
			if n < 0 {
				key, n = "fly.back", -n
			}
			out = append(out, game.Fact{Key: key, Rule: s.R.Cites[CiteAirport], N: n,
				Spots: []game.Spot{SquareSpot(to)}, Actions: []game.Action{a}})
		}
	}
	return out
}

// Legally are the legal actions of a verb.
func Legally(legal []game.Action, v game.Verb) []game.Action {
	return slices.DeleteFunc(slices.Clone(legal), func(a game.Action) bool { return a.Verb != v })
}

// Faces counts the faces of the die for which something is so.
func Faces(is func(die int) bool) (n int) {
	for d := 1; d <= 6; d++ {
		if is(d) {
			n++
		}
	}
	return n
}
