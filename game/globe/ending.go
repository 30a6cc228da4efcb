package globe

import "posterestante/game"

var _ game.Ender = Game{}

// Ending says why a match ended: somebody arrived with all that must be brought,
// or it was the last round; and of several with the most points what parted them.
func (g Game) Ending(st game.State) []game.Fact {
	s := st.(*State)
	scores := s.Scores()
	out := []game.Fact{{Key: "end.long", Rule: g.R.Cites[CiteLong]}}
	tied := game.Leaders(scores)
	if s.P[game.Winners(scores)[0]].Of(ArrivedN) == 1 {
		out[0] = game.Fact{Key: "end.arrived", Rule: g.R.Cites[CiteEnd], Spots: []game.Spot{of(game.Winners(scores)[0], SeatSpot, 0)}}
		if tied = s.home(); len(tied) > 1 {
			out[0] = game.Fact{Key: "end.together", Rule: g.R.Cites[CiteEnd]}
		}
	}
	if len(tied) < 2 {
		return out
	}
	f := game.Fact{Key: "tie.money", Rule: g.R.Cites[CiteTie]}
	if out[0].Key == "end.long" {
		f.Rule = out[0].Rule
	}
	for _, seat := range tied {
		f.Counts = append(f.Counts, game.FactCount{What: int(seat), N: int(s.P[seat].Money())})
	}
	switch {
	case len(game.Winners(scores)) > 1:
		f.Key = "tie.shared"
	case out[0].Key == "end.together" && s.R.CountAll && s.most(tied):
		f.Key = "tie.cards"
		for i, seat := range tied {
			f.Counts[i].N = s.cards(seat)
		}
	}
	return append(out, f)
}

// isHome says whether a seat stands on the arrival airport with all that must be
// brought, home which ones do.
func (s *State) isHome(seat game.Seat) bool {
	return s.P[seat].Square() == s.Last() && s.needs(seat)
}
func (s *State) home() (out []game.Seat) {
	for i := range s.P[:s.Seats] {
		if seat := game.Seat(i); s.isHome(seat) {
			out = append(out, seat)
		}
	}
	return out
}

// most says whether one of some seats has more cards than each other.
func (s *State) most(of []game.Seat) bool {
	n, best := 0, 0
	for _, seat := range of {
		switch c := s.cards(seat); {
		case c > best:
			n, best = 1, c
		case c == best:
			n++
		}
	}
	return n == 1
}

// cards is how many cards of the three kinds a seat has won (S6.2).
func (s *State) cards(seat game.Seat) (n int) {
	for k := Souvenir; k <= Adventure; k++ {
		n += s.Count(seat, k)
	}
	return n
}
