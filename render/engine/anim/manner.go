package anim

import "math"

// Manner is how a thing comes to where it belongs.
type Manner uint8

// The manners of coming.
const (
	Glide  Manner = iota // straight, raised a little on its way
	Deal                 // a card that is dealt: it turns into its place
	Toss                 // a card that is thrown off: it spins
	Drop                 // a stamp: it thumps down from above and settles
	Pop                  // a tent: carried there, then it springs up
	Peel                 // a sticker: it is rolled onto its place
	Swing                // a tag on a ribbon: it swings out, hung by its upper edge
	Send                 // a postcard that leaves: it turns over where it lies, then flies off
	Tumble               // a die: it is thrown along its path, bounces, and comes to rest
	Roll                 // a bike: it rides along its path, rocking
	Walk                 // a traveller: it walks its path leg by leg
	Rise                 // points: they rise where they were earned, then fly to where they count
	Puff                 // dust: it spreads where it is, and is gone
)

// A key is a value at a time of a flight; both ends of a flight are 0 and 1.
type key struct{ at, value float64 }

// bearing is how a thing is borne on its way. Empty tracks are 0, of zoom and
// alpha 1. A sprite's tracks end at rest: a test holds it.
type bearing struct {
	span  float64    // how long it takes, times the usual span
	goes  [2]float64 // from when to when it changes its place
	turns [2]float64 // from when to when it turns over, if it does
	rise  []key      // how far it is raised, in logical pixels
	zoom  []key      // how many times its size
	tilt  []key      // radians, clockwise
	turn  []key      // about its upright axis, see stage.Sprite
	alpha []key      // how well it is seen
	hung  bool       // it tilts about the middle of its upper edge
	shade bool       // it is a sheet of paper: its shadow is on the table while it is raised
}

// rest is when a die that tumbles lies still but for its rocking, so that it can be
// read; until then it shows so many frames.
const (
	rest   = 0.54
	frames = 13
)

var bearings = [...]bearing{
	Glide: {span: 1, goes: [2]float64{0, 0.9}, turns: [2]float64{0, 1}, rise: []key{{0, 0}, {0.35, 26}, {0.84, 0}},
		zoom: []key{{0, 1}, {0.35, 1.04}, {0.84, 0.985}, {1, 1}}},
	Deal: {span: 1, goes: [2]float64{0, 0.88}, turns: [2]float64{0, 0.7}, rise: []key{{0, 0}, {0.3, 26}, {0.8, 0}},
		zoom: []key{{0, 1}, {0.3, 1.06}, {0.8, 0.975}, {0.92, 1.008}, {1, 1}}, tilt: []key{{0, -0.22}, {0.6, 0.07}, {0.8, -0.03}, {0.92, 0.01}, {1, 0}}, shade: true},
	Toss: {span: 1, goes: [2]float64{0, 0.9}, turns: [2]float64{0, 1}, rise: []key{{0, 0}, {0.35, 36}, {0.82, 0}},
		zoom: []key{{0, 1}, {0.35, 1.06}, {0.82, 0.98}, {1, 1}}, tilt: []key{{0, 0}, {0.45, 0.42}, {0.8, -0.05}, {0.92, 0.015}, {1, 0}}, shade: true},
	Drop: {span: 1, goes: [2]float64{0, 0}, rise: []key{{0, 44}, {0.5, 0}}, alpha: []key{{0, 0.3}, {0.2, 1}},
		zoom: []key{{0, 1.6}, {0.5, 0.92}, {0.7, 1.05}, {0.86, 0.99}, {1, 1}}, tilt: []key{{0, 0.28}, {0.5, 0.1}, {0.75, -0.04}, {1, 0}}},
	Pop: {span: 1.15, goes: [2]float64{0, 0.62}, rise: []key{{0, 0}, {0.2, 22}, {0.5, 0}},
		zoom: []key{{0, 1}, {0.5, 0.5}, {0.74, 1.3}, {0.88, 0.94}, {1, 1}}, tilt: []key{{0, 0}, {0.5, -0.16}, {0.74, 0.08}, {1, 0}}},
	Peel: {span: 1.1, goes: [2]float64{0, 0}, rise: []key{{0, 26}, {0.6, 0}}, alpha: []key{{0, 0.4}, {0.15, 1}},
		zoom: []key{{0, 1.4}, {0.6, 1.06}, {0.8, 0.95}, {1, 1}}, tilt: []key{{0, -0.7}, {0.65, 0.1}, {1, 0}}, turn: []key{{0, 0.85}, {0.65, 0.1}, {0.85, 0}}},
	Swing: {span: 1.15, goes: [2]float64{0, 0.6}, turns: [2]float64{0, 0.5}, rise: []key{{0, 0}, {0.3, 24}, {0.6, 0}},
		tilt: []key{{0, 0}, {0.3, -0.24}, {0.55, 0.17}, {0.75, -0.09}, {0.9, 0.04}, {1, 0}}, hung: true},
	Send: {span: 1.15, goes: [2]float64{0.3, 1}, turns: [2]float64{0, 0.42}, rise: []key{{0, 0}, {0.2, 16}, {0.6, 64}, {1, 0}},
		zoom: []key{{0, 1}, {0.2, 1.1}, {0.42, 1.06}, {1, 1}}, tilt: []key{{0, 0}, {0.3, 0}, {0.6, -0.24}, {1, 0}}, shade: true},
	Tumble: {span: 3, goes: [2]float64{0, rest}, rise: []key{{0, 0}, {0.15, 86}, {0.3, 0}, {0.37, 30}, {0.44, 0}, {0.49, 9}, {rest, 0}},
		zoom: []key{{0, 0.7}, {0.15, 1.16}, {0.3, 0.98}, {0.37, 1.05}, {rest, 1}}, tilt: []key{{0, -0.9}, {0.3, 0.5}, {0.44, -0.2}, {rest, 0.12}, {0.64, -0.03}, {0.7, 0}}},
	Roll: {span: 1.15, goes: [2]float64{0, 1}},
	Walk: {span: 1.15, goes: [2]float64{0, 1}},
	Rise: {span: 2, goes: [2]float64{0.42, 1}, rise: []key{{0, 0}, {0.16, 34}, {0.42, 40}, {1, 0}}, alpha: []key{{0, 0}, {0.1, 1}},
		zoom: []key{{0, 0.5}, {0.14, 1.4}, {0.24, 1.2}, {0.5, 1.15}, {1, 0.8}}},
	Puff: {span: 0.9, goes: [2]float64{0, 0}, zoom: []key{{0, 0.55}, {0.6, 1.12}, {1, 1.25}}, alpha: []key{{0, 0.9}, {0.4, 0.6}, {1, 0}}},
}

// OnRoad says whether it goes along a path.
func (m Manner) OnRoad() bool { return m == Roll || m == Walk }

// Spans is how long a manner takes, times the usual span.
func (m Manner) Spans() float64 { return bearings[m].span }

// at reads a track: between two keys it starts and ends softly.
func at(track []key, t, empty float64) float64 {
	if len(track) == 0 {
		return empty
	}
	if t <= track[0].at {
		return track[0].value
	}
	for i := 1; i < len(track); i++ {
		a, b := track[i-1], track[i]
		if t < b.at {
			u := (t - a.at) / (b.at - a.at)
			return a.value + (b.value-a.value)*u*u*(3-2*u)
		}
	}
	return track[len(track)-1].value
}

// part is how far t is through a part of the time, from 0 to 1.
func part(w [2]float64, t float64) float64 {
	if w[1] <= w[0] {
		return 1
	}
	return math.Min(1, math.Max(0, (t-w[0])/(w[1]-w[0])))
}

// easeOut is quick at first and slow at the end.
func easeOut(t float64) float64 { return 1 - (1-t)*(1-t)*(1-t) }

// easeBoth sets off softly and stops softly.
func easeBoth(t float64) float64 { return t * t * (3 - 2*t) }
