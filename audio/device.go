package audio

import (
	"fmt"
	"io"
	"time"

	"github.com/ebitengine/oto/v3"
)

// device is the sound card, by oto.
type device struct{ context *oto.Context }

// openDevice waits until the sound card is open; the conductor calls it, once in a program. Without
// a card oto opens and claims to
// play: only Err tells, once it is ready. A driver that panics, as a browser's may, is none.
func openDevice() (out sink, err error) {
	defer func() {
		if r := recover(); r != nil {
			out, err = nil, fmt.Errorf("the sound card could not be opened: %v", r)
		}
	}()
	hushDriver()
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: Rate, ChannelCount: 2, Format: oto.FormatFloat32LE, BufferSize: lasts(deviceFrames()),
	})
	if err != nil {
		return nil, err
	}
	<-ready
	if err := context.Err(); err != nil {
		return nil, err
	}
	return device{context}, nil
}

// lasts is how long so many frames sound, not a nanosecond too short: oto takes the whole frames of it.
func lasts(frames int) time.Duration {
	return (time.Duration(frames)*time.Second + Rate - 1) / Rate
}

// stream is a player of oto.
type stream struct {
	*oto.Player
	ahead int
}

func (d device) Player(r io.Reader, first, ahead int) player {
	p := d.context.NewPlayer(r)
	p.SetBufferSize(first * frameBytes)
	return stream{p, ahead}
}

// Play begins, which fills the first buffer in another goroutine; what is read ahead afterwards is less.
func (s stream) Play() {
	s.Player.Play()
	s.SetBufferSize(s.ahead * frameBytes)
}

func (d device) Suspend() error { return d.context.Suspend() }
func (d device) Resume() error  { return d.context.Resume() }
func (d device) Err() error     { return d.context.Err() }
