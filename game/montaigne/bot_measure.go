package montaigne

import "posterestante/game"

// measure is a position as a bot weighs it.
type measure struct {
	s       *State
	seat    game.Seat
	p       *player
	n       count
	books   int
	home    bool    // or about to be
	points  int     // if the game ended now
	rival   int     // the best other's likewise
	actions int     // further ones left this turn
	end     float64 // what all tiles of the end are worth
}

func measured(s *State, seat game.Seat) measure {
	m := measure{s: s, seat: seat, p: &s.p[seat], n: s.p[seat].count(), points: s.standing(seat),
		home: s.p[seat].home != 0}
	for book := 1; book <= 3; book++ {
		if m.n.themes&bookMask[book] != 0 {
			m.books++
		}
	}
	for t := TileCharacters; t <= TileDiscoveries; t++ {
		m.end += float64(Tiles[t].Points)
	}
	for i := range game.Seat(s.seats) {
		if i != seat {
			m.rival = max(m.rival, s.standing(i))
		}
	}
	if s.turn == seat {
		m.actions = int(s.n[ActionsLeft])
		m.home = m.home || s.step(StepHome)
	}
	return m
}

// standing is a seat's total if the game ended now.
func (s *State) standing(seat game.Seat) int {
	sum := s.points(seat)
	if s.Over() || s.p[seat].home == 0 {
		return sum
	}
	for t := TileCharacters; t <= TileDiscoveries; t++ {
		if s.most(t) == seat {
			sum += Tiles[t].Points
		}
	}
	return sum
}

// open says whether a card of a city may still be laid on the way, sooner or
// later (M3.5, M6.1).
func (m *measure) open(c City) bool {
	switch last := m.p.last(); {
	case c == last:
		return !m.s.called()
	case m.s.called() && c.Zone() > last.Zone():
		return false
	}
	return m.p.visited&(1<<c) == 0
}
