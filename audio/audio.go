// Package audio is what the player hears: short cues and a quiet waltz, all of it made by this program while it runs.
//
// The words it uses: a cue is a short sound that tells one thing; a recipe is how it is made. A
// tune is a piece of music
// as it plays, composed from a seed; an evening is a row of pieces with silence between. The sink is the sound card or
// what stands for it. The conductor is the one goroutine that talks to the sink; the calls of this package only leave
// it a note, so that they never block.
package audio

import (
	"math/rand/v2"
	"sync"
	"time"
)

// Status is the key of the sentence that says how the sound is; the words are in assets/words.
type Status string

// What Status may say.
const (
	Off     Status = "sound.off"     // opened with Disabled, or closed
	Waiting Status = "sound.waiting" // nothing is to be heard, so no device was asked for yet
	Opening Status = "sound.opening" // the device is being opened
	Ready   Status = "sound.ready"   // it plays
	None    Status = "sound.none"    // no sound device was found; the program is silent
	Lost    Status = "sound.lost"    // the device failed while it was in use; the program is silent from then on
)

// Option changes how Open begins.
type Option uint8

// Disabled never touches a device: for tests, CI and shots.
const Disabled Option = 1

// Apart is the least time between two starts of the same cue.
const Apart = 60 * time.Millisecond

// climbs is how long Points goes on climbing after the last one.
const climbs = 900 * time.Millisecond

// waiting is how many cues may wait for the conductor; more are dropped.
const waiting = 16

// wish is what the player wants to hear.
type wish struct {
	sound, music float64 // volumes, 0 to 1
	muted        bool
	playMusic    bool
	closed       bool
}

// cues and tunes say whether each kind is to be heard.
func (w wish) cues() bool  { return !w.closed && !w.muted && w.sound > 0 }
func (w wish) tunes() bool { return !w.closed && !w.muted && w.music > 0 && w.playMusic }

// request is one cue to play.
type request struct {
	cue  Cue
	step int
	seed uint64
	at   time.Time
}

// Audio plays. Its methods may be called from any goroutine and never block. One is opened in a program.
type Audio struct {
	now  func() time.Time
	wake chan struct{} // holds one: the conductor has something to look at

	mu     sync.Mutex
	wish   wish
	queue  []request
	last   [cueCount]time.Time
	step   int
	seeds  *rand.Rand
	status Status
	check  func() error // asks the open device whether it failed
}

// Open starts. It never fails: without a device all is silent, and Status says so. Until SetVolumes
// all volumes are zero and
// no device is asked for.
func Open(options ...Option) *Audio {
	seed := uint64(time.Now().UnixNano())
	a := newAudio(time.Now, seed)
	for _, o := range options {
		if o == Disabled {
			a.wish.closed, a.status = true, Off
			return a
		}
	}
	go a.conduct(&conductor{audio: a, open: openDevice, seed: seed})
	return a
}

func newAudio(now func() time.Time, seed uint64) *Audio {
	return &Audio{now: now, wake: make(chan struct{}, 1), status: Waiting, seeds: dice(seed, 102)}
}

// Play plays a cue, unless the same one began less than Apart ago. Points climbs while it is played again and again.
func (a *Audio) Play(c Cue) { a.PlayStep(c, -1) }

// PlayStep plays a cue at a step of its ladder, from 0; only Points has one.
func (a *Audio) PlayStep(c Cue, step int) {
	now := a.now()
	a.mu.Lock()
	defer a.mu.Unlock()
	if c >= cueCount || !a.wish.cues() || len(a.queue) >= waiting {
		return
	}
	since := now.Sub(a.last[c])
	if since < Apart && !a.last[c].IsZero() {
		return
	}
	if step < 0 && c == Points && since < climbs {
		step = a.step + 1
	}
	step = max(step, 0)
	if c == Points {
		a.step = step
	}
	a.last[c] = now
	a.queue = append(a.queue, request{c, step, a.seeds.Uint64(), now})
	a.nudge()
}

// SetVolumes sets how loud cues and music are, from 0 to 1. Half sounds half as loud.
func (a *Audio) SetVolumes(sound, music float64) {
	a.change(func(w *wish) { w.sound, w.music = clamp(sound), clamp(music) })
}

// Mute silences everything, or lets it be heard again; music goes on where it stopped.
func (a *Audio) Mute(on bool) { a.change(func(w *wish) { w.muted = on }) }

// Music lets the waltz play or not.
func (a *Audio) Music(on bool) { a.change(func(w *wish) { w.playMusic = on }) }

// Close ends all sound, for good.
func (a *Audio) Close() { a.change(func(w *wish) { w.closed = true }) }

// Status says how the sound is, as the key of a sentence.
func (a *Audio) Status() Status {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.status == Ready && a.check != nil && a.check() != nil {
		return Lost
	}
	return a.status
}

func (a *Audio) change(f func(*wish)) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.wish.closed {
		return
	}
	before := a.wish
	if f(&a.wish); a.wish == before {
		return
	}
	if a.wish.closed {
		a.status = Off
	}
	a.nudge()
}

// nudge wakes the conductor; it never waits.
func (a *Audio) nudge() {
	select {
	case a.wake <- struct{}{}:
	default:
	}
}

func (a *Audio) setStatus(s Status, check func() error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if !a.wish.closed {
		a.status, a.check = s, check
	}
}

// take gives the conductor what is wished and the cues that wait.
func (a *Audio) take() (wish, []request) {
	a.mu.Lock()
	defer a.mu.Unlock()
	cues := a.queue
	a.queue = nil
	return a.wish, cues
}

// clamp keeps a volume in range; what is no number is silence.
func clamp(v float64) float64 {
	if v != v {
		return 0
	}
	return min(max(v, 0), 1)
}
