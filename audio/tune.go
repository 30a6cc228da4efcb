package audio

import "math/rand/v2"

// tune plays one score, block by block; it costs about as much as its notes that sound at the time.
type tune struct {
	score       score
	r           *rand.Rand
	next        int // index of the next note
	at          int // frames played
	live        []sound
	room        *room
	edge        [2]*svf
	left, right [block]float64
}

// block is how many frames are made at once.
const block = 512

// musicGain sets the level of the music: quiet, well below the cues.
const musicGain = 0.2

func newTune(seed uint64) *tune {
	return &tune{score: compose(seed), r: dice(seed, 101), room: newRoom(1.25, 0.9, 0.1),
		edge: [2]*svf{newSVF(40, 0.707), newSVF(40, 0.707)}}
}

// fill writes stereo frames and says how many; fewer than fit only when the piece is over.
func (t *tune) fill(out []float32) int {
	done := 0
	for done < len(out)/2 {
		n := min(block, len(out)/2-done, t.score.frames-t.at)
		if n <= 0 {
			break
		}
		t.block(out[2*done:2*(done+n)], n)
		done += n
	}
	return done
}

func (t *tune) block(out []float32, n int) {
	left, right := t.left[:n], t.right[:n]
	clear(left)
	clear(right)
	for ; t.next < len(t.score.notes) && t.score.notes[t.next].at < t.at+n; t.next++ {
		t.live = append(t.live, t.start(t.score.notes[t.next]))
	}
	kept := t.live[:0]
	for _, s := range t.live {
		if s.fill(left, right) {
			kept = append(kept, s)
		}
	}
	clear(t.live[len(kept):])
	t.live = kept
	for i := range left {
		g := musicGain
		if rest := t.score.frames - t.at - i - 1; rest < Rate/2 { // the last half second fades
			g *= float64(rest) / (Rate / 2)
		}
		l, r := t.room.step(left[i]*g, right[i]*g)
		_, _, l = t.edge[0].step(l)
		_, _, r = t.edge[1].step(r)
		out[2*i], out[2*i+1] = float32(soften(l)), float32(soften(r))
	}
	t.at += n
}

// start makes the sound of a note, with the frames to wait within this block.
func (t *tune) start(n note) sound {
	freq, wait := hertz(n.pitch), max(n.at-t.at, 0)
	switch n.who {
	case bass:
		s := newBass(t.r, freq, n.vel, n.length)
		s.wait = wait
		return s
	case guitar:
		s := newGuitar(t.r, freq, n.vel, -0.25, n.length)
		s.wait = wait
		return s
	}
	stop, pan := musette, 0.12
	switch n.who {
	case second:
		stop, pan = bandoneon, 0.3
	case trio:
		stop, pan = clarinet, 0.05
	}
	s := newReed(stop, freq, n.vel, pan, n.length)
	s.wait = wait
	return s
}

// soften bends what would pass 0.5 towards 0.9, so that nothing clips.
func soften(x float64) float64 {
	const knee, top = 0.5, 0.9
	a := max(x, -x)
	if a <= knee {
		return x
	}
	a = knee + (top-knee)*(1-1/(1+(a-knee)/(top-knee)))
	if x < 0 {
		return -a
	}
	return a
}

// pieceSeed is the seed of the nth piece of an evening.
func pieceSeed(seed uint64, n int) uint64 { return seed + uint64(n)*0x9e3779b97f4a7c15 }

// RenderMusic makes the first seconds of an evening's music, its pauses included: stereo frames at Rate.
func RenderMusic(seed uint64, seconds float64) []float32 {
	out := make([]float32, 2*frames(seconds))
	for n, at := 0, 0; at < len(out); n++ {
		t := newTune(pieceSeed(seed, n))
		at += 2 * (t.fill(out[at:]) + t.score.rest)
	}
	return out
}
