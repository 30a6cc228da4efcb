package table

import (
	"testing"
	"time"

	"posterestante/render/engine/anim"
)

// TestLongRoadsTakeLonger checks that a ride takes the longer the more of the road is ridden,
// but never without end, and a short one no less than any flight.
func TestLongRoadsTakeLonger(t *testing.T) {
	var before time.Duration
	for i, far := range []float64{40, 300, 600, 900} {
		took := ridden([]anim.Point{{X: 0, Y: 0}, {X: far, Y: 0}}, time.Second)
		if took <= before || i == 0 && took < time.Second {
			t.Errorf("%v far takes %v, after %v", far, took, before)
		}
		before = took
	}
	if took := ridden([]anim.Point{{}, {X: 1e6}}, time.Second); took > 6*time.Second {
		t.Errorf("a road without end takes %v", took)
	}
}
