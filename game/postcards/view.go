package postcards

import "posterestante/game"

// View is what a seat sees (P11): everything but the faces of travel cards in
// the hands of others, what another looks at, and the order of the decks.
func (s *State) View(seat game.Seat) (v game.View) {
	s.ViewInto(&v, seat)
	return v
}

// ViewInto writes what a seat sees into a view, whose memory it uses.
func (s *State) ViewInto(v *game.View, seat game.Seat) {
	v.Reset(table, seat, int(s.seats))
	v.Turn, v.Over = s.turn, s.Over()
	for c := Round; c < ScoreN; c++ {
		v.Set(c, game.Nobody, int(s.n[c]))
	}
	bag(v, TravelDeck, BackTravel, s.travelDeck.N)
	bag(v, CardDeck, BackPostcard, s.cardDeck.N)
	bag(v, GiftDeck, BackGift, s.giftDeck.N)
	lay(v, TravelDiscard, game.Nobody, s.travelDiscard.All(), travel)
	lay(v, CardDiscard, game.Nobody, s.cardDiscard.All(), pictured)
	lay(v, GiftDiscard, game.Nobody, s.giftDiscard.All(), gift)
	lay(v, Row, game.Nobody, s.row[:], travel)
	lay(v, CardTop, game.Nobody, []uint8{s.cardTop}, pictured)
	lay(v, CardRow, game.Nobody, s.cardRow[:], pictured)
	lay(v, GiftRow, game.Nobody, s.giftRow[:], gift)
	s.viewMap(v)
	if !s.bonusTaken() {
		v.Put(common(Bonus, 0, 0), bonusPiece)
	}
	for i := range s.p[:s.seats] {
		s.viewSeat(v, game.Seat(i), seat)
	}
}

func bag(v *game.View, z game.Zone, back uint8, n uint8) {
	v.Pile(z, game.Nobody).Backs[back] = int16(n)
}

// lay puts cards into a zone; 0 is a hole.
func lay(v *game.View, z game.Zone, seat game.Seat, cards []uint8, face func(uint8) game.Piece) {
	for i, c := range cards {
		if c != 0 {
			v.Put(game.Spot{Zone: z, Seat: seat, Index: uint8(i)}, face(c))
		}
	}
}

func (s *State) viewMap(v *game.View) {
	for r := uint8(1); r <= NumRegions; r++ {
		for i, owner := range s.sites[r] {
			if owner != 0 {
				v.Put(common(Sites, r, uint8(i)), camp(game.Seat(owner-1)))
			}
		}
	}
	for c := uint8(1); c <= NumPostcards; c++ {
		if s.stamps[c]|s.memories[c] == 0 {
			continue
		}
		for i := range uint8(6) {
			if s.stamps[c]&(1<<i) != 0 {
				v.Put(common(Stamps, c, i), stampPiece)
			}
		}
		for i := range uint8(3) {
			if s.memories[c]&(1<<i) != 0 {
				v.Put(common(Memories, c, i), memoryPiece)
			}
		}
	}
}

// viewSeat is what lies before a seat, as the viewer sees it.
func (s *State) viewSeat(v *game.View, seat, viewer game.Seat) {
	p := &s.p[seat]
	v.Set(ScoreN, seat, int(p.score))
	v.Set(Level, seat, int(p.level))
	hidden := func(face func(uint8) game.Piece) func(uint8) game.Piece {
		if seat == viewer {
			return face
		}
		return func(c uint8) game.Piece {
			piece := face(c)
			piece.ID = 0
			return piece
		}
	}
	lay(v, Hand, seat, p.hand.All(), hidden(travel))
	lay(v, Look, seat, p.look.All(), hidden(pictured))
	lay(v, Played, seat, p.played.All(), travel)
	lay(v, Cards, seat, p.cards.All(), written)
	lay(v, Sent, seat, p.sent.All(), pictured)
	lay(v, GiftsHeld, seat, p.gifts.All(), gift)
	lay(v, ItineraryHeld, seat, []uint8{p.itinerary}, itinerary)
	v.Put(common(Bikes, p.bike, uint8(seat)), bike(seat))
	for i := p.camps; i < NumCamps; i++ {
		v.Put(of(seat, Track, i), camp(seat))
	}
	if p.bonus {
		v.Put(of(seat, BonusHeld, 0), bonusPiece)
	}
	if game.Seat(s.n[First]) == seat {
		v.Put(of(seat, FirstHeld, 0), firstPiece)
	}
}
