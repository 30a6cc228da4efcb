package hideconsole

import (
	"syscall"
	"unsafe"
)

// hide lets go of the console if it was opened for this program alone, as
// Windows does when it is started by its icon.
func hide() {
	kernel := syscall.NewLazyDLL("kernel32.dll")
	list, free := kernel.NewProc("GetConsoleProcessList"), kernel.NewProc("FreeConsole")
	if list.Find() != nil || free.Find() != nil {
		return
	}
	var who [2]uint32
	if n, _, _ := list.Call(uintptr(unsafe.Pointer(&who[0])), uintptr(len(who))); n == 1 {
		_, _, _ = free.Call() // it stays where it can't be let go
	}
}
