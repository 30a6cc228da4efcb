package words

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// number is one that stands in a sentence, and what follows it there.
type number struct {
	n      int
	digits bool
	rest   string
}

// numerals are the words that numbers are made of, in both languages; "un" and "une" are
// none, since they are articles too.
var numerals = map[string]int{
	"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
	"eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
	"eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
	"seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100, "thousand": 1000,

	"deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "neuf": 9, "dix": 10,
	"onze": 11, "douze": 12, "treize": 13, "quatorze": 14, "quinze": 15, "seize": 16,
	"vingt": 20, "vingts": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60,
	"cent": 100, "cents": 100, "mille": 1000,
}

var (
	tokens = regexp.MustCompile(`\pL+|\d+`)
	joined = regexp.MustCompile(`^( |-| and | et )$`)
)

// numbersIn are the numbers of a sentence, in digits and in words.
func numbersIn(s string) (out []number) {
	at := tokens.FindAllStringIndex(s, -1)
	for i := 0; i < len(at); i++ {
		from, to := at[i][0], at[i][1]
		if n, err := strconv.Atoi(s[from:to]); err == nil {
			out = append(out, number{n, true, strings.TrimLeft(s[to:], " \u00a0-")})
			continue
		}
		n, ok := numerals[strings.ToLower(s[from:to])]
		if !ok {
			continue
		}
		for i+1 < len(at) { // "two hundred and seventy-five": what follows belongs to it
			next, gap := i+1, s[to:at[i+1][0]]
			if word := s[at[next][0]:at[next][1]]; next+1 < len(at) && (word == "and" || word == "et") {
				next++
				gap = s[to:at[next][0]]
			}
			m, ok := numerals[strings.ToLower(s[at[next][0]:at[next][1]])]
			if !ok || !joined.MatchString(gap) {
				break
			}
			n = withNumeral(n, m)
			i, to = next, at[next][1]
		}
		out = append(out, number{n, false, strings.TrimLeft(s[to:], " \u00a0-")})
	}
	return out
}

// withNumeral is a number with one more word behind it.
func withNumeral(n, m int) int {
	switch {
	case m == 1000:
		return n * m
	case m == 100 && n%1000 < 100 && n%1000 > 0:
		return n - n%1000 + n%1000*m
	case m == 20 && n%100 == 4: // quatre-vingts
		return n + 76
	}
	return n + m
}

// TestNumbersInWords checks that numbers are read as they are meant, in both languages.
func TestNumbersInWords(t *testing.T) {
	for words, want := range map[string][]int{
		"Two hundred and seventy-five cascades":        {275},
		"Deux cent soixante-quinze cascades":           {275},
		"Neuf mille paillettes, une aiguille":          {9000},
		"Twelve hundred bananas, and one seat":         {1200, 1},
		"quatre-vingt-douze ou soixante et onze":       {92, 71},
		"« Une heure et demie. » En 1911, six, et dix": {1911, 6, 10},
		"Four strings, three chords":                   {4, 3},
		"nobody’s business":                            nil,
	} {
		var got []int
		for _, n := range numbersIn(words) {
			got = append(got, n.n)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", words, got, want)
		}
	}
}
