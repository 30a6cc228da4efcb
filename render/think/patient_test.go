package think

import (
	"context"
	"testing"
	"time"
)

// TestPatient: the page lives each time that a slice is over, not more often, and is
// told to stop as by the context itself.
func TestPatient(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	rests := 0
	p := &patient{ctx, time.Hour, time.Hour, time.Hour, time.Now(), func() { rests++ }}
	for range 3 {
		if p.Err() != nil {
			t.Fatal("it stops by itself")
		}
	}
	if rests != 0 {
		t.Errorf("%d rests within a slice", rests)
	}
	for i := range 3 {
		p.began = time.Now().Add(-2 * time.Hour)
		_, _ = p.Err(), p.Err()
		if rests != i+1 {
			t.Errorf("%d rests after %d slices", rests, i+1)
		}
	}
	cancel()
	if p.Err() == nil {
		t.Error("it isn't stopped")
	}
}

// TestPatientWhereFramesAreSlow: after a long rest it thinks longer, up to a bound, and
// after a short one as shortly as before.
func TestPatientWhereFramesAreSlow(t *testing.T) {
	const ms = time.Millisecond
	for _, row := range []struct{ rest, least, most, low, high time.Duration }{
		{30 * ms, ms, time.Hour, 15 * ms, time.Hour},
		{30 * ms, ms, 2 * ms, 2 * ms, 2 * ms},
		{0, time.Hour, 2 * time.Hour, time.Hour, time.Hour},
	} {
		p := &patient{t.Context(), 0, row.least, row.most, time.Now(), func() { time.Sleep(row.rest) }}
		_ = p.Err()
		if p.slice < row.low || p.slice > row.high {
			t.Errorf("after a rest of %v it thinks %v, want %v to %v", row.rest, p.slice, row.low, row.high)
		}
	}
}
