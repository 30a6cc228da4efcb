package main

import (
	"fmt"
	"os"
	"os/exec"
	"time"

	"github.com/jezek/xgb/xtest"

	"posterestante/windowtest/drive"
)

func screen() *drive.Display {
	d, err := drive.Open(width, height)
	must(err)
	open = []*drive.Display{d} // one at a time
	must(xtest.Init(d.X))
	return d
}

// start starts a command on a screen; painted is how long it took to the first
// pixel that isn't black, in milliseconds.
func start(d *drive.Display, name string, args ...string) (cmd *exec.Cmd, painted float64) {
	cmd = exec.Command(name, args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.Name)
	began := time.Now()
	must(cmd.Start())
	return cmd, paints(d, began)
}

func paints(d *drive.Display, began time.Time) float64 {
	for time.Since(began) < 20*time.Second {
		for _, at := range [][2]int{{width / 2, height / 2}, {width / 4, height / 4}} {
			p, err := d.Pixels(at[0], at[1], 2, 2)
			must(err)
			if p[0]|p[1]|p[2] != 0 {
				return float64(time.Since(began).Microseconds()) / 1000
			}
		}
		time.Sleep(time.Millisecond)
	}
	must(fmt.Errorf("nothing was painted"))
	return 0
}

func stop(cmd *exec.Cmd) {
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
}
