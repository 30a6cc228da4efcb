package audio

import "strings"

// chord is a root above the tonic and the tones above the root, in semitones.
type chord struct {
	root  int
	tones []int
}

var (
	minorTriad, majorTriad = []int{0, 3, 7}, []int{0, 4, 7}
	seventh, diminished    = []int{0, 4, 7, 10}, []int{0, 3, 6, 9}
	minorSixth             = []int{0, 3, 7, 9}
)

// degrees reads chord names relative to the tonic; capitals are major or dominant, as usual.
var degrees = map[string]chord{
	"i": {0, minorTriad}, "iv": {5, minorTriad}, "iv6": {5, minorSixth}, "V": {7, seventh}, "bVI": {8, majorTriad},
	"bVII": {10, seventh}, "bIII": {3, majorTriad}, "II": {2, seventh}, "I7": {0, seventh}, "VI": {9, seventh},
	"I": {0, majorTriad}, "ii": {2, minorTriad}, "iii": {4, minorTriad}, "III": {4, seventh}, "IV": {5, majorTriad},
	"vi": {9, minorTriad}, "#i": {1, diminished}, "vii": {11, diminished},
}

// Progressions of eight bars, one chord a bar; the fourth bar asks, the eighth answers.
var (
	minorWays = []string{
		"i i V V V V i i", "i iv V i iv i V i", "i bVII bIII V iv i V i", "i I7 iv iv i II V i", "i i iv6 V i bVI V i",
		"i V i V iv i V i", "iv iv i i V V i i", "i vii i I7 iv i V i", "bVI bVI bIII bIII iv i V i",
	}
	majorWays = []string{
		"I I V V V V I I", "I vi ii V I vi V I", "I VI ii V ii V I I", "I #i ii V ii V I I", "I III vi VI ii V I I",
		"IV iv I VI II V I I", "I I IV iv I V I I", "I iii vi V ii V I I",
	}
)

// progression reads a line of chord names.
func progression(line string) []chord {
	var bars []chord
	for _, name := range strings.Fields(line) {
		bars = append(bars, degrees[name])
	}
	return bars
}

// key is a tonic (a note from 57 to 68) and its mode.
type key struct {
	tonic int
	major bool
}

// scale is the seven steps above the tonic. In minor the leading tone is sharp over a dominant or a diminished chord.
func (k key) scale(c chord) []int {
	switch {
	case k.major:
		return []int{0, 2, 4, 5, 7, 9, 11}
	case c.root == 7 || c.root == 11:
		return []int{0, 2, 3, 5, 7, 8, 11}
	}
	return []int{0, 2, 3, 5, 7, 8, 10}
}

// ladder lists the notes from lo to hi that lie on some steps above a root, rising.
func ladder(root int, steps []int, lo, hi int) []int {
	var notes []int
	for n := lo; n <= hi; n++ {
		for _, s := range steps {
			if (n-root-s)%12 == 0 {
				notes = append(notes, n)
				break
			}
		}
	}
	return notes
}

// nearest is the index of the note of a ladder closest to one.
func nearest(notes []int, note int) int {
	best := 0
	for i, n := range notes {
		if abs(n-note) < abs(notes[best]-note) {
			best = i
		}
	}
	return best
}

func abs(n int) int { return max(n, -n) }
