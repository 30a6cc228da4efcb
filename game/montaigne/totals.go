package montaigne

import "posterestante/game"

// Totals is game.Quick: Scores without their lines.
func (s *State) Totals(buf []game.Score) []game.Score {
	from, all := len(buf), s.homes()
	for i := range s.seats {
		buf = append(buf, game.Score{Total: s.total(game.Seat(i), &all)})
	}
	game.Rank(buf[from:], nil)
	return buf
}

// Total is a seat's total, as the lines of its score add up (M6.5).
func (s *State) Total(seat game.Seat) int {
	all := s.homes()
	return s.total(seat, &all)
}

func (s *State) total(seat game.Seat, all *counts) int {
	sum := s.Points(seat)
	for t := TileCharacters; t <= TileDiscoveries; t++ {
		if s.tiles[t] == 0 && s.most(t, all) == seat {
			sum += Tiles[t].Points
		}
	}
	return sum
}
