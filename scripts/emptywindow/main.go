// Command emptywindow is what the window of the program is measured beside: an
// Ebitengine window that does nothing (default loop), or, with -wait, one that
// waits for events as ours does and changes the colour of a square at each click.
package main

import (
	"flag"
	"fmt"
	"image/color"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

type window struct {
	wait     bool
	down, on bool
	fresh    bool
	idle     bool
	ticks    int
	active   time.Time
}

func (w *window) Layout(int, int) (int, int) { return 1280, 720 }

func (w *window) Update() error {
	if !w.wait {
		return nil
	}
	w.ticks++
	down := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	if down != w.down {
		w.active = time.Now()
	}
	if w.down && !down {
		w.on = !w.on
	}
	w.fresh = w.fresh || w.idle || w.ticks == 1 || w.down != down
	w.down = down
	active := down || w.ticks < 30 || time.Since(w.active) < 500*time.Millisecond
	if active == !w.idle {
		return nil
	}
	w.idle = !active
	//lint:ignore SA1019 the same policy as render/engine/app
	mode := ebiten.FPSModeVsyncOn
	if w.idle {
		//lint:ignore SA1019 the same policy as render/engine/app
		mode = ebiten.FPSModeVsyncOffMinimum
	}
	//lint:ignore SA1019 the same policy as render/engine/app
	ebiten.SetFPSMode(mode)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	return nil
}

func (w *window) Draw(screen *ebiten.Image) {
	if w.wait && !w.fresh {
		return
	}
	w.fresh = false
	c := color.RGBA{120, 80, 60, 255}
	if w.on {
		c = color.RGBA{240, 230, 200, 255}
	}
	screen.Fill(c)
}

func main() {
	w := &window{}
	flag.BoolVar(&w.wait, "wait", false, "wait for events, and answer clicks")
	flag.Parse()
	ebiten.SetWindowSize(1280, 720)
	if w.wait {
		ebiten.SetScreenClearedEveryFrame(false)
		ebiten.SetTPS(ebiten.SyncWithFPS)
	}
	if err := ebiten.RunGame(w); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
