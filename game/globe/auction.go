package globe

import "posterestante/game"

// What can be sold: items by their number, then these.
const (
	GoodTicket  = MaxItems + 1 + iota
	GoodCheques // a lot of hotel cheques
	GoodCard    // a souvenir, a purchase
	numGoods
)

// maxLot is the most cheques of a lot, and the highest bid in tens.
const (
	maxLot = 200
	maxBid = 999
)

// floor is the least that is bid for a good: what the bank pays for it (S5.2).
func (s *State) floor(good uint8, n int16) int32 {
	switch good {
	case GoodTicket:
		return ticketResale
	case GoodCheques:
		return chequeResale * int32(n)
	case GoodCard:
		return int32(s.R.Decks.Card(uint8(n)).Price) / 2
	}
	return int32(s.R.Resale[good])
}

// Sells says whether the seat that sells has anything to sell.
func (s *State) Sells() bool {
	me := &s.P[s.seller()]
	if me.Of(TicketsN) > 0 || s.Count(s.seller(), Souvenir) > 0 {
		return true
	}
	for _, i := range me.Bag.All() {
		if s.R.Resale[i] > 0 {
			return true
		}
	}
	return me.Of(ChequesN) > 0 && s.Top().Kind != s.R.NoLots
}

// sell puts a good up for auction: everybody who can reach its floor bids once,
// in turn from the seller's left, and nobody sees it before all have (S5.2).
func (s *State) sell(good uint8, n int16, l *game.Log) {
	me, floor := s.seller(), s.floor(good, n)
	s.Note(l, CiteAuction, NoteSells, me, int(good)<<8|int(n))
	s.Set(OfferFloor, int(floor), l)
	if s.Top().Kind == StepDebt {
		s.Steps[s.Depth-1].B = sold
	}
	s.Push(Step{Kind: StepReveal, Seat: me, A: good, B: uint8(me), N: n})
	reveal := s.Depth
	for i := game.Seat(s.Seats) - 1; i > 0; i-- {
		who := (me + i) % game.Seat(s.Seats)
		if p := &s.P[who]; p.Money() >= floor && (good > MaxItems || !s.full(p)) {
			s.Push(Step{Kind: StepBid, Seat: who, A: good, B: uint8(me), N: n})
		}
	}
	if good <= MaxItems && s.Depth > reveal {
		at := s.P[me].Bag.Find(good)
		knew := s.knows(me)
		s.P[me].Bag.Remove(at)
		moved(l, of(me, BagZone, uint8(at)), common(LotZone, 0, 0), ItemPiece(good), knew, game.Everyone)
		s.Lot = good
	}
}

// bid seals a bid, in tens; 0 is none.
func (s *State) bid(n int16, l *game.Log) {
	t := s.Pop()
	s.P[t.Seat].Bid = n
	s.SetOf(t.Seat, BidN, 1, l)
	if l != nil {
		l.Add(game.Event{Kind: game.Seal, Seat: t.Seat})
	}
}

// Sealed is how many of the last actions were bids that nobody may see yet.
func (s *State) Sealed() (n int) {
	if s.Top().Kind != StepBid {
		return 0
	}
	for i := range s.P[:s.Seats] {
		n += int(s.P[i].Of(BidN))
	}
	return n
}

// runReveal opens the bids: the highest pays, of equal ones the first after the
// seller; without any the bank pays the floor (S5.2).
func runReveal(s *State, t Step, l *game.Log) bool {
	s.Pop()
	to, most := game.Nobody, int16(0)
	for i := game.Seat(1); i < game.Seat(s.Seats); i++ {
		who := (t.Seat + i) % game.Seat(s.Seats)
		p := &s.P[who]
		if p.Of(BidN) == 0 {
			continue
		}
		s.Note(l, CiteAuction, NoteBid, who, int(p.Bid)*10)
		if p.Bid > most {
			to, most = who, p.Bid
		}
		p.Bid = 0
		s.SetOf(who, BidN, 0, l)
	}
	price := 10 * int(most)
	if to == game.Nobody {
		price = int(s.floor(t.A, t.N))
	} else {
		s.Add(to, MoneyN, -price, l)
	}
	s.Add(t.Seat, MoneyN, price, l)
	s.Note(l, CiteAuction, NoteSold, to, price)
	s.Set(OfferFloor, 0, l)
	s.deliver(t, to, l)
	return true
}

// deliver gives what was sold to its buyer, or to the bank.
func (s *State) deliver(t Step, to game.Seat, l *game.Log) {
	counter, n := TicketsN, 1
	switch t.A {
	case GoodCheques:
		counter, n = ChequesN, int(t.N)
		fallthrough
	case GoodTicket:
		s.Add(t.Seat, counter, -n, l)
		if to != game.Nobody {
			s.Add(to, counter, n, l)
		}
	case GoodCard:
		s.deliverCard(uint8(t.N), t.Seat, to, l)
	default:
		s.deliverItem(Item(t.A), t.Seat, to, l)
	}
}

// deliverItem gives the item up for auction; where nobody was asked it is still
// in its seller's bag.
func (s *State) deliverItem(item Item, seller, to game.Seat, l *game.Log) {
	if s.Lot == 0 {
		s.Gives(seller, item, l)
		return
	}
	from, i := common(LotZone, 0, 0), s.Lot
	s.Lot = 0
	if to != game.Nobody {
		moved(l, from, s.bagEnd(to), ItemPiece(i), game.Everyone, s.knows(to))
		s.P[to].Bag.Push(i)
		return
	}
	moved(l, from, common(ItemDeck, 0, 0), ItemPiece(i), game.Everyone, s.fromSupply())
	if s.R.Copies > 0 {
		s.Items.Under(i)
	}
}

func (s *State) deliverCard(card uint8, from, to game.Seat, l *game.Log) {
	i := s.P[from].Won.Find(card)
	at, piece := of(from, WonZone, uint8(i)), CardPiece(card)
	s.P[from].Won.Remove(i)
	if to == game.Nobody {
		if !s.priced(Souvenir) {
			s.used(Souvenir, l)
		}
		moved(l, at, deckSpot(Souvenir), piece, game.Everyone, game.None)
		s.Decks[Souvenir].Under(card)
		return
	}
	moved(l, at, of(to, WonZone, s.P[to].Won.N), piece, game.Everyone, game.Everyone)
	s.P[to].Won.Push(card)
}
