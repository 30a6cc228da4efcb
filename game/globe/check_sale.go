package globe

import (
	"slices"

	"posterestante/game"
)

// What must hold where something is being sold.

func fitsBid(s *State, t Step) bool {
	p := &s.P[t.Seat]
	return t.Seat != s.Seller() && p.Of(BidN) == 0 && p.Money() >= int32(s.N[OfferFloor]) && s.room(p) &&
		t.A == 0 && t.B == 0 && t.N == 0
}

func fitsReveal(s *State, t Step) bool { return s.goods() > 0 && t.A == 0 && t.B == 0 && t.N == 0 }

func fitsBundle(_ *State, t Step) bool { return t.A <= chequeless && t.B == 0 && t.N == 0 }

// checkLot checks that goods lie up for auction only while they are sold, and only
// what may be.
func (s *State) checkLot() error {
	open, cheques := false, true
	for i, t := range s.Steps[:s.Depth] {
		below := i > 0 && s.Steps[i-1].Kind == s.R.NoLots
		switch t.Kind {
		case StepReveal:
			open, cheques = true, !below
		case StepBundle:
			if open, cheques = true, !below; below != (t.A == chequeless) {
				return s.cannot("lot", CiteAuction, t.Seat, MostLot, "lot: cheques are sold with it, or not")
			}
		}
	}
	unsold := func(i uint8) bool { return s.R.Resale[i] == 0 }
	switch n := s.goods(); {
	case n > 0 && !open, n > MostLot, s.N[LotCheques] > 0 && !cheques, open && s.N[Lots] == 0,
		slices.ContainsFunc(s.Lot.Items.All(), unsold):
		return s.cannot("lot", CiteAuction, game.Nobody, MostLot,
			"lot: at most %d goods that may be sold, while they are", MostLot)
	}
	return nil
}

// checkBids looks at the auction, and that there is none if none is open.
func (s *State) checkBids() error {
	open := s.Top().Kind == StepBid
	asked := game.None
	for _, t := range s.Steps[:s.Depth] {
		switch {
		case t.Kind == StepBid && (asked.Has(t.Seat) || s.N[Outcry] == 1), t.Kind == StepCry && s.N[Outcry] == 0:
			return s.cannot("bids", CiteAuction, t.Seat, 0, "seat %d is asked twice, or otherwise than by the option",
				t.Seat)
		case t.Kind == StepBid:
			asked |= game.Only(t.Seat)
		}
	}
	for i := range s.P[:s.Seats] {
		p, seat := &s.P[i], game.Seat(i)
		switch bid := 10 * int32(p.Bid); {
		case p.Of(BidN) == 0:
		case !open || asked.Has(seat) || seat == s.Seller():
			return s.cannot("bids", CiteAuction, seat, 0, "seat %d has bid, and is not asked", i)
		case bid != 0 && (bid < int32(s.N[OfferFloor]) || bid > p.Money()):
			return s.cannot("bid", CiteAuction, seat, 0, "seat %d bids %d, from %d to %d", i, bid,
				s.N[OfferFloor], p.Money())
		}
	}
	return nil
}
