package main

import (
	"fmt"
	"os"
	"time"

	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"posterestante/windowtest/drive"
)

// clicks measures the time from the release of the button to a changed pixel,
// after presses of 40 ms; then it counts lost presses of 20 ms.
func (t *table) clicks(d *drive.Display, peer string, at [2]int, near [4]int) {
	must(d.Do("mousemove", at[0], at[1]))
	time.Sleep(time.Second)
	var took []float64
	for range clicks {
		if ms, ok := click(d, 40*time.Millisecond, near); ok {
			took = append(took, ms)
		}
	}
	if len(took) < clicks {
		fmt.Fprintf(os.Stderr, "%s: %d presses of 40 ms lost\n", peer, clicks-len(took))
	}
	if len(took) > 0 {
		t.add(rowClick, peer, middle(took, 0.5))
		t.add(rowClick2, peer, middle(took, 0.95))
	}
	lost := 0.0
	for range shortClicks {
		if _, ok := click(d, 20*time.Millisecond, near); !ok {
			lost++
		}
	}
	t.add(rowLost, peer, lost)
}

func click(d *drive.Display, hold time.Duration, near [4]int) (ms float64, ok bool) {
	button := func(kind byte) {
		must(xtest.FakeInputChecked(d.X, kind, 1, 0, d.Root, 0, 0, 0).Check())
	}
	time.Sleep(700 * time.Millisecond) // the loop sleeps again
	button(xproto.ButtonPress)
	time.Sleep(hold)
	before := look(d, near)
	began := time.Now()
	button(xproto.ButtonRelease)
	for time.Since(began) < time.Second {
		if look(d, near) != before {
			return float64(time.Since(began).Microseconds()) / 1000, true
		}
	}
	return 0, false
}

func look(d *drive.Display, r [4]int) string {
	p, err := d.Pixels(r[0], r[1], r[2], r[3])
	must(err)
	return string(p)
}
