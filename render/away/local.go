package away

import (
	"errors"
	"sync"

	"posterestante/game/room"
)

// local is the way to a room of this program: what it tells waits here until it is read.
type local struct {
	guest *room.Guest
	mu    sync.Mutex
	some  *sync.Cond
	msgs  [][]byte
	shut  bool
}

var errShut = errors.New("the room was closed")

// Local is the way of this program into a room of its own that no other can come to: a match that goes by post.
func Local(r *room.Room) room.Wire {
	w := &local{}
	w.some = sync.NewCond(&w.mu)
	w.guest = r.Enter(w.put, true)
	return w
}

// put takes a message of the room, which must not wait.
func (w *local) put(msg []byte) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.msgs = append(w.msgs, msg)
	w.some.Signal()
	return !w.shut
}

// Send implements room.Wire. The link holds its lock meanwhile, and the room tells at once: that only lies here.
func (w *local) Send(msg []byte) error {
	w.guest.Hear(msg)
	return nil
}

// Receive implements room.Wire.
func (w *local) Receive() ([]byte, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for len(w.msgs) == 0 && !w.shut {
		w.some.Wait()
	}
	if w.shut {
		return nil, errShut
	}
	msg := w.msgs[0]
	w.msgs = w.msgs[1:]
	return msg, nil
}

// Close implements room.Wire.
func (w *local) Close() error {
	w.mu.Lock()
	w.shut = true
	w.some.Broadcast()
	w.mu.Unlock()
	w.guest.Leave()
	return nil
}
