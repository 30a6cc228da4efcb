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

// napper wakes a loop that waits for events.
type napper struct {
	timer *time.Timer
	rang  atomic.Bool  // it woke the loop
	none  atomic.Bool  // no pad is in use
	seen  atomic.Value // the devices when it began to sleep, a string
	polls int
	wake  func() // Wake; a test's
}

// sleep has the loop woken after a while; where nobody plays with a pad, only
// once the list of input devices is another.
func (n *napper) sleep(d time.Duration) {
	n.none.Store(d == napNone)
	n.seen.Store(devices())
	if n.timer == nil { // it is there before it rings
		n.timer = time.AfterFunc(time.Hour, n.ring)
	}
	n.timer.Reset(d)
}

func (n *napper) ring() {
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
func (n *napper) stop() {
	if n.timer != nil {
		n.timer.Stop()
	}
	n.rang.Store(false)
}

// poll says whether the loop was woken only to ask the pads, so that there is
// nothing to show anew.
func (n *napper) poll() bool {
	if !n.rang.Swap(false) {
		return false
	}
	n.polls++
	return n.polls%napShow != 0
}
