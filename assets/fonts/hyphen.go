package fonts

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"
)

// The Go faces are made for programs: their hyphen is a minus sign, wider than
// their dash ("Saint–Malo"). Such a face gets a hyphen of its own: a bar as
// thick and as high as the one it has, and so much of its dash in width.
const (
	hyphenWide = 0.625 // of the en dash, as drawn and as advanced
	tooWide    = 0.75  // of the en dash: from here on a hyphen reads as one
)

// bar is a hyphen that is drawn: its ink about the dot, and how far it advances.
type bar struct {
	ink     fixed.Rectangle26_6
	advance fixed.Int26_6
}

// isHyphen says whether the rune is a hyphen, the one that breaks no line among them.
func isHyphen(r rune) bool { return r == '-' || r == '\u2010' || r == '\u2011' }

// hyphenOf is the bar for a face whose own hyphen is too wide; nil for others.
func hyphenOf(f font.Face) *bar {
	own, _, ok := f.GlyphBounds('-')
	dash, advance, okDash := f.GlyphBounds('–')
	wide := func(r fixed.Rectangle26_6) float64 { return float64(r.Max.X - r.Min.X) }
	if !ok || !okDash || wide(own) <= tooWide*wide(dash) {
		return nil
	}
	b := &bar{ink: own, advance: fixed.Int26_6(hyphenWide * float64(advance))}
	ink := fixed.Int26_6(hyphenWide * wide(dash))
	b.ink.Min.X = (b.advance - ink) / 2
	b.ink.Max.X = b.ink.Min.X + ink
	return b
}

// draw is the bar with its dot there, in shares of each pixel.
func (b *bar) draw(dot fixed.Point26_6) (image.Rectangle, *image.Alpha) {
	in := b.ink.Add(dot)
	r := image.Rect(in.Min.X.Floor(), in.Min.Y.Floor(), in.Max.X.Ceil(), in.Max.Y.Ceil())
	mask := image.NewAlpha(image.Rectangle{Max: r.Size()})
	share := func(i int, from, to fixed.Int26_6) float64 { // of the i-th pixel
		return math.Max(0, float64(min(fixed.I(i+1), to)-max(fixed.I(i), from))/64)
	}
	for y := range r.Dy() {
		for x := range r.Dx() {
			a := share(r.Min.X+x, in.Min.X, in.Max.X) * share(r.Min.Y+y, in.Min.Y, in.Max.Y)
			mask.SetAlpha(x, y, color.Alpha{A: uint8(math.Round(255 * a))})
		}
	}
	return r, mask
}
