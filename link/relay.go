//go:build !js

package link

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"sync"
	"time"
)

// Relay passes messages between homes that registered and those who come to them. It reads the name of the key that a
// guest comes with, and nothing after that: the handshake is between the two, and all that follows is sealed by it.
type Relay struct {
	mu    sync.Mutex
	homes map[KeyID]*Home
	waits map[ticket]chan *joint
	count int // guests that are passed on
}

// What a Relay bears.
const (
	mostGuests     = 24               // of one home
	mostPassed     = 1000             // guests in all
	mostIDs        = 32               // names of keys of one home
	callTime       = 8 * time.Second  // for a home to come for its guest
	passedSilent   = 45 * time.Second // without a message either way
	passedRate     = 512 << 10        // bytes a second, each way
	passedBurst    = 8 << 20
	ticketLen      = 16
	ticketMark     = "PT"
	ticketSentence = len(ticketMark) + ticketLen
)

type ticket [ticketLen]byte

// joint is the socket of a home that came for its guest; done is closed once both are over.
type joint struct {
	s    socket
	done chan struct{}
}

// NewRelay is one where nobody registered.
func NewRelay() *Relay { return &Relay{homes: map[KeyID]*Home{}, waits: map[ticket]chan *joint{}} }

// Home is one who hosts at home and registered at a Relay.
type Home struct {
	relay  *Relay
	call   func(ticket string) error
	ids    []KeyID
	guests int
}

// Register takes a home; call has it come for a guest, with a ticket.
func (r *Relay) Register(call func(ticket string) error) *Home { return &Home{relay: r, call: call} }

// Guests is how many are passed on now.
func (r *Relay) Guests() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.count
}

// Homes is how many are registered now.
func (r *Relay) Homes() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	seen := map[*Home]bool{}
	for _, h := range r.homes {
		seen[h] = true
	}
	return len(seen)
}

// Opens says which keys guests of this home come with, in place of those that were said before. ok is false, and
// nothing changes, where there are too many, or one is another home's.
func (h *Home) Opens(names []string) (ok bool) {
	var ids []KeyID
	for _, n := range names {
		id, ok := ReadID(n)
		if !ok || len(names) > mostIDs {
			return false
		}
		ids = append(ids, id)
	}
	h.relay.mu.Lock()
	defer h.relay.mu.Unlock()
	for _, id := range ids {
		if other := h.relay.homes[id]; other != nil && other != h {
			return false
		}
	}
	h.drop()
	for _, id := range ids {
		h.relay.homes[id] = h
	}
	h.ids = ids
	return true
}

func (h *Home) drop() {
	for _, id := range h.ids {
		delete(h.relay.homes, id)
	}
	h.ids = nil
}

// Leave has nobody be passed on any more; those who are stay.
func (h *Home) Leave() {
	h.relay.mu.Lock()
	defer h.relay.mu.Unlock()
	h.drop()
}

// serve takes a socket that came with a ticket, or for a home; false where it is neither. It returns when that is over.
func (r *Relay) serve(s socket, first []byte) bool {
	if len(first) == ticketSentence && string(first[:len(ticketMark)]) == ticketMark {
		r.arrive(s, ticket(first[len(ticketMark):]))
		return true
	}
	if len(first) < helloHead || len(first) > mostHello {
		return false
	}
	id := KeyID(first[3:helloHead])
	r.mu.Lock()
	h := r.homes[id]
	if h != nil && (h.guests >= mostGuests || r.count >= mostPassed) {
		r.mu.Unlock()
		return true // let go; it may come again
	}
	if h == nil {
		r.mu.Unlock()
		return false
	}
	h.guests++
	r.count++
	var t ticket
	_, _ = rand.Read(t[:]) // it never fails
	come := make(chan *joint, 1)
	r.waits[t] = come
	r.mu.Unlock()
	defer func() {
		r.mu.Lock()
		defer r.mu.Unlock()
		h.guests--
		r.count--
	}()
	r.join(s, h, t, come, first)
	return true
}

// join has a home come for a guest, and passes on what they say.
func (r *Relay) join(s socket, h *Home, t ticket, come chan *joint, first []byte) {
	err := h.call(hex.EncodeToString(t[:]))
	var j *joint
	if err == nil {
		select {
		case j = <-come:
		case <-time.After(callTime):
		}
	}
	r.mu.Lock()
	delete(r.waits, t)
	r.mu.Unlock()
	if j == nil {
		select { // it came just now
		case j = <-come:
		default:
			return
		}
	}
	defer close(j.done)
	defer j.s.Close()
	ctx, cancel := context.WithTimeout(context.Background(), sendTime)
	err = j.s.Write(ctx, first)
	cancel()
	if err == nil {
		splice(s, j.s)
	}
}

// arrive is the stay of a home's socket for a guest.
func (r *Relay) arrive(s socket, t ticket) {
	r.mu.Lock()
	come := r.waits[t]
	delete(r.waits, t)
	r.mu.Unlock()
	if come == nil {
		return
	}
	j := &joint{s: s, done: make(chan struct{})}
	come <- j
	<-j.done
}

// splice passes on what two say to each other until one is gone, or both are silent.
func splice(a, b socket) {
	var both sync.WaitGroup
	pass := func(to, from socket) {
		defer both.Done()
		defer to.Close()
		defer from.Close()
		left, at := float64(passedBurst), time.Now()
		for {
			ctx, cancel := context.WithTimeout(context.Background(), passedSilent)
			msg, err := from.Read(ctx)
			cancel()
			if err != nil {
				return
			}
			left = min(passedBurst, left+passedRate*time.Since(at).Seconds()) - float64(len(msg))
			if at = time.Now(); left < 0 {
				time.Sleep(time.Duration(-left / passedRate * float64(time.Second)))
			}
			ctx, cancel = context.WithTimeout(context.Background(), sendTime)
			err = to.Write(ctx, msg)
			cancel()
			if err != nil {
				return
			}
		}
	}
	both.Add(2)
	go pass(a, b)
	go pass(b, a)
	both.Wait()
}
