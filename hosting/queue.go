//go:build !js

package hosting

import (
	"errors"
	"sync"
	"time"
)

// mostQueued is how many messages may wait for a slow link, and how long they may be together, in bytes: who comes to a
// long match is told all of it at once.
const (
	mostQueued = 1 << 15
	mostBytes  = 32 << 20
)

// queue sends messages in order without having anybody wait.
type queue struct {
	mu     sync.Mutex
	msgs   [][]byte
	bytes  int
	closed bool
	stir   chan struct{}
	budget float64 // messages that may still be heard
	heard  time.Time
}

func newQueue(send func([]byte) error, end func()) *queue {
	q := &queue{stir: make(chan struct{}, 1), budget: burst, heard: time.Now()}
	go func() {
		defer end()
		for range q.stir {
			for {
				msg, open := q.next()
				if !open {
					return
				}
				if msg == nil {
					break
				}
				if send(msg) != nil {
					q.close()
					return
				}
			}
		}
	}()
	return q
}

func (q *queue) next() (msg []byte, open bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closed || len(q.msgs) == 0 {
		return nil, !q.closed
	}
	msg = q.msgs[0]
	q.msgs, q.bytes = q.msgs[1:], q.bytes-len(msg)
	return msg, true
}

// put queues a message; it gives false where too many wait.
func (q *queue) put(msg []byte) bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closed || len(q.msgs) >= mostQueued || q.bytes+len(msg) > mostBytes {
		q.closed = true
		q.wake()
		return false
	}
	q.msgs, q.bytes = append(q.msgs, msg), q.bytes+len(msg)
	q.wake()
	return true
}

func (q *queue) wake() {
	select {
	case q.stir <- struct{}{}:
	default:
	}
}

func (q *queue) close() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.closed = true
	q.wake()
}

// How many messages a program may say: so many a second, and so many at once.
const (
	rate  = 100.0
	burst = 400.0
)

// calm says whether a program may say one more message now; it is asked by one goroutine.
func (q *queue) calm() bool {
	now := time.Now()
	q.budget = min(burst, q.budget+rate*now.Sub(q.heard).Seconds()) - 1
	q.heard = now
	return q.budget >= 0
}

// pipe is a link within the program.
type pipe struct {
	hear func([]byte)
	in   chan []byte
	gone chan struct{}
	once sync.Once
	left func()
}

var errGone = errors.New("the room was closed")

// Pipe is the way of the host's own program into the room.
func (h *Host) Pipe() *pipe {
	p := &pipe{in: make(chan []byte), gone: make(chan struct{})}
	out := newQueue(func(msg []byte) error {
		select {
		case p.in <- msg:
			return nil
		case <-p.gone:
			return errGone
		}
	}, func() { _ = p.Close() })
	g := h.Room.Enter(out.put, true)
	p.hear, p.left = g.Hear, func() { g.Leave(); out.close(); h.stays.leave(p) }
	h.stays.come(p)
	return p
}

// Send says a message to the room.
func (p *pipe) Send(msg []byte) error {
	select {
	case <-p.gone:
		return errGone
	default:
		p.hear(msg)
		return nil
	}
}

// Receive waits for a message of the room.
func (p *pipe) Receive() ([]byte, error) {
	select {
	case msg := <-p.in:
		return msg, nil
	case <-p.gone:
		return nil, errGone
	}
}

// Close leaves the room.
func (p *pipe) Close() error {
	p.once.Do(func() {
		close(p.gone)
		p.left()
	})
	return nil
}
