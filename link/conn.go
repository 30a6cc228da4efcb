package link

import (
	"context"
	"encoding/binary"
	"errors"
	"sync"
	"time"

	"github.com/flynn/noise"
)

// MaxMessage is how long a message may be, in bytes.
const MaxMessage = 4 << 20

const (
	// block is what the length of a sealed message is a multiple of, so that it tells little.
	block = 256
	// mostSealed is what one frame holds before it is sealed: what Noise allows without its tag, in whole blocks.
	mostSealed = (noise.MaxMsgLen - 16) / block * block
)

// The first byte of a frame says what it is; in the first frame of a message its length follows.
const (
	frameFirst = 1 // a message begins
	frameMore  = 2 // it goes on
	framePing  = 3 // nothing, so that the other end knows that this one is there
)

// Pace is how often an end that says nothing says so, and after how long without anything the other end counts as
// silent.
type Pace struct{ Ping, Silent time.Duration }

// UsualPace is the pace of links between programs.
var UsualPace = Pace{Ping: 5 * time.Second, Silent: 20 * time.Second}

// sendTime is how long a frame may take to be written.
const sendTime = 15 * time.Second

// Conn is a link that stands. Send may be called from any goroutine, Receive from one.
type Conn struct {
	s    socket
	id   KeyID
	from string
	pace Pace

	out  sync.Mutex
	seal *noise.CipherState
	last time.Time // something was written

	unseal *noise.CipherState
	closed chan struct{}
	once   sync.Once
}

func newConn(s socket, id KeyID, send, recv *noise.CipherState) *Conn {
	c := &Conn{s: s, id: id, pace: UsualPace, seal: send, unseal: recv, closed: make(chan struct{}), last: time.Now()}
	go c.ping()
	return c
}

// Key names the key that the other end came with.
func (c *Conn) Key() KeyID { return c.id }

// From is the address that the other end came from, "" where this end went to it.
func (c *Conn) From() string { return c.from }

// Close ends the link.
func (c *Conn) Close() (err error) {
	c.once.Do(func() {
		close(c.closed)
		err = c.s.Close()
	})
	return err
}

var errLong = errors.New("a message is longer than may be")

// Send sends a message. An error is a Trouble; then the link is of no more use.
func (c *Conn) Send(msg []byte) error {
	if len(msg) > MaxMessage {
		return trouble("link.broken", errLong)
	}
	c.out.Lock()
	defer c.out.Unlock()
	kind, head := byte(frameFirst), 5
	for first := true; first || len(msg) > 0; first = false {
		n := min(len(msg), mostSealed-head)
		frame := make([]byte, (head+n+block-1)/block*block)
		frame[0] = kind
		if first {
			binary.BigEndian.PutUint32(frame[1:], uint32(len(msg)))
		}
		copy(frame[head:], msg[:n])
		if err := c.write(frame); err != nil {
			return err
		}
		msg, kind, head = msg[n:], frameMore, 1
	}
	return nil
}

// write seals a frame and sends it; the caller holds the lock.
func (c *Conn) write(frame []byte) error {
	sealed, err := c.seal.Encrypt(nil, nil, frame)
	if err == nil {
		ctx, cancel := context.WithTimeout(context.Background(), sendTime)
		err = c.s.Write(ctx, sealed)
		cancel()
	}
	if err != nil {
		_ = c.Close()
		return trouble("link.broken", err)
	}
	c.last = time.Now()
	return nil
}

// ping says now and then that this end is there.
func (c *Conn) ping() {
	tick := time.NewTicker(c.pace.Ping)
	defer tick.Stop()
	for {
		select {
		case <-c.closed:
			return
		case <-tick.C:
		}
		c.out.Lock()
		var err error
		if time.Since(c.last) > c.pace.Ping/2 {
			frame := make([]byte, block)
			frame[0] = framePing
			err = c.write(frame)
		}
		c.out.Unlock()
		if err != nil {
			return
		}
	}
}

// Receive waits for a message. An error is a Trouble; then the link is of no more use.
func (c *Conn) Receive() ([]byte, error) {
	msg, err := c.receive()
	if err != nil {
		_ = c.Close()
		var t *Trouble
		if !errors.As(err, &t) {
			err = trouble("link.broken", err)
		}
		return nil, err
	}
	return msg, nil
}

var errFrame = errors.New("a frame that makes no sense")

func (c *Conn) receive() (msg []byte, err error) {
	left := -1 // how much of a message is still to come
	for left != 0 {
		frame, err := c.frame()
		if err != nil {
			return nil, err
		}
		body := frame[1:]
		switch {
		case frame[0] == framePing:
			continue
		case frame[0] == frameFirst && left < 0 && len(frame) >= 5:
			if left = int(binary.BigEndian.Uint32(body)); left > MaxMessage {
				return nil, errLong
			}
			body = frame[5:]
		case frame[0] != frameMore || left < 0:
			return nil, errFrame
		}
		n := min(left, len(body))
		if n == 0 && left > 0 {
			return nil, errFrame
		}
		msg, left = append(msg, body[:n]...), left-n // it grows by what came, not by what was promised
	}
	return msg, nil
}

// frame waits for a frame.
func (c *Conn) frame() ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), c.pace.Silent)
	defer cancel()
	sealed, err := c.s.Read(ctx)
	if err != nil {
		if ctx.Err() != nil {
			return nil, trouble("link.silent", err)
		}
		return nil, err
	}
	frame, err := c.unseal.Decrypt(nil, nil, sealed)
	if err == nil && len(frame) < 1 {
		err = errFrame
	}
	return frame, err
}
