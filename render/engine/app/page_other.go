//go:build !js

package app

import (
	"io"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/stage"
)

// AskFiles is what asks the person for files, which then come as if they were dropped on
// the window; nil where the system has nothing to ask with: here they are dropped.
func AskFiles(int) func() { return nil }

// chosen are the files that were chosen since the last tick: none is here.
func chosen(func(io.Reader) ([]byte, error)) []stage.Dropped { return nil }

// CanFullScreen says whether there is a whole screen to fill.
func CanFullScreen() bool { return true }

// FullScreen says whether the window fills the screen.
func FullScreen() bool { return ebiten.IsFullscreen() }

// SetFullScreen makes it so, or not.
func SetFullScreen(on bool) { ebiten.SetFullscreen(on) }

// openFull fills the screen at the start.
func openFull(on bool) { ebiten.SetFullscreen(on) }

// Smallness is the size of words that a first start takes: a window is large enough, or can be made so.
func Smallness() int { return 0 }

// reach is how far beside what is lit a finger may come down, in logical pixels.
func reach(v view) float64 { return fingerSlip * ebiten.Monitor().DeviceScaleFactor() / v.k }

// cursor is where the pointer is, in device pixels.
func cursor() (x, y float64) {
	mx, my := ebiten.CursorPosition()
	return float64(mx), float64(my)
}
