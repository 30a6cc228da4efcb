package globe

import "posterestante/game"

// Lacks is how many of the cards that must be brought a seat has still to win; all see that.
func (r *Rules) Lacks(v *game.View, seat game.Seat) int { return r.FromView(v).lacks(seat) }

func (s *State) lacks(seat game.Seat) int { return 3*int(s.N[NeedN]) - s.needed(seat) }

// warns says as a seat's turn begins that others are about to win: who has all cards that must be brought, else who
// lacks one, where the seat itself lacks more. What is won lies open.
func (s *State) warns() phrase {
	if !s.begins() {
		return phrase{}
	}
	own := s.lacks(s.Active())
	var ready, near []game.Seat
	for i := range game.Seat(s.Seats) {
		switch lack := s.lacks(i); {
		case i == s.Active() || lack >= own:
		case lack == 0:
			ready = append(ready, i)
		case lack == 1:
			near = append(near, i)
		}
	}
	switch {
	case len(ready) > 0:
		return sayN("warn.ready", len(ready), args{"List": game.SaySeats(ready)})
	case len(near) > 0:
		return sayN("warn.near", len(near), args{"List": game.SaySeats(near)})
	}
	return phrase{}
}
