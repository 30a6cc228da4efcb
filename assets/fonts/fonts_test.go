package fonts

import (
	"image"
	"testing"

	"golang.org/x/image/math/fixed"
)

const letters = "-‐‑éàçÎœÉ’«»→•ÀÂÊËÏÔÙÛÜŸŒæ…–—·×−0123456789"

func TestEveryLetterShows(t *testing.T) {
	for role := range Roles {
		f := Face(role, 32)
		for _, r := range letters {
			dr, mask, at, adv, ok := f.Glyph(fixed.P(10, 40), r)
			if !ok || adv <= 0 || !inked(mask, at, dr.Size()) {
				t.Errorf("role %d: %q doesn't show", role, r)
			}
			if isHyphen(r) {
				continue // drawn where the file has none, see hyphen.go
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

// inkOf is how many pixels wide and high a bar's ink is, by its shares of them.
func inkOf(t *testing.T, role Role, px float64, r rune) (wide, high float64) {
	t.Helper()
	dr, mask, at, adv, ok := Face(role, px).Glyph(fixed.P(10, 100), r)
	if !ok {
		t.Fatalf("role %d: %q doesn't show", role, r)
	}
	sum := 0.0
	for x := range dr.Dx() {
		column := 0.0
		for y := range dr.Dy() {
			_, _, _, a := mask.At(at.X+x, at.Y+y).RGBA()
			column += float64(a) / 0xffff
		}
		sum, high = sum+column, max(high, column)
	}
	wide = sum / max(high, 0.01)
	b, advance, _ := Face(role, px).GlyphBounds(r)
	if told := float64(b.Max.X-b.Min.X) / 64; adv != advance || wide > told+1 || wide < told-1-0.02*px {
		t.Errorf("role %d: %q is drawn %.1f wide, and said to be %.1f", role, r, wide, told)
	}
	return wide, high
}

// TestHyphenIsNoDash checks that a hyphen is drawn clearly shorter than the en
// dash, in every face and at every size that words are set in.
func TestHyphenIsNoDash(t *testing.T) {
	for role := range Roles {
		for _, px := range []float64{12, 18, 24, 32, 48, 96} {
			dash, _ := inkOf(t, role, px, '–')
			for _, r := range "-\u2010\u2011" {
				wide, high := inkOf(t, role, px, r)
				if share := wide / dash; share < 0.4 || share > 0.75 {
					t.Errorf("role %d at %.0f px: the ink of %q is %.2f of the dash's", role, px, r, share)
				}
				if high < 0.04*px || high > 0.12*px || wide < 2*high {
					t.Errorf("role %d at %.0f px: the ink of %q is %.1f x %.1f", role, px, r, wide, high)
				}
			}
		}
	}
}

// TestNoBreakSpaces checks that a space that breaks no line is as wide as one
// that does, in every face, and shows nothing.
func TestNoBreakSpaces(t *testing.T) {
	for role := range Roles {
		f := Face(role, 48)
		want, _ := f.GlyphAdvance(' ')
		for _, r := range "\u00a0\u202f" {
			dr, mask, at, adv, ok := f.Glyph(fixed.P(10, 60), r)
			if told, _ := f.GlyphAdvance(r); told != want || adv != want {
				t.Errorf("role %d: %q is %v wide, a space %v", role, r, told, want)
			}
			if ok && inked(mask, at, dr.Size()) {
				t.Errorf("role %d: %q shows something", role, r)
			}
		}
	}
}
