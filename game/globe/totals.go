package globe

import "posterestante/game"

// Totals is game.Quick: Scores without their lines.
func (s *State) Totals(buf []game.Score) []game.Score {
	from := len(buf)
	for i := range s.P[:s.Seats] {
		buf = append(buf, game.Score{Total: s.needed(game.Seat(i)) + int(s.P[i].Of(ArrivedN))})
	}
	s.places(buf[from:])
	return buf
}

// places gives the places: points part seats, then money (S6, R5).
func (s *State) places(scores []game.Score) {
	game.Rank(scores, func(a, b int) bool { return compare(s.standing(scores, a), s.standing(scores, b)) > 0 })
}

// won counts a seat's cards of each kind.
func (s *State) won(seat game.Seat) (n [Adventure + 1]int) {
	for _, c := range s.P[seat].Won.All() {
		n[KindOf(c)]++
	}
	return n
}
