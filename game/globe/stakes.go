package globe

import "posterestante/game"

// Warn tells of a souvenir that is sold though it is needed to win, once others
// are asked for their bids, which can't be undone; and of going to the arrival
// airport without all that must be brought (S5.2, S6.3, R4.3, R5.2). That an
// action ends the match needs no telling.
func (g Game) Warn(_ game.View, a game.Action, deal func() game.State) (lost []game.Fact, ends bool) {
	s := deal().(*State)
	seat := s.Seller()
	switch t := s.Top(); {
	case a.Verb == VSell && a.A > GoodCard && t.Kind != StepBundle, a.Verb == VPutUp && s.Lot.Cards.N > 0:
		s.Apply(a, nil)
		if n := s.Count(seat, Souvenir); n < int(s.N[NeedN]) && (s.Top().Kind == StepBid || s.Aloud()) {
			f := game.Fact{Key: "lost.souvenir", Rule: g.R.Cites[CiteEnd], N: n}
			if f.N == 0 {
				f.Key = "lost.souvenir_none"
			}
			lost = append(lost, f)
		}
	case a.Verb == VMove && s.Me().Square()+int(a.A) == s.Last(), a.Verb == VFly && t.Seat == seat &&
		s.Flight(a) == s.Last():
		if n := 3*int(s.N[NeedN]) - s.needed(seat); n > 0 {
			lost = append(lost, game.Fact{Key: "soon.early", Rule: g.R.Cites[CiteEarly], N: n})
		}
	}
	return lost, false
}
