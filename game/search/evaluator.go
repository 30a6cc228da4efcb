package search

import (
	"math"

	"posterestante/game"
)

// Evaluator is a model with an extractor and memory to work in; one goroutine uses it.
type Evaluator struct {
	*Model
	Extractor Extractor
	seats     int
	f         Vector
	x         []float32
	others    others
	sights    [game.MaxSeats]sight
	public    bool // seats look the same to all others
	ranked    [game.MaxSeats]*sight
	cards     []game.Score
}

// NewEvaluator makes an evaluator of a model.
func NewEvaluator(m *Model) *Evaluator {
	l := &Evaluator{
		Model: m, Extractor: extractorOf(m.Game), f: Vector{weights: m.Policy},
		x: make([]float32, m.Spec.Inputs()), cards: make([]game.Score, 0, game.MaxSeats),
	}
	for i := range l.sights {
		l.sights[i].in = make([]float32, len(m.Spec.Seat))
	}
	_, l.public = l.Extractor.(Public)
	return l
}

// Inputs gives what the net is shown of a position in a seat's eyes: in its own
// memory, until it sees again.
func (l *Evaluator) Inputs(st game.State, seat game.Seat, seats int) []float32 {
	l.forget()
	l.see(st, seat, seats)
	n := len(l.Spec.Seat)
	for i, r := range l.ranked[:min(seats-1, apart)] {
		copy(l.x[(1+i)*n:], r.in)
	}
	return l.x
}

// see fills the inputs of a seat, but for those of its strongest rivals, which it ranks.
func (l *Evaluator) see(st game.State, seat game.Seat, seats int) {
	n := len(l.Spec.Seat)
	clear(l.x)
	l.Extractor.Seat(st, seat, true, l.x[:n])
	l.rank(st, seat, seats)
	if seats-1 > apart {
		share, rest := 1/float32(seats-1-apart), l.x[(1+apart)*n:(2+apart)*n]
		for _, r := range l.ranked[apart : seats-1] {
			for k, v := range r.in {
				rest[k] += float32(v * share)
			}
		}
	}
	l.Extractor.Common(st, seat, l.x[(2+apart)*n:])
}

// ask asks the net about the position that was looked at last. What the strongest rivals add is the same
// for all that look at them, and is kept.
func (l *Evaluator) ask(st game.State, seat game.Seat, seats int) [Outputs]float32 {
	l.see(st, seat, seats)
	n := len(l.Spec.Seat)
	sum := l.Net.first()
	l.Net.add(&sum, l.others.of(l.x[:n], 0))
	for i, r := range l.ranked[:min(seats-1, apart)] {
		if !r.added[i] {
			r.added[i], r.sums[i] = true, layer{}
			l.Net.add(&r.sums[i], l.others.of(r.in, (1+i)*n))
		}
		sum.plus(&r.sums[i])
	}
	l.Net.add(&sum, l.others.of(l.x[(1+apart)*n:], (1+apart)*n))
	return l.Net.says(&sum)
}

// Worth is what a seat may expect of a position: its share of the win, and what
// is sought, in which the margin of points counts too.
type Worth struct{ Win, Sought float64 }

// Worth weighs a position in a seat's eyes; one that is over, by its scores.
func (l *Evaluator) Worth(st game.State, seat game.Seat, seats int) Worth {
	l.forget()
	return l.worth(st, seat, seats)
}

// worth is Worth of the position that was looked at last.
func (l *Evaluator) worth(st game.State, seat game.Seat, seats int) Worth {
	var win, margin float64
	if st.Over() {
		win, margin = l.Result(st, seat)
	} else {
		out := l.ask(st, seat, seats)
		win, margin = squash(float64(out[OutWin])), squash(float64(out[OutMargin]))
	}
	w := l.Spec.WinPart()
	return Worth{Win: win, Sought: float64(w*win) + float64((1-w)*margin)}
}

// Result is a seat's share of the win at the end of a game, and its margin over
// the best of the others, squashed.
func (l *Evaluator) Result(st game.State, seat game.Seat) (win, margin float64) {
	l.cards = game.Totals(st, l.cards[:0])
	first, rival := 0, math.MinInt
	for i, s := range l.cards {
		if s.Place == 1 {
			first++
		}
		if game.Seat(i) != seat {
			rival = max(rival, s.Total)
		}
	}
	if l.cards[seat].Place == 1 {
		win = 1 / float64(first)
	}
	return win, squash(float64(l.cards[seat].Total-rival) / l.Spec.margin())
}

// Logit is the weighted sum of a legal action's features, in the position that
// the extractor was last prepared for.
func (l *Evaluator) Logit(st game.State, a game.Action) float32 {
	l.f.sum = 0
	l.Extractor.Action(st, a, &l.f)
	return l.f.sum
}

// ActionFeatures appends an action's features.
func (l *Evaluator) ActionFeatures(st game.State, a game.Action, to []Entry) []Entry {
	l.f.listen, l.f.entries = true, to
	l.Extractor.Action(st, a, &l.f)
	l.f.listen = false
	return l.f.entries
}
