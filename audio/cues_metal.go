package audio

import (
	"math"
	"math/rand/v2"
)

// Cues of metal and strings: modes, plucked strings, reeds.

// bell: a bicycle bell, its lever flicked there and back.
func bell(r *rand.Rand, _ int) wave {
	w := make(wave, frames(1.2))
	modes := at(bellModes, near(r, 1870, 0.008), near(r, 1.15, 0.05))
	t := 0.0
	for _, force := range []float64{0.55, 1, 0.5} {
		w.add(t, strike(modes, 1.2-t, 0.0004), force*between(r, 0.9, 1.1))
		w.add(t, noise(r, 0.008).bandpass(3000, 1).shape(burst(0.0008, 0.006)), 0.06)
		t += near(r, 0.062, 0.1)
	}
	return w
}

// spokes: the freewheel ticks slower and slower over the hum of the tyres.
func spokes(r *rand.Rand, _ int) wave {
	w := make(wave, frames(1.1))
	pawls := [2]float64{near(r, 2150, 0.04), near(r, 2420, 0.04)}
	t, gap, length := 0.02, near(r, 0.032, 0.06), near(r, 0.95, 0.05)
	for i := 0; t < length; i++ {
		fade := 1 - 0.75*t/length
		w.add(t, strike(at(tickModes, near(r, pawls[i%2], 0.01), 0.018), 0.05, 0.0004), fade*between(r, 0.7, 1))
		w.add(t, strike([]mode{{near(r, 620, 0.05), 0.03, 1}}, 0.05, 0.001), 0.35*fade)
		t += gap
		gap *= near(r, 1.068, 0.012)
	}
	roll := grain(r, noise(r, length), 90, 0.5).sweep(0.7, func(t float64) float64 { return 620 - 340*t/length })
	w.add(0, roll.shape(arch(length, 0.12)), 0.11)
	return w
}

// send: a postcard flies off, and two bells say that it is on its way.
func send(r *rand.Rand, _ int) wave {
	w := make(wave, frames(1.2))
	length := near(r, 0.5, 0.06)
	w.add(0, whoosh(r, length), 0.55)
	for i, n := range []float64{79, 84} {
		t := length*0.72 + near(r, 0.12, 0.04)*float64(i)
		w.add(t, strike(at(chimeModes, hertz(n), 0.8), 1.2-t, 0.0006), 0.34+0.1*float64(i))
	}
	return w
}

// climb is the ladder of Points: pentatonic, so that any step sounds well after any other.
var climb = [5]float64{0, 2, 4, 7, 9}

// points: a soft plucked note, higher with each step, for three octaves.
func points(r *rand.Rand, step int) wave {
	step = min(max(step, 0), 3*len(climb)-1)
	note := 69 + climb[step%len(climb)] + 12*float64(step/len(climb))
	w := make(wave, frames(0.55))
	w.add(0, plucked(r, hertz(note), 0.5, 0.42, 2600+6*hertz(note)/2), 1)
	w.add(0, strike(at(barModes, hertz(note), 0.35), 0.5, 0.0012), 0.25)
	return w
}

// yourTurn: two gentle notes on wooden bars, a fourth up.
func yourTurn(r *rand.Rand, _ int) wave {
	w := make(wave, frames(1))
	second := near(r, 0.17, 0.03)
	w.add(0, strike(at(barModes, hertz(76), 0.6), 0.8, 0.0014), 0.8)
	w.add(second, strike(at(barModes, hertz(81), 0.75), 0.8, 0.0014), near(r, 1, 0.05))
	return w
}

// win: a cadence for accordion and guitar, second, dominant, home.
func win(r *rand.Rand, _ int) wave {
	w := make(wave, frames(1.2))
	chords := [3][4]float64{{62, 65, 69, 74}, {55, 65, 71, 74}, {60, 64, 67, 72}}
	t, beat := 0.0, near(r, 0.2, 0.02)
	for i, chord := range chords {
		length := beat * 1.05
		if i == 2 {
			length = 0.55
		}
		for k, n := range chord {
			w.add(t+0.008*float64(k)*between(r, 0.7, 1.3), plucked(r, hertz(n), 0.7, 0.45, 2500), 0.4)
			if k > 0 {
				w.add(t, blown(hertz(n+12), length), 0.13)
			}
		}
		t += beat
	}
	return w
}

// blown is one accordion note as a wave of its own.
func blown(freq, seconds float64) wave {
	w, l, r := make(wave, frames(seconds+0.12)), []float64(nil), []float64(nil)
	l, r = make([]float64, len(w)), make([]float64, len(w))
	newReed(musette, freq, 1, 0, frames(seconds)).fill(l, r)
	for i := range w {
		w[i] = (l[i] + r[i]) / 2
	}
	return w
}

// hertz is the frequency of a note counted in semitones, 69 being the A at 440 Hz.
func hertz(note float64) float64 { return 440 * math.Pow(2, (note-69)/12) }
