//go:build linux && !android

package think

import (
	"runtime"
	"syscall"
)

// niceness is by how much who thinks gives way to the window.
const niceness = 5

// gently has the goroutine that calls it give way to the window, where cores are
// few: a thread of its own, of lower priority, that ends with it.
func gently() {
	// never unlocked: the thread ends with the goroutine
	runtime.LockOSThread()
	// the system call gives 20 less it
	if n, err := syscall.Getpriority(syscall.PRIO_PROCESS, 0); err == nil && 20-n < niceness {
		_ = syscall.Setpriority(syscall.PRIO_PROCESS, syscall.Gettid(), niceness)
	}
}
