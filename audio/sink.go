package audio

import (
	"encoding/binary"
	"io"
	"math"
)

// sink is a sound card, or what stands for it in tests.
type sink interface {
	// Player plays stereo frames of 32-bit floats, little endian, from r until its end. It reads
	// some frames before it begins
	// and then keeps some ahead.
	Player(r io.Reader, first, ahead int) player
	// Suspend stops the device, so that silence costs nothing; Resume lets it go on.
	Suspend() error
	Resume() error
	// Err says why the device no longer plays.
	Err() error
}

// player is one source that plays.
type player interface {
	Play()
	Pause()
	SetVolume(float64)
}

// frameBytes is the size of a stereo frame on its way to the sink.
const frameBytes = 8

// encode writes samples as the sink wants them.
func encode(to []byte, samples []float32) {
	for i, s := range samples {
		binary.LittleEndian.PutUint32(to[4*i:], math.Float32bits(s))
	}
}
