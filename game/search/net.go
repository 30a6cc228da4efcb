package search

import (
	"math"

	"posterestante/game"
)

// Hidden is how many units a net has between what it sees and what it says.
const Hidden = 48

// Net tells a seat's chance from what is seen of it, of its strongest rival, of
// the other rivals together, and of the table: a hidden layer, and a direct way
// beside it. It says two things: the win, and the margin of points.
type Net struct {
	In     int
	W      [][Hidden]float32  // by input
	B      [Hidden]float32    // what the hidden units begin with
	Direct [][Outputs]float32 // by input
	Out    [Hidden][Outputs]float32
	Bias   [Outputs]float32
}

// Outputs of a net, as logits.
const (
	OutWin    = iota // the share of the win
	OutMargin        // the margin of points, squashed
	Outputs
)

// newNet is a net of so many inputs that says nothing yet.
func newNet(in int) *Net {
	return &Net{In: in, W: make([][Hidden]float32, in), Direct: make([][Outputs]float32, in)}
}

// Eval says what the net says of its inputs.
func (n *Net) Eval(x []float32) [Outputs]float32 {
	sum := n.first()
	n.add(&sum, new(others).of(x, 0))
	return n.says(&sum)
}

// layer is what inputs add to the hidden units, and by the direct way.
type layer struct {
	hidden [Hidden]float32
	direct [Outputs]float32
}

func (l *layer) plus(o *layer) {
	for j, v := range &o.hidden {
		l.hidden[j] += v
	}
	for k, v := range &o.direct {
		l.direct[k] += v
	}
}

// first is the layer before any input.
func (n *Net) first() layer { return layer{n.B, n.Bias} }

// add adds inputs to a layer.
func (n *Net) add(l *layer, in []input) {
	win, margin := l.direct[OutWin], l.direct[OutMargin]
	for _, i := range in {
		d := &n.Direct[i.at]
		win += float32(d[OutWin] * i.v)
		margin += float32(d[OutMargin] * i.v)
	}
	l.direct[OutWin], l.direct[OutMargin] = win, margin
	for j := 0; j < Hidden; j += together {
		n.units(j, in, (*[together]float32)(l.hidden[j:]))
	}
}

// says is what the net says once all inputs were added.
func (n *Net) says(l *layer) (out [Outputs]float32) {
	out = l.direct
	for j, v := range &l.hidden {
		if v > 0 {
			for k := range out {
				out[k] += float32(n.Out[j][k] * v)
			}
		}
	}
	return out
}

// maxInputs is how many inputs a net has at most.
const maxInputs = 256

// input is one that isn't 0.
type input struct {
	at uint32
	v  float32
}

// others is room for them.
type others [maxInputs]input

// of lists the inputs that aren't 0, the first of which has that number. Each is written, and stays where it
// isn't: a branch here is one that nothing foretells.
func (o *others) of(x []float32, first int) []input {
	k := 0
	for i, v := range x {
		o[k&(maxInputs-1)] = input{uint32(first + i), v}
		if math.Float32bits(v)<<1 != 0 {
			k++
		}
	}
	return o[:k]
}

// together is how many hidden units are added up at once: as many sums as a
// processor keeps in registers, each in the order of the inputs.
const together = 6

// units adds inputs to some units.
func (n *Net) units(from int, in []input, h *[together]float32) {
	h0, h1, h2, h3, h4, h5 := h[0], h[1], h[2], h[3], h[4], h[5]
	for _, i := range in {
		w, v := (*[together]float32)(n.W[i.at][from:]), i.v
		h0 += float32(w[0] * v)
		h1 += float32(w[1] * v)
		h2 += float32(w[2] * v)
		h3 += float32(w[3] * v)
		h4 += float32(w[4] * v)
		h5 += float32(w[5] * v)
	}
	*h = [together]float32{h0, h1, h2, h3, h4, h5}
}

// Model is all that a player knows of a game: what it sees, and how it weighs it.
type Model struct {
	Game   game.Game
	Spec   *FeatureSpec
	Policy []float32 // by feature of an action
	Net    *Net
	ID     string // of the training

	told told // what came of the chances it saw
}

// Inputs is how many inputs the net of a sight has: a seat, its strongest rival,
// the next, the others on the mean, the table.
func (s *FeatureSpec) Inputs() int { return 4*len(s.Seat) + len(s.Common) }

// untrained is a model that knows only what the sight's first numbers say.
func untrained(g game.Game, s *FeatureSpec) *Model {
	m := &Model{Game: g, Spec: s, Net: newNet(s.Inputs()), ID: "untrained"}
	for _, f := range s.Action {
		m.Policy = append(m.Policy, f.First)
	}
	n := len(s.Seat)
	for i, f := range s.Seat {
		for o := range Outputs {
			m.Net.Direct[i][o], m.Net.Direct[n+i][o] = f.First, -f.First
			m.Net.Direct[2*n+i][o] = -f.First / 4
		}
	}
	for i, f := range s.Common {
		for o := range Outputs {
			m.Net.Direct[4*n+i][o] = f.First
		}
	}
	return m
}
