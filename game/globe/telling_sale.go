package globe

import "posterestante/game"

// SayLot names what lies up for auction, within a sentence: a good, or that there are
// so many.
func (s *State) SayLot() phrase {
	switch n := s.goods(); {
	case n > 1:
		return sayN("called.lot", n)
	case s.Lot.Cards.N > 0:
		return s.R.SayCard(s.Lot.Cards.Top())
	case s.N[LotTickets] > 0:
		return s.R.SayGood(GoodTicket, 1)
	case s.N[LotCheques] > 0:
		return s.R.SayGood(GoodCheques, s.N[LotCheques])
	}
	return s.R.SayItem(s.Lot.Items.Top())
}

// askCry asks who must decide for a bid aloud, or says who that is.
func (s *State) askCry(mine bool) phrase {
	t, key := s.Top(), "prompt.other_cry"
	with := args{"Who": game.SaySeat(t.Seat), "Good": s.SayLot(), "Price": SayMoney(int(s.N[OfferFloor]))}
	if mine {
		key = "ask.cry"
	}
	if t.A > 0 {
		with["Price"], with["Whom"] = SayMoney(10*int(t.N)), game.SaySeat(game.Seat(t.A)-1)
		key += "_more"
	}
	return say(key, with)
}

// askBundle asks what the lot is to hold.
func (s *State) askBundle() phrase {
	if s.goods() == 0 {
		return sayN("ask.bundle", MostLot)
	}
	return say("ask.bundle_more", args{"Good": s.SayLot(), "Price": SayMoney(int(s.floor()))})
}

// sells is a good that is put up for auction, or laid into a lot.
func (t *Telling) sells() phrase {
	g, n := GoodOf(t.A)
	with := args{"Good": t.R.SayGood(g, n), "Price": SayMoney(int(t.Before.resale(g, n)))}
	if t.Top.Kind == StepBundle {
		return t.Line("lot", with)
	}
	return t.Line("sell", with)
}

// offered is a lot that is put up for auction; the lines before it named what is in it.
func (t *Telling) offered() phrase {
	return t.Line("sell", args{"Good": t.Before.SayLot(), "Price": SayMoney(int(t.Before.floor()))})
}

// sealed is a bid, or none: in secret the same is said of both.
func (t *Telling) sealed() phrase {
	switch {
	case t.Top.Kind != StepCry:
		return t.Line("bid")
	case t.A.Verb == VNoBid:
		return t.Line("passes")
	}
	return t.Line("intent_bid", args{"Price": SayMoney(10 * int(t.A.N))})
}
