package golden

import (
	"testing"

	"posterestante/render/engine/stage"
)

// TestRest checks that no screen is built or drawn anew while nothing happens on it, whatever is open there.
func TestRest(t *testing.T) {
	for name, show := range screens(t, "en") {
		settle(show)
		for range 15 { // the focus finds its place, what is pointed at is shown
			show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		}
		drawn := 0
		for range 30 {
			if show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick) {
				drawn++
			}
		}
		if drawn > 1 { // a card that is pointed at shows its rules after a while
			t.Errorf("%s: drawn %d times of 30 while nothing happens", name, drawn)
		}
	}
}
