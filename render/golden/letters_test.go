package golden

import (
	"sync"
	"testing"

	"posterestante/render/engine/paint"
)

// least is how large letters that must be read are at least, in pixels at 1280x720, but for what rounding takes.
const least = 12

// legible checks that no letter is painted smaller than that while a test composes screens at 1280x720.
func legible(t *testing.T) {
	smallTable()
	var mu sync.Mutex
	small, lines := map[string]float64{}, 0
	paint.Overheard = func(words string, pixels float64) {
		mu.Lock()
		defer mu.Unlock()
		if lines++; pixels < least-0.4 {
			small[words] = pixels
		}
	}
	t.Cleanup(func() { // once all screens are composed
		paint.Overheard = nil
		for words, pixels := range small {
			t.Errorf("%q is set in %.1f px, at least %d", words, pixels, least)
		}
		if lines < 500 {
			t.Errorf("only %d lines were painted", lines)
		}
	})
}
