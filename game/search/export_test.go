package search

import "posterestante/game"

// WorthToo is Worth of the position that was weighed last, for another seat.
func (l *Evaluator) WorthToo(st game.State, seat game.Seat, seats int) Worth {
	return l.worth(st, seat, seats)
}

// After are the seats that decide right after each action that was tried first.
func (p *Player) After() (seats []game.Seat) {
	for e := range p.tree.nodes[0].n {
		if at := p.tree.nodes[0].first + e; p.tree.edges[at].visits > 0 && p.tree.sums[at].child != none {
			seats = append(seats, p.tree.nodes[p.tree.sums[at].child].seat)
		}
	}
	return seats
}
