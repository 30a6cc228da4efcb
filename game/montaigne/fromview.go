package montaigne

import "posterestante/game"

// FromView makes this state the position as the seat of a view knows it: a card
// whose face it can't see is a blank of its city, the reserve lies in the order
// of its cities, of the open steps only the top one is there, and chance is
// nothing. What the rules say of it, they say from that seat's knowledge alone.
// It is for asking; it can't be played on.
func (s *State) FromView(v *game.View) {
	zoneTable.FromView(s, v)
	for i := range s.p[:s.seats] {
		pieces := v.Pile(Voyage, game.Seat(i)).Pieces
		s.p[i].turned = len(pieces) > 0 && !pieces[len(pieces)-1].Up
	}
}

// FromView is a new state, see State.FromView.
func FromView(v *game.View) *State {
	s := new(State)
	s.FromView(v)
	return s
}

// cardOrBlank is the card of a piece, as far as its viewer knows it; 0 of none.
func cardOrBlank(p game.Piece) uint8 {
	if c := CardOf(p); c != 0 || p.Back == 0 || p.Back > NumCities {
		return c
	}
	return blank(City(p.Back))
}

// blank is a card of which only the city is known.
func blank(c City) uint8 { return NumCards + uint8(c) }
