package sakodo

import (
	"slices"

	"posterestante/game"
	"posterestante/game/globe"
)

// The reasons of bartering.
var (
	firstBarter   = reasons.Add("refuse.first.barter", "S5.4")
	firstSum      = reasons.Add("refuse.first.sum", "S5.4")
	firstAnswer   = reasons.Add("refuse.first.answer", "S5.5")
	noBarterSeat  = reasons.Add("refuse.aim.seat", "S5.4")
	noBarterSelf  = reasons.Add("refuse.barter.self", "S5.4")
	noBarterBag   = reasons.Add("refuse.barter.bag", "S5.4")
	noBarterTheir = reasons.Add("refuse.barter.their", "S5.4")
	noBarterMore  = reasons.Add("refuse.barter.more", "S5.6")
	noBarterDrop  = reasons.Add("refuse.barter.dropped", "S5.6")
	noGive        = reasons.Add("refuse.give", "S5.4")
	noGivePass    = reasons.Add("refuse.give.pass", "S5.4")
	noGiveMost    = reasons.Add("refuse.give.most", "S5.4")
	noGiveBoth    = reasons.Add("refuse.give.both", "S5.4")
	noSeekPass    = reasons.Add("refuse.seek.pass", "S5.4")
	noSeekMost    = reasons.Add("refuse.seek.most", "S5.4")
	noSeekBoth    = reasons.Add("refuse.seek.both", "S5.4")
	noAddPoor     = reasons.Add("refuse.add.poor", "S5.4")
	noAskPoor     = reasons.Add("refuse.ask.poor", "S5.4")
	noSumTwice    = reasons.Add("refuse.sum.twice", "S5.4")
	noSumMoney    = reasons.Add("refuse.sum.money", "S5.4")
	noSumTheirs   = reasons.Add("refuse.sum.theirs", "S5.4")
	noSumTens     = reasons.Add("refuse.sum.tens", "S5.4")
	noSumMost     = reasons.Add("refuse.sum.most", "S5.4")
	noOfferGives  = reasons.Add("refuse.offer.gives", "S5.4")
	noOfferWants  = reasons.Add("refuse.offer.wants", "S5.4")
	noOfferTwice  = reasons.Add("refuse.offer.twice", "S5.6")
	noWantAnswer  = reasons.Add("refuse.want.answer", "S5.3")
	noAccept      = reasons.Add("refuse.accept", "S5.5")
)

func hasBarter(s *state, a game.Action) globe.Reason {
	if s.HasSeat(a) != globe.Yes {
		return noBarterSeat
	}
	return globe.Yes
}

// mayBarter is for a seat that may have something to give, as long as one has something
// oneself and may speak (S5.4, S5.6).
func mayBarter(s *state, a game.Action) globe.Reason {
	seat := game.Seat(a.A)
	switch {
	case seat == s.Active():
		return noBarterSelf
	case s.N[globe.BarterSaid] >= globe.BarterMost:
		return noBarterMore
	case s.N[globe.BarterDrops] >= globe.BarterMost:
		return noBarterDrop
	case !s.Spare(s.Active()):
		return noBarterBag
	case mayHave(s, seat) == 0:
		return noBarterTheir
	}
	return globe.Yes
}

// mayHave is how many cards a seat may have that can be bartered, as all see it.
func mayHave(s *state, seat game.Seat) int {
	return int(s.P[seat].Bag.N) - int(s.P[seat].Of(globe.PassN))
}

func hasGive(s *state, a game.Action) globe.Reason {
	if i := globe.Item(a.A); globe.Count(&s.Me().Bag, i) <= s.Offered(0).Gives.Of(i) {
		return noGive
	}
	return globe.Yes
}

func mayGive(s *state, a game.Action) globe.Reason {
	i, o := globe.Item(a.A), s.Offered(0)
	switch {
	case i == Passport:
		return noGivePass
	case o.Wants.Of(i) > 0:
		return noGiveBoth
	case o.Gives.Len() >= globe.BarterMost:
		return noGiveMost
	}
	return globe.Yes
}

func maySeek(s *state, a game.Action) globe.Reason {
	i, o := globe.Item(a.A), s.Offered(0)
	switch {
	case i == Passport:
		return noSeekPass
	case o.Gives.Of(i) > 0:
		return noSeekBoth
	case o.Wants.Len() >= globe.BarterMost:
		return noSeekMost
	}
	return globe.Yes
}

func mayAdd(s *state, _ game.Action) globe.Reason { return mayMoney(s, s.Me(), noAddPoor) }
func mayAsk(s *state, _ game.Action) globe.Reason { return mayMoney(s, &s.P[asked(s)], noAskPoor) }

func mayMoney(s *state, p *globe.Player, poor globe.Reason) globe.Reason {
	switch {
	case s.N[globe.BarterSum] != 0:
		return noSumTwice
	case p.Money() < 10:
		return poor
	}
	return globe.Yes
}

func maySum(s *state, a game.Action) globe.Reason {
	switch t := s.Top(); {
	case 10*int32(a.N) <= purse(s, t):
		return globe.Yes
	case t.A == 1:
		return noSumTheirs
	}
	return noSumMoney
}

func mayOffer(s *state, _ game.Action) globe.Reason {
	switch o := s.Offered(asked(s)); {
	case o.Gives == 0:
		return noOfferGives
	case o.Wants == 0:
		return noOfferWants
	case slices.Contains(s.SaidOffers(), o):
		return noOfferTwice
	}
	return globe.Yes
}

// mayAccept is for who has what is wanted; all the rest was seen as it was offered.
func mayAccept(s *state, _ game.Action) globe.Reason {
	if !holds(&s.P[s.Turn()].Bag, s.Offered(0).Wants) {
		return noAccept
	}
	return globe.Yes
}

// holds says whether all of it lies in a bag.
func holds(bag *globe.Bag, b globe.Bunch) bool {
	for i := Passport; i <= FirstAid; i++ {
		if globe.Count(bag, i) < b.Of(i) {
			return false
		}
	}
	return true
}

// mayWant is for asking to sell: not while an offer is being answered (S5.3).
func mayWant(may func(*state, game.Action) globe.Reason) func(*state, game.Action) globe.Reason {
	return func(s *state, a game.Action) globe.Reason {
		if r := may(s, a); r != globe.Yes || s.Top().Kind != StepAnswer {
			return r
		}
		return noWantAnswer
	}
}
