// Package display says, before Ebitengine starts, whether there is a display:
// Ebitengine opens one while its packages are initialised, and panics when it
// can't, see package early.
package display

import (
	"fmt"
	"os"
)

// Missing is why no window can be opened and what to do, one sentence; "" where
// one can be.
func Missing() string {
	name := os.Getenv("DISPLAY")
	switch {
	case opens():
		return ""
	case name != "":
		return fmt.Sprintf("the display %q does not answer, or does not let us in: "+
			"start the window from a graphical session", name)
	case os.Getenv("WAYLAND_DISPLAY") != "":
		return "there is a Wayland display but no X11 one (DISPLAY is not set), and the window needs XWayland"
	}
	return "there is no display to open a window on (DISPLAY is not set): start it from a graphical session"
}
