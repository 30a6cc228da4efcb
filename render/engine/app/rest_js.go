package app

import "syscall/js"

// gate is the page's, see web/boot.js: while it is shut the browser gives no
// frames; any event of an input device opens it, and so does Wake.
var gate = js.Global().Get("posteGate")

// waits says whether the loop may wait for events.
var waits = gate.Truthy()

// Wake has the loop tick once more. Any goroutine may call it: an opponent that
// is done thinking, a timer, the network.
func Wake() {
	if waits {
		gate.Invoke(false)
	}
}

// await has the loop wait for events, or tick with the screen again.
func await(on bool) {}

// awaiting says at each tick of a loop that waits for events that it may rest.
func awaiting() {
	gate.Invoke(true)
}
