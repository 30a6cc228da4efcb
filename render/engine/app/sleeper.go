package app

import (
	"os"
	"strings"
	"sync/atomic"
	"time"
)

// How long the loop sleeps while it waits for events, because gamepads send
// none: with a pad in use 20 polls a second, without one it only looks whether
// one was plugged in.
const (
	napPads = 50 * time.Millisecond
	napNone = 2 * time.Second
	napShow = 10 // polls, after which the window is shown anew in case another lay on it
)

// soon is how long after a frame was drawn a loop that waits looks by itself: while
// the render thread still speaks with the X server it may take an event off the
// connection that the waiting thread then sleeps over. Without it a click that
// comes just then is heard only with the next event.
var soon = [...]time.Duration{30 * time.Millisecond, 120 * time.Millisecond, 500 * time.Millisecond}

// sleeper wakes a loop that waits for events.
type sleeper struct {
	looks int // how many of soon are still to come
	timer *time.Timer
	rang  atomic.Bool  // it woke the loop
	none  atomic.Bool  // no pad is in use
	seen  atomic.Value // the devices when it began to sleep, a string
	polls int
	wake  func() // Wake; a test's
}

// drew says that a frame is drawn before the loop waits.
func (n *sleeper) drew() { n.looks = len(soon) }

// sleep has the loop woken after a while: soon after a frame was drawn; then,
// where nobody plays with a pad, only once the list of input devices is another.
func (n *sleeper) sleep(d time.Duration) {
	if n.looks > 0 {
		d = min(d, soon[len(soon)-n.looks])
		n.looks--
	}
	n.none.Store(d == napNone)
	n.seen.Store(devices())
	if n.timer == nil { // it is there before it rings
		n.timer = time.AfterFunc(time.Hour, n.ring)
	}
	n.timer.Reset(d)
}

func (n *sleeper) ring() {
	if n.none.Load() && n.seen.Load() == devices() {
		n.timer.Reset(napNone)
		return
	}
	n.rang.Store(true)
	n.wake()
}

// devices are the names of the system's input devices, "" where they aren't
// listed (the loop waits for events on Linux only).
func devices() string {
	list, _ := os.ReadDir("/dev/input")
	var b strings.Builder
	for _, e := range list {
		b.WriteString(e.Name())
		b.WriteByte(' ')
	}
	return b.String()
}

// stop ends it while the loop runs by itself.
func (n *sleeper) stop() {
	if n.timer != nil {
		n.timer.Stop()
	}
	n.rang.Store(false)
}

// poll says whether the loop was woken only to ask the pads, so that there is
// nothing to show anew.
func (n *sleeper) poll() bool {
	if !n.rang.Swap(false) {
		return false
	}
	n.polls++
	return n.polls%napShow != 0
}
