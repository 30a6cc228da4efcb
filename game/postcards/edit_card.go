package postcards

import (
	"posterestante/game"
	"posterestante/game/zones"
)

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
	case to.N == nil:
		from = s.putInRow(at, to, card)
	case at.Seat != game.Nobody:
		from = s.putInPile(at, to, card)
	case card != 0: // a stack
		from = s.lift(at.Zone, card)
		to.Insert(len(to.All()), card)
	}
	if at.Zone == Sent || from.Zone == Sent {
		s.takeBonus()
	}
	return nil
}

// putInPile lays a card at a place of a list instead of what lies there, or at
// its end; it says where the card came from.
func (s *State) putInPile(at game.Spot, to zones.Spots, card uint8) (from game.Spot) {
	n := len(to.All())
	i := min(int(at.Index), n)
	if i < n && to.C[i] == card {
		return from
	}
	if card != 0 {
		from = s.lift(at.Zone, card)
		if len(to.All()) < n && int(from.Index) < i {
			i-- // the list closed up
		}
	}
	if i < len(to.All()) {
		s.putUnder(at.Zone, to.Remove(i))
	}
	if card != 0 {
		to.Insert(i, card)
	}
	return from
}

// putInRow lays a card into a slot; it says where the card came from.
func (s *State) putInRow(at game.Spot, to zones.Spots, card uint8) (from game.Spot) {
	old := to.C[at.Index]
	if old == card {
		return from
	}
	if card != 0 {
		from = s.lift(at.Zone, card)
	}
	to.C[at.Index] = card
	if from.Zone != 0 && table.Zones[from.Zone].Kind == game.Slots && old != 0 {
		s.spots(from).C[from.Index] = old
	} else {
		s.putUnder(at.Zone, old)
	}
	return from
}

// spots are the places of a zone of cards.
func (s *State) spots(at game.Spot) zones.Spots { return box.Rows[at.Zone].At(s, at.Seat) }

// target are the places of the zone that a card is to be laid in.
func (s *State) target(at game.Spot, card uint8) (to zones.Spots, err error) {
	perSeat := table.Zones[at.Zone].PerSeat
	if perSeat != (at.Seat != game.Nobody) || at.Seat >= game.Seat(s.seats) || at.Zone == Played || at.Zone == Look {
		return to, cannot("edit.spot", "", nobody, 0, 0, "nothing can be laid at %+v", at)
	}
	to = s.spots(at)
	switch {
	case to.N == nil && int(at.Index) >= len(to.C):
		return to, cannot("edit.spot", "", nobody, 0, 0, "nothing can be laid at %+v", at)
	case at.Zone == Hand && card != 0 && s.p[at.Seat].level != Person:
		return to, cannot("hand.automa", "P2.5", int(at.Seat), 0, 0, "seat %d is an Automa and holds no travel cards", at.Seat)
	case at.Zone == Hand && card != 0 && int(at.Index) >= len(to.All()) && *to.N+s.p[at.Seat].played.N >= handSize:
		return to, cannot("hand.many", "P3.8", int(at.Seat), handSize+1, handSize, "seat %d has %d travel cards already", at.Seat, handSize)
	}
	return to, nil
}

// lift takes a card from where it is and says where that was. A hand gets
// another card from the deck for it, as nobody says that it shrank.
func (s *State) lift(z game.Zone, card uint8) game.Spot {
	from := s.Where(z, int(card))
	to := s.spots(from)
	to.Remove(int(from.Index))
	switch from.Zone {
	case Hand:
		s.remakeTravel(nil)
		if s.travelDeck.N > 0 {
			to.Insert(int(from.Index), s.travelDeck.Remove(0))
		}
	case Cards:
		s.bare(card)
	}
	return from
}

// putUnder lays a card that made room in a zone under its deck; 0 is none.
func (s *State) putUnder(z game.Zone, card uint8) {
	deck := s.deckOf(z)
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
