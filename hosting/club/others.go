//go:build !js

package club

import (
	"io"

	"posterestante/hosting"
	"posterestante/hosting/keep"
	"posterestante/link"
)

// Others are the other processes of a club on several machines. All know all rooms; a room is awake at one of them.
type Others interface {
	// Begin has the club Learn which rooms there are, before anybody comes, and from then on.
	Begin(c *Club) error
	// Tell tells all which keys lead into a room.
	Tell(room string, c hosting.Card)
	// Forget tells all that a room is gone.
	Forget(room string)
	// Stay is the stay of a link in a room, wherever that is awake.
	Stay(room string, l *link.Conn)
	// End has all leave who came by other processes, and nobody come any more.
	End()
	// Metrics writes more of how things stand, as Prometheus reads it.
	Metrics(w io.Writer)
}

// Learn has the keys of a card lead into a room.
func (c *Club) Learn(name string, card hosting.Card) {
	c.mu.Lock()
	r := c.now.named[name]
	if r == nil {
		r = newRoom(c, name)
		r.begun, r.since = card.Begun, card.Since
		c.now.named[name] = r
		c.now.rooms++
	}
	c.mu.Unlock()
	c.learn(r, card.Opens, card.Words)
}

// saved has the keys of a room that is awake here lead into it, everywhere.
func (c *Club) saved(r *room, h *hosting.Host) {
	card := h.Card()
	c.learn(r, card.Opens, card.Words)
	if c.cfg.Others != nil {
		c.cfg.Others.Tell(r.name, card)
	}
}

// Drop has a room be gone: another process removed it.
func (c *Club) Drop(name string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if r := c.now.named[name]; r != nil {
		c.drop(r)
	}
}

// drop has no key lead into a room any more; the caller holds the lock.
func (c *Club) drop(r *room) {
	if c.now.named[r.name] != r {
		return
	}
	c.unlearn(r)
	delete(c.now.named, r.name)
	c.now.rooms--
}

// Enter is the stay of a wire in a room that wakes for it here. An error is why it can't: keep.ErrHeld where it is
// awake elsewhere.
func (c *Club) Enter(name string, w hosting.Wire) error {
	c.mu.Lock()
	r := c.now.named[name]
	if r == nil || c.now.closed {
		c.mu.Unlock()
		return keep.ErrName
	}
	c.busy.Add(1)
	c.mu.Unlock()
	defer c.busy.Done()
	return r.stay(w)
}

// Sleep closes a room that is awake here; all who are in it leave, and come back where it wakes.
func (c *Club) Sleep(name string) {
	c.mu.Lock()
	r := c.now.named[name]
	c.mu.Unlock()
	if r != nil {
		r.mu.Lock()
		defer r.mu.Unlock()
		_ = r.sleep() // all of it is kept
	}
}
