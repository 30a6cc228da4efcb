package postcards

import "posterestante/game"

// putCard lays a card at a spot: it comes from where it is, and what lay there
// goes under the deck, or takes its place within the same row. With card 0 what
// lies there goes under the deck. The spot of a deck or discard is its top.
func (s *State) putCard(at game.Spot, card uint8) error {
	to, err := s.target(at, card)
	if err != nil {
		return err
	}
	from := game.Spot{}
	switch {
	case isStack(at.Zone):
		if card != 0 {
			from = s.lift(at.Zone, card)
			to.pile.Push(card)
		}
	case to.pile != nil:
		from = s.putInPile(at, to.pile, card)
	default:
		from = s.putInRow(at, to.slots[at.Index], card)
	}
	if at.Zone == Sent || from.Zone == Sent {
		s.takeBonus()
	}
	return nil
}

// putInPile lays a card at a place of a list instead of what lies there, or at
// its end; it says where the card came from.
func (s *State) putInPile(at game.Spot, to *pile, card uint8) (from game.Spot) {
	i := min(int(at.Index), int(to.N))
	if i < int(to.N) && to.C[i] == card {
		return from
	}
	if card != 0 {
		from = s.lift(at.Zone, card)
		if from.Zone == at.Zone && from.Seat == at.Seat && int(from.Index) < i && at.Zone != Hand {
			i-- // the list closed up
		}
	}
	if i < int(to.N) {
		s.putUnder(to.Remove(i), s.sortOf(at.Zone).deck)
	}
	if card != 0 {
		to.Insert(i, card)
	}
	return from
}

// putInRow lays a card into a slot; it says where the card came from.
func (s *State) putInRow(at game.Spot, old, card uint8) (from game.Spot) {
	if old == card {
		return from
	}
	if card != 0 {
		from = s.lift(at.Zone, card)
	}
	s.setSlot(at, card)
	if inRow(from.Zone) && old != 0 {
		s.setSlot(from, old)
	} else {
		s.putUnder(old, s.sortOf(at.Zone).deck)
	}
	return from
}

// target is the place that a card is to be laid at.
func (s *State) target(at game.Spot, card uint8) (place, error) {
	for _, p := range s.places(at.Zone) {
		if p.at.Zone != at.Zone || p.at.Seat != at.Seat {
			continue
		}
		switch {
		case p.slots != nil && int(at.Index) >= len(p.slots), at.Zone == Played, at.Zone == Look:
			continue
		case at.Zone == Hand && card != 0 && s.p[at.Seat].level != Person:
			return p, cannot("hand.automa", "P2.5", int(at.Seat), 0, 0, "seat %d is an Automa and holds no travel cards", at.Seat)
		case at.Zone == Hand && card != 0 && int(at.Index) >= int(p.pile.N) && p.pile.N+s.p[at.Seat].played.N >= handSize:
			return p, cannot("hand.many", "P3.8", int(at.Seat), handSize+1, handSize, "seat %d has %d travel cards already", at.Seat, handSize)
		}
		return p, nil
	}
	return place{}, cannot("edit.spot", "", nobody, 0, 0, "nothing can be laid at %+v", at)
}

// isStack says whether cards of the zone lie on one another.
func isStack(z game.Zone) bool {
	switch z {
	case TravelDeck, TravelDiscard, CardDeck, CardDiscard, GiftDeck, GiftDiscard:
		return true
	}
	return false
}

// inRow says whether cards of the zone lie side by side in fixed slots.
func inRow(z game.Zone) bool { return z == Row || z == CardTop || z == CardRow || z == GiftRow }

// lift takes a card from where it is and says where that was. A hand gets
// another card from the deck for it, as nobody says that it shrank.
func (s *State) lift(z game.Zone, card uint8) game.Spot {
	from := s.Where(z, int(card))
	if inRow(from.Zone) {
		s.setSlot(from, 0)
		return from
	}
	for _, p := range s.places(z) {
		if p.pile != nil && p.at.Zone == from.Zone && p.at.Seat == from.Seat {
			p.pile.Remove(int(from.Index))
			if from.Zone == Hand {
				s.remakeTravel(nil)
				if s.travelDeck.N > 0 {
					p.pile.Insert(int(from.Index), s.travelDeck.Remove(0))
				}
			}
		}
	}
	if from.Zone == Cards {
		s.bare(card)
	}
	return from
}

// setSlot lays a card, or nothing, into a slot.
func (s *State) setSlot(at game.Spot, card uint8) {
	switch at.Zone {
	case Row:
		s.row[at.Index] = card
	case CardTop:
		s.cardTop = card
	case CardRow:
		s.cardRow[at.Index] = card
	case GiftRow:
		s.giftRow[at.Index] = card
	}
}

// putUnder lays a card that made room under its deck; none is none.
func (s *State) putUnder(card uint8, deck *pile) {
	if card == 0 {
		return
	}
	if deck == &s.cardDeck {
		s.bare(card)
	}
	deck.Under(card)
}

// takeBonus gives the end bonus, while nobody has it, to the one seat that has
// sent enough postcards; a seat that hasn't any more gives it back (P9.1).
func (s *State) takeBonus() {
	able, n := -1, 0
	for i := range s.p[:s.seats] {
		p := &s.p[i]
		if p.sent.N < toSend {
			p.bonus = false
			continue
		}
		able, n = i, n+1
	}
	if n == 1 && !s.bonusTaken() {
		s.p[able].bonus = true
	}
}
