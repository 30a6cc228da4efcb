package appicon

import "testing"

// TestImages checks that each picture has its size, and is neither empty nor
// without a transparent corner in the sizes that have a perforated edge.
func TestImages(t *testing.T) {
	for i, m := range Images() {
		if b := m.Bounds(); b.Dx() != Sizes[i] || b.Dy() != Sizes[i] {
			t.Errorf("size %d: %v", Sizes[i], b)
		}
		_, _, _, middle := m.At(Sizes[i]/2, Sizes[i]/2).RGBA()
		_, _, _, corner := m.At(0, 0).RGBA()
		if middle != 0xffff || Sizes[i] >= 32 && corner != 0 {
			t.Errorf("size %d: alpha %x in the middle, %x in the corner", Sizes[i], middle, corner)
		}
	}
}
