package search

import (
	"math"

	"posterestante/game"
)

// Looker is a mind with eyes and memory to look with; one goroutine uses it.
type Looker struct {
	*Mind
	Eyes  Eyes
	seats int
	f     Features
	x     []float32
	room  []float32
	cards []game.Score
}

// NewLooker makes a looker of a mind.
func NewLooker(m *Mind) *Looker {
	return &Looker{
		Mind: m, Eyes: eyesOf(m.Game), f: Features{weights: m.Policy},
		x: make([]float32, m.Sight.Inputs()), room: make([]float32, len(m.Sight.Seat)),
		cards: make([]game.Score, 0, game.MaxSeats),
	}
}

// See gives what the net is shown of a position in a seat's eyes: in its own
// memory, until it sees again.
func (l *Looker) See(st game.State, seat game.Seat, seats int) []float32 {
	n := len(l.Sight.Seat)
	clear(l.x)
	l.Eyes.Seat(st, seat, true, l.x[:n])
	rival, rest := l.x[n:2*n], l.x[2*n:3*n]
	best := float32(math.Inf(-1))
	for i := 1; i < seats; i++ {
		clear(l.room)
		l.Eyes.Seat(st, game.Seat((int(seat)+i)%seats), false, l.room)
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
	l.Eyes.Common(st, seat, l.x[3*n:])
	return l.x
}

// strength is how strong a rival looks, by the first numbers of the sight.
func (l *Looker) strength(in []float32) (sum float32) {
	for k, v := range in {
		sum += float32(l.Sight.Seat[k].First * v)
	}
	return sum
}

// Worth is what a seat may expect of a position: its share of the win, and what
// is sought, in which the margin of points counts too.
type Worth struct{ Win, Sought float64 }

// Worth weighs a position in a seat's eyes; one that is over, by its scores.
func (l *Looker) Worth(st game.State, seat game.Seat, seats int) Worth {
	var win, margin float64
	if st.Over() {
		win, margin = l.Result(st, seat)
	} else {
		out := l.Net.Eval(l.See(st, seat, seats))
		win, margin = squash(float64(out[OutWin])), squash(float64(out[OutMargin]))
	}
	w := l.Sight.WinPart()
	return Worth{Win: win, Sought: float64(w*win) + float64((1-w)*margin)}
}

// Result is a seat's share of the win at the end of a game, and its margin over
// the best of the others, squashed.
func (l *Looker) Result(st game.State, seat game.Seat) (win, margin float64) {
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
	return win, squash(float64(l.cards[seat].Total-rival) / l.Sight.margin())
}

// Logit is the weighted sum of a legal action's features, in the position that
// the eyes last looked at.
func (l *Looker) Logit(st game.State, a game.Action) float32 {
	l.f.sum = 0
	l.Eyes.Action(st, a, &l.f)
	return l.f.sum
}

// Features appends an action's features.
func (l *Looker) Features(st game.State, a game.Action, to []Seen) []Seen {
	l.f.listen, l.f.seen = true, to
	l.Eyes.Action(st, a, &l.f)
	l.f.listen = false
	return l.f.seen
}
