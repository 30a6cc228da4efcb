//go:build (linux && !android) || freebsd || netbsd || openbsd

package display

// #cgo LDFLAGS: -lX11
// #include <X11/Xlib.h>
//
// // As GLFW, which Ebitengine opens its window with, will do it. The display is
// // not closed: a server without any other client (Xvfb) starts anew when its
// // last one goes, and would not answer GLFW meanwhile.
// static int opens(void) {
//	XInitThreads();
//	return XOpenDisplay(NULL) != NULL;
// }
import "C"

import (
	"io"

	"github.com/jezek/xgb"
)

func opens() bool {
	// Ebitengine asks for sizes by it, and it would complain on standard error
	// wherever a user has no .Xauthority, though nothing is wrong.
	xgb.Logger.SetOutput(io.Discard)
	return C.opens() == 1
}
