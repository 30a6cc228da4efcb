package globe

import "posterestante/game"

// Ending says why a match ended: somebody arrived with all that must be brought,
// or it was the last round; and of several with the most points what parted them.
func (g Game) Ending(st game.State) []game.Fact {
	s := st.(*State)
	scores := s.Scores()
	winner := game.Winners(scores)[0]
	if s.P[winner].Of(ArrivedN) == 0 {
		return s.parted(game.Fact{Key: "end.long", Rule: g.R.Cites[CiteLong]}, game.Leaders(scores))
	}
	if home := s.home(); len(home) > 1 {
		return s.parted(game.Fact{Key: "end.together", Rule: g.R.Cites[CiteTie]}, home)
	}
	return []game.Fact{{Key: "end.arrived", Rule: g.R.Cites[CiteEnd], Spots: []game.Spot{of(winner, SeatSpot, 0)}}}
}

// parted is how a match ended, and what parted several seats. Of those who arrived
// together it is the cards, where the game counts all of them, then the money of those
// who have the most; else the money of all (S6.2, R5.1). After the last round they have
// as many of the cards needed (S6.4).
func (s *State) parted(end game.Fact, tied []game.Seat) []game.Fact {
	if len(tied) < 2 {
		return []game.Fact{end}
	}
	purse := end.Key == "end.together" && !s.R.CountAll
	if end.Key == "end.together" && s.R.CountAll {
		most := s.most(tied)
		if len(most) == 1 {
			return []game.Fact{end, s.tie("tie.cards", end.Rule, tied, s.cards)}
		}
		tied = most
	}
	key := "tie.money"
	switch shared := len(game.Winners(s.Scores())) > 1; {
	case shared && purse:
		key = "tie.shared_purse"
	case shared:
		key = "tie.shared"
	case purse:
		key = "tie.purse"
	}
	return []game.Fact{end, s.tie(key, end.Rule, tied, func(seat game.Seat) int { return int(s.P[seat].Money()) })}
}

// tie is what parted some seats, with the number of each.
func (s *State) tie(key string, rule game.Rule, tied []game.Seat, number func(game.Seat) int) game.Fact {
	f := game.Fact{Key: key, Rule: rule}
	for _, seat := range tied {
		f.Counts = append(f.Counts, game.FactCount{What: int(seat), N: number(seat)})
	}
	return f
}

// isHome says whether a seat stands on the arrival airport with all that must be
// brought.
func (s *State) isHome(seat game.Seat) bool {
	return s.P[seat].Square() == s.Last() && s.needs(seat)
}

// Home are those who stand there.
func (s *State) Home() (out game.Seats) {
	for i := range s.P[:s.Seats] {
		if seat := game.Seat(i); s.isHome(seat) {
			out |= game.Only(seat)
		}
	}
	return out
}

// home are those who stand there, in a list.
func (s *State) home() (out []game.Seat) {
	for i := range s.P[:s.Seats] {
		if seat := game.Seat(i); s.isHome(seat) {
			out = append(out, seat)
		}
	}
	return out
}

// most are those of some seats that have the most cards.
func (s *State) most(of []game.Seat) (out []game.Seat) {
	best := -1
	for _, seat := range of {
		switch c := s.cards(seat); {
		case c > best:
			out, best = []game.Seat{seat}, c
		case c == best:
			out = append(out, seat)
		}
	}
	return out
}

// cards is how many cards of the three kinds a seat has won (S6.2).
func (s *State) cards(seat game.Seat) (n int) {
	for k := Souvenir; k <= Adventure; k++ {
		n += s.Count(seat, k)
	}
	return n
}
