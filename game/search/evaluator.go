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
	looks     looks
	rivals    [game.MaxSeats]rival
	cards     []game.Score
}

// rival is how another seat looks, and how strong by that.
type rival struct {
	strength float32
	in       []float32
}

// NewEvaluator makes an evaluator of a model.
func NewEvaluator(m *Model) *Evaluator {
	l := &Evaluator{
		Model: m, Extractor: extractorOf(m.Game), f: Vector{weights: m.Policy},
		x: make([]float32, m.Spec.Inputs()), looks: looks{room: make([]float32, game.MaxSeats*len(m.Spec.Seat))},
		cards: make([]game.Score, 0, game.MaxSeats),
	}
	_, l.looks.public = l.Extractor.(Public)
	return l
}

// looks is how seats look to the others in one position.
type looks struct {
	room   []float32 // of one seat after the other
	have   [game.MaxSeats]bool
	public bool // they look the same to all
}

// look is how a seat looks to another.
func (l *Evaluator) look(st game.State, seat game.Seat) []float32 {
	n := len(l.Spec.Seat)
	in := l.looks.room[int(seat)*n : int(seat+1)*n]
	if !l.looks.have[seat] {
		clear(in)
		l.Extractor.Seat(st, seat, false, in)
		l.looks.have[seat] = l.looks.public
	}
	return in
}

// Inputs gives what the net is shown of a position in a seat's eyes: in its own
// memory, until it sees again.
func (l *Evaluator) Inputs(st game.State, seat game.Seat, seats int) []float32 {
	clear(l.looks.have[:])
	return l.inputs(st, seat, seats)
}

// inputs is Inputs of the position that was looked at last.
func (l *Evaluator) inputs(st game.State, seat game.Seat, seats int) []float32 {
	n := len(l.Spec.Seat)
	clear(l.x)
	l.Extractor.Seat(st, seat, true, l.x[:n])
	for i := range seats - 1 { // the others, the strongest first
		in := l.look(st, game.Seat((int(seat)+1+i)%seats))
		at := i
		for strength := l.strength(in); at >= 0; at-- {
			if at > 0 && strength > l.rivals[at-1].strength {
				l.rivals[at] = l.rivals[at-1]
				continue
			}
			l.rivals[at] = rival{strength, in}
			break
		}
	}
	for i, r := range l.rivals[:seats-1] {
		if i < 2 {
			copy(l.x[(1+i)*n:], r.in)
			continue
		}
		share, rest := 1/float32(seats-3), l.x[3*n:4*n]
		for k, v := range r.in {
			rest[k] += float32(v * share)
		}
	}
	l.Extractor.Common(st, seat, l.x[4*n:])
	return l.x
}

// strength estimates how strong a rival is, by the first numbers of the sight.
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
	clear(l.looks.have[:])
	return l.worth(st, seat, seats)
}

// worth is Worth of the position that was looked at last.
func (l *Evaluator) worth(st game.State, seat game.Seat, seats int) Worth {
	var win, margin float64
	if st.Over() {
		win, margin = l.Result(st, seat)
	} else {
		out := l.Net.eval(l.inputs(st, seat, seats), &l.others)
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
