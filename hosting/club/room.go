//go:build !js

package club

import (
	"sync"
	"time"

	"posterestante/hosting"
	"posterestante/link"
)

// room is a room of the club, awake or asleep.
type room struct {
	club  *Club
	ids   []link.KeyID // the keys that lead here; the club's lock guards them
	name  string
	since time.Time // when it was opened

	mu    sync.Mutex
	begun bool          // a match was begun here, as far as is known
	host  *hosting.Host // nil while it sleeps
	in    int           // links in it
	ended bool          // the club is closed, or the room is gone: it wakes no more
	timer *time.Timer   // puts it to sleep; nil for none
	times int           // how often it was opened
}

func newRoom(c *Club, name string) *room { return &room{club: c, name: name} }

// take has the room be awake.
func (r *room) take(h *hosting.Host) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.host = h
	r.note(true)
	r.rest()
}

// note tells the club whether the room is awake.
func (r *room) note(awake bool) {
	r.club.mu.Lock()
	defer r.club.mu.Unlock()
	if awake {
		r.club.awake[r] = true
	} else {
		delete(r.club.awake, r)
	}
}

// enter is the stay of a link; the room wakes for it.
func (r *room) enter(l *link.Conn) {
	h := r.wake()
	if h == nil {
		return
	}
	h.Enter(l)
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.in--; r.in == 0 {
		r.rest()
	}
}

// wake is the room, awake, with one more in it; nil where it can't be.
func (r *room) wake() *hosting.Host {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.ended {
		return nil
	}
	if r.host == nil {
		h, err := hosting.Wake(r.config(), r.name)
		if err != nil {
			return nil // who comes tries again
		}
		r.host = h
		r.note(true)
	}
	r.in++
	return r.host
}

// rest has the room sleep after a while, if nobody comes; the caller holds its lock.
func (r *room) rest() {
	if r.timer != nil {
		r.timer.Stop()
	}
	r.timer = time.AfterFunc(r.club.cfg.Idle, func() {
		r.mu.Lock()
		defer r.mu.Unlock()
		if r.in == 0 {
			_ = r.sleep() // all of it is kept
		}
	})
}

// sleep closes the room; the caller holds its lock.
func (r *room) sleep() (err error) {
	if h := r.host; h != nil {
		r.host = nil
		err = h.Close()
		r.note(false)
	}
	r.timer = nil
	return err
}

// end closes the room for good.
func (r *room) end() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.ended = true
	return r.sleep()
}

// config is what the room is opened with; the caller holds its lock, or nobody knows it yet. What the room says of
// itself comes while it has locks of its own: that takes the club's lock alone, or waits for nothing.
func (r *room) config() hosting.Config {
	r.times++
	time := r.times
	return hosting.Config{Shelf: r.club.shelf, Keep: r.club.keep, Took: r.club.took.add,
		Wake:  func(error) { go r.failed(time) },
		Saved: func(h *hosting.Host) { r.club.learn(r, h.Opens(), h.Words()) }}
}

// failed has a room that can't go on be woken anew by the next who comes.
func (r *room) failed(time int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.times == time {
		_ = r.sleep()
	}
}

// stale says whether the room was opened long ago and never used; then it is removed.
func (r *room) stale(now time.Time) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.begun || r.host != nil || now.Sub(r.since) < unbegun {
		return false
	}
	card, ok, err := hosting.Look(r.club.keep, r.name)
	if r.begun = card.Begun; err != nil || !ok || r.begun {
		return false
	}
	l, err := r.club.keep.Lease(r.name)
	if err != nil {
		return false
	}
	r.ended = l.Forget() == nil
	return r.ended
}
