package search

import "posterestante/game"

// apart is how many of the strongest rivals the net sees apart; of the others it sees the mean.
const apart = 2

// sight is how a seat looks to the others in one position, and what follows of that.
type sight struct {
	known    bool
	in       []float32
	strength float32
	added    [apart]bool
	sums     [apart]layer // what it adds to the net's first layer, by its rank among the rivals
}

// forget makes ready for another position.
func (l *Evaluator) forget() {
	for i := range l.sights {
		l.sights[i].known = false
	}
}

// look is how a seat looks to another.
func (l *Evaluator) look(st game.State, seat game.Seat) *sight {
	s := &l.sights[seat]
	if !s.known {
		clear(s.in)
		l.Extractor.Seat(st, seat, false, s.in)
		s.known, s.strength, s.added = l.public, l.strength(s.in), [apart]bool{}
	}
	return s
}

// rank orders the others of a seat, the strongest first.
func (l *Evaluator) rank(st game.State, seat game.Seat, seats int) {
	for i := range seats - 1 {
		s, at := l.look(st, game.Seat((int(seat)+1+i)%seats)), i
		for ; at > 0 && s.strength > l.ranked[at-1].strength; at-- {
			l.ranked[at] = l.ranked[at-1]
		}
		l.ranked[at] = s
	}
}

// strength estimates how strong a rival is, by the features' first numbers.
func (l *Evaluator) strength(in []float32) (sum float32) {
	for k, v := range in {
		sum += float32(l.Spec.Seat[k].First * v)
	}
	return sum
}
