// Package visit is a program's stay at one seat of a room elsewhere, without a window: it finds the room, sits down,
// follows the match by a room.Mirror, and comes back by itself where the link breaks. A bot plays through it.
package visit

import (
	"context"
	"errors"
	"sync"
	"time"

	"posterestante/game"
	"posterestante/game/deal"
	"posterestante/game/room"
)

// Config is what a visit is made of.
type Config struct {
	Named func(string) (game.Game, error)
	Dial  func(ctx context.Context, key string) (room.Wire, error) // key is the seat's, "" before there is one
	Final func(error) bool                                         // whether an error of Dial stays as it is
	Seat  game.Seat                                                // where to sit; game.Nobody for the first free seat
	Name  string
	Key   string               // of a seat that it has already; "" for none
	Keep  func(string)         // the key of the seat that it has now; may be nil
	Lost  func(error)          // the link is lost, nil: it is there again; may be nil
	Pause time.Duration        // before the first try to come back; 0 for half a second
	Rate  func() time.Duration // how long to wait before something is said; may be nil
}

// Visit is a stay at a seat. Its methods may be called from any goroutine.
type Visit struct {
	cfg    Config
	cancel context.CancelFunc
	done   chan struct{} // the room is left

	mu    sync.Mutex
	stir  chan struct{} // closed as soon as anything changes
	way   way
	seat  game.Seat // Nobody before it sits
	key   string
	match match
	party deal.Party // its side of the last deal
	asks  bool       // the seat asked to take back, and it isn't decided
	ended error
}

// way is the link as it stands.
type way struct {
	voice   room.Voice // its wire is nil while there is none
	n       int        // how many wires there were
	hello   int        // the number of the last hello
	sat     bool       // a seat was asked for, on this wire
	refused int        // how many hellos were refused in a row
	greeted bool       // it was answered: all that was done since is known
	answers map[int]*room.No
	waiting map[int]bool
}

// match is what is known of the match.
type match struct {
	mirror room.Mirror
	low    int       // as few actions as stood at any time since Match was last asked
	due    time.Time // since when the seat is to decide; zero while it isn't
	faults int       // how often the two came apart since anything new was taken in
	most   int       // the most actions that ever were taken in
}

// ErrLeft says that the visit was ended here.
var ErrLeft = errors.New("the room was left")

// errApart is a referee that tells the match otherwise than it was told before.
var errApart = errors.New("the two programs tell the match otherwise")

// mostFaults is how often a match is told anew, without anything new in it, before it is given up.
const mostFaults = 3

// Open begins to look for the room.
func Open(cfg Config) *Visit {
	ctx, cancel := context.WithCancel(context.Background())
	v := &Visit{cfg: cfg, cancel: cancel, done: make(chan struct{}), stir: make(chan struct{}), seat: game.Nobody,
		key: cfg.Key}
	v.match.mirror.Named = cfg.Named
	v.way.answers, v.way.waiting = map[int]*room.No{}, map[int]bool{}
	go v.run(ctx)
	return v
}

// Close leaves the room; the seat stays whose it is.
func (v *Visit) Close() {
	v.end(ErrLeft)
	<-v.done
}

func (v *Visit) run(ctx context.Context) {
	defer close(v.done)
	pause := room.Pause{First: v.cfg.Pause}
	for ctx.Err() == nil {
		v.mu.Lock()
		key, before := v.key, v.way.n
		v.mu.Unlock()
		w, err := v.cfg.Dial(ctx, key)
		switch {
		case err == nil:
			pause.Reset()
			v.tell(before > 0, nil)
			err = v.serve(w)
			_ = w.Close()
		case before == 0 && v.cfg.Key == "", v.cfg.Final(err): // nobody was ever there, or it can't help to try again
			v.end(err)
			return
		}
		if v.set(func() { v.way.voice.Wire, v.way.greeted = nil, false }); v.over() {
			return
		}
		v.tell(pause.Fresh(), err)
		select {
		case <-ctx.Done():
			return
		case <-time.After(pause.Take()):
		}
	}
}

// tell says that the link is lost, or there again.
func (v *Visit) tell(now bool, err error) {
	if now && v.cfg.Lost != nil {
		v.cfg.Lost(err)
	}
}

// over says whether there is nothing more to hear: the match is over and all of it known, or the visit ended.
func (v *Visit) over() bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	s := v.session()
	return v.ended != nil || s != nil && s.Over() && v.match.mirror.Truth() != nil
}

// serve says hello and hears until the wire breaks.
func (v *Visit) serve(w room.Wire) error {
	v.set(func() {
		if v.ended != nil {
			_ = w.Close()
		}
		v.way.voice.Wire, v.way.sat = w, false
		v.way.n++
		var keys []string
		if v.key != "" {
			keys = []string{v.key}
		}
		v.way.hello = v.post(v.match.mirror.Hello(keys))
	})
	return room.Follow(w, func(t *room.Tell) (err error) {
		v.set(func() { err = v.take(t) })
		return err
	})
}

// set changes what is known and wakes who waits.
func (v *Visit) set(f func()) {
	v.mu.Lock()
	defer v.mu.Unlock()
	f()
	close(v.stir)
	v.stir = make(chan struct{})
}

// end ends the visit for a reason.
func (v *Visit) end(err error) {
	v.set(func() {
		if v.ended == nil {
			v.ended = err
		}
		v.way.voice.Drop()
	})
	v.cancel()
}

// post sends a message and gives its number.
func (v *Visit) post(s room.Say) int { return v.way.voice.Say(s) }
