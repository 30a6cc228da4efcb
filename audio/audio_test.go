package audio

import (
	"errors"
	"math"
	"testing"
	"time"
)

// hall is an Audio with a card and a clock that the test moves; there is no goroutine.
type hall struct {
	*Audio
	conductor *conductor
	card      *card
	clock     time.Time
}

func newHall() *hall {
	h := &hall{card: &card{running: true}, clock: time.Unix(1e9, 0)}
	h.Audio = newAudio(func() time.Time { return h.clock }, 7)
	h.conductor = &conductor{audio: h.Audio, seed: 7, open: func() (sink, error) { return h.card, nil }}
	return h
}

// step lets the conductor do what is due now.
func (h *hall) step() time.Duration {
	w, cues := h.take()
	return h.conductor.step(h.clock, w, cues)
}

// pass lets time go by, and the card play, until nothing is due before its end; it gives the largest sample.
func (h *hall) pass(d time.Duration) float64 {
	end, top := h.clock.Add(d), 0.0
	for {
		wait := min(h.step(), end.Sub(h.clock), 100*time.Millisecond)
		if wait <= 0 {
			return top
		}
		top = max(top, h.card.play(wait.Seconds()))
		h.clock = h.clock.Add(wait)
	}
}

func TestNoCueTwiceWithinApart(t *testing.T) {
	h := newHall()
	h.SetVolumes(1, 0)
	for _, c := range []struct {
		after time.Duration
		cue   Cue
		queue int
	}{
		{0, Stamp, 1}, {0, Stamp, 1}, {0, Paper, 2}, {59 * time.Millisecond, Stamp, 2}, {time.Millisecond, Stamp, 3},
		{59 * time.Millisecond, Stamp, 3}, {0, Paper, 4}, {0, cueCount, 4}, {time.Second, Stamp, 5},
	} {
		h.clock = h.clock.Add(c.after)
		h.Play(c.cue)
		if len(h.queue) != c.queue {
			t.Fatalf("%v after %v: %d cues wait, not %d", c.cue, c.after, len(h.queue), c.queue)
		}
	}
	for range 100 {
		h.clock = h.clock.Add(Apart)
		h.Play(Button)
	}
	if len(h.queue) != waiting {
		t.Errorf("%d cues wait, at most %d should", len(h.queue), waiting)
	}
}

func TestPointsClimbByThemselves(t *testing.T) {
	h := newHall()
	h.SetVolumes(1, 0)
	for range 3 {
		h.Play(Points)
		h.clock = h.clock.Add(100 * time.Millisecond)
	}
	h.clock = h.clock.Add(time.Second)
	h.Play(Points)
	h.clock = h.clock.Add(time.Second)
	h.PlayStep(Points, 6)
	for i, want := range []int{0, 1, 2, 0, 6} {
		if h.queue[i].step != want {
			t.Errorf("point %d at step %d, not %d", i, h.queue[i].step, want)
		}
	}
}

func TestDeviceRunsOnlyWhileItSounds(t *testing.T) {
	h := newHall()
	if h.step(); h.Status() != Waiting || h.conductor.tried {
		t.Error("a device was asked for before anything was to be heard")
	}
	h.SetVolumes(0.8, 0.5)
	if wait := h.step(); h.Status() != Ready || h.card.on() || wait != forever {
		t.Error("opened, silent: the device should be suspended and nothing due")
	}
	h.Play(Stamp)
	if h.step(); !h.card.on() {
		t.Error("a cue waits and the device is suspended")
	}
	if top := h.pass(2 * time.Second); top < 0.05 || top > 0.5 {
		t.Errorf("the stamp was heard at %.3f", top)
	}
	if h.card.on() || h.conductor.cues != nil {
		t.Error("the stamp is over and the device runs")
	}
	h.Play(Bell)
	h.pass(100 * time.Millisecond)
	h.Mute(true)
	if h.pass(300 * time.Millisecond); h.card.on() {
		t.Error("muted, and the device runs")
	}
	h.Play(Bell)
	if h.Mute(false); len(h.queue) != 0 {
		t.Error("a cue played while muted waits for the end of it")
	}
	h.Play(Tent)
	h.clock = h.clock.Add(time.Second)
	if h.step(); h.card.on() {
		t.Error("a cue sounds a second late")
	}
}

func TestEvening(t *testing.T) {
	h := newHall()
	h.SetVolumes(0, 1)
	h.Music(true)
	if top := h.pass(10 * time.Second); top < 0.02 || !h.card.on() {
		t.Errorf("no music: %.3f", top)
	}
	h.Mute(true)
	h.pass(300 * time.Millisecond)
	first := h.conductor.tune
	if h.card.on() || h.conductor.phase != held || h.step() != forever {
		t.Error("muted: the piece should be held and the device suspended")
	}
	h.clock = h.clock.Add(time.Hour)
	h.Mute(false)
	if h.pass(time.Second); h.conductor.tune != first || h.conductor.phase != plays {
		t.Error("unmuted: the same piece should go on")
	}
	for i := 0; i < 100 && h.conductor.phase == plays; i++ {
		h.pass(time.Second)
	}
	h.pass(time.Second)
	if h.conductor.phase != rests || h.card.on() {
		t.Fatal("after its time the piece should be over and the device suspended")
	}
	if wait := h.step(); wait < 5*time.Second || wait > 91*time.Second {
		t.Errorf("the silence would last %v more", wait)
	}
	h.Music(false)
	if h.step() != forever {
		t.Error("off, and the conductor wants to be woken")
	}
	h.Music(true)
	if h.pass(95 * time.Second); h.conductor.tune == first || h.conductor.piece != 2 {
		t.Error("the second piece should have begun")
	}
	h.Close()
	if h.pass(time.Second); h.card.on() || h.Status() != Off {
		t.Error("closed, and the device runs")
	}
}

// TestLoudness checks that half of a volume is ten decibels less, of cues and of music, from the first sample
// on and when it is changed while they sound.
func TestLoudness(t *testing.T) {
	h := newHall()
	h.SetVolumes(0.5, 1)
	h.Music(true)
	h.Play(Win)
	h.pass(100 * time.Millisecond)
	heard := func(of player, want float64) {
		t.Helper()
		volume, on := of.(*deck).state()
		if !on || math.Abs(20*math.Log10(volume)-want) > 0.1 {
			t.Errorf("sounds %v, at %.1f dB, not %.0f", on, 20*math.Log10(volume), want)
		}
	}
	heard(h.conductor.cuePlayer, -10)
	heard(h.conductor.musicPlayer, 0)
	h.SetVolumes(0.25, 0.5)
	h.pass(100 * time.Millisecond)
	heard(h.conductor.cuePlayer, -20)
	heard(h.conductor.musicPlayer, -10)
}

func TestWithoutDevice(t *testing.T) {
	h := newHall()
	h.conductor.open = func() (sink, error) { return nil, errors.New("no card") }
	h.SetVolumes(1, 1)
	h.Music(true)
	h.Play(Win)
	if wait := h.step(); h.Status() != None || wait != forever {
		t.Errorf("without a device: %v, woken in %v", h.Status(), wait)
	}
	h = newHall()
	h.SetVolumes(1, 1)
	h.Music(true)
	h.pass(time.Second)
	h.card.mu.Lock()
	h.card.err = errors.New("unplugged")
	h.card.mu.Unlock()
	if h.Status() != Lost {
		t.Error("Status doesn't notice a lost device")
	}
	if h.step() != forever || h.Status() != Lost {
		t.Error("the conductor doesn't notice a lost device")
	}
}
