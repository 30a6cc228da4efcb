//go:build !js

package club

import (
	"errors"
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

// enter is the stay of a link; the room wakes for it, here or elsewhere.
func (r *room) enter(l *link.Conn) {
	if o := r.club.cfg.Others; o != nil {
		o.Stay(r.name, l)
		return
	}
	_ = r.stay(l) // who comes tries again
}

// stay is the stay of a wire in the room, here. An error is why it can't wake.
func (r *room) stay(w hosting.Wire) error {
	h, err := r.wake()
	if err != nil {
		return err
	}
	h.Enter(w)
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.in--; r.in == 0 {
		r.rest()
	}
	return nil
}

var errEnded = errors.New("the room is no longer here")

// wake is the room, awake, with one more in it.
func (r *room) wake() (*hosting.Host, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.ended {
		return nil, errEnded
	}
	if r.host == nil {
		h, err := hosting.Wake(r.config(), r.name)
		if err != nil {
			return nil, err
		}
		r.host = h
		r.note(true)
		r.club.saved(r, h)
	}
	r.in++
	return r.host, nil
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
		Saved: func(h *hosting.Host) { r.club.saved(r, h) }}
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
	if r.ended = l.Forget() == nil; r.ended && r.club.cfg.Others != nil {
		r.club.cfg.Others.Forget(r.name)
	}
	return r.ended
}
