package fonts

import (
	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"
)

// measured is a face that asks its file only once how wide a letter is, and how close a pair stands.
type measured struct {
	font.Face
	wide map[rune]advance
	kern map[[2]rune]fixed.Int26_6
}

type advance struct {
	wide fixed.Int26_6
	ok   bool
}

// mostPairs is how many pairs are remembered: more than both languages have.
const mostPairs = 1 << 14

func measuring(f font.Face) *measured {
	return &measured{f, map[rune]advance{}, map[[2]rune]fixed.Int26_6{}}
}

// GlyphAdvance implements font.Face.
func (m *measured) GlyphAdvance(r rune) (fixed.Int26_6, bool) {
	a, known := m.wide[r]
	if !known {
		a.wide, a.ok = m.Face.GlyphAdvance(r)
		if len(m.wide) == mostPairs {
			clear(m.wide)
		}
		m.wide[r] = a
	}
	return a.wide, a.ok
}

// Kern implements font.Face.
func (m *measured) Kern(a, b rune) fixed.Int26_6 {
	pair := [2]rune{a, b}
	k, known := m.kern[pair]
	if !known {
		k = m.Face.Kern(a, b)
		if len(m.kern) == mostPairs {
			clear(m.kern)
		}
		m.kern[pair] = k
	}
	return k
}
