package audio

import (
	"math"
	"math/rand/v2"
)

// Cues of paper, cloth and air: filtered noise.

// grain roughens noise as fibres do: a slow random envelope of some turns a second.
func grain(r *rand.Rand, w wave, turns, depth float64) wave {
	span, from, to := max(frames(1/turns), 1), 1.0, 1.0
	for i := range w {
		if i%span == 0 {
			from, to = to, 1-depth*r.Float64()
		}
		w[i] *= from + (to-from)*float64(i%span)/float64(span)
	}
	return w
}

// paper: a card slides over cloth and comes to lie.
func paper(r *rand.Rand, _ int) wave {
	length := near(r, 0.2, 0.15)
	top := near(r, 2300, 0.1)
	slide := grain(r, noise(r, length), 120, 0.8).sweep(0.8, func(t float64) float64 {
		return top * (0.55 + 0.45*math.Sin(math.Pi*t/length))
	}).shape(arch(length, between(r, 0.3, 0.5)))
	w := make(wave, frames(0.34))
	w.add(0, slide, 0.7)
	w.add(length*0.72, noise(r, 0.05).lowpass(near(r, 700, 0.1)).shape(burst(0.003, 0.05)), 0.9)
	return w
}

// flick is one card's edge let go.
func flick(r *rand.Rand) wave {
	return noise(r, 0.03).bandpass(near(r, 1900, 0.25), 1.1).shape(burst(0.0015, near(r, 0.022, 0.3)))
}

// shuffle: a riffle that speeds up and slows, then the pack is squared.
func shuffle(r *rand.Rand, _ int) wave {
	w := make(wave, frames(0.9))
	length, t := near(r, 0.52, 0.08), 0.01
	for t < length {
		x := t / length
		w.add(t, flick(r), (0.35+0.65*math.Sin(math.Pi*x))*between(r, 0.6, 1))
		t += near(r, 0.017+0.03*math.Pow(2*x-1, 2), 0.25)
	}
	hush := grain(r, noise(r, length), 60, 0.5).bandpass(1300, 0.7).shape(arch(length, 0.5))
	w.add(0, hush, 0.12)
	w.add(length+0.07, strike(at(tableModes, near(r, 190, 0.05), 0.09), 0.2, 0.004), 0.8)
	w.add(length+0.07, noise(r, 0.05).lowpass(1500).shape(burst(0.002, 0.05)), 0.8)
	return w
}

// ribbon: silk drawn through a bow in two curls.
func ribbon(r *rand.Rand, _ int) wave {
	w := make(wave, frames(0.55))
	for i, from := range []float64{0, near(r, 0.2, 0.1)} {
		length := near(r, 0.24, 0.1)
		low := near(r, 900+250*float64(i), 0.08)
		flutter := near(r, 34, 0.15)
		curl := grain(r, noise(r, length), 220, 0.5).sweep(1.6, func(t float64) float64 {
			return low * math.Pow(2.8, t/length)
		}).shape(arch(length, 0.65)).shape(func(t float64) float64 {
			return 0.75 + 0.25*math.Sin(2*math.Pi*flutter*t)
		})
		w.add(from, curl, 0.8+0.2*float64(i))
	}
	w.add(0.43, noise(r, 0.04).bandpass(near(r, 1500, 0.1), 0.9).shape(burst(0.002, 0.04)), 0.9)
	return w
}

// whoosh is air past a card that flies off.
func whoosh(r *rand.Rand, length float64) wave {
	low := near(r, 420, 0.1)
	return noise(r, length).sweep(1.2, func(t float64) float64 {
		return low + 1300*math.Pow(math.Sin(math.Pi*t/length*0.85), 2)
	}).shape(arch(length, 0.6))
}
