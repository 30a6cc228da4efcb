package globe

import "posterestante/game"

// A seat may say in another's turn that it wants to sell. Before the next turn's first decision it is asked what, in
// the order of seats from the one whose turn begins (S5.3, R4.5).

// Requests are what a seat may ask for in another's turn.
func (s *State) Requests(seat game.Seat, buf []game.Action) []game.Action {
	if s.Over() {
		return buf
	}
	return s.R.Moves.Requests(s, seat, buf)
}

// Asker is the seat of a request.
func (s *State) Asker(a game.Action) game.Seat { return s.R.Moves.Asker(a) }

// askWant is for every seat; mayWant says why it can't be asked now.
func askWant(_ *State, seat game.Seat, buf []game.Action) []game.Action {
	return append(buf, game.Action{Verb: VWant, A: uint8(seat)})
}

func (s *State) hasAsker(a game.Action) Reason {
	switch {
	case s.Over():
		return NoOver
	case a.A >= s.Seats:
		return NoAimSeat
	}
	return Yes
}

func (s *State) mayWant(a game.Action) Reason {
	switch seat := game.Seat(a.A); {
	case seat == s.Active():
		return NoWantOwn
	case s.P[seat].Of(WantsN) == 1:
		return NoWantTwice
	case s.Top().Kind == StepStall, s.Top().Kind == StepBundle && s.Top().Seat != s.Active():
		return NoWantNow
	case s.Top().Kind == StepBid, s.Aloud():
		return NoWantBids
	}
	return Yes
}

func doWant(s *State, a game.Action, l *game.Log) { s.SetOf(game.Seat(a.A), WantsN, 1, l) }

// stall asks the next seat that wants to sell what, if there is any.
func (s *State) stall(l *game.Log) {
	for i := range game.Seat(s.Seats) {
		seat := (s.Active() + i) % game.Seat(s.Seats)
		if s.P[seat].Of(WantsN) == 1 {
			s.SetOf(seat, WantsN, 0, l)
			s.Set(Lots, 0, l)
			s.Push(Step{Kind: StepStall, Seat: seat})
			return
		}
	}
}

func (s *State) offerStall(_ Step, buf []game.Action) []game.Action {
	return s.OfferSales(append(buf, game.Action{Verb: VSkip}))
}
