//go:build !js

package club

import "time"

// Sweep is what is done once an hour.
func (c *Club) Sweep(now time.Time) { c.sweepAt(now) }
