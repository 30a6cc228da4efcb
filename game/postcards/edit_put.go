package postcards

import (
	"slices"

	"posterestante/game"
)

// Choices are those of game.Editable: the pieces of the rows, and those of which
// there are several alike, or one. Cards leave a deck by being laid elsewhere.
func (s *State) Choices(at game.Spot) []game.Piece {
	region := at.Index >= 1 && at.Index <= NumRegions
	switch at.Zone {
	case TravelDeck, TravelDiscard, CardDeck, CardDiscard, GiftDeck, GiftDiscard, Played, Look:
		return nil
	case Sites:
		if region && int(at.Sub) < len(Regions[at.Index].Sites) {
			return s.ofSeats(camp)
		}
	case RegionSpot:
		if region {
			return s.ofSeats(bike)
		}
	case Stamps:
		if s.held(at.Index) && int(at.Sub) < len(Postcards[at.Index].Stamps) {
			return []game.Piece{stampPiece}
		}
	case Memories:
		if s.held(at.Index) && at.Sub < 3 {
			return []game.Piece{memoryPiece}
		}
	case Bonus:
		return []game.Piece{bonusPiece}
	case BonusHeld, FirstHeld:
		switch {
		case at.Seat < 0 || at.Seat >= game.Seat(s.seats):
		case at.Zone == BonusHeld:
			return []game.Piece{bonusPiece}
		default:
			return []game.Piece{firstPiece}
		}
	}
	return zoneTable.Choices(s, at)
}

// ofSeats are the pieces that each seat has one of.
func (s *State) ofSeats(piece func(game.Seat) game.Piece) (out []game.Piece) {
	for i := range game.Seat(s.seats) {
		out = append(out, piece(i))
	}
	return out
}

// held says whether a postcard lies before a seat, unsent.
func (s *State) held(c uint8) bool {
	return c >= 1 && c <= NumPostcards && zoneTable.Find(s, cardSort, c).Zone == Cards
}

// Where is the spot on which a piece lies, see game.Editable.
func (s *State) Where(id uint16) game.Spot {
	switch {
	case id >= idBike && id < idBike+uint16(s.seats):
		return common(RegionSpot, s.p[id-idBike].bike, 0)
	case id == idFirst:
		return of(game.Seat(s.n[First]), FirstHeld, 0)
	case id == idBonus:
		if i := slices.IndexFunc(s.p[:s.seats], func(p Player) bool { return p.bonus }); i >= 0 {
			return of(game.Seat(i), BonusHeld, 0)
		}
		return common(Bonus, 0, 0)
	}
	return zoneTable.Where(s, id)
}

// Put and Insert lay a piece at a spot, see game.Editable.
func (s *State) Put(at game.Spot, id uint16) error {
	return s.change(func() error { return s.put(at, id, false) })
}

func (s *State) Insert(at game.Spot, id uint16) error {
	return s.change(func() error { return s.put(at, id, true) })
}

func (s *State) put(at game.Spot, id uint16, before bool) error {
	lay := zoneTable.Put
	if before {
		lay = zoneTable.Insert
	}
	choices := s.Choices(at)
	if len(choices) == 0 || id != 0 && !slices.ContainsFunc(choices, func(p game.Piece) bool { return p.ID == id }) {
		return game.CannotLay(at)
	}
	switch at.Zone {
	case Sites:
		return s.putCamp(&s.sites[at.Index][at.Sub], id)
	case RegionSpot:
		if id == 0 {
			return game.CannotLay(at)
		}
		s.p[id-idBike].bike = at.Index
	case Stamps:
		token(&s.stamps[at.Index], at.Sub, id != 0)
	case Memories:
		token(&s.memories[at.Index], at.Sub, id != 0)
	case Bonus, BonusHeld:
		for i := range s.p[:s.seats] {
			s.p[i].bonus = s.p[i].bonus && id == 0 && at.Seat != game.Seat(i) || id != 0 && at.Seat == game.Seat(i)
		}
	case FirstHeld: // taken away it goes to the next
		s.n[First] = int16(at.Seat)
		if id == 0 {
			s.n[First] = (s.n[First] + 1) % int16(s.seats)
		}
	case Hand:
		switch p := &s.p[at.Seat]; {
		case id == 0:
		case p.level != Person:
			return cannot("hand.automa", "P2.5", int(at.Seat), 0, 0, "seat %d is an Automa and holds no travel cards",
				at.Seat)
		case (before || at.Index >= p.hand.N) && p.hand.N+p.played.N >= handSize && p.hand.Find(uint8(id-idTravel)) < 0:
			return cannot("hand.many", "P3.8", int(at.Seat), handSize+1, handSize,
				"seat %d has %d travel cards already", at.Seat, handSize)
		}
		return lay(s, at, id)
	case ItineraryHeld: // a bike that waits where it starts goes along (P2.4)
		old := *s
		if err := lay(s, at, id); err != nil {
			return err
		}
		for i := range s.p[:s.seats] {
			if p := &old.p[i]; p.camps == 0 && p.bike == Itineraries[p.itinerary].Start {
				s.p[i].bike = Itineraries[s.p[i].itinerary].Start
			}
		}
	default:
		return lay(s, at, id)
	}
	return nil
}

// putCamp lays a seat's camp on a site, or takes the camp away (P4.3).
func (s *State) putCamp(site *uint8, id uint16) error {
	if *site > 0 {
		s.p[*site-1].camps--
		*site = 0
	}
	if id == 0 {
		return nil
	}
	p := &s.p[id-idCamp]
	if p.camps >= NumCamps {
		return cannot("camps", "P1.4", int(id-idCamp), NumCamps, NumCamps, "seat %d has no camp left", id-idCamp)
	}
	p.camps++
	*site = uint8(id-idCamp) + 1
	return nil
}

// token lays a stamp or a memory on a space, or takes it away (P4.3, P5.1).
func token(spaces *uint8, i uint8, on bool) {
	*spaces &^= 1 << i
	if on {
		*spaces |= 1 << i
	}
}
