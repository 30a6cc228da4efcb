package montaigne

import "posterestante/game"

// Scores gives the scores as they would stand if the game ended now (M6.5).
func (s *State) Scores() []game.Score {
	held, all := s.tiles, s.homes()
	for t := TileCharacters; t <= TileDiscoveries; t++ {
		if held[t] == 0 {
			held[t] = uint8(s.most(t, &all) + 1)
		}
	}
	out := make([]game.Score, s.seats)
	for i := range out {
		out[i].Lines = s.lines(game.Seat(i), &held)
		for _, line := range out[i].Lines {
			out[i].Total += line.Points
		}
	}
	game.Rank(out, nil)
	return out
}

// lines are a seat's sources of points: its Montaignes and its tiles (M6.5).
func (s *State) lines(seat game.Seat, held *[NumTiles + 1]uint8) []game.ScoreLine {
	n := s.p[seat].Count()
	m := int(n.Montaignes)
	lines := []game.ScoreLine{{Key: "montaigne", Rule: "M1.5", Count: m, Points: m * montaignePoint}}
	for t := uint8(1); t <= NumTiles; t++ {
		if held[t] == uint8(seat)+1 {
			lines = append(lines, game.ScoreLine{Key: "tile." + TileName(t), Rule: tileRule(t), Count: 1,
				Points: Tiles[t].Points})
		}
	}
	return lines
}

// tileRule is the rule that gives a tile.
func tileRule(t uint8) game.Rule {
	switch {
	case t <= TileCompany:
		return "M5.1"
	case t <= TileReturn1:
		return "M6.2"
	}
	return "M6.4"
}

// Points is what a seat's Montaignes and the tiles that it holds score (M6.5).
func (s *State) Points(seat game.Seat) int {
	sum := s.p[seat].montaignes() * montaignePoint
	for t := uint8(1); t <= NumTiles; t++ {
		if s.tiles[t] == uint8(seat)+1 {
			sum += Tiles[t].Points
		}
	}
	return sum
}
