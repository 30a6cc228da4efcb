package fonts

import (
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"
)

// asked is a face that counts how often its file is asked.
type asked struct {
	font.Face
	n int
}

func (a *asked) GlyphAdvance(r rune) (fixed.Int26_6, bool) {
	a.n++
	return fixed.I(int(r % 100)), r != 'x'
}

func (a *asked) Kern(l, r rune) fixed.Int26_6 {
	a.n++
	return fixed.I(int(l - r))
}

// TestMeasuredOnce checks that a file is asked once for a letter and a pair, that what it said is told again, and that
// no more is remembered than there is room for.
func TestMeasuredOnce(t *testing.T) {
	of := &asked{}
	m := measuring(of)
	for range 3 {
		for _, r := range "axb" {
			if w, ok := m.GlyphAdvance(r); w != fixed.I(int(r%100)) || ok == (r == 'x') {
				t.Errorf("%c is %v wide, %v", r, w, ok)
			}
		}
		if m.Kern('a', 'b') != fixed.I(-1) || m.Kern('b', 'a') != fixed.I(1) {
			t.Error("a pair stands otherwise")
		}
	}
	if of.n != 5 {
		t.Errorf("asked %d times", of.n)
	}
	for r := range rune(2*mostPairs + 10) {
		m.GlyphAdvance(r)
		m.Kern(r, 'a')
	}
	if len(m.wide) > mostPairs || len(m.kern) > mostPairs {
		t.Errorf("%d letters, %d pairs are remembered", len(m.wide), len(m.kern))
	}
}
