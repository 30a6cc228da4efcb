//go:build linux && cgo && !android

package app

import "testing"

// TestDriversMemoryGoesBack: what a driver takes for the screen of a large window goes back
// to the system when the window is small again.
func TestDriversMemoryGoesBack(t *testing.T) {
	giveBack()
	for _, n := range []int{2 << 20, 8 << 20, 32<<20 - 64} {
		if mapped(n) == 0 {
			t.Errorf("%d MiB that were freed are kept", n>>20)
		}
	}
}
