package peers

import (
	"io"
	"sync"
	"time"

	"posterestante/link"
)

// order keeps a room's seats with whoever came last, where links come to a new referee in any order: a link that breaks
// may be noticed by the process that took it only after its program came back by another.
type order struct {
	mu    sync.Mutex
	legs  map[string]*leg             // by stay: the one that is served
	since map[string]map[string]int64 // by room and seat's key: when the link came that had it last
	in    map[string]int              // legs by room
}

// leg is a stay's way to a room that is awake here.
type leg struct {
	wire io.Closer
	done chan struct{}
}

// coming says who comes to a room.
type coming struct {
	Room  string   `json:"room"`
	Stay  string   `json:"stay"`            // names the link
	Since int64    `json:"since"`           // when the link came, in milliseconds of Unix
	Seats []string `json:"seats,omitempty"` // the names of the keys of its seats
	Again bool     `json:"again,omitempty"` // it comes from another referee
}

// lastLeg bounds how long the leg of before may take to end.
const lastLeg = 5 * time.Second

// enter lets a stay in once its leg of before has ended; left is called when it leaves. ok is false where it comes
// again and another link has had one of its seats since.
func (o *order) enter(c *coming, wire io.Closer) (left func(), ok bool) {
	one := &leg{wire, make(chan struct{})}
	o.mu.Lock()
	if o.legs == nil {
		o.legs, o.since, o.in = map[string]*leg{}, map[string]map[string]int64{}, map[string]int{}
	}
	if o.since[c.Room] == nil {
		o.since[c.Room] = map[string]int64{}
	}
	for _, s := range c.Seats {
		if c.Again && o.since[c.Room][s] > c.Since {
			o.mu.Unlock()
			return nil, false
		}
	}
	for _, s := range c.Seats {
		o.since[c.Room][s] = max(o.since[c.Room][s], c.Since)
	}
	before := o.legs[c.Stay]
	o.legs[c.Stay] = one
	o.in[c.Room]++
	o.mu.Unlock()
	if before != nil {
		_ = before.wire.Close()
		select {
		case <-before.done:
		case <-time.After(lastLeg):
		}
	}
	return func() {
		close(one.done)
		o.mu.Lock()
		defer o.mu.Unlock()
		if o.legs[c.Stay] == one {
			delete(o.legs, c.Stay)
		}
		if o.in[c.Room]--; o.in[c.Room] <= 0 {
			delete(o.in, c.Room)
			delete(o.since, c.Room)
		}
	}, true
}

// coming says who this is.
func (s *stay) coming() *coming {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := &coming{Room: s.room, Stay: s.id, Since: s.since, Again: s.known.greeted}
	for _, text := range s.known.keys {
		if k, ok := link.SeatKey(text); ok {
			c.Seats = append(c.Seats, hexOf(k.ID))
		}
	}
	return c
}
