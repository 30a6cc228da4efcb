//go:build !js

package app

import (
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
)

// waits says whether the loop may wait for events: tested on Linux only, and in
// the browser.
const waits = runtime.GOOS == "linux"

// Wake has the loop tick once more. Any goroutine may call it: an opponent that
// is done thinking, a timer, the network.
//
//lint:ignore SA1019 nothing else in v2.8.8 wakes a loop that waits for events
func Wake() { ebiten.ScheduleFrame() }

// await has the loop wait for events, or tick with the screen again.
func await(on bool) {
	if on {
		//lint:ignore SA1019 nothing else in v2.8.8 lets the loop wait for events; elsewhere than on Linux it isn't used
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	} else {
		//lint:ignore SA1019 the way back from it
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
	}
}

// awaiting is told at each tick of a loop that waits for events.
func awaiting() {}
