// Package breath lets a page of a browser live while something long is done: there all
// goroutines share one thread, and no event is heard while one of them works. Elsewhere it does nothing.
package breath

import (
	"sync"
	"syscall/js"
	"time"
)

// Slice is how long a page may hear of nothing, as far as work can be cut.
const Slice = 5 * time.Millisecond

var (
	came   = make(chan struct{}, 64) // a token for each message that was sent and came
	last   time.Time                 // when the page lived last; one thread reads and writes it
	sender = sync.OnceValue(func() js.Value {
		channel := js.Global().Get("MessageChannel").New()
		channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
			came <- struct{}{}
			return nil
		}))
		return channel.Get("port2")
	})
)

// Take lets the page live now: the browser hears what hands did, and may show a frame, before
// our message comes back. A timer would take 4 ms, in a hidden tab a second.
func Take() {
	sender().Call("postMessage", 0)
	<-came
	last = time.Now()
}

// Due is Take where the page did not live for a slice. It is for what lies between two parts of long work.
func Due() {
	if time.Since(last) >= Slice {
		Take()
	}
}
