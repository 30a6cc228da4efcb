package audio

import (
	"math"
	"math/rand/v2"
	"slices"
)

// part says who plays a score's note.
type part uint8

const (
	lead   part = iota // the accordion, with its musette
	second             // a softer stop below it
	trio               // the calm stop of the middle section
	guitar
	bass
)

// note is one note of a score.
type note struct {
	at, length int // frames
	pitch      float64
	who        part
	vel        float64
}

// score is a whole piece.
type score struct {
	notes  []note // by time
	frames int    // its length, the last chord's ring included
	rest   int    // frames of silence after it
}

// Forms: a letter is a section of eight bars; A and B are the waltz, C its trio.
var forms = []string{"ABACA", "AABACA", "ABACCA", "ABBACA", "ABCBA", "AABCCA"}

// section is what a letter stands for in one piece.
type section struct {
	key   key
	bars  []chord
	theme []tone
}

// writer puts a piece on paper.
type writer struct {
	r      *rand.Rand
	score  score
	now    float64 // seconds where the next bar begins
	eighth float64 // seconds of an eighth
	voices []int   // the guitar's last chord, so that it moves as little as it can
}

// compose writes the piece of a seed: 60 to 100 seconds, and the 40 to 90 seconds of silence after it.
func compose(seed uint64) score {
	r := dice(seed, 100)
	form := forms[r.IntN(len(forms))]
	bars := float64(8*len(form) + 6)
	// Around 110 beats a minute, bent so that the piece lasts what it should.
	length := min(max(bars*3*60/between(r, 102, 120), 66), 94)
	w := &writer{r: r, now: 0.15, eighth: length / bars / 6}
	minor := key{57 + r.IntN(8), false}
	parts := map[rune]section{
		'A': w.section(minor, 74),
		'B': w.section(key{near12(minor.tonic + 3), true}, 77),
		'C': w.section(w.trioKey(minor), 70),
	}
	w.vamp(parts['A'], 2+2*r.IntN(2))
	seen := map[rune]int{}
	for i, letter := range form {
		w.play(parts[letter], letter, seen[letter], i == len(form)-1)
		seen[letter]++
	}
	w.end(minor)
	slices.SortStableFunc(w.score.notes, func(a, b note) int { return a.at - b.at })
	w.score.frames = frames(w.now + 2.2)
	w.score.rest = frames(between(r, 40, 90))
	return w.score
}

// near12 brings a tonic back between A3 and G#4.
func near12(tonic int) int { return 57 + (tonic-57+24)%12 }

func (w *writer) section(k key, middle int) section {
	lines := minorWays
	if k.major {
		lines = majorWays
	}
	bars := progression(lines[w.r.IntN(len(lines))])
	return section{k, bars, melody(w.r, k, bars, middle)}
}

// trioKey: the major of the same tonic, the fourth below the relative major, or its neighbour.
func (w *writer) trioKey(minor key) key {
	return key{near12(minor.tonic + []int{0, 8, 5}[w.r.IntN(3)]), true}
}

// vamp is the guitar alone, before the tune.
func (w *writer) vamp(s section, bars int) {
	ways := []chord{s.bars[0], s.bars[0], degrees["V"], s.bars[0]}
	for i := range bars {
		c := ways[i%4]
		if i == bars-1 {
			c = degrees["V"]
		}
		w.accompany(s.key, c, i, 0.8)
		w.now += 6 * w.eighth
	}
}

// play plays a section; a return of it is varied, and the last one may have a second voice.
func (w *writer) play(s section, letter rune, before int, final bool) {
	theme, who, vel := s.theme, lead, 0.8
	if before > 0 {
		theme = vary(w.r, s.key, s.bars, theme)
	}
	if letter == 'C' {
		who, vel = trio, 0.85
	}
	duet := final || before > 0 && w.r.IntN(2) == 0 || letter == 'B' && w.r.IntN(3) == 0
	next := 0
	for i, c := range s.bars {
		slow := 1.0 // the end of a section breathes; the last one slows
		switch {
		case i == 7:
			slow = 1.035
		case final && i >= 6:
			slow = 1.08
		}
		pace := w.eighth * slow
		for ; next < len(theme) && theme[next].at < 6*(i+1); next++ {
			t := theme[next]
			at := w.now + pace*float64(t.at-6*i) + between(w.r, -0.006, 0.01)
			length := pace*float64(t.length)*0.96 - 0.03
			v := vel * (0.86 + 0.14*math.Sin(math.Pi*float64(t.at%24)/24)) * between(w.r, 0.94, 1.04)
			w.add(at, length, float64(t.note), who, v)
			if duet && t.length >= 2 {
				w.add(at+0.008, length, float64(below(s.key, c, t.note)), second, 0.55*v)
			}
		}
		strength := 1.0
		if letter == 'C' {
			strength = 0.85
		}
		w.accompany(s.key, c, i, strength)
		w.now += 6 * pace
	}
}

// below is the note of the chord that lies a third or more under the tune.
func below(k key, c chord, note int) int {
	notes := ladder(k.tonic+c.root, c.tones, note-12, note-3)
	return notes[len(notes)-1]
}

// accompany plays one bar of oom-pah-pah: the bass, and the chord twice.
func (w *writer) accompany(k key, c chord, bar int, strength float64) {
	root := near12(k.tonic+c.root) - 24
	if bar%2 == 1 && w.r.IntN(4) > 0 {
		root += c.tones[2] - 12 // the fifth, below
	}
	if root < 31 {
		root += 12
	}
	beat := 2 * w.eighth
	w.add(w.now+between(w.r, -0.004, 0.008), beat*1.5, float64(root), bass, strength*between(w.r, 0.85, 1))
	if bar == 7 && w.r.IntN(2) == 0 { // the bass walks into the next section
		w.add(w.now+2*beat, beat*0.8, float64(root+2), bass, 0.6*strength)
	}
	w.voice(k, c)
	for b := 1; b <= 2; b++ {
		at := w.now + beat*float64(b) + between(w.r, 0, 0.012)
		for i, n := range w.voices { // the thumb strikes the lowest first
			w.add(at+0.011*float64(i), beat*between(w.r, 0.42, 0.6), float64(n), guitar,
				strength*between(w.r, 0.5, 0.7))
		}
	}
}

// voice finds the three notes of a chord nearest to those of the last one.
func (w *writer) voice(k key, c chord) {
	around := 59
	if len(w.voices) > 0 {
		around = (w.voices[1] + 59) / 2
	}
	tones := c.tones
	if len(tones) == 4 {
		tones = []int{tones[0], tones[1], tones[3]}
	}
	notes := ladder(k.tonic+c.root, tones, 50, 70)
	at := min(max(nearest(notes, around), 1), len(notes)-2)
	w.voices = notes[at-1 : at+2]
}

// end lets the last chord ring.
func (w *writer) end(k key) {
	c := degrees["i"]
	w.add(w.now, 1.6, float64(near12(k.tonic)-24), bass, 0.9)
	w.voice(k, c)
	for i, n := range w.voices {
		w.add(w.now+0.03*float64(i), 1.7, float64(n), guitar, 0.6)
	}
	w.add(w.now+0.02, 4*w.eighth, float64(near12(k.tonic)+12), second, 0.6)
	w.now += 1.4
}

func (w *writer) add(at, length, pitch float64, who part, vel float64) {
	w.score.notes = append(w.score.notes, note{frames(max(at, 0)), frames(max(length, 0.05)), pitch, who, vel})
}
