package audio

import (
	"math"
	"time"
)

// musicPhase says where the evening is.
type musicPhase uint8

const (
	noMusic musicPhase = iota // none has begun
	plays                     // a piece sounds
	fades                     // it was turned off and fades
	held                      // it was turned off within a piece, which waits
	rests                     // the silence after a piece
)

// How long the conductor waits for what is under way.
const (
	drain   = 700 * time.Millisecond // until what the music's player and the device hold has sounded
	ring    = 250 * time.Millisecond // the same for cues
	fadeOut = 150 * time.Millisecond // for a fade after a volume went to zero
	stale   = 300 * time.Millisecond // a cue that waited longer for the device comes too late
	forever = time.Duration(1<<63 - 1)
)

// How many frames the players read ahead: cues must be prompt, music must not stutter. A device
// that wakes takes two of its
// buffers at once.
const cuesFirst, cuesAhead, musicAhead = 4096, 2048, Rate / 2

// conductor drives the sink. Only its goroutine touches it.
type conductor struct {
	audio *Audio
	open  func() (sink, error)
	seed  uint64

	output

	cues      *mixer
	cuePlayer player
	cuesUntil time.Time

	phase       musicPhase
	until       time.Time // when the phase ends by itself
	drained     time.Time // when the last of a piece has sounded
	piece       int       // pieces begun
	tune        *reader
	musicPlayer player
	sound       float64 // volumes as the players have them
	music       float64
}

// output is what sound comes out of.
type output struct {
	out     sink
	tried   bool // it was asked for: it can be opened only once
	running bool // it is not suspended
}

// conduct runs until the audio is closed.
func (a *Audio) conduct(c *conductor) {
	timer := time.NewTimer(forever)
	for {
		w, cues := a.take()
		wait := c.step(a.now(), w, cues)
		if w.closed && !c.running {
			return
		}
		timer.Reset(wait)
		select {
		case <-a.wake:
		case <-timer.C:
		}
	}
}

// step does what is due and says when it wants to be called again, unless something changes before.
func (c *conductor) step(now time.Time, w wish, cues []request) time.Duration {
	if !c.tried && (w.cues() || w.tunes()) {
		c.start()
		now = c.audio.now()
	}
	if c.out != nil && c.out.Err() != nil {
		c.out, c.running = nil, false
		c.audio.setStatus(Lost, nil)
	}
	if c.out == nil {
		return forever
	}
	wait := min(c.playCues(now, w, cues), c.playMusic(now, w))
	c.power(c.cuePlayer != nil || c.musicSounds(now))
	return max(wait, time.Millisecond)
}

// start opens the device.
func (c *conductor) start() {
	c.tried = true
	c.audio.setStatus(Opening, nil)
	out, err := c.open()
	if err != nil {
		c.audio.setStatus(None, nil)
		return
	}
	c.out, c.running = out, true
	c.audio.setStatus(Ready, out.Err)
}

// power lets the device run only while something sounds: else it would be fed silence for ever.
func (c *conductor) power(on bool) {
	if on == c.running {
		return
	}
	c.running = on
	if on {
		_ = c.out.Resume() // what fails here shows in Err
	} else {
		_ = c.out.Suspend()
	}
}

// playCues begins cues, follows the volume, and ends the stretch when all has sounded.
func (c *conductor) playCues(now time.Time, w wish, cues []request) time.Duration {
	volume := 0.0
	if w.cues() {
		volume = w.sound
	}
	for _, q := range cues {
		if volume == 0 || now.Sub(q.at) > stale {
			continue
		}
		samples := RenderStep(q.cue, q.seed, q.step)
		fresh := c.cuePlayer == nil
		if fresh {
			c.cues = &mixer{}
			c.cuePlayer, c.sound = c.out.Player(c.cues, cuesFirst, cuesAhead), volume
			c.cuePlayer.SetVolume(loudness(volume))
		}
		c.cues.add(samples)
		if fresh {
			c.cuePlayer.Play() // reads at once, so that the first cue doesn't wait behind silence
		}
		length := time.Duration(len(samples)/2) * time.Second / Rate
		if end := now.Add(length + ring); end.After(c.cuesUntil) {
			c.cuesUntil = end
		}
	}
	if c.cuePlayer == nil {
		return forever
	}
	if volume != c.sound {
		c.sound = volume
		c.cuePlayer.SetVolume(loudness(volume))
		if end := now.Add(fadeOut); volume == 0 && end.Before(c.cuesUntil) {
			c.cuesUntil = end
		}
	}
	if wait := c.cuesUntil.Sub(now); wait > 0 {
		return wait
	}
	c.cues.finish()
	c.cuePlayer.Pause()
	c.cues, c.cuePlayer = nil, nil
	return forever
}

// loudness turns a volume into a factor: half is 10 dB less, which seems half as loud.
func loudness(volume float64) float64 { return math.Pow(volume, 1.66) }
