package montaigne

import "posterestante/game"

// measure is a position as a bot weighs it.
type measure struct {
	s       *State
	seat    game.Seat
	p       *Player
	all     counts
	books   int
	home    bool    // or about to be
	points  int     // if the game ended now
	rival   int     // the best other's likewise
	actions int     // further ones left this turn
	end     float64 // what all tiles of the end are worth
}

func measured(s *State, seat game.Seat) measure {
	m := measure{s: s, seat: seat, p: &s.p[seat], all: s.counts(), home: s.p[seat].home != 0}
	m.points = s.standing(seat, &m.all)
	m.books = m.own().Books()
	for t := TileCharacters; t <= TileDiscoveries; t++ {
		m.end += float64(Tiles[t].Points)
	}
	for i := range game.Seat(s.seats) {
		if i != seat {
			m.rival = max(m.rival, s.standing(i, &m.all))
		}
	}
	if s.turn == seat {
		m.actions = int(s.n[ActionsLeft])
		m.home = m.home || s.step(StepHome)
	}
	return m
}

// own is the count of the seat's voyage.
func (m *measure) own() *Count { return &m.all[m.seat] }

// Standing is a seat's total if the game ended now.
func (s *State) Standing(seat game.Seat) int {
	if s.p[seat].home == 0 {
		return s.Points(seat)
	}
	all := s.homes()
	return s.standing(seat, &all)
}

func (s *State) standing(seat game.Seat, all *counts) int {
	sum := s.Points(seat)
	if s.Over() || s.p[seat].home == 0 {
		return sum
	}
	for t := TileCharacters; t <= TileDiscoveries; t++ {
		if s.most(t, all) == seat {
			sum += Tiles[t].Points
		}
	}
	return sum
}

// Open are the cities of which a player on the road may still lay a card on the way, sooner or
// later, as bits (M3.5, M6.1).
func (s *State) Open(p *Player) uint16 {
	last := p.Last()
	if !s.called() {
		return ^p.visited | 1<<last
	}
	open := ^(p.visited | 1<<last)
	for zone := last.Zone() + 1; zone <= 3; zone++ {
		open &^= zoneMask[zone]
	}
	return open
}
