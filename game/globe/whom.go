package globe

import "posterestante/game"

// Whom are the seats of which the view's seat may choose one now by a verb about a seat, such as whom it takes along.
func (r *Rules) Whom(v *game.View, verb game.Verb) (out []game.Seat) {
	s := r.FromView(v)
	for _, a := range s.OfferSeats(verb, nil) {
		if s.Refuse(a) == nil {
			out = append(out, game.Seat(a.A))
		}
	}
	return out
}
