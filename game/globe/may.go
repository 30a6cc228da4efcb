package globe

import "posterestante/game"

// HasMove and mayMove are for a move of the driver's choice (S4.1, R3.1).
func (s *State) HasMove(a game.Action) Reason {
	switch at := s.Me().Square(); {
	case at == s.Last():
		return NoEnd
	case at+int(a.A) > s.Last():
		return NoFar
	}
	return Yes
}

func (s *State) mayMove(a game.Action) Reason {
	if s.Me().Money() < Fare(int(a.A)) {
		return NoFare
	}
	return Yes
}

// HasFly is for a flight to a neighbouring airport, never to the departure
// (S4.3, R3.3).
func (s *State) HasFly(a game.Action) Reason {
	from := s.Me().Square()
	switch to := s.Flight(a); {
	case s.R.Road[from].Kind != Airport:
		return NoFly
	case to == from && a.A == 1:
		return NoFlyLast
	case to == from:
		return NoFlyFirst
	}
	return Yes
}

// Flight is where a flight leads.
func (s *State) Flight(a game.Action) int {
	return s.NextAirport(s.Me().Square(), 3-2*int(a.A))
}

// hasGood is for what the seller has, and maySell for what may be sold (S5.2).
func (s *State) hasGood(a game.Action) Reason {
	seller := s.Seller()
	me, has := &s.P[seller], false
	switch g, n := GoodOf(a); g {
	case GoodTicket:
		has = me.Of(TicketsN) > 0
	case GoodCheques:
		return s.hasLot(n)
	case GoodCard:
		has = me.Won.Find(uint8(n)) >= 0
	default:
		has = me.Has(Item(g))
	}
	if !has {
		return NoGood
	}
	return Yes
}

// hasLot is for so many cheques.
func (s *State) hasLot(n int16) Reason {
	if no := s.mayAdd(GoodCheques); no != Yes {
		return no
	}
	switch has := s.P[s.Seller()].Of(ChequesN); {
	case has == 0:
		return NoGood
	case has >= int32(n):
		return Yes
	}
	return NoLot
}

// mayAdd is for one more auction in this turn, or one more good in the lot that is open
// (S5.2, R4.3).
func (s *State) mayAdd(good uint8) Reason {
	switch open := s.Top().Kind == StepBundle; {
	case !open && s.N[Lots] >= MostLots:
		return NoGoodMore
	case good == GoodCheques && !s.sellsCheques():
		return NoGoodNow
	case good == GoodCheques && s.N[LotCheques] > 0:
		return NoBundleLot
	case open && s.goods() >= MostLot:
		return NoBundleFull
	}
	return Yes
}

func (s *State) maySell(a game.Action) Reason {
	g, _ := GoodOf(a)
	if Item(g) == Pass {
		return NoGoodPass
	}
	return s.mayAdd(g)
}

// mayBundle is for a lot of several goods, mayOffer for one in which something lies
// (S5.2, R4.3).
func (s *State) mayBundle(game.Action) Reason {
	switch {
	case s.N[Lots] >= MostLots:
		return NoGoodMore
	case s.sellable() < 2:
		return NoBundleFew
	}
	return Yes
}

func (s *State) mayOffer(game.Action) Reason {
	if s.goods() == 0 {
		return NoPutUp
	}
	return Yes
}

// mayBid is for a bid from the floor to what the bidder has (S5.2).
func (s *State) mayBid(a game.Action) Reason {
	switch n := 10 * int32(a.N); {
	case n < int32(s.N[OfferFloor]):
		return NoBidFloor
	case int32(a.N) < s.LeastBid():
		return NoBidHigher
	case n > s.P[s.Turn()].Money():
		return NoBidMoney
	}
	return Yes
}

// HasSeat is for a seat that plays; mayAim for one at whom the card can be aimed.
func (s *State) HasSeat(a game.Action) Reason {
	if a.A >= s.Seats {
		return NoAimSeat
	}
	return Yes
}

func (s *State) mayAim(a game.Action) Reason {
	return s.Fit(EffectKind(s.Top().A), game.Seat(a.A))
}

// hasOutcome is for an outcome of the adventure, mayChoose for one that its
// player can pay (S4.5).
func (s *State) hasOutcome(a game.Action) Reason {
	if t := s.Top(); t.Kind != StepChoose || int(a.A) >= len(s.R.Decks.Card(t.A).Choose) {
		return NoOutcome
	}
	return Yes
}

func (s *State) mayChoose(a game.Action) Reason {
	t, me := s.Top(), s.Me()
	for _, e := range s.R.Decks.Card(t.A).Choose[a.A].Effects {
		switch {
		case e.Kind == Pay && me.Money() < int32(e.N):
			return NoWayMoney
		case e.Kind == Cheques && me.Of(ChequesN) < -int32(e.N):
			return NoWayMoney
		case e.Kind == Lose && e.Item == 0 && !s.Spare(s.Active()), e.Kind == Lose && e.Item != 0 && !me.Has(e.Item):
			return NoWayItem
		}
	}
	return Yes
}

// OnlyPaid is the item that an adventure costs whoever can't pay its other outcomes (S4.5): as all know, it is in the
// bag.
func (s *State) OnlyPaid(card uint8) (out []Item) {
	for _, o := range s.R.Decks.Card(card).Choose {
		for _, e := range o.Effects {
			switch {
			case e.Kind == Pay && s.Me().Money() >= int32(e.N):
				return nil
			case e.Kind == Lose && e.Item != 0:
				out = []Item{e.Item}
			}
		}
	}
	return out
}

// hasPick is for an item of the open bag; mayPick for any but the pass.
func (s *State) hasPick(a game.Action) Reason {
	switch t := s.Top(); {
	case t.Kind == StepPick && s.P[t.A].Has(Item(a.A)):
		return Yes
	case t.Kind == StepPick && t.B == PickRide:
		return NoItemRide
	}
	return NoItem
}

func (s *State) mayPick(a game.Action) Reason {
	switch {
	case Item(a.A) != Pass:
		return Yes
	case s.Top().B == PickRide:
		return NoItemRidePass
	}
	return NoItemPass
}

// mayPay is for a price that can be paid; of a debt one pays what one has.
func (s *State) mayPay(game.Action) Reason {
	if t := s.Top(); t.Kind == StepPrice && s.Me().Money() < int32(t.N) {
		return NoMoney
	}
	return Yes
}
