package search

import "posterestante/game"

// WorthToo is Worth of the position that was weighed last, for another seat.
func (l *Evaluator) WorthToo(st game.State, seat game.Seat, seats int) Worth {
	return l.worth(st, seat, seats)
}
