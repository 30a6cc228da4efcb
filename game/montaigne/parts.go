package montaigne

import "posterestante/game"

// Parts appends the spots to click for an action of the seat to act: a card of
// the hand and the end of the voyage, a character and what it is used for, and
// so on.
func (s *State) Parts(a game.Action, buf []game.Spot) []game.Spot {
	if s.turn == game.Nobody {
		return buf
	}
	me := s.me()
	end := of(s.turn, Voyage, me.voyage.n)
	inHand := func() game.Spot { return of(s.turn, Hand, uint8(me.hand.find(a.A))) }
	person := func() game.Spot { return of(s.turn, Voyage, uint8(me.voyage.find(a.A))) }
	switch a.Verb {
	case VMove, VStay, VLay:
		return append(buf, inHand(), end)
	case VSupply:
		return append(buf, common(Buttons, ButtonSupply))
	case VTake:
		buf = append(buf, common(Row, a.A))
		if s.top().kind == StepTake && s.sails(a.A) { // two things may be done with it
			buf = append(buf, common(Buttons, ButtonHand))
		}
		return buf
	case VSail:
		return append(buf, common(Row, a.A), end)
	case VPay:
		return append(buf, inHand())
	case VFurther:
		return append(buf, person(), common(Buttons, ButtonFurther))
	case VFetch:
		return append(buf, person(), common(Discard, uint8(s.discard.find(a.B))))
	case VPower:
		return append(buf, person(), common(Buttons, ButtonPower))
	case VLook:
		return append(buf, of(game.Seat(a.A), SeatSpot, 0))
	case VPick:
		seat := game.Seat(s.top().a)
		return append(buf, of(seat, Hand, uint8(s.p[seat].hand.find(a.A))))
	case VUnseen:
		return append(buf, of(game.Seat(a.A), Hand, a.B))
	case VRob:
		seat, i := s.before(a.A)
		return append(buf, of(seat, Voyage, uint8(i)))
	case VSkip:
		return append(buf, common(Buttons, ButtonSkip))
	case VEnd:
		return append(buf, common(Buttons, ButtonEnd))
	}
	return append(buf, common(Buttons, ButtonPass))
}

// before is in whose voyage a card lies, and where; Nobody where in none.
func (s *State) before(card uint8) (game.Seat, int) {
	for i := range s.p[:s.seats] {
		if at := s.p[i].voyage.find(card); at >= 0 {
			return game.Seat(i), at
		}
	}
	return game.Nobody, -1
}
