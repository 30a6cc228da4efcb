package audio

import "syscall/js"

// deviceFrames is how many frames the device holds. A page of plain http has no worklets; what
// sounds instead takes only a power of two, and waits for the page's one thread, so that it holds more.
func deviceFrames() int {
	context := js.Global().Get("AudioContext")
	if context.Truthy() && js.Global().Get("Reflect").Call("has", context.Get("prototype"), "audioWorklet").Bool() {
		return 2048
	}
	return 4096
}
