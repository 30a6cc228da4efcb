package globe

import (
	"slices"

	"posterestante/game"
)

// What the shared steps offer, and the spots to click for it.

// OfferMoves are the moves of the driver's choice.
func (s *State) OfferMoves(buf []game.Action) []game.Action {
	for n := uint8(1); n <= 6; n++ {
		if a := (game.Action{Verb: VMove, A: n}); s.HasMove(a) == Yes {
			buf = append(buf, a)
		}
	}
	return buf
}

// FewSales is how often a turn somebody sensible sells where nothing is due and cheques are sold too (R4.3): the whole
// table is asked for bids each time.
const FewSales = 3

// OfferSales are all that the seat that decides may put up for auction, one by one or together.
func (s *State) OfferSales(buf []game.Action) []game.Action {
	if s.sparse && s.R.Lodges && s.N[Lots] >= FewSales {
		return buf
	}
	return s.OfferDueSales(buf)
}

// OfferDueSales are all that the seat that decides may put up for auction to pay what is due, however often it did.
func (s *State) OfferDueSales(buf []game.Action) []game.Action {
	return s.offerGoods(append(buf, game.Action{Verb: VBundle}))
}

// offerBundle is what may be done with a lot that is open.
func (s *State) offerBundle(_ Step, buf []game.Action) []game.Action {
	return s.offerGoods(append(buf, game.Action{Verb: VPutUp}, game.Action{Verb: VSkip}))
}

func (s *State) offerGoods(buf []game.Action) []game.Action {
	me := &s.P[s.Seller()]
	for i := uint8(Pass) + 1; int(i) < len(s.R.Items); i++ {
		if me.Has(Item(i)) {
			buf = append(buf, game.Action{Verb: VSell, A: i})
		}
	}
	if me.Of(TicketsN) > 0 {
		buf = append(buf, game.Action{Verb: VSell, A: GoodTicket})
	}
	for _, c := range me.Won.All() {
		if KindOf(c) == Souvenir {
			buf = append(buf, game.Action{Verb: VSell, A: GoodCard + 1 + c - CardNumber(Souvenir, 0)})
		}
	}
	return s.offerLots(min(maxLot, me.Of(ChequesN)), buf)
}

// Handful is how many cheques somebody sensible puts up at least, or all that are left.
const Handful = 3

// offerLots are the lots of cheques.
func (s *State) offerLots(most int32, buf []game.Action) []game.Action {
	least := int32(1)
	if s.sparse {
		least = max(least, min(Handful, most))
	}
	return s.OfferAmounts(VLot, least, most, 0, buf)
}

// OfferFlights are the flights from an airport.
func (s *State) OfferFlights(buf []game.Action) []game.Action {
	if s.R.Road[s.Me().Square()].Kind != Airport {
		return buf
	}
	for way := uint8(1); way <= 2; way++ {
		if a := (game.Action{Verb: VFly, A: way}); s.HasFly(a) == Yes {
			buf = append(buf, a)
		}
	}
	return buf
}

// OfferItems are an action for each item of a pile.
func OfferItems(v game.Verb, items []uint8, buf []game.Action) []game.Action {
	for i := uint8(1); i <= MaxItems; i++ {
		if slices.Contains(items, i) {
			buf = append(buf, game.Action{Verb: v, A: i})
		}
	}
	return buf
}

// OfferSeats are an action for each seat.
func (s *State) OfferSeats(v game.Verb, buf []game.Action) []game.Action {
	for i := range s.Seats {
		buf = append(buf, game.Action{Verb: v, A: i})
	}
	return buf
}

func (s *State) offerAim(_ Step, buf []game.Action) []game.Action { return s.OfferSeats(VAim, buf) }

func (s *State) offerPick(t Step, buf []game.Action) []game.Action {
	return OfferItems(VPick, s.P[t.A].Bag.All(), buf)
}

func (s *State) offerChoose(t Step, buf []game.Action) []game.Action {
	for o := range s.R.Decks.Card(t.A).Choose {
		buf = append(buf, game.Action{Verb: VChoose, A: uint8(o)})
	}
	return buf
}

// offerDue is what may be done where a debt or a price is due.
func (s *State) offerDue(t Step, buf []game.Action) []game.Action {
	buf = append(buf, game.Action{Verb: VPay})
	if t.Kind == StepPrice {
		buf = append(buf, game.Action{Verb: VSkip})
	}
	return s.OfferDueSales(buf)
}

func (s *State) offerBid(t Step, buf []game.Action) []game.Action {
	least := s.LeastBid()
	buf = append(buf, game.Action{Verb: VNoBid})
	return s.OfferAmounts(VBid, max(1, least), min(maxBid, s.P[t.Seat].Money()/10), least, buf)
}

// LeastBid is the least that is bid, in tens: the floor, or more than who leads.
func (s *State) LeastBid() int32 {
	least := (int32(s.N[OfferFloor]) + 9) / 10
	if t := s.Top(); t.Kind == StepCry {
		least = max(least, int32(t.N)+1)
	}
	return least
}

type spots = []game.Spot

// Button is the spot of a button.
func Button(b uint8) func(*State, game.Action, spots) spots {
	return func(_ *State, _ game.Action, buf spots) spots { return append(buf, common(Buttons, b, 0)) }
}

// SquareSpot is a square to go to.
func SquareSpot(square int) game.Spot { return common(RoadZone, uint8(square), 0) }

func partsMove(s *State, a game.Action, buf spots) spots {
	return append(buf, SquareSpot(s.Me().Square()+int(a.A)))
}

func partsFly(s *State, a game.Action, buf spots) spots { return append(buf, SquareSpot(s.Flight(a))) }

// PartsAmount are the two spots of a number, a bid or a number of cheques: its
// tens, then its ones.
func PartsAmount(n int16, buf spots) spots {
	return append(buf, common(Amount, uint8(n/10), 0), common(Amount, AmountOnes, uint8(n%10)))
}

// partsBid are those of a bid.
func partsBid(s *State, a game.Action, buf spots) spots {
	if t := s.Top(); t.Kind == StepCry {
		return append(buf, CryParts(a.N, CryBase(t.N, s.N[OfferFloor]), int16(s.LeastBid()))...)
	}
	return PartsAmount(a.N, buf)
}

// PartsSeat is the seat to click.
func PartsSeat(_ *State, a game.Action, buf spots) spots {
	return append(buf, of(game.Seat(a.A), SeatSpot, 0))
}

// GoodSpot is the spot of a sort of thing.
func GoodSpot(good uint8) game.Spot { return common(Goods, good, 0) }

// ShelfSpot is the spot of what an airport sells.
func ShelfSpot(good uint8) game.Spot { return common(Goods, Shelf+good, 0) }

// partsSell are the button, in a lot not, and what is sold, of cheques how many.
func partsSell(s *State, a game.Action, buf spots) spots {
	if s.Top().Kind != StepBundle {
		buf = append(buf, common(Buttons, ButtonSell, 0))
	}
	switch g, n := GoodOf(a); g {
	case GoodTicket:
		return append(buf, GoodSpot(GoodTicket))
	case GoodCheques:
		return PartsAmount(n, append(buf, GoodSpot(GoodCheques)))
	case GoodCard:
		return append(buf, of(s.Seller(), WonZone, uint8(max(0, s.P[s.Seller()].Won.Find(uint8(n))))))
	default:
		return append(buf, s.BagSpot(s.Seller(), Item(g)))
	}
}

// partsWant is the button by the seat's panel.
func partsWant(_ *State, a game.Action, buf spots) spots {
	return append(buf, of(game.Seat(a.A), Asks, 0))
}

// partsBundle are the button of a sale, and then one for several goods; it is no other
// Button, since spots of one zone are picked in any order.
func partsBundle(_ *State, _ game.Action, buf spots) spots {
	return append(buf, common(Buttons, ButtonSell, 0), GoodSpot(GoodBundle))
}

func partsChoose(_ *State, a game.Action, buf spots) spots {
	return append(buf, common(Choice, a.A, 0))
}

func partsPick(s *State, a game.Action, buf spots) spots {
	return append(buf, s.BagSpot(game.Seat(s.Top().A), Item(a.A)))
}

// PartsDrawn is the first of the cards just drawn that is such an item.
func PartsDrawn(s *State, a game.Action, buf spots) spots {
	return append(buf, common(DrawnBag, uint8(max(0, s.Drawn.Find(a.A))), 0))
}
