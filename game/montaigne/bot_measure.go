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
	standings := s.standings(&m.all)
	m.points = standings[seat]
	m.books = m.own().Books()
	for t := TileCharacters; t <= TileDiscoveries; t++ {
		m.end += float64(Tiles[t].Points)
	}
	for i := range game.Seat(s.seats) {
		if i != seat {
			m.rival = max(m.rival, standings[i])
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
func (s *State) Standing(seat game.Seat) int { return s.Standings()[seat] }

// Standings are all seats' totals if the game ended now.
func (s *State) Standings() [MaxSeats]int {
	all := s.homes()
	return s.standings(&all)
}

func (s *State) standings(all *counts) (totals [MaxSeats]int) {
	ends := false
	for i := range s.p[:s.seats] {
		totals[i] = s.p[i].montaignes() * montaignePoint
		ends = ends || s.p[i].home != 0
	}
	for t := uint8(1); t <= NumTiles; t++ {
		if holder := s.tiles[t]; holder != 0 {
			totals[holder-1] += Tiles[t].Points
		}
	}
	if !ends || s.Over() {
		return totals
	}
	for t := TileCharacters; t <= TileDiscoveries; t++ {
		if seat := s.most(t, all); seat != game.Nobody {
			totals[seat] += Tiles[t].Points
		}
	}
	return totals
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
