package app

import (
	"runtime"
	"syscall/js"
)

// tellStacks lets a test that waits in vain ask the page where each goroutine stands.
func tellStacks() {
	js.Global().Set("posteStacks", js.FuncOf(func(js.Value, []js.Value) any {
		all := make([]byte, 1<<18)
		return string(all[:runtime.Stack(all, true)])
	}))
}
