package globe

import "posterestante/game"

// warns says as a seat's turn begins that others are about to win: who has all cards that must be brought, else who
// lacks one, where the seat itself lacks more. What is won lies open.
func (s *State) warns() phrase {
	if !s.begins() {
		return phrase{}
	}
	all := 3 * int(s.N[NeedN])
	own := all - s.needed(s.Active())
	var ready, near []game.Seat
	for i := range game.Seat(s.Seats) {
		switch lack := all - s.needed(i); {
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
