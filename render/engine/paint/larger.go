package paint

import (
	"math"
	"strings"

	"posterestante/render/engine/stage"
)

// larger is how many times as large as usual words are set, by the size that
// the player wishes.
var larger = [stage.TextMost + 1]float64{1, 1.2, 1.4}

// Grows is a bit of the Look of a Pic that is read: in a larger rectangle it is painted larger, words and all.
const Grows = 1 << 8

// Growth is how many times as large such a Pic is shown at a player's size of words, where there is room.
func Growth(size int) float64 { return larger[min(max(size, 0), stage.TextMost)] }

// display is the size from which letters are a poster: they are large already.
const display = 60.0

// Larger returns the style as it is set at a player's size of words, 0 usual to
// stage.TextMost. Letters of 60 logical pixels and more don't grow.
func (s Style) Larger(size int) Style {
	if s.Size < display {
		s.Size *= larger[min(max(size, 0), stage.TextMost)]
	}
	return s
}

// growth is by how much Grown tries again when the words don't fit.
const growth = 0.04

// Grown is Larger as far as the words fit into w x h logical pixels, and never
// smaller than usual: a box holds its words at every size.
func (s Style) Grown(size int, words string, w, h float64) Style {
	usual := s.Size
	for s = s.Larger(size); s.Size > usual; s.Size -= growth * usual {
		if s.fits(words, w, h) {
			return s
		}
	}
	s.Size = usual
	return s
}

// fits says whether the words show whole in w x h logical pixels.
func (s Style) fits(words string, w, h float64) bool {
	if !s.Wrap {
		return s.Size*1.15 <= h && s.room(words, w) == len(words)
	}
	for word := range strings.FieldsFuncSeq(words, func(r rune) bool { return r == ' ' || r == '\n' }) {
		for part := range s.parts(word, w) {
			if s.room(part, w) < len(part) {
				return false
			}
		}
	}
	most := int((h + 0.3*s.Size) / s.lead())
	return len(s.lines(words, w, most+1)) <= most
}

// oneLine is Larger for a control of that height, whose width is seen to later.
func (s Style) oneLine(size int, h float64) Style {
	if size > 0 {
		s.Size = math.Max(s.Size, math.Min(s.Larger(size).Size, h*0.62))
	}
	return s
}
