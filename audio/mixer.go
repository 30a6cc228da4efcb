package audio

import (
	"io"
	"sync"
)

// maxVoices is how many cues may sound at once; one more, and the oldest gives way.
const maxVoices = 8

// batch is how many frames of music are made in one go: few long stretches cost less than many short ones.
const batch = 8 * block

// yield is how many frames a voice takes to give way.
const yield = 400

// voice is a cue that plays.
type voice struct {
	samples []float32 // what is left of it
	fading  int       // frames left of giving way; 0 when it plays on
}

// mixer is one stretch of sound in which cues overlap. It ends once, by finish.
type mixer struct {
	mu      sync.Mutex
	voices  []voice // the oldest first
	over    bool
	samples []float32
}

// add lets a cue sound too.
func (m *mixer) add(samples []float32) {
	m.mu.Lock()
	defer m.mu.Unlock()
	playing := 0
	for _, v := range m.voices {
		if v.fading == 0 {
			playing++
		}
	}
	for i := range m.voices {
		if playing >= maxVoices && m.voices[i].fading == 0 {
			m.voices[i].fading = yield
			playing--
		}
	}
	m.voices = append(m.voices, voice{samples: samples})
}

// finish ends the stretch.
func (m *mixer) finish() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.over, m.voices = true, nil
}

// Read gives the sum of the voices, softly limited; silence between them.
func (m *mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.over {
		return 0, io.EOF
	}
	n := len(p) / frameBytes
	if cap(m.samples) < 2*n {
		m.samples = make([]float32, 2*n)
	}
	out := m.samples[:2*n]
	clear(out)
	kept := m.voices[:0]
	for _, v := range m.voices {
		if v.mix(out) {
			kept = append(kept, v)
		}
	}
	clear(m.voices[len(kept):])
	m.voices = kept
	for i, s := range out {
		out[i] = float32(soften(float64(s)))
	}
	encode(p, out)
	return n * frameBytes, nil
}

// mix adds what fits, and says whether something is left.
func (v *voice) mix(out []float32) bool {
	n := min(len(out), len(v.samples))
	if v.fading == 0 {
		for i, s := range v.samples[:n] {
			out[i] += s
		}
		v.samples = v.samples[n:]
		return len(v.samples) > 0
	}
	n = min(n, 2*v.fading)
	for i, s := range v.samples[:n] {
		out[i] += s * float32(v.fading-i/2) / yield
	}
	v.samples, v.fading = v.samples[n:], v.fading-n/2
	return len(v.samples) > 0 && v.fading > 0
}

// reader streams a tune to the sink, and tells when it has come to its end.
type reader struct {
	mu      sync.Mutex
	tune    *tune
	samples [2 * batch]float32
	ended   func()
	over    bool
}

// Read gives up to a batch; at the end of the piece it is over.
func (r *reader) Read(p []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.over {
		return 0, io.EOF
	}
	n := r.tune.fill(r.samples[:2*min(batch, len(p)/frameBytes)])
	encode(p, r.samples[:2*n])
	if n == 0 {
		r.over = true
		r.ended()
		return 0, io.EOF
	}
	return n * frameBytes, nil
}

// done says whether the piece is over.
func (r *reader) done() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.over
}
