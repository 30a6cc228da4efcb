package montaigne

import "posterestante/game"

// FromView makes this state the position as the seat of a view knows it: a card
// whose face it can't see is a blank of its city, the reserve lies in the order
// of its cities, of the open steps only the top one is there, and chance is
// nothing. What the rules say of it, they say from that seat's knowledge alone.
// It is for asking; it can't be played on.
func (s *State) FromView(v *game.View) {
	*s = State{seats: uint8(v.Seats), turn: v.Turn}
	for c := Phase; c < HomeN; c++ {
		s.n[c] = int16(v.Counter(c, game.Nobody))
	}
	for city, n := range v.Pile(Reserve, game.Nobody).Backs {
		for range n {
			s.reserve.Push(blank(City(city)))
		}
	}
	read(&s.reserve, v, ReserveTop, game.Nobody)
	for i := range s.row {
		s.row[i] = cardOrBlank(v.At(common(Row, uint8(i))))
	}
	read(&s.discard, v, Discard, game.Nobody)
	if kind := s.n[StepKind]; kind != 0 {
		s.push(uint8(kind), uint8(s.n[StepA]), uint8(s.n[StepB]))
	}
	for i := range s.p[:s.seats] {
		s.p[i].read(v, game.Seat(i))
		for t, piece := range v.Pile(TilesHeld, game.Seat(i)).Pieces {
			if piece.Back != 0 {
				s.tiles[t] = uint8(i) + 1
			}
		}
	}
}

// FromView is a new state, see State.FromView.
func FromView(v *game.View) *State {
	s := new(State)
	s.FromView(v)
	return s
}

// read is what lies before a seat.
func (p *player) read(v *game.View, seat game.Seat) {
	p.level, p.home = uint8(v.Counter(LevelN, seat)), uint8(v.Counter(HomeN, seat))
	p.visited = uint16(v.Counter(VisitedN, seat))
	read(&p.hand, v, Hand, seat)
	read(&p.voyage, v, Voyage, seat)
	if n := p.voyage.N; n > 0 {
		p.turned = !v.Pile(Voyage, seat).Pieces[n-1].Up
	}
}

// read appends the cards of a zone to a pile.
func read(p *pile, v *game.View, z game.Zone, seat game.Seat) {
	for _, piece := range v.Pile(z, seat).Pieces {
		if piece.Back != 0 {
			p.Push(cardOrBlank(piece))
		}
	}
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
