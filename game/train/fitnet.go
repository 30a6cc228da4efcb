package train

import (
	"math"

	"posterestante/game"
	"posterestante/game/search"
)

// The numbers of a net stand in one list while it is fitted: of each input its
// hidden weights and its direct ones, then those of the hidden units.
const (
	perInput = search.Hidden + search.Outputs
	perUnit  = 1 + search.Outputs
)

// flat writes a net's numbers into a list; unflat makes a net of one.
func flat(n *search.Net, w []float32) {
	for i := range n.W {
		copy(w[i*perInput:], n.W[i][:])
		copy(w[i*perInput+search.Hidden:], n.Direct[i][:])
	}
	rest := w[n.In*perInput:]
	for j := range n.B {
		rest[j*perUnit] = n.B[j]
		copy(rest[j*perUnit+1:], n.Out[j][:])
	}
	copy(rest[search.Hidden*perUnit:], n.Bias[:])
}

func unflat(w []float32, in int) *search.Net {
	n := &search.Net{In: in, W: make([][search.Hidden]float32, in), Direct: make([][search.Outputs]float32, in)}
	for i := range n.W {
		copy(n.W[i][:], w[i*perInput:])
		copy(n.Direct[i][:], w[i*perInput+search.Hidden:])
	}
	rest := w[in*perInput:]
	for j := range n.B {
		n.B[j] = rest[j*perUnit]
		copy(n.Out[j][:], rest[j*perUnit+1:])
	}
	copy(n.Bias[:], rest[search.Hidden*perUnit:])
	return n
}

// smooth is a mean of numbers as they were at each step, the last ones most: games pull a net this way and that, and
// their mean moves where they agree.
type smooth struct {
	w     []float32
	steps int
}

// slow is what part of the mean stays at a step; at the first ones all count alike.
const slow = 0.999

func (m *smooth) add(w []float32) {
	m.steps++
	keep := float32(min(slow, 1-1/float64(m.steps)))
	for i, x := range w {
		m.w[i] = keep*m.w[i] + (1-keep)*x
	}
}

// fitNet fits a net to how games ended, for as long as its mean gets better on those
// held out; it gives what it costs there.
func (t *Teacher) fitNet(n *search.Net, positions, held []position, r *game.Rand) (*search.Net, float64) {
	a := newAdam(n.In*perInput+search.Hidden*perUnit+search.Outputs, 0, 0.03)
	flat(n, a.w)
	rate := 0.0001                                           // what is known already is not to be shaken
	if n.Out == ([search.Hidden][search.Outputs]float32{}) { // hidden units that say nothing would all learn the same
		rate = 0.002
		for i := range n.In {
			for j := range search.Hidden {
				a.w[i*perInput+j] = (float32(r.Next()>>40)/(1<<24) - 0.5) * 0.3
			}
		}
	}
	best, least := n, cost(n, held)
	mean := smooth{w: make([]float32, len(a.w))}
	order := numbers(len(positions))
	for epoch := range netEpochs {
		game.Mix(r, order)
		a.rate = rate / math.Pow(1.7, float64(epoch))
		for i, k := range order {
			learnPosition(a, &positions[k], n.In)
			if i%batch == batch-1 || i == len(order)-1 {
				a.step()
				mean.add(a.w)
			}
		}
		now := unflat(mean.w, n.In)
		if c := cost(now, held); c < least {
			best, least = now, c
		}
		t.tick("net", epoch+1, netEpochs)
	}
	return best, least
}

// learnPosition adds a position's slope.
func learnPosition(a *adam, p *position, in int) {
	rest := a.w[in*perInput:]
	var h [search.Hidden]float32
	var out [search.Outputs]float32
	for j := range h {
		h[j] = rest[j*perUnit]
	}
	copy(out[:], rest[search.Hidden*perUnit:])
	for i, v := range p.X {
		if v == 0 {
			continue
		}
		w := a.w[i*perInput : (i+1)*perInput]
		for j := range h {
			h[j] += w[j] * v
		}
		for o := range out {
			out[o] += w[search.Hidden+o] * v
		}
	}
	for j, v := range h {
		if v > 0 {
			for o := range out {
				out[o] += rest[j*perUnit+1+o] * v
			}
		}
	}
	var err [search.Outputs]float32
	err[search.OutWin] = (float32(squash(float64(out[search.OutWin]))) - p.Win) / batch
	err[search.OutMargin] = (float32(squash(float64(out[search.OutMargin]))) - p.Margin) / batch
	slope := a.slope[in*perInput:]
	var back [search.Hidden]float32
	for j, v := range h {
		if v <= 0 {
			continue
		}
		for o, e := range err {
			slope[j*perUnit+1+o] += e * v
			back[j] += e * rest[j*perUnit+1+o]
		}
		slope[j*perUnit] += back[j]
	}
	for o, e := range err {
		slope[search.Hidden*perUnit+o] += e
	}
	for i, v := range p.X {
		if v == 0 {
			continue
		}
		s := a.slope[i*perInput : (i+1)*perInput]
		for j := range back {
			s[j] += back[j] * v
		}
		for o, e := range err {
			s[search.Hidden+o] += e * v
		}
	}
}
