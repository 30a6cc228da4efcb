package game

import "slices"

// Requester is a State in which a seat may speak though another decides: that it wants to sell, say. Such an action, a
// request, names its seat itself, so that a match that is written as actions needs nothing more. What it asks for is
// opened by the engine when nothing else is being decided; the one that decides goes on meanwhile.
type Requester interface {
	// Requests appends what a seat may ask for now. It follows from what everybody sees, since whoever is offered it
	// shows it to all.
	Requests(seat Seat, buf []Action) []Action
	// Asker is the seat of a request, Nobody for an action of the seat that decides.
	Asker(Action) Seat
}

// Requests are what a seat may ask for now, though another decides; nil where the game knows none.
func (s *Session) Requests(seat Seat) []Action { return RequestsOf(s.now(), seat) }

// RequestsOf are what a seat may ask for in a position, see Requester.
func RequestsOf(st State, seat Seat) []Action {
	r, ok := st.(Requester)
	if !ok || st.Over() {
		return nil
	}
	return r.Requests(seat, nil)
}

// SeatOf is the seat that takes an action in a position: the one that decides, or the one that asks.
func SeatOf(st State, a Action) Seat {
	if r, ok := st.(Requester); ok {
		if seat := r.Asker(a); seat != Nobody {
			return seat
		}
	}
	return st.Turn()
}

// may says whether an action may be taken as the match stands: by the seat that decides, or as a request.
func (s *Session) may(a Action) bool {
	st := s.now()
	if IsRequest(st, a) {
		return slices.Contains(RequestsOf(st, SeatOf(st, a)), a)
	}
	return slices.Contains(s.listed(), a)
}

// IsRequest says whether an action is asked for out of turn; whoever decides may ask too, for what isn't its decision.
func IsRequest(st State, a Action) bool {
	r, ok := st.(Requester)
	return ok && r.Asker(a) != Nobody
}

// asked says whether the n-th action was a request, spoken aloud.
func (s *Session) asked(n int) bool { return IsRequest(s.stateAt(n), s.steps[n].Action) }
