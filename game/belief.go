package game

import "iter"

// Believer is a State that can be dealt by what a seat saw, in place of evenly: what it saw go into a hand, and not
// come out of it since, lies there.
type Believer interface {
	State
	// Believe has Determinize deal for a seat by what it saw happen, from the first event on, as they are For it; no
	// more than these and its view may count. It is of this position alone: whatever is done in it ends it, and so
	// does a deal for another seat. It is neither seen nor written, and positions are equal whatever is believed.
	Believe(seat Seat, saw iter.Seq[Event])
	// Believes are pieces that another seat has for sure, as the one for which the position is dealt believes.
	Believes(seat Seat) []Piece
}

// Believed is Imagined by what the seat saw since the match began: for seats that think, and for advice. What is
// shown on a screen hangs on what is seen now, and is Imagined.
func (s *Session) Believed(n int, seat Seat, seed uint64) State {
	r := NewRand(seed)
	return s.believed(n, seat, &r)
}

func (s *Session) believed(n int, seat Seat, r *Rand) State {
	st := s.StateAt(n)
	Believe(st, seat, s.events(n))
	st.Determinize(seat, r)
	return st
}

// events are those of the first n actions.
func (s *Session) events(n int) iter.Seq[Event] {
	return func(yield func(Event) bool) {
		for i := range s.steps[:n] {
			for _, e := range s.steps[i].Events {
				if !yield(e) {
					return
				}
			}
		}
	}
}

// Believe has a copy of a position be dealt by what a seat saw of what happened before it, where its game is one in
// which something may be remembered.
func Believe(st State, seat Seat, happened iter.Seq[Event]) {
	b, ok := st.(Believer)
	if !ok {
		return
	}
	b.Believe(seat, func(yield func(Event) bool) {
		for e := range happened {
			if e, ok := e.For(seat); ok && !yield(e) {
				return
			}
		}
	})
}
