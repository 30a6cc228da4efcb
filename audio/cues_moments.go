package audio

import (
	"math"
	"math/rand/v2"
)

// Cues of great moments: one each.

// postmark: a steel date stamp with a wooden handle, hard on a desk.
func postmark(r *rand.Rand, _ int) wave {
	w := make(wave, frames(0.5))
	w.add(0, strike(at(tableModes, near(r, 104, 0.03), 0.24), 0.5, 0.003), 1)
	w.add(0, strike(at(tickModes, near(r, 980, 0.03), 0.07), 0.2, 0.0006), 0.34)
	w.add(0, noise(r, 0.06).lowpass(near(r, 1300, 0.1)).shape(burst(0.0015, 0.045)), 0.5)
	w.add(near(r, 0.13, 0.05), strike(at(woodModes, near(r, 270, 0.04), 0.08), 0.25, 0.002), 0.3) // it is put down
	return w
}

// letterbox: a letter slides through the slot, the flap falls shut twice.
func letterbox(r *rand.Rand, _ int) wave {
	w := make(wave, frames(0.7))
	length := near(r, 0.16, 0.08)
	w.add(0, grain(r, noise(r, length), 150, 0.7).bandpass(near(r, 1500, 0.08), 0.9).shape(arch(length, 0.7)), 0.5)
	for i, t := range []float64{length + 0.02, length + near(r, 0.14, 0.06)} {
		force := 1 - 0.6*float64(i)
		w.add(t, strike(at(bellModes, near(r, 430, 0.02), 0.13), 0.4, 0.0011), 0.75*force)
		w.add(t, strike(at(tableModes, near(r, 210, 0.04), 0.14), 0.4, 0.002), 0.7*force)
		w.add(t, noise(r, 0.02).bandpass(1400, 0.8).shape(burst(0.001, 0.015)), 0.22*force)
	}
	return w
}

// complete: wooden bars run up a chord, and a chime stands over it.
func complete(r *rand.Rand, _ int) wave {
	w := make(wave, frames(1.15))
	t := 0.0
	for i, n := range []float64{62, 66, 69, 74} {
		w.add(t, strike(at(barModes, hertz(n), 0.6), 0.8, 0.0016), 0.7+0.08*float64(i))
		w.add(t, plucked(r, hertz(n-12), 0.6, 0.45, 1800), 0.3)
		t += near(r, 0.085, 0.05)
	}
	w.add(t, strike(at(chimeModes, hertz(78), 0.7), 1.15-t, 0.0007), 0.3)
	return w
}

// unwrap: paper is torn open, and something light rings in it.
func unwrap(r *rand.Rand, _ int) wave {
	w := make(wave, frames(1.05))
	for i, from := range []float64{0.02, near(r, 0.15, 0.1), near(r, 0.33, 0.06)} {
		length := near(r, 0.15+0.05*float64(i), 0.1)
		tear := grain(r, noise(r, length), 55+15*float64(i), 0.9).sweep(0.9, func(t float64) float64 {
			return 1000 + 900*t/length
		})
		w.add(from, tear.shape(arch(length, 0.6)), 0.75)
	}
	for i, n := range []float64{83, 88} {
		w.add(0.5+near(r, 0.10, 0.05)*float64(i), strike(at(chimeModes, hertz(n), 0.5), 0.55, 0.0006), 0.26)
	}
	return w
}

// brass is a note of a valveless horn: brighter as it is blown harder.
func brass(freq, seconds float64) wave {
	w := make(wave, frames(seconds))
	for i := range w {
		t := float64(i) / Rate
		blow := math.Min(1, t/0.035) * math.Min(1, (seconds-t)/0.06)
		x, sway := 0.0, 1+0.0022*math.Sin(2*math.Pi*5.4*t)*math.Min(1, t/0.2)
		for k := 1.0; k <= 7 && k*freq < 5200; k++ {
			x += math.Pow(blow, k*0.6) / math.Pow(k, 1.15) * math.Sin(2*math.Pi*k*freq*sway*t+0.4*k)
		}
		w[i] = x * blow
	}
	return w
}

// posthorn: the call of a courier, from far.
func posthorn(r *rand.Rand, _ int) wave {
	w := make(wave, frames(1.2))
	t, key := 0.0, between(r, -0.06, 0.06)
	for _, n := range []struct{ note, long float64 }{{67, 0.13}, {67, 0.13}, {72, 0.24}, {76, 0.5}} {
		w.add(t, brass(hertz(n.note-5+key), n.long*0.94), 0.5)
		t += near(r, n.long, 0.015)
	}
	return w
}

// lastround: a hand bell, three strokes.
func lastround(r *rand.Rand, _ int) wave {
	w := make(wave, frames(1.2))
	modes := at(bellModes, near(r, 740, 0.006), 0.8)
	for i := range 3 {
		t := near(r, 0.27, 0.02) * float64(i)
		w.add(t, strike(modes, 1.2-t, 0.0008), 1-0.12*float64(i%2))
		w.add(t, noise(r, 0.01).bandpass(1900, 1).shape(burst(0.001, 0.008)), 0.08)
	}
	return w
}

// home: a guitar comes down to rest on its chord, and a door falls to.
func home(r *rand.Rand, _ int) wave {
	w := make(wave, frames(1.2))
	t := 0.0
	for _, n := range []float64{67, 64, 62, 60} {
		w.add(t, plucked(r, hertz(n), 0.9, 0.44, 2300), 0.6)
		t += near(r, 0.10, 0.04)
	}
	for i, n := range []float64{48, 55, 60, 64} {
		w.add(t+0.014*float64(i), plucked(r, hertz(n), 0.9, 0.46, 1900), 0.45)
	}
	w.add(t+0.02, strike(at(tableModes, near(r, 92, 0.03), 0.2), 0.4, 0.006), 0.28)
	return w
}

// gavel: two knocks of hard wood on a block.
func gavel(r *rand.Rand, _ int) wave {
	w := make(wave, frames(0.6))
	for i, t := range []float64{0, near(r, 0.21, 0.04)} {
		force := 0.7 + 0.3*float64(i)
		w.add(t, strike(at(woodModes, near(r, 430, 0.02), 0.16), 0.35, 0.0009), force)
		w.add(t, strike(at(tableModes, near(r, 132, 0.03), 0.14), 0.35, 0.003), 0.6*force)
		w.add(t, noise(r, 0.015).bandpass(1700, 0.8).shape(burst(0.0008, 0.012)), 0.2*force)
	}
	return w
}

// flight: propellers come near, pass, and go, a little lower.
func flight(r *rand.Rand, _ int) wave {
	const length = 1.15
	low, beat := near(r, 118, 0.03), near(r, 19, 0.05)
	hum, phase := make(wave, frames(length)), 0.0
	for i := range hum {
		t := float64(i) / Rate
		phase += low * (1.06 - 0.12/(1+math.Exp(-(t-0.55)*9))) / Rate
		x := 0.0
		for k := 1.0; k <= 9; k++ {
			x += math.Sin(2*math.Pi*k*phase+k*k) / k
		}
		hum[i] = x * (0.75 + 0.25*math.Sin(2*math.Pi*beat*t))
	}
	w := make(wave, frames(1.2))
	w.add(0, hum.lowpass(1500).shape(arch(length, 0.5)), 0.5)
	w.add(0, noise(r, length).sweep(0.8, func(t float64) float64 {
		return 500 + 700*math.Sin(math.Pi*t/length)
	}).shape(arch(length, 0.5)), 0.4)
	return w
}
