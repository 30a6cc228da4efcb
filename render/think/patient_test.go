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
	p := &patient{ctx, time.Hour, time.Now(), func() { rests++ }}
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
