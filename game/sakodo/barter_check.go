package sakodo

import (
	"slices"

	"posterestante/game"
	"posterestante/game/globe"
)

// What must hold where a step of a barter is open.

func fitsBarter(s *state, t step) bool {
	return t.A < s.Seats && game.Seat(t.A) != s.Active() && t.B == 0 && t.N == 0 && mayHave(s, game.Seat(t.A)) > 0 &&
		len(s.SaidOffers()) < globe.BarterMost && s.N[globe.BarterDrops] < globe.BarterMost
}

func fitsSum(s *state, t step) bool {
	return t.A <= 1 && t.B == s.Steps[s.Depth-2].A && t.N == 0 && s.N[globe.BarterSum] == 0 && purse(s, t) >= 10
}

func fitsAnswer(s *state, t step) bool {
	return t.Seat != s.Active() && game.Seat(t.A) == s.Active() && t.B == 0 && t.N == 0
}

// checkBarters looks at what was said of bartering in a turn.
func checkBarters(s *state) error {
	to, top := asked(s), s.Top()
	if top.Kind == StepAnswer {
		to = top.Seat
	}
	now, said := s.Offered(to), s.SaidOffers()
	for i, o := range said {
		if int(o.Seat) >= int(s.Seats) || o.Seat == s.Active() || o.Gives == 0 || o.Wants == 0 ||
			slices.Contains(said[:i], o) || !tradeable(o) {
			return s.CannotBarter("offer %d could not be said", i+1)
		}
	}
	switch open := top.Kind == StepBarter || top.Kind == StepSum; {
	case top.Kind == StepAnswer && (len(said) == 0 || said[len(said)-1] != now):
		return s.CannotBarter("what is answered was not said last")
	case top.Kind != StepAnswer && !open && now != globe.Offer{Seat: to}:
		return s.CannotBarter("nothing is being offered")
	case 10*int32(now.Sum) > s.Me().Money(), -10*int32(now.Sum) > s.P[to].Money():
		return s.CannotBarter("there is not so much money")
	case !holds(&s.Me().Bag, now.Gives), !tradeable(now):
		return s.CannotBarter("it can't be offered")
	}
	return nil
}

// tradeable says whether a barter may be about it, as far as it goes.
func tradeable(o globe.Offer) bool {
	for i := Passport; i <= FirstAid; i++ {
		if o.Gives.Of(i) > 0 && (o.Wants.Of(i) > 0 || i == Passport) || i == Passport && o.Wants.Of(i) > 0 {
			return false
		}
	}
	return o.Gives.Len() <= globe.BarterMost && o.Wants.Len() <= globe.BarterMost
}
