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
	zoneTable.FromView(s, v)
	s.readMap(v)
	for i := range s.p[:s.seats] {
		p, seat := &s.p[i], game.Seat(i)
		p.bike = bikeRegion(v, seat)
		p.camps = uint8(NumCamps - v.Pile(Track, seat).Len())
		p.bonus = v.At(of(seat, BonusHeld, 0)).Back != 0
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
