package globe

import "posterestante/game"

// SayLot names what lies up for auction, within a sentence.
func (s *State) SayLot() phrase {
	var list []phrase
	for _, i := range s.Lot.Items.All() {
		list = append(list, s.R.SayItem(i))
	}
	for _, c := range s.Lot.Cards.All() {
		list = append(list, s.R.SayCard(c))
	}
	switch n := int(s.N[LotTickets]); {
	case n == 1:
		list = append(list, s.R.SayGood(GoodTicket, 1))
	case n > 1:
		list = append(list, sayN("called.tickets", n))
	}
	if n := s.N[LotCheques]; n > 0 {
		list = append(list, s.R.SayGood(GoodCheques, n))
	}
	return game.SayAll(game.And, list...)
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
	g, n := good(t.A)
	with := args{"Good": t.R.SayGood(g, n), "Price": SayMoney(int(t.Before.resale(g, n)))}
	if t.Top.Kind == StepBundle {
		return t.Line("lot", with)
	}
	return t.Line("sell", with)
}

// offered is a lot that is put up for auction.
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
