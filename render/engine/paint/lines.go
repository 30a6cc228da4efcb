package paint

import (
	"math"
	"strings"
	"unicode/utf8"

	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"

	"posterestante/assets/fonts"
)

// Words may be as long as a stranger's file makes them: each letter is measured
// once, and none beyond what fits where only that is wanted.

// meter measures words bit by bit, as if they were one.
type meter struct {
	face  font.Face
	track float64 // extra space after a letter, in logical pixels
	prev  rune    // the last letter, -1 for none
	at    fixed.Int26_6
	n     int // letters
}

func (s Style) meter() meter {
	return meter{face: fonts.Face(s.Role, s.Size*measureAt), track: s.Track * s.Size, prev: -1}
}

// add goes on with more words.
func (m *meter) add(words string) {
	for _, c := range words {
		m.letter(c)
	}
}

// letters, if it is set, counts those that are measured; for tests.
var letters *int

func (m *meter) letter(c rune) {
	if letters != nil {
		*letters++
	}
	if m.prev >= 0 {
		m.at += m.face.Kern(m.prev, c)
	}
	wide, _ := m.face.GlyphAdvance(c)
	m.at += wide
	m.prev = c
	m.n++
}

// width is how wide all is so far, in logical pixels.
func (m *meter) width() float64 { return float64(m.at)/64/measureAt + m.track*float64(m.n) }

// room is how many bytes of the words fit the width.
func (s Style) room(words string, width float64) int {
	m := s.meter()
	for i, c := range words {
		if m.letter(c); m.width() > width {
			return i
		}
	}
	return len(words)
}

// Lines breaks the words to the width; a word that is too long is broken after
// its hyphens, and cut where that doesn't help.
func (s Style) Lines(words string, width float64) []string {
	return s.lines(words, width, math.MaxInt)
}

// lines are no more than so many of them.
func (s Style) lines(words string, width float64, most int) []string {
	var out []string
	for para := range strings.SplitSeq(words, "\n") {
		l := filling{Style: s, meter: s.meter(), wide: width}
		for word := range strings.FieldsFuncSeq(para, func(r rune) bool { return r == ' ' }) {
			gap := " "
			for part := range s.parts(word, width) {
				if done, full := l.add(gap, part); full {
					out = append(out, done)
				}
				if gap = ""; len(out) >= most {
					return out
				}
			}
		}
		if out = append(out, s.Fit(l.words.String(), width)); len(out) >= most {
			return out
		}
	}
	return out
}

// filling is the line that is being filled.
type filling struct {
	Style
	meter meter
	words strings.Builder
	wide  float64
}

// add goes on with a word, after a gap, or on a new line where it doesn't fit:
// then the old one is given.
func (l *filling) add(gap, word string) (done string, full bool) {
	next := l.meter
	if l.words.Len() == 0 {
		gap = ""
	}
	next.add(gap)
	next.add(word)
	if gap == "" && l.words.Len() == 0 || next.width() <= l.wide {
		l.words.WriteString(gap)
		l.words.WriteString(word)
		l.meter = next
		return "", false
	}
	done = l.Fit(l.words.String(), l.wide)
	l.words.Reset()
	l.meter = l.Style.meter()
	l.meter.add(word)
	l.words.WriteString(word)
	return done, true
}

// parts breaks a word that is wider than the width after its hyphens.
func (s Style) parts(word string, width float64) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		if s.room(word, width) < len(word) {
			for at := strings.IndexAny(word, hyphens); at >= 0; at = strings.IndexAny(word, hyphens) {
				_, size := utf8.DecodeRuneInString(word[at:])
				if !yield(word[:at+size]) {
					return
				}
				word = word[at+size:]
			}
		}
		yield(word)
	}
}

// hyphens are those after which a long word may be broken; the second doesn't
// break where there is room.
const hyphens = "-\u2011"
