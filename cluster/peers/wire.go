package peers

import (
	"encoding/binary"
	"errors"
	"sync"
	"time"

	"github.com/nats-io/nats.go"

	"posterestante/link"
)

// A wire carries whole messages between two processes, over two subjects of NATS. NATS may lose messages while servers
// come and go: each has its number, each side says now and then how many there were; what doesn't fit ends the wire.
type wire struct {
	nc  *nats.Conn
	to  string // the other side's subject
	key link.KeyID

	serves bool // this side is the referee's
	sub    *nats.Subscription

	mu   sync.Mutex
	sent uint64

	had  uint64 // messages that came; the subscription's goroutine alone has it
	in   chan []byte
	gone chan struct{}
	once sync.Once
}

// What stands before a message.
const (
	sendsMessage = 'm'
	sendsCount   = 'p'
	sendsEnd     = 'e'
	headLen      = 9
)

const (
	countEach = 2 * time.Second // how often a side says how many there were
	silent    = 7 * time.Second // after how long without a sign a wire is over
	mostIn    = 64              // messages that wait in it; others wait before it
)

var (
	errGone = errors.New("the way between two processes is over")
	errOld  = errors.New("another link has had the seat since")
)

// newWire listens on a subject of its own.
func newWire(nc *nats.Conn, key link.KeyID) (w *wire, err error) {
	w = &wire{nc: nc, key: key, in: make(chan []byte, mostIn), gone: make(chan struct{})}
	heard := make(chan struct{}, 1)
	w.sub, err = nc.Subscribe(nats.NewInbox(), func(m *nats.Msg) {
		select {
		case heard <- struct{}{}:
		default:
		}
		w.take(m.Data)
	})
	if err != nil {
		return nil, err
	}
	go w.watch(heard)
	return w, nil
}

func (w *wire) take(data []byte) {
	if len(data) < headLen {
		_ = w.Close()
		return
	}
	n := binary.BigEndian.Uint64(data[1:headLen])
	switch data[0] {
	case sendsMessage:
		if w.had++; n == w.had {
			select {
			case w.in <- data[headLen:]: // while it waits nothing is heard: who is slow for long is let go
				return
			case <-w.gone:
			}
		}
	case sendsCount:
		if n == w.had {
			return
		}
	}
	_ = w.Close()
}

// watch ends a wire that is silent, and says that this side is there.
func (w *wire) watch(heard chan struct{}) {
	tick := time.NewTicker(countEach)
	defer tick.Stop()
	end := time.NewTimer(silent)
	defer end.Stop()
	for {
		select {
		case <-w.gone:
			return
		case <-end.C:
			_ = w.Close()
		case <-heard:
			end.Reset(silent)
		case <-tick.C:
			if w.to != "" {
				_ = w.say(sendsCount, nil) // a wire that can't is silent
			}
		}
	}
}

func (w *wire) say(kind byte, msg []byte) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if kind == sendsMessage {
		w.sent++
	}
	data := binary.BigEndian.AppendUint64(append(make([]byte, 0, headLen+len(msg)), kind), w.sent)
	return w.nc.Publish(w.to, append(data, msg...))
}

// Key implements hosting.Wire.
func (w *wire) Key() link.KeyID { return w.key }

// Send implements hosting.Wire.
func (w *wire) Send(msg []byte) error {
	select {
	case <-w.gone:
		return errGone
	default:
		return w.say(sendsMessage, msg)
	}
}

// Receive implements hosting.Wire.
func (w *wire) Receive() ([]byte, error) { return next(w.in, w.gone, w.serves) }

// next is the next message of a way that may be over. The referee hears nothing more of one that is over, since it is
// said again by another; a link is told first what came before the end.
func next(in chan []byte, gone chan struct{}, serves bool) ([]byte, error) {
	first := gone
	if !serves {
		first = nil
	}
	select {
	case <-first:
		return nil, errGone
	default:
	}
	select {
	case msg := <-in:
		return msg, nil
	default:
	}
	select {
	case msg := <-in:
		return msg, nil
	case <-gone:
		return nil, errGone
	}
}

// Close implements hosting.Wire.
func (w *wire) Close() error {
	w.once.Do(func() {
		close(w.gone)
		if w.to != "" {
			_ = w.say(sendsEnd, nil) // else the other side hears nothing more
		}
		_ = w.sub.Unsubscribe()
	})
	return nil
}
