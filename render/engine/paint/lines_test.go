package paint

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"posterestante/render/engine/stage"
)

// long are words of so many letters, of every kind that a file may hold.
func long(n int) map[string]string {
	return map[string]string{
		"one word": strings.Repeat("m", n), "hyphens": strings.Repeat("m-", n/2),
		"blanks": strings.Repeat(" ", n), "short words": strings.Repeat("m ", n/2),
		"no end to the hyphens": strings.Repeat("-", n), "lines": strings.Repeat("m\n", n/2),
	}
}

// set does with words all that a scene may.
func set(c *Canvas, words string) {
	s := Style{Size: 24, Wrap: true}
	s.Lines(words, 300)
	s.Height(words, 300)
	s.Fit(words, 300)
	s.Grown(stage.TextMost, words, 300, 90)
	c.Text(words, stage.Rect{W: 300, H: 90}, s)
	c.Text(words, stage.Rect{W: 300, H: 90}, Style{Size: 24})
}

// TestLongWords: of four times the letters four times as many are measured, about; with
// anything that grows with their square it is sixteen times.
func TestLongWords(t *testing.T) {
	c := New(300, 90, 300, 90)
	measured := func(words string) int {
		n := 0
		letters = &n
		defer func() { letters = nil }()
		set(c, words)
		return n
	}
	short, more := long(60_000), long(240_000)
	for what := range short {
		if few, many := measured(short[what]), measured(more[what]); many > 5*few+1000 {
			t.Errorf("%s: %d letters measured of 60,000, %d of 240,000", what, few, many)
		} else {
			t.Logf("%s: %d, %d", what, few, many)
		}
	}
}

// BenchmarkLongWords is for the growth: four times the letters, four times as long.
func BenchmarkLongWords(b *testing.B) {
	c := New(300, 90, 300, 90)
	for _, n := range []int{100_000, 200_000, 400_000} {
		for what, words := range long(n) {
			b.Run(fmt.Sprintf("%s/%d", what, n), func(b *testing.B) {
				for b.Loop() {
					set(c, words)
				}
			})
		}
	}
}

// TestLines: words are broken as ever.
func TestLines(t *testing.T) {
	s := Style{Size: 20, Wrap: true}
	w := func(words string) float64 { return s.Width(words) + 0.1 }
	for _, row := range []struct {
		words string
		width float64
		want  []string
	}{
		{"", 100, []string{""}},
		{"one two", w("one two"), []string{"one two"}},
		{"one two", w("one t"), []string{"one", "two"}},
		{"one  two\n\nthree", w("one two"), []string{"one two", "", "three"}},
		{"Saint-Malo", w("Saint-Malo"), []string{"Saint-Malo"}},
		{"Saint-Malo", w("Saint-M"), []string{"Saint-", "Malo"}},
		{"a Saint-Malo", w("a Saint-"), []string{"a Saint-", "Malo"}},
		{"a Saint\u2011Malo", w("Saint-"), []string{"a", "Saint\u2011", "Malo"}},
		{"abcdefghijkl", w("abcd…"), []string{"abcd…"}},
		{"a b", 1, []string{"", ""}},
		{"x abcdefghijkl y", w("abcd…"), []string{"x", "abcd…", "y"}},
	} {
		if got := s.Lines(row.words, row.width); !slices.Equal(got, row.want) {
			t.Errorf("%q: %q, want %q", row.words, got, row.want)
		}
		if got := s.lines(row.words, row.width, 1); !slices.Equal(got, row.want[:1]) {
			t.Errorf("%q: the first line is %q, want %q", row.words, got, row.want[:1])
		}
	}
}
