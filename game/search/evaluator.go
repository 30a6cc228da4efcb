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
	room      []float32
	cards     []game.Score
}

// NewEvaluator makes an evaluator of a model.
func NewEvaluator(m *Model) *Evaluator {
	return &Evaluator{
		Model: m, Extractor: extractorOf(m.Game), f: Vector{weights: m.Policy},
		x: make([]float32, m.Spec.Inputs()), room: make([]float32, len(m.Spec.Seat)),
		cards: make([]game.Score, 0, game.MaxSeats),
	}
}

// Inputs gives what the net is shown of a position in a seat's eyes: in its own
// memory, until it sees again.
func (l *Evaluator) Inputs(st game.State, seat game.Seat, seats int) []float32 {
	n := len(l.Spec.Seat)
	clear(l.x)
	l.Extractor.Seat(st, seat, true, l.x[:n])
	rival, rest := l.x[n:2*n], l.x[2*n:3*n]
	best := float32(math.Inf(-1))
	for i := 1; i < seats; i++ {
		clear(l.room)
		l.Extractor.Seat(st, game.Seat((int(seat)+i)%seats), false, l.room)
		weaker := l.room
		strength := l.strength(l.room)
		if strength > best {
			best = strength
			for k, v := range rival {
				rival[k], l.room[k] = l.room[k], v
			}
		}
		if i > 1 {
			for k, v := range weaker {
				rest[k] += v
			}
		}
	}
	if seats > 3 {
		share := 1 / float32(seats-2)
		for k := range rest {
			rest[k] = float32(rest[k] * share)
		}
	}
	l.Extractor.Common(st, seat, l.x[3*n:])
	return l.x
}

// strength is how strong a rival iterations, by the first numbers of the sight.
func (l *Evaluator) strength(in []float32) (sum float32) {
	for k, v := range in {
		sum += float32(l.Spec.Seat[k].First * v)
	}
	return sum
}

// Worth is what a seat may expect of a position: its share of the win, and what
// is sought, in which the margin of points counts too.
type Worth struct{ Win, Sought float64 }

// Worth weighs a position in a seat's eyes; one that is over, by its scores.
func (l *Evaluator) Worth(st game.State, seat game.Seat, seats int) Worth {
	var win, margin float64
	if st.Over() {
		win, margin = l.Result(st, seat)
	} else {
		out := l.Net.Eval(l.Inputs(st, seat, seats))
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
