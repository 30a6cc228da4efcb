package paint

import (
	"image/color"
	"sync"
)

// broken is what was broken into lines before; layouts ask for the same words again and again.
var broken = struct {
	sync.Mutex
	lines map[breaking]int
}{lines: map[breaking]int{}}

type breaking struct {
	style Style
	words string
	width float64
}

// How much is remembered: more words than a table has, and none of a length that only a stranger's file has.
const (
	mostBroken    = 2048
	longestBroken = 1000 // bytes
)

// count is how many lines the words are when broken to the width.
func (s Style) count(words string, width float64) int {
	if len(words) > longestBroken {
		return len(s.Lines(words, width))
	}
	s.Ink = color.NRGBA{} // breaks nothing
	k := breaking{s, words, width}
	broken.Lock()
	n, known := broken.lines[k]
	broken.Unlock()
	if known {
		return n
	}
	n = len(s.Lines(words, width))
	broken.Lock()
	defer broken.Unlock()
	if len(broken.lines) >= mostBroken {
		clear(broken.lines)
	}
	broken.lines[k] = n
	return n
}
