package search

import "posterestante/game"

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
func (n *Net) Eval(x []float32) (out [Outputs]float32) {
	h := n.B
	out = n.Bias
	for i, v := range x {
		if v == 0 {
			continue
		}
		w := &n.W[i]
		for j := range h {
			h[j] += float32(w[j] * v)
		}
		d := &n.Direct[i]
		for o := range out {
			out[o] += float32(d[o] * v)
		}
	}
	for j, v := range h {
		if v > 0 {
			for o := range out {
				out[o] += float32(n.Out[j][o] * v)
			}
		}
	}
	return out
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
