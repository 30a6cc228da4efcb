package globe

import "posterestante/game"

// IsSparse says whether it is enough to list what is sensible, see Sparse.
func (s *State) IsSparse() bool { return s.sparse }

// Missing are the cards of each kind that a seat must still bring, and all of them: all
// see it.
func (s *State) Missing(seat game.Seat) (of [Adventure + 1]int, all int) {
	won := s.won(seat)
	for k := Souvenir; k <= Adventure; k++ {
		of[k] = max(0, int(s.N[NeedN])-won[k])
		all += of[k]
	}
	return of, all
}

// Wants is how many of an item, the pass aside, a seat can use that misses such cards.
func (r *Rules) Wants(missing *[Adventure + 1]int, i Item) (n int) {
	for k := Souvenir; k <= Adventure; k++ {
		for _, need := range r.Needs[k] {
			switch {
			case need != i || missing[k] == 0:
			case r.Spent && k != Adventure:
				n = missing[k]
			default:
				n = max(n, 1)
			}
		}
	}
	return n
}
