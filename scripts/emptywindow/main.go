// Command emptywindow is what the window of the program is measured beside: an
// Ebitengine window that does nothing (default loop), or, with -wait, one that
// waits for events as ours does and changes the colour of a square at each click;
// with -often it is besides woken so many times a second, and draws.
package main

import (
	"flag"
	"fmt"
	"image/color"
	"os"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

type window struct {
	wait     bool
	often    int
	woken    atomic.Bool
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
	if w.often > 0 {
		w.fresh = w.fresh && !w.idle || w.woken.Swap(false)
	}
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
	flag.IntVar(&w.often, "often", 0, "be woken so many times a second, and draw")
	flag.Parse()
	w.wait = w.wait || w.often > 0
	ebiten.SetWindowSize(1280, 720)
	if w.wait {
		ebiten.SetScreenClearedEveryFrame(false)
		ebiten.SetTPS(ebiten.SyncWithFPS)
	}
	if w.often > 0 {
		go func() {
			for range time.Tick(time.Second / time.Duration(w.often)) {
				w.woken.Store(true)
				//lint:ignore SA1019 the same policy as render/engine/app
				ebiten.ScheduleFrame()
			}
		}()
	}
	if err := ebiten.RunGame(w); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
