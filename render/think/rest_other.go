//go:build !js

package think

import "time"

// slice is how long who thinks may hold a core; most is no longer: frames are painted beside it.
const (
	slice = time.Millisecond
	most  = slice
)

// rest leaves the core to others for a moment.
func rest() { time.Sleep(200 * time.Microsecond) }
