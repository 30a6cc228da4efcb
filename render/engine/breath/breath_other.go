//go:build !js

// Package breath lets a page of a browser live while something long is done: there all
// goroutines share one thread, and no event is heard while one of them works. Elsewhere it does nothing.
package breath

import "time"

// Slice is how long a page may hear of nothing, as far as work can be cut.
const Slice = 5 * time.Millisecond

// Take lets the page live now.
func Take() {}

// Due is Take where the page did not live for a slice.
func Due() {}
