package postcards

import "posterestante/game"

// remake shuffles a discard into its empty deck, at once (P3.8).
func (s *State) remake(deck, discard *pile, from, to game.Zone, l *game.Log) {
	if deck.N > 0 || discard.N == 0 {
		return
	}
	*deck, *discard = *discard, pile{}
	game.Mix(&s.rng, deck.All())
	if l != nil {
		l.Add(game.Event{Kind: game.Shuffle, Seat: game.Nobody, From: common(from, 0, 0), To: common(to, 0, 0),
			Value: int32(deck.N), Rule: "P3.8"})
	}
}

func (s *State) remakeTravel(l *game.Log) {
	s.remake(&s.travelDeck, &s.travelDiscard, TravelDiscard, TravelDeck, l)
}

// fillRow refills the holes of the travel row (P3.8).
func (s *State) fillRow(l *game.Log) {
	for i := range s.row {
		if s.row[i] == 0 && s.travelDeck.N > 0 {
			c := s.travelDeck.Pop()
			s.row[i] = c
			l.Secret(common(TravelDeck, 0, 0), common(Row, uint8(i), 0), travel(c), game.None, game.Everyone)
			s.remakeTravel(l)
		}
	}
}

// turnTop turns up a new top postcard where there is none.
func (s *State) turnTop(l *game.Log) {
	if s.cardTop != 0 {
		return
	}
	s.remake(&s.cardDeck, &s.cardDiscard, CardDiscard, CardDeck, l)
	if s.cardDeck.N > 0 {
		s.cardTop = s.cardDeck.Pop()
		l.Secret(common(CardDeck, 0, 0), common(CardTop, 0, 0), pictured(s.cardTop), game.None, game.Everyone)
	}
}

// fillCards refills the gaps of the postcard row at once (P4.2).
func (s *State) fillCards(l *game.Log) {
	s.turnTop(l)
	for i := range s.cardRow {
		if s.cardRow[i] == 0 && s.cardTop != 0 {
			s.cardRow[i], s.cardTop = s.cardTop, 0
			l.Move(common(CardTop, 0, 0), common(CardRow, uint8(i), 0), pictured(s.cardRow[i]))
			s.turnTop(l)
		}
	}
}

// fillGifts refills the gaps of the gift row; the used lightning gifts make a
// new deck (P7.2, P7.3).
func (s *State) fillGifts(l *game.Log) {
	s.remake(&s.giftDeck, &s.giftDiscard, GiftDiscard, GiftDeck, l)
	for i := range s.giftRow {
		if s.giftRow[i] == 0 && s.giftDeck.N > 0 {
			g := s.giftDeck.Pop()
			s.giftRow[i] = g
			l.Secret(common(GiftDeck, 0, 0), common(GiftRow, uint8(i), 0), gift(g), game.None, game.Everyone)
			s.remake(&s.giftDeck, &s.giftDiscard, GiftDiscard, GiftDeck, l)
		}
	}
}

// sweep discards the postcards of the row, then deals new ones (P4.2).
func (s *State) sweep(l *game.Log) {
	for i, c := range s.cardRow {
		if c != 0 {
			l.Move(common(CardRow, uint8(i), 0), common(CardDiscard, s.cardDiscard.N, 0), pictured(c))
			s.cardDiscard.Push(c)
			s.cardRow[i] = 0
		}
	}
	s.fillCards(l)
}

// take gives a seat a postcard of the row or the top of the deck (P4.2).
func (s *State) take(seat game.Seat, c uint8, l *game.Log) {
	from := common(CardTop, 0, 0)
	if c == s.cardTop {
		s.cardTop = 0
	} else {
		for i := range s.cardRow {
			if s.cardRow[i] == c {
				from = common(CardRow, uint8(i), 0)
				s.cardRow[i] = 0
			}
		}
	}
	cards := &s.p[seat].cards
	l.Move(from, of(seat, Cards, cards.N), written(c))
	cards.Push(c)
	s.fillCards(l)
}

// takeGift gives a seat a face-up gift and refills the gap (P7.2).
func (s *State) takeGift(seat game.Seat, g uint8, l *game.Log) {
	gifts := &s.p[seat].gifts
	for i := range s.giftRow {
		if s.giftRow[i] == g {
			l.Move(common(GiftRow, uint8(i), 0), of(seat, GiftsHeld, gifts.N), gift(g))
			s.giftRow[i] = 0
		}
	}
	gifts.Push(g)
	s.fillGifts(l)
}
