package globe

import (
	"posterestante/game"
	"posterestante/game/zones"
)

// What can be sold: items by their number, then these.
const (
	GoodTicket  = MaxItems + 1 + iota
	GoodCheques // a lot of hotel cheques
	GoodCard    // a souvenir, a purchase
	GoodBundle  // several of them in one lot
)

const (
	maxLot   = 200 // cheques that are sold at once
	MostLot  = 6   // goods of a lot, its cheques counting as one (S5.2, R4.3)
	MostLots = 12  // lots that are put up in a turn, those that were taken back included (S5.2, R4.3)
)

// Lot is what lies up for auction; its tickets and cheques are counters of the table.
type Lot struct {
	Items, Cards zones.Pile[[8]uint8]
}

// resale is what the bank pays for a good.
func (s *State) resale(good uint8, n int16) int32 {
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

// floor is the least that is bid for the lot: what the bank pays for all of it (S5.2).
func (s *State) floor() (sum int32) {
	for _, i := range s.Lot.Items.All() {
		sum += s.resale(i, 1)
	}
	for _, c := range s.Lot.Cards.All() {
		sum += s.resale(GoodCard, int16(c))
	}
	return sum + int32(s.N[LotTickets])*ticketResale + int32(s.N[LotCheques])*chequeResale
}

// goods is how many goods lie in the lot.
func (s *State) goods() int {
	return int(s.Lot.Items.N) + int(s.Lot.Cards.N) + int(s.N[LotTickets]) + min(1, int(s.N[LotCheques]))
}

// Seller is whose goods lie in the lot, else who may sell something now.
func (s *State) Seller() game.Seat {
	if s.N[SellerN] > 0 {
		return game.Seat(s.N[SellerN] - 1)
	}
	return s.Top().Seat
}

// room says whether a seat's bag holds the items of the lot too.
func (s *State) room(p *Player) bool { return int(p.Bag.N)+int(s.Lot.Items.N) <= s.R.BagMost }

// cheques says whether cheques are sold where a lot is put up (R4.3).
func (s *State) sellsCheques() bool {
	t := s.Top()
	return t.Kind != s.R.NoLots && (t.Kind != StepBundle || t.A != chequeless)
}

// chequeless is A of a StepBundle in which no cheques are sold.
const chequeless = 1

// Sells says whether the seat that decides may sell anything.
func (s *State) Sells() bool { return s.N[Lots] < MostLots && s.sellable() > 0 }

// sellable is how many goods the seller has, its cheques counting as one.
func (s *State) sellable() int {
	seller := s.Seller()
	p := &s.P[seller]
	n := int(p.Of(TicketsN)) + s.Count(seller, Souvenir)
	for _, i := range p.Bag.All() {
		if s.R.Resale[i] > 0 {
			n++
		}
	}
	if s.sellsCheques() && p.Of(ChequesN) > 0 {
		n++
	}
	return n
}

// puts lays a good of the seller's into the lot, where some see it.
func (s *State) puts(good uint8, n int16, see game.Seats, l *game.Log) {
	seller := s.Seller()
	p := &s.P[seller]
	switch good {
	case GoodTicket:
		s.Add(seller, TicketsN, -1, l)
		s.Set(LotTickets, int(s.N[LotTickets])+1, l)
	case GoodCheques:
		s.Add(seller, ChequesN, -int(n), l)
		s.Set(LotCheques, int(s.N[LotCheques])+int(n), l)
	case GoodCard:
		at := p.Won.Find(uint8(n))
		p.Won.Remove(at)
		moved(l, of(seller, WonZone, uint8(at)), common(LotCards, s.Lot.Cards.N, 0), CardPiece(uint8(n)),
			game.Everyone, game.Everyone)
		s.Lot.Cards.Push(uint8(n))
	default:
		at, knew := p.Bag.Find(good), s.knows(seller)
		p.Bag.Remove(at)
		moved(l, of(seller, BagZone, uint8(at)), common(LotZone, s.Lot.Items.N, 0), ItemPiece(good), knew, see)
		s.Lot.Items.Push(good)
	}
}

// deliver gives the lot to its buyer, or back to its seller; Nobody is the bank. Who
// saw its items is told.
func (s *State) deliver(to game.Seat, saw game.Seats, l *game.Log) {
	tickets, cheques := int(s.N[LotTickets]), int(s.N[LotCheques])
	s.Set(LotTickets, 0, l)
	s.Set(LotCheques, 0, l)
	if to != game.Nobody {
		s.Add(to, TicketsN, tickets, l)
		s.Add(to, ChequesN, cheques, l)
	}
	for s.Lot.Items.N > 0 {
		s.deliverItem(s.Lot.Items.Remove(0), to, saw, l)
	}
	for s.Lot.Cards.N > 0 {
		s.deliverCard(s.Lot.Cards.Remove(0), to, l)
	}
}

func (s *State) deliverItem(i uint8, to game.Seat, saw game.Seats, l *game.Log) {
	from := common(LotZone, 0, 0)
	if to != game.Nobody {
		moved(l, from, s.bagEnd(to), ItemPiece(i), saw, s.knows(to))
		s.P[to].Bag.Push(i)
		return
	}
	moved(l, from, common(ItemDeck, 0, 0), ItemPiece(i), saw, s.fromSupply())
	if s.R.Copies > 0 {
		s.Items.Under(i)
	}
}

func (s *State) deliverCard(card uint8, to game.Seat, l *game.Log) {
	from, piece := common(LotCards, 0, 0), CardPiece(card)
	if to != game.Nobody {
		moved(l, from, of(to, WonZone, s.P[to].Won.N), piece, game.Everyone, game.Everyone)
		s.P[to].Won.Push(card)
		return
	}
	if !s.priced(Souvenir) {
		s.used(Souvenir, l)
	}
	moved(l, from, deckSpot(Souvenir), piece, game.Everyone, game.None)
	s.Decks[Souvenir].Under(card)
}
