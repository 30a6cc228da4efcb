package wording

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"posterestante/game"
)

// TestBare: what stands under a seat's name doesn't begin with it again, and is a
// sentence all the same.
func TestBare(t *testing.T) {
	for lang, tell := range tellers() {
		cut := 0
		s, r := start(t, 5), game.NewRand(5)
		for !s.Over() && s.Len() < 600 {
			told(t, s, choose(s.Legal(), &r), tell, func(line Line) {
				first, _ := utf8.DecodeRuneInString(line.Bare)
				if line.Bare == "" || unicode.IsLower(first) || strings.HasPrefix(line.Bare, seatNames[line.Seat]) {
					t.Errorf("%s: %q of %q", lang, line.Bare, line.Short)
				}
				if line.Bare != line.Short {
					cut++
				}
			})
		}
		if cut < 100 {
			t.Errorf("%s: only %d sentences began with a name", lang, cut)
		}
	}
}
