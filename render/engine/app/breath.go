package app

import (
	"sync/atomic"
	"time"

	"posterestante/render/engine/app/settings"
)

// A scene that breathes moves a little, so many times a second, and no longer than
// so long after anything happened: then the loop rests.
const (
	breathEvery = 125 * time.Millisecond
	breathFor   = time.Minute
)

// breather wakes a loop that waits for events, for the next breath.
type breather struct {
	timer *time.Timer
	rang  atomic.Bool // it woke the loop
	last  time.Time   // breath
	off   bool        // nothing breathes in this window: a test's, a picture's
}

// wanted says whether the settings let a scene breathe.
func wanted(s settings.Settings) bool { return !s.Calm && !s.Still && s.Speed > 0 }

// due says whether the scene breathes, for how long nothing happened, and whether
// it is time for the next breath.
func (b *breather) due(breathes bool, quiet time.Duration, now time.Time) (alive, next bool) {
	alive = breathes && !b.off && quiet < breathFor
	if !alive || now.Sub(b.last) < breathEvery-breathEvery/16 {
		return alive, false
	}
	b.last = now
	return true, true
}

// sleep has the loop woken for the next breath.
func (b *breather) sleep(now time.Time, wake func()) {
	if b.timer == nil {
		b.timer = time.AfterFunc(time.Hour, func() {
			b.rang.Store(true)
			wake()
		})
	}
	b.timer.Reset(max(time.Millisecond, breathEvery-now.Sub(b.last)))
}

// breathe lets the scene breathe, when it is time; it says whether to draw.
func (g *game) breathe(now time.Time) bool {
	breathes := g.show.Frame().Breathes && wanted(g.now())
	alive, next := g.breather.due(breathes, g.show.Quiet(), now)
	g.alive = alive
	return next && g.show.Breathe()
}

// woke says whether the loop was woken only for a breath.
func (b *breather) woke() bool { return b.rang.Swap(false) }

// stop ends it.
func (b *breather) stop() {
	if b.timer != nil {
		b.timer.Stop()
	}
}
