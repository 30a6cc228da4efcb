//go:build !js

package think

import "time"

// slice is how long who thinks may hold a core.
const slice = time.Millisecond

// rest leaves the core to others for a moment.
func rest() { time.Sleep(200 * time.Microsecond) }
