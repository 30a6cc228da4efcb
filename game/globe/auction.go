package globe

import "posterestante/game"

// maxBid is the highest bid in tens.
const maxBid = 999

// doSell puts one good up for auction, or lays it into the lot that is open.
func doSell(s *State, a game.Action, l *game.Log) {
	g, n := GoodOf(a)
	if s.Top().Kind == StepBundle {
		s.puts(g, n, game.Everyone, l)
		return
	}
	s.Set(Lots, int(s.N[Lots])+1, l)
	see := game.Everyone
	if g <= MaxItems && s.asked(s.resale(g, n), 1) == game.None {
		see = s.knows(s.Seller()) // only the bank looks at what it buys
	}
	s.puts(g, n, see, l)
	s.auction(see, l)
}

// doBundle begins a lot of several goods.
func doBundle(s *State, _ game.Action, l *game.Log) {
	t := Step{Kind: StepBundle, Seat: s.Seller()}
	if !s.sellsCheques() {
		t.A = chequeless
	}
	s.Set(Lots, int(s.N[Lots])+1, l)
	s.Push(t)
}

// doOffer puts up the lot that is open.
func doOffer(s *State, _ game.Action, l *game.Log) {
	s.Pop()
	s.auction(game.Everyone, l)
}

// asked are those who can reach a floor, and have room for so many items.
func (s *State) asked(floor int32, items int) (out game.Seats) {
	for i := range s.P[:s.Seats] {
		if p := &s.P[i]; game.Seat(i) != s.Seller() && p.Money() >= floor && int(p.Bag.N)+items <= s.R.BagMost {
			out |= game.Only(game.Seat(i))
		}
	}
	return out
}

// auction asks who can bid for the lot: all of them in secret, or aloud in turn, from
// the seller's left; without any the bank buys (S5.2). Who sees its items is told.
func (s *State) auction(see game.Seats, l *game.Log) {
	seller, floor := s.Seller(), s.floor()
	asked := s.asked(floor, int(s.Lot.Items.N))
	s.Note(l, CiteAuction, NoteSells, seller, int(floor))
	if s.Top().Kind == StepDebt {
		s.Steps[s.Depth-1].B = sold
	}
	s.Set(OfferFloor, int(floor), l)
	s.Set(SellerN, int(seller)+1, l)
	s.Push(Step{Kind: StepReveal, Seat: seller})
	switch {
	case asked == game.None:
		s.sold(game.Nobody, 0, see, l)
	case s.N[Outcry] == 1:
		s.Push(Step{Kind: StepCry, Seat: seller, B: uint8(asked)})
		s.asksNext(l)
	default:
		for i := game.Seat(s.Seats) - 1; i > 0; i-- {
			if who := (seller + i) % game.Seat(s.Seats); asked.Has(who) {
				s.Push(Step{Kind: StepBid, Seat: who})
			}
		}
	}
}

// doBid bids, in tens; without a number it is none.
func doBid(s *State, a game.Action, l *game.Log) {
	if s.Top().Kind == StepCry {
		s.cry(a.N, l)
	} else {
		s.bid(a.N, l)
	}
}

// bid seals a bid; 0 is none.
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

// Unseal is game.Unsealer: who has bid is asked once more, before who is asked now.
func (s *State) Unseal() {
	if s.Top().Kind != StepBid {
		return
	}
	seller := s.Seller()
	for i := game.Seat(s.Seats) - 1; i > 0; i-- {
		who := (seller + i) % game.Seat(s.Seats)
		if p := &s.P[who]; p.Of(BidN) == 1 {
			p.Bid = 0
			s.SetOf(who, BidN, 0, nil)
			s.Push(Step{Kind: StepBid, Seat: who})
		}
	}
	s.show(nil)
}

// runReveal opens the bids: the highest pays, of equal ones the first after the
// seller; without any the bank pays the floor (S5.2).
func runReveal(s *State, t Step, l *game.Log) bool {
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
	s.sold(to, 10*int(most), game.Everyone, l)
	return true
}

// auctions says whether something is being sold in a step.
func auctions(k StepKind) bool { return k == StepBid || k == StepCry || k == StepBundle }

// withdraw gives what lies in the lot back to its seller.
func (s *State) withdraw() {
	seller := s.Active()
	for _, t := range s.Steps[:s.Depth] {
		if t.Kind == StepReveal || t.Kind == StepBundle {
			seller = t.Seat
		}
	}
	s.deliver(seller, game.Everyone, nil)
}

// sold ends an auction: the buyer pays its price, or the bank the floor. Who saw the
// items is told.
func (s *State) sold(to game.Seat, price int, saw game.Seats, l *game.Log) {
	t := s.Pop()
	if to == game.Nobody {
		price = int(s.N[OfferFloor])
	} else {
		s.Add(to, MoneyN, -price, l)
	}
	s.Add(t.Seat, MoneyN, price, l)
	s.Note(l, CiteAuction, NoteSold, to, price)
	s.Set(OfferFloor, 0, l)
	s.Set(SellerN, 0, l)
	s.deliver(to, saw, l)
}
