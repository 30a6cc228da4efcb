package montaigne

import "posterestante/game"

// The Pope serves at any time, in the turns of others too, between two actions: who has the Pope says so, and takes the
// card at once. It is the same power as in one's own turn, asked for by nobody but its seat (M7.2).

var (
	_ game.Requester = (*State)(nil)
	_ game.Turned    = (*State)(nil)
)

// Requests are what a seat may ask for in another's turn.
func (s *State) Requests(seat game.Seat, buf []game.Action) []game.Action {
	return verbTable.Requests(s, seat, buf)
}

// Asker is the seat of a request.
func (s *State) Asker(a game.Action) game.Seat { return verbTable.Asker(a) }

// Active is whose turn it is: while another takes the Pope's card, who waits for that.
func (s *State) Active() game.Seat {
	if t := s.top(); t.Kind == StepPope && t.A > 0 {
		return game.Seat(t.A) - 1
	}
	return s.turn
}

// askPope is for who has the Pope; mayPope says why not now.
func askPope(s *State, seat game.Seat, buf []game.Action) []game.Action {
	if seat < 0 || seat >= game.Seat(s.seats) || s.pope(seat) == 0 {
		return buf
	}
	return append(buf, game.Action{Verb: VPope, A: uint8(seat)})
}

// MayAsk says whether a seat may call on the Pope in another's turn, as a view shows it.
func MayAsk(v *game.View, seat game.Seat) bool {
	s := FromView(v)
	return !s.Over() && verbTable.Reason(s, game.Action{Verb: VPope, A: uint8(seat)}) == yes
}

// pope is the Pope in a seat's voyage, 0 where there is none.
func (s *State) pope(seat game.Seat) uint8 {
	for _, c := range s.p[seat].voyage.All() {
		if IsPerson(c, Pope) {
			return c
		}
	}
	return 0
}

func (s *State) hasPope(a game.Action) reason {
	switch {
	case s.Over():
		return s.ended()
	case a.A >= s.seats:
		return noSeat
	case s.pope(game.Seat(a.A)) == 0:
		return noPopeVoyage
	}
	return yes
}

func (s *State) mayPope(a game.Action) reason {
	switch {
	case !s.meets():
		return noPowerOption
	case game.Seat(a.A) == s.Active():
		return noPopeOwn
	case s.p[a.A].home != 0:
		return noPopeHome
	case s.steps.Depth > 0:
		return noPopeNow
	case s.row[0] == 0:
		return noPowerBoard
	}
	return yes
}

func partsPope(_ *State, a game.Action, buf spots) spots {
	return append(buf, of(game.Seat(a.A), Asks, 0))
}

// doPope discards the Pope in another's turn, and has its seat take a card.
func (s *State) doPope(a game.Action, l *game.Log) {
	waits := s.turn
	s.decides(game.Seat(a.A), l)
	s.leave(s.pope(s.turn), l)
	s.push(StepPope, uint8(waits)+1, 0)
}

// decides has a seat decide, in its own turn or in another's.
func (s *State) decides(seat game.Seat, l *game.Log) {
	s.turn = seat
	if l != nil {
		l.Add(game.Event{Kind: game.Turn, Seat: seat})
	}
}

// popeTakes takes the card; whose turn it is goes on then.
func (s *State) popeTakes(place uint8, l *game.Log) {
	waits := s.Active()
	s.pop()
	s.toHand(place, l)
	if waits != s.turn && !s.Over() {
		s.decides(waits, l)
	}
}
