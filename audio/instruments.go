package audio

import (
	"math"
	"math/rand/v2"
)

// sound is one note that plays: it mixes itself into both sides and says whether it goes on.
type sound interface {
	fill(left, right []float64) bool
}

// reeds are the stops of the accordion.
type reeds struct {
	table  []float64 // one period, and its first sample again
	detune []float64 // cents of each row of reeds; apart they beat, which is the musette
	attack float64   // seconds
	fade   float64   // seconds
}

const tableSize = 1024

// overtones makes one period from the strengths of its harmonics, at an even loudness.
func overtones(strengths ...float64) []float64 {
	table, power := make([]float64, tableSize+1), 0.0
	for k, s := range strengths {
		power += s * s
		for i := range table {
			// The phases are spread so that the period has no sharp crest.
			table[i] += s * math.Sin(2*math.Pi*float64(k+1)*float64(i)/tableSize+float64(k*k)*0.9)
		}
	}
	for i := range table {
		table[i] /= math.Sqrt(power / 2)
	}
	return table
}

var (
	musette   = &reeds{overtones(1, 0.62, 0.45, 0.26, 0.16, 0.1, 0.06, 0.035, 0.02), []float64{-7, 0, 7.5}, 0.045, 0.09}
	clarinet  = &reeds{overtones(1, 0.16, 0.42, 0.08, 0.16, 0.04, 0.05, 0.02), []float64{-1.5, 1.5}, 0.05, 0.1}
	bandoneon = &reeds{overtones(1, 0.8, 0.36, 0.3, 0.14, 0.1, 0.05, 0.03), []float64{0, 5.5}, 0.055, 0.1}
)

// reed is one accordion note.
type reed struct {
	stop        *reeds
	phase, turn []float64
	gain, pan   float64
	age, length int
	wait        int // frames of silence before it, within its first block
	swell       float64
}

func newReed(stop *reeds, freq, vel, pan float64, length int) *reed {
	n := &reed{stop: stop, gain: vel * 0.3 / math.Sqrt(float64(len(stop.detune))), pan: pan, length: length}
	for i, cents := range stop.detune {
		n.turn = append(n.turn, freq*math.Pow(2, cents/1200)*tableSize/Rate)
		n.phase = append(n.phase, math.Mod(float64(i)*411.7+freq, tableSize))
	}
	n.swell = 1 / float64(max(length, 1))
	return n
}

func (n *reed) fill(left, right []float64) bool {
	attack, fade := n.stop.attack*Rate, n.stop.fade*Rate
	table := n.stop.table
	for i := n.wait; i < len(left); i++ {
		g := n.gain
		if a := float64(n.age); a < attack {
			x := a / attack
			g *= x * x * (3 - 2*x)
		}
		if over := float64(n.age - n.length); over > 0 {
			if over >= fade {
				return false
			}
			x := 1 - over/fade
			g *= x * x
		}
		// The bellows: a long note opens and yields.
		g *= 0.86 + 0.14*min(float64(n.age)*n.swell*2, 1)
		v, side := 0.0, 0.0
		for k, p := range n.phase {
			at := int(p)
			s := table[at] + (table[at+1]-table[at])*(p-float64(at))
			v += s
			side += s * float64(1-k) * 0.25 // the rows stand a little apart
			if p += n.turn[k]; p >= tableSize {
				p -= tableSize
			}
			n.phase[k] = p
		}
		left[i] += g * (v*(1-n.pan) + side)
		right[i] += g * (v*(1+n.pan) - side)
		n.age++
	}
	n.wait = 0
	return true
}

// cord is one plucked note of guitar or double bass, damped when its time is over.
type cord struct {
	string    *pluck
	gain, pan float64
	damp      float64 // factor a frame once it is damped
	rest      int     // frames until it is damped
	wait      int
	age       int
	low       *svf
}

func newGuitar(r *rand.Rand, freq, vel, pan float64, length int) *cord {
	return &cord{string: newPluck(r, freq, 1.4, 0.45, 1500+1200*vel), gain: vel * 0.34, pan: pan,
		damp: math.Exp(-6.9 / (0.14 * Rate)), rest: length, low: newSVF(3200, 0.6)}
}

func newBass(r *rand.Rand, freq, vel float64, length int) *cord {
	return &cord{string: newPluck(r, freq, 1.8, 0.5, 420), gain: vel * 0.62,
		damp: math.Exp(-6.9 / (0.22 * Rate)), rest: length, low: newSVF(900, 0.6)}
}

func (n *cord) fill(left, right []float64) bool {
	for i := n.wait; i < len(left); i++ {
		if n.age++; n.age > n.rest {
			n.gain *= n.damp
		}
		v, _, _ := n.low.step(n.string.step())
		if n.age < 90 {
			v *= float64(n.age) / 90
		}
		v *= n.gain
		left[i] += v * (1 - n.pan)
		right[i] += v * (1 + n.pan)
	}
	n.wait = 0
	return n.gain > 1e-5
}
