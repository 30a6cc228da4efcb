package audio

import (
	"math"
	"math/rand/v2"
)

// Cue names a short sound by what it tells.
type Cue uint8

// The cues. docs/sound.md says what each is made of.
const (
	Paper     Cue = iota // a card is taken or slid
	Stamp                // a stamp thumps down
	Bell                 // a bicycle bell: a gift, a turn of the bell
	Spokes               // a bike rolls, its freewheel slows
	Tent                 // a mallet drives a tent peg
	Ribbon               // a gift's ribbon
	Send                 // a postcard flies off
	Points               // a point lands on the score; a little higher each time
	YourTurn             // it is your turn
	Refuse               // that is not allowed
	Button               // a button
	Shuffle              // cards are shuffled
	Win                  // the match is won
	Die                  // a die rolls on the table
	Postmark             // a postcard is postmarked
	Letterbox            // it falls into the box
	Complete             // something is won: a region, a tile, a card
	Unwrap               // a present is opened
	PostHorn             // the king calls
	LastRound            // the last round begins
	Home                 // somebody comes home
	Gavel                // something is sold by auction
	Flight               // an aeroplane passes
	cueCount
)

// recipe is one row of the table of cues.
type recipe struct {
	name  string
	loud  float64 // dBFS of its loudest 50 ms, unless its peak would pass maxPeak
	cut   float64 // seconds at most
	space float64 // how much of the room is heard
	tone  float64 // Hz: nothing much above it, for warmth
	make  func(r *rand.Rand, step int) wave
}

// maxPeak keeps every cue below -6 dBFS, so that two at once still fit.
const maxPeak = 0.45

var recipes = [cueCount]recipe{
	Paper:    {"paper", -29, 0.35, 0.05, 4200, paper},
	Stamp:    {"stamp", -20, 0.45, 0.08, 3500, stamp},
	Bell:     {"bell", -25, 1.20, 0.10, 7000, bell},
	Spokes:   {"spokes", -30, 1.10, 0.06, 6000, spokes},
	Tent:     {"tent", -22, 0.80, 0.10, 4500, tent},
	Ribbon:   {"ribbon", -29, 0.55, 0.07, 5500, ribbon},
	Send:     {"send", -24, 1.20, 0.14, 6500, send},
	Points:   {"points", -25, 0.55, 0.10, 5000, points},
	YourTurn: {"yourturn", -23, 1.00, 0.14, 6000, yourTurn},
	Refuse:   {"refuse", -24, 0.30, 0.05, 1800, refuse},
	Button:   {"button", -31, 0.12, 0.03, 5000, button},
	Shuffle:  {"shuffle", -27, 0.90, 0.06, 4800, shuffle},
	Win:      {"win", -21, 1.20, 0.14, 6500, win},
	Die:      {"die", -24, 0.80, 0.09, 4600, die},

	Postmark:  {"postmark", -20, 0.50, 0.09, 3800, postmark},
	Letterbox: {"letterbox", -24, 0.70, 0.10, 4600, letterbox},
	Complete:  {"complete", -22, 1.15, 0.14, 6000, complete},
	Unwrap:    {"unwrap", -27, 1.05, 0.09, 5600, unwrap},
	PostHorn:  {"posthorn", -23, 1.20, 0.16, 4800, posthorn},
	LastRound: {"lastround", -23, 1.20, 0.14, 6000, lastround},
	Home:      {"home", -22, 1.20, 0.13, 5200, home},
	Gavel:     {"gavel", -21, 0.60, 0.12, 4600, gavel},
	Flight:    {"flight", -25, 1.20, 0.12, 3600, flight},
}

// Cues are all cues in order.
func Cues() []Cue {
	all := make([]Cue, cueCount)
	for i := range all {
		all[i] = Cue(i)
	}
	return all
}

// String is the cue's name in small letters.
func (c Cue) String() string {
	if c >= cueCount {
		return "none"
	}
	return recipes[c].name
}

// Render makes a cue: stereo frames (left, right, left ...) at Rate. Another seed gives a slightly different one.
func Render(c Cue, seed uint64) []float32 { return RenderStep(c, seed, 0) }

// RenderStep makes a cue whose pitch rises by step, from 0; only Points heeds it.
func RenderStep(c Cue, seed uint64, step int) []float32 {
	if c >= cueCount {
		return nil
	}
	rec, r := recipes[c], dice(seed, uint64(c)+1)
	return finish(rec, rec.make(r, step), decibels(between(r, -0.8, 0.8)), between(r, -0.12, 0.12))
}

// finish sets a sound in the room and makes it fit to play: no rumble, the length and level of its row, soft edges.
func finish(rec recipe, w wave, gain, pan float64) []float32 {
	dry := make(wave, frames(rec.cut))
	dry.add(0, w, 1)
	dry.lowpass(rec.tone)
	place, left, right := newRoom(0.8, 0.4, rec.space), make(wave, len(dry)), make(wave, len(dry))
	for i, x := range dry {
		left[i], right[i] = place.step(x*(1-pan), x*(1+pan))
	}
	left.highpass(45)
	right.highpass(45)
	top := max(left.peak(), right.peak())
	end := len(dry)
	for end > frames(0.05) && math.Abs(left[end-1]) < top*0.0015 && math.Abs(right[end-1]) < top*0.0015 {
		end--
	}
	left, right = left[:end], right[:end]
	level := min(gain*decibels(rec.loud)/(loudest(left, right)+1e-9), maxPeak/(top+1e-9))
	out := make([]float32, 2*end)
	in, fade := frames(0.0006), min(frames(0.12), end/3)
	for i := range left {
		g := level
		if i < in {
			g *= float64(i) / float64(in)
		}
		if rest := end - 1 - i; rest < fade {
			x := float64(rest) / float64(fade)
			g *= x * x * (3 - 2*x)
		}
		out[2*i], out[2*i+1] = float32(left[i]*g), float32(right[i]*g)
	}
	return out
}

// loudest is the root mean square of the loudest 50 ms, without the deep bass that small loudspeakers lose.
func loudest(left, right wave) float64 {
	f, span, sum, best := newSVF(140, 0.707), frames(0.05), 0.0, 0.0
	squares := make(wave, len(left))
	for i := range left {
		_, _, x := f.step((left[i] + right[i]) / 2)
		squares[i] = x * x
		sum += squares[i]
		if i >= span {
			sum -= squares[i-span]
		}
		best = max(best, sum)
	}
	return math.Sqrt(best / float64(span))
}
