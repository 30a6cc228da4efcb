package audio

import (
	"math"
	"math/rand/v2"
)

// Rate is the number of frames a second of everything this package makes.
const Rate = 44100

// wave is one channel of sound at Rate; it may pass 1 until finish sets its level.
type wave []float64

// frames turns seconds into a count of frames.
func frames(seconds float64) int { return int(seconds * Rate) }

// dice gives the random numbers of one seed; stream keeps users of the same seed apart.
func dice(seed, stream uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, stream)) }

// between is a random number from lo to hi.
func between(r *rand.Rand, lo, hi float64) float64 { return lo + (hi-lo)*r.Float64() }

// near is x, at most part of it more or less.
func near(r *rand.Rand, x, part float64) float64 { return x * between(r, 1-part, 1+part) }

// decibels turns dB into a factor.
func decibels(db float64) float64 { return math.Pow(10, db/20) }

// noise is white noise in [-1, 1].
func noise(r *rand.Rand, seconds float64) wave {
	w := make(wave, frames(seconds))
	for i := range w {
		w[i] = 2*r.Float64() - 1
	}
	return w
}

// add mixes v into w from a time on; what would pass the end of w is left out.
func (w wave) add(at float64, v wave, gain float64) {
	start := frames(at)
	for i, x := range v {
		if start+i >= len(w) {
			return
		}
		w[start+i] += gain * x
	}
}

// shape multiplies by an envelope over the time in seconds.
func (w wave) shape(env func(t float64) float64) wave {
	for i := range w {
		w[i] *= env(float64(i) / Rate)
	}
	return w
}

// peak is the largest absolute value.
func (w wave) peak() float64 {
	p := 0.0
	for _, x := range w {
		p = max(p, math.Abs(x))
	}
	return p
}

// arch rises from 0 to 1 at a share of the length and falls back to 0, softly.
func arch(length, at float64) func(t float64) float64 {
	return func(t float64) float64 {
		x := t / length
		switch {
		case x <= 0 || x >= 1:
			return 0
		case x < at:
			x = x / at
		default:
			x = (1 - x) / (1 - at)
		}
		return x * x * (3 - 2*x)
	}
}

// burst rises within attack seconds and then dies away, by 60 dB in decay seconds.
func burst(attack, decay float64) func(t float64) float64 {
	return func(t float64) float64 {
		if t < attack {
			x := t / attack
			return x * x * (3 - 2*x)
		}
		return math.Exp(-6.9 * (t - attack) / decay)
	}
}

// svf is a state-variable filter whose frequency may move while it runs.
type svf struct{ g, k, low, band float64 }

func newSVF(freq, q float64) *svf {
	f := &svf{k: 1 / q}
	f.tune(freq)
	return f
}

func (f *svf) tune(freq float64) {
	f.g = math.Tan(math.Pi * min(max(freq, 10), 0.45*Rate) / Rate)
}

// step takes one sample and gives the low, band and high pass.
func (f *svf) step(x float64) (low, band, high float64) {
	high = (x - f.low - (f.g+f.k)*f.band) / (1 + f.g*(f.g+f.k))
	band = f.g*high + f.band
	low = f.g*band + f.low
	f.band += 2 * f.g * high
	f.low += 2 * f.g * band
	return low, f.k * band, high
}

// lowpass, highpass and bandpass filter w in place.
func (w wave) lowpass(freq float64) wave {
	f := newSVF(freq, 0.707)
	for i, x := range w {
		w[i], _, _ = f.step(x)
	}
	return w
}

func (w wave) highpass(freq float64) wave {
	f := newSVF(freq, 0.707)
	for i, x := range w {
		_, _, w[i] = f.step(x)
	}
	return w
}

func (w wave) bandpass(freq, q float64) wave {
	return w.sweep(q, func(float64) float64 { return freq })
}

// sweep is a band pass whose frequency follows a curve over the time in seconds.
func (w wave) sweep(q float64, freq func(t float64) float64) wave {
	f := newSVF(freq(0), q)
	for i, x := range w {
		if i%16 == 0 {
			f.tune(freq(float64(i) / Rate))
		}
		_, w[i], _ = f.step(x)
	}
	return w
}
