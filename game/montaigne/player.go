package montaigne

import "posterestante/game"

// What may be read of a position without a View of it; nothing of it may be changed.

// Player is what lies before a seat.
func (s *State) Player(seat game.Seat) *Player { return &s.p[seat] }

// Seats is how many seats play.
func (s *State) Seats() int { return int(s.seats) }

// Counter is a common counter, of those before HomeN.
func (s *State) Counter(c game.Counter) int { return int(s.n[c]) }

// Step is what must be settled now, see the Step constants; NoStep where nothing must.
func (s *State) Step() uint8 { return s.top().Kind }

// Due is how many cards must be discarded now, for zones that were crossed or a card of the board (M3.1, M3.4).
func (s *State) Due() int {
	switch t := s.top(); t.Kind {
	case StepToll:
		return int(t.A)
	case StepBuy, StepSail:
		return int(t.B)
	}
	return 0
}

// Buys is the card of the board that is being paid for, which comes into the hand then; 0 where none is (M3.4).
func (s *State) Buys() uint8 {
	if t := s.top(); t.Kind == StepBuy {
		return s.row[t.A]
	}
	return 0
}

// Row is the card at a place of the board, 0 to 3, and 0 where none lies; of that at 3 all know the city alone (M2.2).
func (s *State) Row(place uint8) uint8 { return s.row[place] }

// Reserve is how many cards the reserve has.
func (s *State) Reserve() int { return int(s.reserve.N) }

// Holder is who holds a tile; Nobody where it lies on the table (M5.1).
func (s *State) Holder(tile uint8) game.Seat { return game.Seat(s.tiles[tile]) - 1 }

// Level is APerson, or how a bot plays.
func (p *Player) Level() uint8 { return p.level }

// Home is 1 for the first home, 2 for the next and so on, 0 on the road (M6.2).
func (p *Player) Home() uint8 { return p.home }

// Hand are the cards of the hand; of those of others a seat knows the cities alone.
func (p *Player) Hand() []uint8 { return p.hand.All() }

// Voyage are the cards of the voyage, the first laid first, a turned Noble too.
func (p *Player) Voyage() []uint8 { return p.voyage.All() }

// Alike is the same for cards that count the same: those of one city that are of one theme, kind or person.
func Alike(c uint8) uint32 {
	k := &Cards[c]
	return uint32(k.City)<<8 | uint32(k.Kind)<<4 | uint32(k.Of)
}
