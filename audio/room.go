package audio

import "math"

// room is a small stereo reverberation: four combs and two all-passes a side, each comb losing its
// treble as it goes round.
type room struct {
	wet    float64
	damp   float64
	combs  [2][4]delay
	passes [2][2]delay
}

type delay struct {
	line     []float64
	at       int
	feedback float64
	low      float64
}

// Lengths in frames, without common divisors; the right side is a little longer, which makes it wide.
var combFrames, passFrames = [4]int{887, 1021, 1153, 1307}, [2]int{347, 113}

const wider = 23

// newRoom makes a room of a size (1 is a parlour) that rings for some seconds.
func newRoom(size, seconds, wet float64) *room {
	r := &room{wet: wet, damp: 0.35}
	for side := range 2 {
		for i, n := range combFrames {
			n = int(float64(n)*size) + side*wider
			r.combs[side][i] = delay{line: make([]float64, n), feedback: math.Exp(-6.9 * float64(n) / (seconds * Rate))}
		}
		for i, n := range passFrames {
			r.passes[side][i] = delay{line: make([]float64, int(float64(n)*size)+side*wider), feedback: 0.5}
		}
	}
	return r
}

// step takes one frame and gives it back with the room around it.
func (r *room) step(left, right float64) (float64, float64) {
	in := (left + right) * 0.5
	return left + r.wet*r.side(0, in), right + r.wet*r.side(1, in)
}

func (r *room) side(s int, in float64) float64 {
	sum := 0.0
	for i := range r.combs[s] {
		d := &r.combs[s][i]
		v := d.line[d.at]
		d.low += (v - d.low) * (1 - r.damp)
		d.line[d.at] = in + d.low*d.feedback
		d.turn()
		sum += v
	}
	for i := range r.passes[s] {
		d := &r.passes[s][i]
		v := d.line[d.at]
		d.line[d.at] = sum + v*d.feedback
		sum = v - sum*d.feedback
		d.turn()
	}
	return sum
}

func (d *delay) turn() {
	if d.at++; d.at == len(d.line) {
		d.at = 0
	}
}
