package fonts

import (
	"image"
	"testing"

	"golang.org/x/image/math/fixed"
)

const letters = "éàçÎœÉ’«»→•ÀÂÊËÏÔÙÛÜŸŒæ…–—·×−0123456789"

func TestEveryLetterShows(t *testing.T) {
	for role := range Roles {
		f := Face(role, 32)
		for _, r := range letters {
			dr, mask, at, adv, ok := f.Glyph(fixed.P(10, 40), r)
			if !ok || adv <= 0 || !inked(mask, at, dr.Size()) {
				t.Errorf("role %d: %q doesn't show", role, r)
			}
			if !Has(role, r) {
				if !Has(Body, r) {
					t.Errorf("role %d: %q is in neither file", role, r)
				}
				t.Logf("role %d: %q comes from the body face", role, r)
			}
		}
	}
}

func inked(m image.Image, at, size image.Point) bool {
	for y := range size.Y {
		for x := range size.X {
			if _, _, _, a := m.At(at.X+x, at.Y+y).RGBA(); a > 0x4000 {
				return true
			}
		}
	}
	return false
}

func TestFacesAreKept(t *testing.T) {
	if Face(Title, 40) != Face(Title, 40) {
		t.Error("the same face is opened twice")
	}
	if Face(Role(99), -3) == nil {
		t.Error("an unknown role has no face")
	}
}
