package paint

import (
	"fmt"
	"strings"
	"testing"

	"posterestante/assets/fonts"
)

// TestHeightsAreRemembered checks that words are as high the second time, in another ink too, that they aren't measured
// again then, and that no more are remembered than there is room for.
func TestHeightsAreRemembered(t *testing.T) {
	s := Style{Role: fonts.Medium, Size: 23}
	words := "a card that is read aloud, and once more by whoever comes next to this table"
	first, n := s.Height(words, 200), 0
	if want := float64(len(s.Lines(words, 200))) * s.lead(); first != want || first == s.Height(words, 400) {
		t.Errorf("%.1f high, not %.1f; as high as in a wider column", first, want)
	}
	letters = &n
	s.Ink.R = 200
	again := s.Height(words, 200)
	letters = nil
	if again != first || n != 0 {
		t.Errorf("%.1f high, then %.1f, with %d letters measured", first, again, n)
	}
	for i := range 2*mostBroken + 9 {
		s.Height(fmt.Sprint("word ", i), 300)
	}
	s.Height(strings.Repeat("a stranger's words ", longestBroken), 300)
	broken.Lock()
	defer broken.Unlock()
	if len(broken.lines) > mostBroken {
		t.Errorf("%d are remembered", len(broken.lines))
	}
	for k := range broken.lines {
		if len(k.words) > longestBroken {
			t.Error("a stranger's words are remembered")
		}
	}
}
