package paint

import (
	"testing"

	"posterestante/render/engine/stage"
)

// TestRider: he stays within his stamp, comes by the whole road, moves with every
// breath by whole pixels of a window of 1280x720, and in a still picture is there.
func TestRider(t *testing.T) {
	at := stage.Rect{X: 864, Y: 47, W: 640, H: 146}
	still := Rider(at, 0)
	if still.Alpha != 0 || still.Angle != 0 || still.Zoom != 0 {
		t.Errorf("at rest %+v", still)
	}
	most, least := 0.0, 1e9
	was := still
	for breath := 1; breath < 500; breath++ {
		s := Rider(at, breath)
		if s.Rect.X < at.X || s.Rect.X+s.Rect.W > at.X+at.W || s.Rect.Y < at.Y || s.Rect.Y+s.Rect.H > at.Y+at.H || s.Alpha < 0 || s.Alpha > 1 {
			t.Fatalf("at breath %d %+v", breath, s)
		}
		if d := s.Rect.X - was.Rect.X; d != rideStep && (d >= 0 || s.Alpha == 0 || was.Alpha == 0) {
			t.Fatalf("at breath %d he goes %v, alpha %v after %v", breath, d, s.Alpha, was.Alpha)
		}
		if s.Pic == was.Pic {
			t.Fatalf("at breath %d the pedals stand still", breath)
		}
		most, least, was = max(most, s.Rect.X+s.Rect.W), min(least, s.Rect.X), s
	}
	if least > at.X+at.W*0.1 || most < at.X+at.W*0.9 {
		t.Errorf("he comes by %v to %v of %+v", least, most, at)
	}
}
