// Package foreign reads what strangers wrote, in files and in lines of the
// protocol: it makes their words fit to be shown, quotes them briefly, and reads
// their JSON to the letter.
//
// The words: a name is what a person typed, for a seat or a match; a sign (�)
// stands for a letter that has no shape of its own.
package foreign

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// LongestName is how many letters a name has at most.
const LongestName = 60

// LongestQuote is how many letters of a stranger's words an error repeats.
const LongestQuote = 40

// Cut stands at the end of words that go on.
const Cut = "…"

// Name makes a name fit to be kept, shown and printed, see Shown: without blanks
// around it, at most LongestName letters. What it gives it leaves as it is.
func Name(s string) string { return Short(strings.TrimSpace(Shown(s)), LongestName) }

// Shown makes any words fit to be shown and printed: on one line, and with a
// sign for whatever has no shape. That is what a terminal would obey (ESC, BEL),
// what turns the direction of writing about, and what isn't UTF-8.
func Shown(s string) string {
	var b strings.Builder
	blank := false // the last one was a blank
	for _, r := range s {
		switch {
		case r == ' ' || unicode.IsSpace(r) && !unicode.IsGraphic(r): // lines end with more than a newline
			if blank {
				continue
			}
			r, blank = ' ', true
		case unicode.IsGraphic(r):
			blank = false
		default:
			r, blank = utf8.RuneError, false
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Short is s, or its beginning and the sign Cut: at most so many letters.
func Short(s string, most int) string {
	if len(s) <= most {
		return s
	}
	end, n := 0, 0 // of the letters that stay before the sign
	for i := range s {
		if n == most {
			return strings.TrimRightFunc(s[:end], unicode.IsSpace) + Cut
		}
		if n++; n == most {
			end = i
		}
	}
	return s
}

// Quote puts a stranger's words into an error: in quotation marks, briefly.
func Quote(s string) string { return strconv.Quote(Short(s, LongestQuote)) }
