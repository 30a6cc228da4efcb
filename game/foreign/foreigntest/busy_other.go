//go:build !linux

package foreigntest

import "time"

// busy is known on Linux alone: elsewhere only memory is bounded.
func busy() time.Duration { return 0 }
