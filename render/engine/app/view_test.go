package app

import (
	"testing"

	"posterestante/render/engine/stage"
)

// TestSmallness: on a phone on its side a first start takes the largest words, on a
// desktop's window the usual ones.
func TestSmallness(t *testing.T) {
	for _, row := range []struct {
		w, h float64
		want int
	}{{844, 390, stage.TextMost}, {667, 375, stage.TextMost}, {1133, 744, 1}, {1280, 720, 0}, {1920, 1080, 0}} {
		if got := smallness(fit(row.w, row.h).k); got != row.want {
			t.Errorf("%v x %v: %d, want %d", row.w, row.h, got, row.want)
		}
	}
}
