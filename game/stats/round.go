package stats

import "posterestante/game"

// RoundAt is the round in which a match stood after n of its actions, from 1, as its Course counts them.
func RoundAt(s *game.Session, n int) int {
	ends, round := Rounds(s), 1
	for i, done := range ends {
		if 0 < i && i < len(ends)-1 && done <= n { // between its start and its end
			round++
		}
	}
	return round
}
