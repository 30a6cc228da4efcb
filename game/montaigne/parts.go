package montaigne

import "posterestante/game"

// The spots to click for an action of the seat to act: a card of the hand and
// the end of the voyage, a character and what it is used for, and so on.

type spots = []game.Spot

func button(b uint8) func(*State, game.Action, spots) spots {
	return func(_ *State, _ game.Action, buf spots) spots { return append(buf, common(Buttons, b)) }
}

// person is a character of the voyage and a button.
func person(b uint8) func(*State, game.Action, spots) spots {
	return func(s *State, a game.Action, buf spots) spots {
		return append(buf, s.inLine(a.A), common(Buttons, b))
	}
}

func fromHand(s *State, a game.Action, buf spots) spots {
	return append(buf, of(s.turn, Hand, uint8(s.me().hand.Find(a.A))))
}

// fromHandOn and fromRowOn end at the end of the voyage.
func fromHandOn(s *State, a game.Action, buf spots) spots {
	return append(fromHand(s, a, buf), s.end())
}

func fromRowOn(s *State, a game.Action, buf spots) spots {
	return append(buf, common(Row, a.A), s.end())
}

func (s *State) end() game.Spot { return of(s.turn, Voyage, s.me().voyage.N) }

// inLine is where a card of the voyage lies.
func (s *State) inLine(card uint8) game.Spot {
	return of(s.turn, Voyage, uint8(s.me().voyage.Find(card)))
}

func (s *State) partsTake(a game.Action, buf spots) spots {
	buf = append(buf, common(Row, a.A))
	if s.top().Kind == StepTake && s.sails(a.A) == yes { // two things may be done with it
		buf = append(buf, common(Buttons, ButtonHand))
	}
	return buf
}

func partsFetch(s *State, a game.Action, buf spots) spots {
	return append(buf, s.inLine(a.A), common(Discard, uint8(s.discard.Find(a.B))))
}

func partsLook(_ *State, a game.Action, buf spots) spots {
	return append(buf, of(game.Seat(a.A), SeatSpot, 0))
}

func partsPick(s *State, a game.Action, buf spots) spots {
	seat := game.Seat(s.top().A)
	return append(buf, of(seat, Hand, uint8(s.p[seat].hand.Find(a.A))))
}

func partsUnseen(_ *State, a game.Action, buf spots) spots {
	return append(buf, of(game.Seat(a.A), Hand, a.B))
}

func partsRob(s *State, a game.Action, buf spots) spots {
	seat, i := s.before(a.A)
	return append(buf, of(seat, Voyage, uint8(i)))
}

// before is in whose voyage a card lies, and where; Nobody where in none.
func (s *State) before(card uint8) (game.Seat, int) {
	for i := range s.p[:s.seats] {
		if at := s.p[i].voyage.Find(card); at >= 0 {
			return game.Seat(i), at
		}
	}
	return game.Nobody, -1
}
