package audio

import "math/rand/v2"

// Cues of wood and earth: struck modes with a little noise.

// stamp: rubber on paper on a table, and the ink letting go.
func stamp(r *rand.Rand, _ int) wave {
	w := make(wave, frames(0.45))
	w.add(0, strike(at(tableModes, near(r, 148, 0.04), 0.15), 0.4, 0.0022), 0.7)
	w.add(0, strike(at(woodModes, near(r, 360, 0.04), 0.09), 0.3, 0.001), 0.75) // its wooden handle
	w.add(0, noise(r, 0.09).lowpass(near(r, 950, 0.1)).shape(burst(0.002, 0.07)), 0.6)
	ink := noise(r, 0.05).bandpass(near(r, 1700, 0.12), 1.4).shape(arch(0.05, 0.7))
	w.add(near(r, 0.105, 0.1), ink, 0.22)
	return w
}

// tent: two or three blows of a mallet; the peg sounds higher as it goes in.
func tent(r *rand.Rand, _ int) wave {
	w := make(wave, frames(0.8))
	blows, pitch, t := 2+r.IntN(2), near(r, 395, 0.04), 0.0
	for i := range blows {
		force := between(r, 0.85, 1)
		w.add(t, strike(at(woodModes, pitch, 0.11), 0.3, 0.0012), force)
		w.add(t, strike([]mode{{near(r, 88, 0.04), 0.14, 1}}, 0.3, 0.008), 0.8*force)
		w.add(t, noise(r, 0.03).bandpass(1100, 0.8).shape(burst(0.001, 0.025)), 0.3*force)
		pitch *= 1.06
		t += near(r, 0.185-0.01*float64(i), 0.05)
	}
	return w
}

// die: a wooden cube bounces on the table, faster and softer, and rocks to rest.
func die(r *rand.Rand, _ int) wave {
	w := make(wave, frames(0.8))
	t, gap, force := near(r, 0.22, 0.08), near(r, 0.14, 0.08), 1.0
	for range 4 + r.IntN(2) {
		w.add(t, strike(at(woodModes, near(r, 610, 0.12), 0.06), 0.2, 0.001), force)
		w.add(t, strike(at(tableModes, near(r, 170, 0.05), 0.09), 0.25, 0.003), 0.45*force)
		w.add(t, noise(r, 0.012).bandpass(1500, 0.8).shape(burst(0.001, 0.01)), 0.2*force)
		t += gap
		gap *= 0.66
		force *= 0.72
	}
	return w
}

// refuse: knuckles on a closed door, twice, soft.
func refuse(r *rand.Rand, _ int) wave {
	w := make(wave, frames(0.3))
	pitch := near(r, 205, 0.03)
	for i, t := range []float64{0, near(r, 0.095, 0.06)} {
		w.add(t, strike(at(woodModes, pitch, 0.09), 0.2, 0.0045), 1-0.25*float64(i))
		w.add(t, noise(r, 0.03).lowpass(420).shape(burst(0.003, 0.03)), 0.3)
		pitch *= 0.94
	}
	return w
}

// button: a wooden tick.
func button(r *rand.Rand, _ int) wave {
	w := make(wave, frames(0.1))
	w.add(0, strike(at(woodModes, near(r, 880, 0.03), 0.045), 0.1, 0.0007), 1)
	w.add(0, noise(r, 0.012).bandpass(2000, 0.8).shape(burst(0.001, 0.01)), 0.2)
	return w
}
