//go:build !js

package club

import "time"

// sweep removes now and then the rooms where no match was ever begun.
func (c *Club) sweep() {
	tick := time.NewTicker(time.Hour)
	defer tick.Stop()
	for {
		c.sweepAt(time.Now())
		select {
		case <-c.stop:
			return
		case <-tick.C:
		}
	}
}

func (c *Club) sweepAt(now time.Time) {
	c.mu.Lock()
	seen := map[*room]bool{}
	for _, o := range c.keys {
		seen[o.room] = true
	}
	c.mu.Unlock()
	for r := range seen {
		if r.stale(now) {
			c.mu.Lock()
			c.drop(r)
			c.mu.Unlock()
		}
	}
}
