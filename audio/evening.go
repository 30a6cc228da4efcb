package audio

import "time"

// playMusic moves the evening on.
func (c *conductor) playMusic(now time.Time, w wish) time.Duration {
	on := w.tunes()
	switch {
	case c.phase == noMusic && on, c.phase == rests && on && !now.Before(c.until):
		c.begin(w.music)
	case c.phase == plays && c.tune.done():
		c.phase = rests
		c.drained = now.Add(drain)
		c.until = c.drained.Add(time.Duration(c.tune.tune.score.rest) * time.Second / Rate)
	case c.phase == plays && !on:
		c.phase, c.until = fades, now.Add(fadeOut)
		c.volume(0)
	case c.phase == fades && !on && !now.Before(c.until):
		c.phase = held
		c.musicPlayer.Pause()
	case c.phase == fades && on:
		c.phase = plays
	case c.phase == held && on:
		c.phase = plays
		c.volume(w.music)
		c.musicPlayer.Play()
	}
	if on && (c.phase == plays || c.phase == rests) {
		c.volume(w.music)
	}
	if c.phase == rests && now.Before(c.drained) {
		if !on {
			c.volume(0)
		}
		return c.drained.Sub(now)
	}
	if c.phase == fades || c.phase == rests && on {
		return c.until.Sub(now)
	}
	return forever
}

// begin starts the next piece at a volume.
func (c *conductor) begin(volume float64) {
	c.phase = plays
	c.tune = &reader{tune: newTune(pieceSeed(c.seed, c.piece)), ended: c.audio.nudge}
	c.piece++
	c.musicPlayer = c.out.Player(c.tune, musicAhead, musicAhead)
	c.music = -1
	c.volume(volume)
	c.musicPlayer.Play()
}

// volume sets the music's, if it changed.
func (c *conductor) volume(v float64) {
	if v != c.music {
		c.music = v
		c.musicPlayer.SetVolume(loudness(v))
	}
}

// musicSounds says whether the device still has music to play.
func (c *conductor) musicSounds(now time.Time) bool {
	return c.phase == plays || c.phase == fades || c.phase == rests && now.Before(c.drained)
}
