package audio

import (
	"math"
	"math/rand/v2"
)

// mode is one way a struck thing rings.
type mode struct {
	freq  float64 // Hz
	decay float64 // seconds until it is 60 dB down
	gain  float64 // its share
}

// at moves modes to another base frequency and stretches their decays.
func at(modes []mode, freq, decay float64) []mode {
	out := make([]mode, len(modes))
	for i, m := range modes {
		out[i] = mode{m.freq * freq, m.decay * decay, m.gain}
	}
	return out
}

// Things that ring, as multiples of their base frequency and decay.
var (
	bellModes  = []mode{{1, 1, 1}, {1.0035, 0.9, 0.55}, {2.31, 0.5, 0.32}, {2.318, 0.45, 0.2}, {3.76, 0.22, 0.12}}
	chimeModes = []mode{{1, 1, 1}, {1.003, 0.9, 0.3}, {2.76, 0.4, 0.16}, {5.4, 0.15, 0.05}}
	barModes   = []mode{{1, 1, 1}, {2.003, 0.6, 0.08}, {3.93, 0.28, 0.16}, {9.2, 0.1, 0.03}}
	woodModes  = []mode{{1, 1, 1}, {1.62, 0.7, 0.6}, {2.41, 0.5, 0.4}, {3.83, 0.3, 0.2}, {5.2, 0.2, 0.08}}
	tableModes = []mode{{1, 1, 1}, {1.59, 0.8, 0.7}, {2.3, 0.6, 0.45}, {3.6, 0.4, 0.25}, {6.1, 0.25, 0.14}}
	tickModes  = []mode{{1, 1, 1}, {1.47, 0.8, 0.7}, {2.09, 0.6, 0.4}}
)

// strike lets the modes ring after a blow that touches for contact seconds: the longer, the duller.
// Its peak is near the sum
// of the gains that the contact lets through.
func strike(modes []mode, seconds, contact float64) wave {
	w := make(wave, frames(seconds))
	blow := max(frames(contact), 2)
	pulse := make([]float64, min(blow, len(w)))
	for i := range pulse {
		pulse[i] = math.Sin(math.Pi*(float64(i)+0.5)/float64(blow)) * math.Pi / 2 / float64(blow)
	}
	for _, m := range modes {
		if m.freq > 0.4*Rate {
			continue
		}
		turn := 2 * math.Pi * m.freq / Rate
		r := math.Exp(-6.9 / (m.decay * Rate))
		a, b, in := 2*r*math.Cos(turn), -r*r, m.gain*math.Sin(turn)
		y1, y2 := 0.0, 0.0
		for i := range w {
			y := a*y1 + b*y2
			if i < len(pulse) {
				y += in * pulse[i]
			}
			w[i] += y
			y1, y2 = y, y1
		}
	}
	return w
}

// pluck is a Karplus-Strong string: a delay line that loses its brightness as it goes round.
type pluck struct {
	line       []float64
	at         int
	soft       float64 // 0 keeps the overtones, 0.5 loses them soonest
	loss       float64 // factor a period
	all        float64 // all-pass coefficient: the fraction of a frame the line cannot hold
	last, x, y float64
}

// newPluck sets a string going. bright is the highest overtone of the finger in Hz, decay the seconds to -60 dB.
func newPluck(r *rand.Rand, freq, decay, soft, bright float64) *pluck {
	p := &pluck{soft: soft, loss: math.Exp(-6.9 / (decay * freq))}
	length := Rate/freq - soft
	whole := int(length - 0.1)
	d := length - float64(whole)
	p.all = (1 - d) / (1 + d)
	p.line = make([]float64, whole)
	// A soft push of the finger, the same each time, and a little noise that makes no two notes equal.
	f, finger := newSVF(bright, 0.6), float64(whole)/7
	for i := range p.line {
		push := 0.0
		if x := float64(i) / finger; x < 1 {
			push = 1 - math.Cos(2*math.Pi*x)
		}
		p.line[i], _, _ = f.step(push + 0.25*(r.Float64()-0.5))
	}
	// Plucked at about a fifth of its length; always equally strong, whatever the noise was.
	from, power := whole*4/5, 0.0
	shifted := make([]float64, whole)
	for i := range p.line {
		shifted[i] = p.line[i] - p.line[(i+from)%whole]
		power += shifted[i] * shifted[i]
	}
	for i := range shifted {
		shifted[i] *= 0.3 / math.Sqrt(power/float64(whole)+1e-12)
	}
	p.line = shifted
	return p
}

func (p *pluck) step() float64 {
	v := p.line[p.at]
	d := p.loss * ((1-p.soft)*v + p.soft*p.last)
	p.last = v
	p.y = p.all*(d-p.y) + p.x
	p.x = d
	p.line[p.at] = p.y
	if p.at++; p.at == len(p.line) {
		p.at = 0
	}
	return v
}

// plucked is a whole plucked note.
func plucked(r *rand.Rand, freq, seconds, soft, bright float64) wave {
	p, w := newPluck(r, freq, seconds, soft, bright), make(wave, frames(seconds))
	for i := range w {
		w[i] = p.step()
	}
	return w.shape(arch(2*seconds, 0.002))
}
