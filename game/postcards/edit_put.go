package postcards

import "posterestante/game"

// deckOf is where those cards lie of the sort of a zone that are nowhere else;
// nil where no cards lie.
func (s *State) deckOf(z game.Zone) *pile {
	if int(z) < len(box.Rows) {
		switch box.Rows[z].Sort {
		case travelSort:
			return &s.travelDeck
		case cardSort:
			return &s.cardDeck
		case giftSort:
			return &s.giftDeck
		}
	}
	return nil
}

// Where is the spot on which a card lies: number n of the sort that lies in
// the zone. The spot's zone is 0 where there is no such card.
func (s *State) Where(z game.Zone, n int) game.Spot {
	if s.deckOf(z) == nil || n < 0 || n > 255 {
		return game.Spot{Seat: game.Nobody}
	}
	return box.Find(s, box.Rows[z].Sort, uint8(n))
}

// put lays a piece at a spot, or takes away what lies there.
func (s *State) put(at game.Spot, n int) error {
	if s.deckOf(at.Zone) != nil {
		if most := len(box.Rows[at.Zone].Sort.Names) - 1; n < 0 || n > most {
			return cannot("edit.piece", "P1", nobody, n, most, "there is no piece %d of that sort", n)
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
