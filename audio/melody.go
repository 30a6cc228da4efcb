package audio

import "math/rand/v2"

// tone is a note of a melody, timed in eighths from the start of its section; a bar has six.
type tone struct {
	at, length int
	note       int
}

// Range of the melody: E4 to D6.
const lowest, highest = 64, 86

// motif is what a bar does: its rhythm in eighths (a negative one rests) and its way, in steps of
// the ladder between notes.
type motif struct {
	rhythm []int
	way    []int
	chords bool // the ladder is the chord, not the scale
}

var rhythms = [][]int{
	{6}, {4, 2}, {2, 2, 2}, {2, 4}, {4, 1, 1}, {2, 1, 1, 2}, {1, 1, 1, 1, 2}, {2, 2, 1, 1}, {1, 1, 1, 1, 1, 1},
	{-1, 1, 1, 1, 1, 1}, {3, 1, 2}, {-2, 2, 2}, {5, 1}, {1, 1, 4}, {2, -2, 2},
}

var ways = [][]int{
	{1, 1, 1, 1, 1}, {-1, -1, -1, -1, -1}, {1, -1, -1, 1, 1}, {-1, 1, 1, 1, -1}, {2, -1, -1, 2, -1}, {-2, 1, 1, -2, 1},
	{1, 1, -2, 1, 1}, {1, -2, 1, -2, 1}, {0, 1, 0, -1, 0}, {3, -1, -1, -1, -1},
}

// Phrases: two of four bars, a letter a bar. A letter is a motif that returns; c asks with a long note, z comes home.
var phrases = []string{"aabcaabz", "abacabdz", "aabcddbz", "abdcabdz", "aaacbbdz", "abbcabaz", "abacddez"}

// newMotif invents a motif; busy motifs are rarer than calm ones.
func newMotif(r *rand.Rand) motif {
	m := motif{way: ways[r.IntN(len(ways))], chords: r.IntN(5) < 2}
	for {
		m.rhythm = rhythms[r.IntN(len(rhythms))]
		if len(m.rhythm) < 5 || r.IntN(5) < 2 {
			return m
		}
	}
}

// melody composes a section of eight bars over its chords, around a middle note.
func melody(r *rand.Rand, k key, bars []chord, middle int) []tone {
	motifs := map[byte]motif{}
	form := phrases[r.IntN(len(phrases))]
	rise := 2 + r.IntN(4)
	var tones []tone
	last := middle
	for i := range form {
		c := bars[i]
		switch form[i] {
		case 'c':
			tones, last = hold(tones, i, c, k, last, 6-r.IntN(2), false)
			continue
		case 'z':
			tones, last = hold(tones, i, c, k, last, 4, true)
			continue
		}
		m, ok := motifs[form[i]]
		if !ok {
			m = newMotif(r)
			motifs[form[i]] = m
		}
		// Each phrase is an arch: it climbs to its third bar and comes down.
		target := (last + 2*(middle+rise*(i%4)-rise*(i%4)*(i%4)/4)) / 3
		tones, last = m.bar(r, tones, i, c, k, target)
	}
	return tones
}

// hold sets one long note: the nearest of the chord, or the tonic at the end.
func hold(tones []tone, bar int, c chord, k key, last, length int, home bool) ([]tone, int) {
	steps, root := c.tones, k.tonic+c.root
	if home {
		steps, root = []int{0}, k.tonic
	}
	notes := ladder(root, steps, lowest, highest-4)
	n := notes[nearest(notes, last)]
	return append(tones, tone{bar * 6, length, n}), n
}

// bar plays a motif over a chord, from the note of the chord nearest to the target.
func (m motif) bar(r *rand.Rand, tones []tone, bar int, c chord, k key, target int) ([]tone, int) {
	inChord := ladder(k.tonic+c.root, c.tones, lowest, highest)
	path := inChord
	if !m.chords {
		path = ladder(k.tonic, k.scale(c), lowest, highest)
	}
	note := inChord[nearest(inChord, target)]
	at, step, turn := 0, 0, 1
	for i, length := range m.rhythm {
		if length < 0 {
			at -= length
			continue
		}
		if i > 0 && at > 0 && step < len(m.way) && len(tones) > 0 {
			to := nearest(path, note) + turn*m.way[step]
			if to < 0 || to >= len(path) { // turns back at the end of the range
				turn = -turn
				to = min(max(nearest(path, note)+turn*m.way[step], 0), len(path)-1)
			}
			note = path[to]
			step++
		}
		if length >= 2 { // what is held belongs to the chord
			note = inChord[nearest(inChord, note)]
		}
		if n := len(tones); n > 0 && length >= 2 && tones[n-1].length == 1 && at > 0 && r.IntN(4) == 0 {
			tones[n-1].note = note - 1 // approached from a semitone below, as the musette likes
		}
		tones = append(tones, tone{bar*6 + at, length, note})
		at += length
	}
	return tones, note
}

// vary plays a section again, otherwise: some notes are left out, some long ones turn, some short
// ones are struck twice.
func vary(r *rand.Rand, k key, bars []chord, tones []tone) []tone {
	var out []tone
	for i, t := range tones {
		c := bars[min(t.at/6, len(bars)-1)]
		path := ladder(k.tonic, k.scale(c), lowest-2, highest+2)
		at := nearest(path, t.note)
		switch dice := r.IntN(10); {
		case t.length >= 4 && dice < 4 && at+1 < len(path): // a turn before it settles
			out = append(out, tone{t.at, 1, t.note}, tone{t.at + 1, 1, path[at+1]},
				tone{t.at + 2, t.length - 2, t.note})
		case t.length == 2 && dice < 3 && i+1 < len(tones): // passes on to the next
			next := nearest(path, tones[i+1].note)
			out = append(out, tone{t.at, 1, t.note}, tone{t.at + 1, 1, path[(at+next)/2]})
		case t.length == 1 && dice == 0 && t.at%6 != 0: // a breath
		default:
			out = append(out, t)
		}
	}
	return out
}
