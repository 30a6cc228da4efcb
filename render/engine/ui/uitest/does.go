package uitest

import (
	"testing"

	"posterestante/render/engine/stage"
)

// Does checks that all that is lit on a frame does something.
func Does(t *testing.T, where string, f *stage.Frame) {
	t.Helper()
	for i := range f.Hots {
		if h := &f.Hots[i]; h.Lit && h.Does == nil {
			t.Errorf("%s: %s is lit and does nothing", where, h.ID)
		}
	}
}
