package globe

import "posterestante/game"

// Arrival is what is open about a square that a seat may go to.
type Arrival struct {
	Needs   []Item      // without which its deck has no effect, or costs double
	Here    []game.Seat // who stands there, in the order of their pile
	Lifts   []game.Seat // of them those with whom one would ride on
	Flights []int       // where one may fly from there
}

// ArrivalAt is what is open about a square for the view's seat.
func (r *Rules) ArrivalAt(v *game.View, square int) (out Arrival) {
	s := r.FromView(v)
	if k := r.Road[square].Kind; int(k) < len(r.Needs) && !s.silent(k) {
		out.Needs = r.Needs[k]
	}
	for place := range uint8(MaxSeats) {
		if seat := s.At(square, place); seat != game.Nobody && seat != s.Active() {
			out.Here = append(out.Here, seat)
		}
	}
	out.Lifts = s.lifts(square)
	if r.Road[square].Kind == Airport {
		for _, way := range []int{-1, 1} {
			if to := s.NextAirport(square, way); to != square {
				out.Flights = append(out.Flights, to)
			}
		}
	}
	return out
}

// lifts are those with whom the seat whose turn it is would ride on from a square: never from the arrival airport.
func (s *State) lifts(square int) []game.Seat {
	if s.R.Lifts == nil || square == s.Last() {
		return nil
	}
	return s.R.Lifts(s, square)
}
