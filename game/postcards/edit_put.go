package postcards

import "posterestante/game"

// sort is one of the three sorts of cards: how many there are, and the deck
// that those lie in which are nowhere else.
type sort struct {
	most int
	deck *pile
}

// sortOf is the sort of what lies in a zone; most is 0 where no cards do.
func (s *State) sortOf(z game.Zone) sort {
	switch z {
	case Row, Hand, Played, TravelDeck, TravelDiscard:
		return sort{NumTravel, &s.travelDeck}
	case CardTop, CardRow, CardDeck, CardDiscard, Cards, Sent, Look:
		return sort{NumPostcards, &s.cardDeck}
	case GiftRow, GiftDeck, GiftDiscard, GiftsHeld:
		return sort{NumGifts, &s.giftDeck}
	}
	return sort{}
}

// place is where cards of one zone (of one seat) lie: fixed slots, or a pile.
type place struct {
	at    game.Spot // its place 0
	slots []uint8
	pile  *pile
}

// places lists all places of a sort of cards.
func (s *State) places(z game.Zone) []place {
	var out []place
	slots := func(z game.Zone, row []uint8) { out = append(out, place{at: common(z, 0, 0), slots: row}) }
	heap := func(at game.Spot, p *pile) { out = append(out, place{at: at, pile: p}) }
	each := func(z game.Zone, p func(*player) *pile) {
		for i := range s.p[:s.seats] {
			heap(of(game.Seat(i), z, 0), p(&s.p[i]))
		}
	}
	switch s.sortOf(z).most {
	case NumTravel:
		slots(Row, s.row[:])
		each(Hand, func(p *player) *pile { return &p.hand })
		each(Played, func(p *player) *pile { return &p.played })
		heap(common(TravelDiscard, 0, 0), &s.travelDiscard)
		heap(common(TravelDeck, 0, 0), &s.travelDeck)
	case NumPostcards:
		out = append(out, place{at: common(CardTop, 0, 0), slots: []uint8{s.cardTop}})
		slots(CardRow, s.cardRow[:])
		each(Cards, func(p *player) *pile { return &p.cards })
		each(Sent, func(p *player) *pile { return &p.sent })
		each(Look, func(p *player) *pile { return &p.look })
		heap(common(CardDiscard, 0, 0), &s.cardDiscard)
		heap(common(CardDeck, 0, 0), &s.cardDeck)
	case NumGifts:
		slots(GiftRow, s.giftRow[:])
		each(GiftsHeld, func(p *player) *pile { return &p.gifts })
		heap(common(GiftDiscard, 0, 0), &s.giftDiscard)
		heap(common(GiftDeck, 0, 0), &s.giftDeck)
	}
	return out
}

// Where is the spot on which a card lies: number n of the sort that lies in
// the zone. The spot's zone is 0 where there is no such card.
func (s *State) Where(z game.Zone, n int) game.Spot {
	for _, p := range s.places(z) {
		cards := p.slots
		if p.pile != nil {
			cards = p.pile.All()
		}
		if i := indexOf(cards, uint8(n)); i >= 0 && n > 0 {
			p.at.Index = uint8(i)
			return p.at
		}
	}
	return game.Spot{Seat: game.Nobody}
}

// put lays a piece at a spot, or takes away what lies there.
func (s *State) put(at game.Spot, n int) error {
	if sort := s.sortOf(at.Zone); sort.most > 0 {
		if n < 0 || n > sort.most {
			return cannot("edit.piece", "P1", nobody, n, sort.most, "there is no piece %d of that sort", n)
		}
		return s.putCard(at, uint8(n))
	}
	seat, ok := int(at.Seat), at.Seat >= 0 && at.Seat < game.Seat(s.seats)
	switch {
	case at.Zone == Sites:
		return s.putCamp(at, n)
	case at.Zone == Bikes && at.Index >= 1 && at.Index <= NumRegions && at.Sub < s.seats:
		s.p[at.Sub].bike = at.Index
	case at.Zone == Stamps:
		return s.putToken(&s.stamps, at, n, len(Postcards[min(at.Index, NumPostcards)].Stamps))
	case at.Zone == Memories:
		return s.putToken(&s.memories, at, n, 3)
	case at.Zone == ItineraryHeld && ok && n >= 1 && n <= NumItineraries:
		for i := range s.p[:s.seats] { // whoever has it takes the other
			if s.p[i].itinerary == uint8(n) {
				s.p[i].itinerary = s.p[seat].itinerary
			}
		}
		s.p[seat].itinerary = uint8(n)
	case at.Zone == BonusHeld && ok && n >= 0 && n <= 1:
		for i := range s.p[:s.seats] {
			s.p[i].bonus = s.p[i].bonus && n == 0 && i != seat || i == seat && n == 1
		}
	case at.Zone == FirstHeld && ok:
		s.n[First] = int16(seat)
	default:
		return cannot("edit.spot", "", nobody, 0, 0, "nothing can be laid at %+v", at)
	}
	return nil
}

// putCamp lays a camp of seat n-1 on a site, or takes the camp away (P4.3).
func (s *State) putCamp(at game.Spot, n int) error {
	if at.Index < 1 || at.Index > NumRegions || int(at.Sub) >= len(Regions[at.Index].Sites) || n < 0 || n > int(s.seats) {
		return cannot("edit.spot", "P4.3", nobody, 0, 0, "no camp can be made at %+v", at)
	}
	site := &s.sites[at.Index][at.Sub]
	if int(*site) == n {
		return nil
	}
	if n > 0 {
		if s.p[n-1].camps >= NumCamps {
			return cannot("camps", "P1.4", n-1, NumCamps, NumCamps, "seat %d has no camp left", n-1)
		}
		s.p[n-1].camps++
	}
	if *site > 0 {
		s.p[*site-1].camps--
	}
	*site = uint8(n)
	return nil
}

// putToken lays a stamp or a memory on a space, or takes it away (P4.3, P5.1).
func (s *State) putToken(tokens *[NumPostcards + 1]uint8, at game.Spot, n, spaces int) error {
	if at.Index < 1 || at.Index > NumPostcards || int(at.Sub) >= spaces || n < 0 || n > 1 {
		return cannot("edit.spot", "P1.3", nobody, 0, 0, "there is no space at %+v", at)
	}
	if s.Where(Cards, int(at.Index)).Zone != Cards {
		return cannot("edit.card", "P5.1", nobody, 0, 0, "postcard %s lies before nobody", postcardName(at.Index))
	}
	tokens[at.Index] = tokens[at.Index]&^(1<<at.Sub) | uint8(n)<<at.Sub
	return nil
}
