// Package drawcost holds by its test what drawing the worst table costs: four seats
// with nine postcards each, and a camp on every site. The commands and textures
// are those that Ebitengine itself logs when built with -tags ebitenginedebug.
//
// The words: a page is a texture that holds many pictures; its sides are powers
// of two, and it is doubled when it is full.
package drawcost

import (
	"fmt"
	"strings"
)

// Frame is what Ebitengine logs of one frame.
type Frame struct {
	Commands int     // draw commands, the two that show the screen included
	Pages    float64 // MiB of the pages that hold pictures
	Screen   float64 // MiB of the texture that a window has even when it is empty
}

// MiB of a texture of so many pixels.
func mib(w, h int) float64 { return float64(4*w*h) / (1 << 20) }

// Last reads the last frame of a log.
func Last(log string) (Frame, error) {
	var f Frame
	frames := strings.Split(log, "Internal image sizes:\n")
	if len(frames) < 2 {
		return f, fmt.Errorf("the log has no frames: was it built with -tags ebitenginedebug?")
	}
	images, commands, ok := strings.Cut(frames[len(frames)-1], "Graphics commands:\n")
	if !ok {
		return f, fmt.Errorf("the last frame has no commands")
	}
	f.Commands = strings.Count(commands, "draw-triangles:")
	for _, line := range strings.Split(strings.TrimSpace(images), "\n") {
		var id, w, h int
		if _, err := fmt.Sscanf(strings.TrimSpace(line), "%d: (%d, %d)", &id, &w, &h); err != nil {
			return f, fmt.Errorf("%q: %w", line, err)
		}
		switch into := fmt.Sprintf("draw-triangles: dst: %d ", id); {
		case strings.Contains(line, "(screen)"): // the window's own pixels
		case strings.Contains(commands, into):
			f.Screen += mib(w, h)
		default:
			f.Pages += mib(w, h)
		}
	}
	return f, nil
}
