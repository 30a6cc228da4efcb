package audio

import (
	"io"
	"math"
	"sync"
)

// card is a sink that plays into memory, as fast as it is told to.
type card struct {
	mu      sync.Mutex
	players []*deck
	running bool
	err     error
}

// deck is one player of a card.
type deck struct {
	card    *card
	from    io.Reader
	playing bool
	ended   bool
	volume  float64
}

func (c *card) Player(r io.Reader, _, _ int) player {
	c.mu.Lock()
	defer c.mu.Unlock()
	d := &deck{card: c, from: r, volume: 1}
	c.players = append(c.players, d)
	return d
}

func (c *card) power(on bool) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.running = on
	return c.err
}

func (c *card) Suspend() error { return c.power(false) }
func (c *card) Resume() error  { return c.power(true) }

func (c *card) Err() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.err
}

func (c *card) on() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.running
}

// play pulls some seconds through the players, as a device does, and gives the largest sample heard.
func (c *card) play(seconds float64) float64 {
	c.mu.Lock()
	players, running := append([]*deck(nil), c.players...), c.running
	c.mu.Unlock()
	top := 0.0
	if !running {
		return 0
	}
	buffer := make([]byte, 1024*frameBytes)
	for range int(seconds*Rate/1024) + 1 {
		for _, d := range players {
			if volume, on := d.state(); on {
				n, err := io.ReadFull(d.from, buffer)
				for i := 0; i+4 <= n; i += 4 {
					v := math.Float32frombits(uint32(buffer[i]) | uint32(buffer[i+1])<<8 | uint32(buffer[i+2])<<16 | uint32(buffer[i+3])<<24)
					top = max(top, math.Abs(float64(v))*volume)
				}
				if err != nil {
					d.set(func() { d.ended = true })
				}
			}
		}
	}
	return top
}

func (d *deck) set(f func()) {
	d.card.mu.Lock()
	defer d.card.mu.Unlock()
	f()
}

func (d *deck) state() (float64, bool) {
	d.card.mu.Lock()
	defer d.card.mu.Unlock()
	return d.volume, d.playing && !d.ended
}

func (d *deck) Play()               { d.set(func() { d.playing = true }) }
func (d *deck) Pause()              { d.set(func() { d.playing = false }) }
func (d *deck) SetVolume(v float64) { d.set(func() { d.volume = v }) }
