package postcards

import "posterestante/game"

// Blanks: a travel card and a postcard whose face isn't known.
const (
	blankTravel = NumTravel + 1
	blankCard   = NumPostcards + 1
)

// FromView makes this state the position as the seat of a view knows it: a card
// whose face it can't see is a blank, decks are as many blanks, of the open
// steps only the top one is there, and chance is nothing. What the rules say of
// it, they say from that seat's knowledge alone. It is for asking about seats
// whose hands are known; it can't be played on.
func (s *State) FromView(v *game.View) {
	*s = State{seats: uint8(v.Seats), turn: v.Turn}
	for c := Round; c < ScoreN; c++ {
		s.n[c] = int16(v.Counter(c, game.Nobody))
	}
	fill(&s.travelDeck, v, TravelDeck, BackTravel, blankTravel)
	fill(&s.cardDeck, v, CardDeck, BackPostcard, blankCard)
	fill(&s.giftDeck, v, GiftDeck, BackGift, 0)
	read(&s.travelDiscard, v, TravelDiscard, game.Nobody)
	read(&s.cardDiscard, v, CardDiscard, game.Nobody)
	read(&s.giftDiscard, v, GiftDiscard, game.Nobody)
	readSlots(v, Row, s.row[:])
	readSlots(v, CardRow, s.cardRow[:])
	readSlots(v, GiftRow, s.giftRow[:])
	s.cardTop = numberOf(v.At(common(CardTop, 0, 0)))
	s.readMap(v)
	if kind := s.n[StepKind]; kind != 0 {
		s.push(uint8(kind), uint8(s.n[StepA]), uint8(s.n[StepB]))
	}
	for i := range s.p[:s.seats] {
		s.p[i].read(v, game.Seat(i))
	}
}

// FromView is a new state, see State.FromView.
func FromView(v *game.View) *State {
	s := new(State)
	s.FromView(v)
	return s
}

// readMap is what lies on the map and on the postcards.
func (s *State) readMap(v *game.View) {
	for i, piece := range v.Pile(Sites, game.Nobody).Pieces {
		if piece.Back != 0 {
			_, owner := Sort(piece)
			s.sites[i/6][i%6] = uint8(owner) + 1
		}
	}
	for i, piece := range v.Pile(Stamps, game.Nobody).Pieces {
		if piece.Back != 0 {
			s.stamps[i/6] |= 1 << (i % 6)
		}
	}
	for i, piece := range v.Pile(Memories, game.Nobody).Pieces {
		if piece.Back != 0 {
			s.memories[i/3] |= 1 << (i % 3)
		}
	}
}

// read is what lies before a seat.
func (p *player) read(v *game.View, seat game.Seat) {
	p.score, p.level = int16(v.Counter(ScoreN, seat)), uint8(v.Counter(Level, seat))
	p.itinerary = numberOf(v.At(of(seat, ItineraryHeld, 0)))
	p.bike = bikeRegion(v, seat)
	p.camps = uint8(NumCamps - v.Pile(Track, seat).Len())
	p.bonus = v.At(of(seat, BonusHeld, 0)).Back != 0
	read(&p.hand, v, Hand, seat)
	read(&p.played, v, Played, seat)
	read(&p.cards, v, Cards, seat)
	read(&p.sent, v, Sent, seat)
	read(&p.gifts, v, GiftsHeld, seat)
	read(&p.look, v, Look, seat)
}

// read appends the cards of a zone to a pile.
func read(p *pile, v *game.View, z game.Zone, seat game.Seat) {
	for _, piece := range v.Pile(z, seat).Pieces {
		p.Push(numberOf(piece))
	}
}

// fill makes a deck of as many blanks as a bag holds.
func fill(p *pile, v *game.View, z game.Zone, back, blank uint8) {
	for range v.Pile(z, game.Nobody).Backs[back] {
		p.Push(blank)
	}
}

func readSlots(v *game.View, z game.Zone, cards []uint8) {
	for i := range cards {
		cards[i] = numberOf(v.At(common(z, uint8(i), 0)))
	}
}

// numberOf is the number of a card by its piece: a blank where its face isn't
// known, 0 where there is none.
func numberOf(piece game.Piece) uint8 {
	switch back, n := Sort(piece); {
	case n > 0:
		return uint8(n)
	case back == BackTravel:
		return blankTravel
	case back == BackPostcard:
		return blankCard
	}
	return 0
}
