package search

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"posterestante/game"
)

// Player thinks for seats of one game. It keeps its memory from one question to
// the next, nothing else; one goroutine uses it.
type Player struct {
	*Evaluator

	tree       tree
	deal, work game.State
	sparse     Sparse    // the extractor, nil where it isn't one
	seat, eyes game.Seat // who acts, and as whom it is dealt anew
	chance     game.Rand
	asked      Question
	own        bool // so far this iteration is in the turn that is asked about

	legal []game.Action
	keys  []uint32 // of these
	open  []open
	path  []passed
	odds  []float64
	met   [metSize]met
	visit uint32
	came  came
}

// passed is an edge taken on the way down, and its node.
type passed struct{ node, edge int32 }

// NewPlayer makes a player of a model.
func NewPlayer(m *Model) *Player {
	p := &Player{Evaluator: NewEvaluator(m), legal: make([]game.Action, 0, 256)}
	p.sparse, _ = p.Extractor.(Sparse)
	return p
}

// Question is what a player is asked.
type Question struct {
	// Deal is the position as the seat to act may imagine it: a re-dealt copy,
	// never the truth. It is the player's to change.
	Deal game.State
	// Iterations of the search; 0 leaves it to the policy alone.
	Iterations int
	// Seed is of the deals and of what is tried; the same question with the same
	// seed has the same answer, on every machine.
	Seed uint64
	// Line is done before anything else is thought about, to weigh it: legal
	// actions of the seat, none of which learns anything new. May be empty.
	// Then Worth and Chance of the answer are those of the line.
	Line []game.Action
	// Even leaves bids that are sealed as the game deals them, to compare: by itself the policy bids.
	Even bool
	// Open has all cards lie on the table, to compare: no seat of a match is asked so.
	Open bool
}

// Choice is one thing to do, and what became of it.
type Choice struct {
	Action game.Action
	Policy float64 // what part of the time the policy alone would do it
	Visits int     // how many iterations took it
	// to win with it, from 0 to 1, as it came true so far (Calibrated); a shared win counts in part
	Chance float64
	Worth  float64       // what is sought: the chance, and a part for the margin of points
	Loss   float64       // by how much it is worth less than the choice
	Turn   []game.Action // the turn it begins, as far as it was searched and hangs on nothing unknown
}

// Answer is what a player thinks.
type Answer struct {
	Action  game.Action
	Chance  float64  // to win, from 0 to 1; 0 where it did not search
	Worth   float64  // what is sought: the chance, and a part for the margin of points
	Choices []Choice // by what they are surely worth, the action first; alike ones are one
}

// Think answers a question, or gives up with the context's error. The game must
// not be over.
func (p *Player) Think(ctx context.Context, q Question) (Answer, error) {
	if q.Deal.Over() {
		return Answer{}, errors.New("the game is over")
	}
	p.begin(q)
	alone := p.alone()
	if alone && !anyway(q.Deal) {
		return p.only(), nil
	}
	for range max(q.Iterations, 1) {
		if err := ctx.Err(); err != nil { // asked at each: in a browser the page lives while the context rests
			return Answer{}, err
		}
		p.iterate()
	}
	if alone {
		p.restart()
		p.look()
		return p.only(), nil
	}
	return p.answer(q.Iterations), nil
}

// begin makes ready for a question.
func (p *Player) begin(q Question) {
	p.asked, p.deal, p.seat = q, q.Deal, q.Deal.Turn()
	p.eyes = p.seat
	if q.Open {
		p.eyes = game.Together
	}
	if p.work == nil {
		p.work = q.Deal.Clone()
	}
	p.cards = game.Totals(q.Deal, p.cards[:0])
	p.seats = len(p.cards)
	p.chance = game.NewRand(q.Seed)
	p.tree.reset()
	p.came = came{}
}

// alone says whether there is nothing to choose.
func (p *Player) alone() bool {
	if len(p.asked.Line) > 0 {
		return false
	}
	p.restart()
	p.look()
	return p.forced()
}

// only is the answer where there is nothing to choose.
func (p *Player) only() Answer {
	a := p.legal[0]
	return Answer{Action: a, Choices: []Choice{{Action: a, Turn: []game.Action{a}}}}
}

// answer reads the tree.
func (p *Player) answer(iterations int) (a Answer) {
	t := &p.tree
	if len(t.nodes) == 0 { // the line leads to the end
		a.Worth, a.Chance = p.mean()
		return a
	}
	root, priors := t.of(&t.nodes[0]), float32(0)
	for i := range root {
		priors += root[i].prior
	}
	for i := range root {
		a.Choices = append(a.Choices, p.choice(t.nodes[0].first+int32(i), priors))
	}
	tried := func(c Choice) bool { return c.Visits > 0 }
	// the first iteration tries nothing yet: it makes the root
	if iterations == 0 || !slices.ContainsFunc(a.Choices, tried) {
		slices.SortStableFunc(a.Choices, func(a, b Choice) int { return cmp.Compare(b.Policy, a.Policy) })
	} else {
		doubt := p.Spec.doubt()
		slices.SortStableFunc(a.Choices, func(a, b Choice) int {
			return cmp.Or(cmp.Compare(b.surely(doubt), a.surely(doubt)), cmp.Compare(b.Policy, a.Policy))
		})
	}
	for i := range a.Choices {
		a.Choices[i].Loss = a.Choices[0].Worth - a.Choices[i].Worth
	}
	a.Action, a.Chance, a.Worth = a.Choices[0].Action, a.Choices[0].Chance, a.Choices[0].Worth
	if len(p.asked.Line) > 0 { // what is asked is how good the line is
		a.Worth, a.Chance = p.mean()
	}
	return a
}

// mean is what all iterations came to on the mean.
func (p *Player) mean() (worth, win float64) {
	n := float64(max(1, p.came.iterations))
	return p.came.worth / n, p.told.say(p.seats, p.came.win/n)
}

// choice is an edge of the root with the turn that follows.
func (p *Player) choice(at int32, priors float32) Choice {
	t := &p.tree
	e := &t.edges[at]
	c := Choice{Action: e.action, Policy: float64(e.prior / priors), Visits: int(e.visits),
		Turn: []game.Action{e.action}}
	if c.Visits == 0 {
		return c
	}
	c.Worth, c.Chance = t.sums[at].mean, p.told.say(p.seats, t.sums[at].win/float64(c.Visits))
	for n := t.sums[at].child; n != none && t.nodes[n].seat == p.seat; n = t.sums[at].child {
		if at = t.busiest(n); at == none || t.edges[at].avail < t.nodes[n].visits-1 {
			break // what may be done there hangs on what is not known yet
		}
		c.Turn = append(c.Turn, t.edges[at].action)
	}
	return c
}

// busiest is the edge of a node that was taken most, none where none was.
func (t *tree) busiest(n int32) int32 {
	best, most := none, int32(0)
	for i, e := range t.of(&t.nodes[n]) {
		if e.visits > most {
			best, most = t.nodes[n].first+int32(i), e.visits
		}
	}
	return best
}
