package audio

import (
	"io"
	"math"
	"sync"
	"testing"
	"time"
)

// flat is a loud cue that only says whether it is mixed.
func flat(frames int) []float32 {
	s := make([]float32, 2*frames)
	for i := range s {
		s[i] = 0.4
	}
	return s
}

func TestMixer(t *testing.T) {
	m := &mixer{}
	for range 3 * maxVoices {
		m.add(flat(Rate))
	}
	p := make([]byte, 1000*frameBytes)
	if n, err := m.Read(p); n != len(p) || err != nil || len(m.voices) != maxVoices {
		t.Errorf("%d bytes, %v, %d voices", n, err, len(m.voices))
	}
	for i := range m.samples {
		if a := math.Abs(float64(m.samples[i])); a > 0.9 {
			t.Fatalf("%d voices sum to %v", maxVoices, a)
		}
	}
	for range Rate/1000 + 1 {
		_, _ = m.Read(p)
	}
	if _, err := m.Read(p); err != nil || len(m.voices) != 0 || m.samples[0] != 0 {
		t.Error("after its voices the mixer should give silence")
	}
	m.finish()
	if _, err := m.Read(p); err != io.EOF {
		t.Error("a finished mixer should be at its end")
	}
}

func TestGivingWayDoesNotClick(t *testing.T) {
	m := &mixer{}
	p := make([]byte, 64*frameBytes)
	for range maxVoices + 1 {
		m.add(flat(Rate)[:2*20000])
	}
	before := float32(-1)
	for range 20 {
		_, _ = m.Read(p)
		for i := 0; i < len(m.samples); i += 2 {
			if d := m.samples[i] - before; before >= 0 && (d > 0.01 || d < -0.01) {
				t.Fatalf("a step of %v", d)
			}
			before = m.samples[i]
		}
	}
}

func TestSoften(t *testing.T) {
	before := -2.0
	for x := -6.0; x <= 6; x += 0.01 {
		y := soften(x)
		if y <= before || math.Abs(y) > 0.9 || math.Abs(x) <= 0.5 && y != x {
			t.Fatalf("soften(%.2f) = %v", x, y)
		}
		before = y
	}
}

// Many goroutines call everything while the conductor works and a card plays; for the race detector.
func TestManyCallers(t *testing.T) {
	c := &card{running: true}
	a := newAudio(time.Now, 1)
	done := make(chan struct{})
	go func() {
		defer close(done)
		a.conduct(&conductor{audio: a, seed: 1, open: func() (sink, error) { return c, nil }})
	}()
	stop := make(chan struct{})
	var device sync.WaitGroup
	device.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
				c.play(0.05)
				time.Sleep(time.Millisecond)
			}
		}
	})
	var callers sync.WaitGroup
	for g := range 6 {
		callers.Go(func() {
			for i := range 200 {
				a.Play(Cue((i + g) % int(cueCount)))
				a.PlayStep(Points, i)
				a.SetVolumes(float64(i%10)/9, float64(g)/5)
				a.Mute(i%50 == 49)
				a.Music(i%30 < 20)
				_ = a.Status()
				time.Sleep(500 * time.Microsecond)
			}
		})
	}
	callers.Wait()
	a.Mute(false)
	a.SetVolumes(math.NaN(), 7)
	a.Close()
	a.Close()
	a.Play(Bell)
	select {
	case <-done:
	case <-time.After(3 * time.Minute):
		t.Error("the conductor doesn't end after Close")
	}
	close(stop)
	device.Wait()
	if c.on() || a.Status() != Off {
		t.Error("closed, and the device runs")
	}
}

func TestDisabled(t *testing.T) {
	a := Open(Disabled)
	a.SetVolumes(1, 1)
	a.Music(true)
	a.Play(Bell)
	if a.Close(); a.Status() != Off || len(a.queue) != 0 {
		t.Error("disabled, and something is queued")
	}
}
