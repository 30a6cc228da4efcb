package train

import (
	"fmt"
	"math"

	"posterestante/game"
	"posterestante/game/search"
)

// adam changes numbers by the slope of what they cost (Adam, Kingma and Ba 2014).
type adam struct {
	w, slope []float32
	m, v     []float64
	rate     float64
	b1, b2   float64 // powers of its two constants
	decay    float64
}

const (
	keep1 = 0.9
	keep2 = 0.999
)

func newAdam(n int, rate, decay float64) *adam {
	return &adam{w: make([]float32, n), slope: make([]float32, n), m: make([]float64, n), v: make([]float64, n),
		rate: rate, b1: 1, b2: 1, decay: decay}
}

// step changes the numbers and forgets the slope.
func (a *adam) step() {
	a.b1 *= keep1
	a.b2 *= keep2
	c1, c2 := 1/(1-a.b1), 1/(1-a.b2)
	for i, s := range a.slope {
		if s == 0 && a.m[i] == 0 {
			continue
		}
		g := float64(s)
		a.m[i] = keep1*a.m[i] + (1-keep1)*g
		a.v[i] = keep2*a.v[i] + (1-keep2)*g*g
		a.w[i] -= float32(a.rate * (a.m[i]*c1/(math.Sqrt(a.v[i]*c2)+1e-8) + a.decay*float64(a.w[i])))
		a.slope[i] = 0
	}
}

func squash(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// fit makes a round's model of what its games teach: it goes on from the numbers
// of the one before.
func (t *Teacher) fit(round int, all []lessons) (*search.Model, string) {
	m := *t.model
	r := t.seed(round, -1)
	var positions, held []position
	var decisions []decision
	for _, games := range append(t.earlier(round), all) {
		for n, l := range games {
			if n%heldOut == 0 { // not learned from, to see how it fits
				held = append(held, l.Positions...)
				continue
			}
			positions = append(positions, l.Positions...)
			decisions = append(decisions, l.Decisions...)
		}
	}
	before := cost(m.Net, held)
	var p, after float64
	m.Policy, p = t.fitPolicy(m.Policy, decisions, &r)
	m.Net, after = t.fitNet(m.Net, positions, held, &r)
	return &m, fmt.Sprintf("%d positions, %d decisions, policy costs %.3f, win and margin %.4f, were %.4f",
		len(positions), len(decisions), p, after, before)
}

// cost is what the net's ideas cost on positions that it did not learn from, in
// nats.
func cost(n *search.Net, held []position) float64 {
	sum := 0.0
	for _, p := range held {
		out := n.Eval(p.X)
		sum += surprise(out[search.OutWin], p.Win) + surprise(out[search.OutMargin], p.Margin)
	}
	return sum / float64(max(1, len(held)))
}

// surprise is what it costs to say that logit where the truth is that share.
func surprise(logit, truth float32) float64 {
	q, p := squash(float64(logit)), float64(truth)
	return -p*math.Log(q+1e-9) - (1-p)*math.Log(1-q+1e-9)
}

const (
	batch        = 64
	policyEpochs = 3
	netEpochs    = 6
	heldOut      = 12 // one game in so many
)

// fitPolicy fits the weights of the features so that the policy does each thing
// as often as it should.
func (t *Teacher) fitPolicy(weights []float32, decisions []decision, r *game.Rand) ([]float32, float64) {
	a := newAdam(len(weights), 0.01, 0.01)
	copy(a.w, weights)
	order := numbers(len(decisions))
	sum := 0.0
	for epoch := range policyEpochs {
		game.Mix(r, order)
		a.rate = 0.01 / float64(1+2*epoch)
		sum = 0
		for i, n := range order {
			sum += learnDecision(a, &decisions[n])
			if i%batch == batch-1 || i == len(order)-1 {
				a.step()
			}
		}
		t.tick("policy", epoch+1, policyEpochs)
	}
	return a.w, sum / float64(max(1, len(decisions)))
}

// learnDecision adds a decision's slope, and gives what it costs.
func learnDecision(a *adam, d *decision) (cost float64) {
	var room [128]float64
	odds, sum, most := room[:0], 0.0, math.Inf(-1)
	for _, c := range d.Choices {
		x := 0.0
		for _, s := range c.Features {
			x += float64(a.w[s.At] * s.X)
		}
		odds = append(odds, x)
		most = max(most, x)
	}
	for i := range odds {
		odds[i] = math.Exp(odds[i] - most)
		sum += odds[i]
	}
	for i, c := range d.Choices {
		p := odds[i] / sum
		if c.Part > 0 {
			cost -= float64(c.Part) * math.Log(p+1e-9)
		}
		for _, s := range c.Features {
			a.slope[s.At] += float32(p-float64(c.Part)) * s.X / batch
		}
	}
	return cost
}

func numbers(n int) []int32 {
	out := make([]int32, n)
	for i := range out {
		out[i] = int32(i)
	}
	return out
}
