//go:build linux && !android

package think

import (
	"syscall"
	"testing"
)

// priority is the niceness of the thread that calls it.
func priority(t *testing.T) int {
	t.Helper()
	n, err := syscall.Getpriority(syscall.PRIO_PROCESS, 0) // the system call gives 20 less the niceness
	if err != nil {
		t.Fatal(err)
	}
	return 20 - n
}

// TestGently: who thinks gives way, and nobody else.
func TestGently(t *testing.T) {
	before := priority(t)
	done := make(chan int)
	go func() {
		gently()
		done <- priority(t)
	}()
	if got := <-done; got != max(before, niceness) {
		t.Errorf("who thinks has niceness %d, not %d", got, max(before, niceness))
	}
	if after := priority(t); after != before {
		t.Errorf("the window's niceness was %d and is %d", before, after)
	}
}
