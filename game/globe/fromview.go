package globe

import "posterestante/game"

// FromView is the position as the seat of a view knows it: an item or a card
// whose face it can't see is a blank, of the open steps only the top one is there,
// nobody has bid, and chance is nothing. What the rules say of it, they say from
// that seat's knowledge alone. It is for asking; it can't be played on.
func (r *Rules) FromView(v *game.View) *State {
	s := new(State)
	r.zones.FromView(s, v)
	s.R = r
	for i, p := range v.Pile(RoadZone, game.Nobody).Pieces {
		if p.Back == BackPawn {
			s.P[p.ID-idPawn].Place = uint8(i % MaxSeats)
		}
	}
	for i := range s.P[:s.Seats] {
		if p := &s.P[i]; p.Of(PassN) == 1 && !p.Has(Pass) { // all see that it is there (S1.5)
			p.Bag.Remove(0)
			p.Bag.Push(uint8(Pass))
		}
	}
	if k := StepKind(s.N[StepKindN]); k != NoStep {
		s.Push(Step{Kind: k, Seat: s.Who, A: uint8(s.N[StepA]), B: uint8(s.N[StepB]), N: s.N[StepN]})
	}
	return s
}
