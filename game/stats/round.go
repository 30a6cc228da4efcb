package stats

import "posterestante/game"

// Begins are how many actions had been done as each round began, the one that goes on included; of no round twice.
func Begins(s *game.Session) (out []int) {
	ends := Rounds(s)
	for i, done := range ends {
		if i == 0 || i < len(ends)-1 && done > out[len(out)-1] {
			out = append(out, done)
		}
	}
	return out
}

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
