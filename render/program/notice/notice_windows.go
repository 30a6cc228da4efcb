package notice

import (
	"syscall"
	"unsafe"
)

// flash is FLASHWINFO of the Windows API.
type flash struct {
	size    uint32
	window  uintptr
	flags   uint32
	count   uint32
	timeout uint32
}

// What is flashed, and until when: the button in the taskbar, until the window comes to the front.
const (
	flashTray         = 0x2
	flashUntilInFront = 0xC
)

var (
	user32      = syscall.NewLazyDLL("user32.dll")
	kernel32    = syscall.NewLazyDLL("kernel32.dll")
	findWindow  = user32.NewProc("FindWindowW")
	owner       = user32.NewProc("GetWindowThreadProcessId")
	flashWindow = user32.NewProc("FlashWindowEx")
	processID   = kernel32.NewProc("GetCurrentProcessId")
)

// Show flashes the button of this program's window in the taskbar; Windows shows texts only of programs that were
// installed as its own.
func Show(string, string) {
	title, err := syscall.UTF16PtrFromString(app)
	if err != nil || flashWindow.Find() != nil {
		return
	}
	w, _, _ := findWindow.Call(0, uintptr(unsafe.Pointer(title)))
	if w == 0 {
		return
	}
	var of uint32
	_, _, _ = owner.Call(w, uintptr(unsafe.Pointer(&of)))
	if mine, _, _ := processID.Call(); uint32(mine) != of {
		return
	}
	f := flash{window: w, flags: flashTray | flashUntilInFront}
	f.size = uint32(unsafe.Sizeof(f))
	_, _, _ = flashWindow.Call(uintptr(unsafe.Pointer(&f)))
}
