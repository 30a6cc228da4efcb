package away

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"posterestante/game"
	"posterestante/game/deal"
	"posterestante/game/room"
)

// Config is what a link is made of.
type Config struct {
	Named func(string) (game.Game, error) // the games that there are
	// Dial finds the referee, with the keys of the seats that this program has by then; it is tried again where that
	// may help.
	Dial   func(ctx context.Context, keys []string) (room.Wire, error)
	Final  func(error) bool                             // whether an error of Dial stays as it is
	Keys   []string                                     // of seats that this program has already
	Party  deal.Party                                   // its side of the last deal there, as far as it was kept
	OnKey  func(match string, seat game.Seat, k string) // a seat is this program's now; may be nil
	OnDeal func(deal.Party)                             // keeps that; may be nil
	OnOver func(*Match)                                 // a match is over, and its truth is there; may be nil
	Watch  string                                       // the key of who watched there a round late; "" for none
	OnSees func(key string)                             // it does so now, and has that key; may be nil
	OnNews func(*Match)                                 // the table has shown how a match stands; may be nil
	Left   func()                                       // the room was left for good; may be nil
	Wake   func()                                       // has the window look again; may be nil
	Words  func(error) string                           // why it is given up, as the player reads it
	// Post says how many actions letters told, of a match by post; nil elsewhere.
	Post func() int
}

// Link is a program's way to a room. Its methods may be called from any goroutine.
type Link struct {
	cfg Config
	leaving

	mu    sync.Mutex
	keys  []string
	watch watching
	hall  room.Hall
	asks  *room.Question
	signed
	no    *room.No
	match *Match // nil before it begins
	party deal.Party
	out   outbox
	lost  bool
	ended error
	soon  func() // is done once the room is there; nil for nothing
}

// leaving is how a room is left.
type leaving struct {
	cancel context.CancelFunc
	left   sync.Once
}

// signed is the last sign that was given.
type signed struct {
	sign  room.Sign
	signs int // how many were given
}

// watching is how a program looks on with the eyes of all, a round late.
type watching struct {
	key string // "" while it doesn't
	on  bool   // the match is told so
}

// heardEvery is how often it is said how much of such a match is here: the referee sends no more than twice that.
const heardEvery = 128

// outbox says things, and remembers what waits for an answer.
type outbox struct {
	room.Voice              // its wire is nil while there is none
	hello      int          // the number of the last hello
	await      map[int]bool // what the table waits for
}

// Open begins to look for a room.
func Open(cfg Config) *Link {
	ctx, cancel := context.WithCancel(context.Background())
	l := &Link{cfg: cfg, leaving: leaving{cancel: cancel}, keys: slices.Clone(cfg.Keys), party: cfg.Party,
		watch: watching{key: cfg.Watch}, out: outbox{await: map[int]bool{}}}
	go l.run(ctx)
	return l
}

// Close leaves the room; the seat stays whose it is.
func (l *Link) Close() {
	l.left.Do(func() {
		l.cancel()
		l.again()
		if l.cfg.Left != nil {
			l.cfg.Left()
		}
	})
}

func (l *Link) run(ctx context.Context) {
	var pause room.Pause
	for ctx.Err() == nil {
		w, err := l.cfg.Dial(ctx, l.Keys())
		if err == nil {
			pause.Reset()
			_ = l.serve(w) // whatever ended it, it is tried again
			_ = w.Close()
		} else if l.cfg.Final != nil && l.cfg.Final(err) {
			l.end(err)
		}
		if l.Ended() != nil {
			return
		}
		l.set(func() { l.out.Wire, l.lost = nil, true })
		select {
		case <-ctx.Done():
			return
		case <-time.After(pause.Take()):
		}
	}
}

// serve says hello and hears until the wire breaks.
func (l *Link) serve(w room.Wire) error {
	l.set(func() {
		l.out.Wire, l.lost = w, false
		keys := slices.Clone(l.keys)
		if l.watch.key != "" {
			keys = append(keys, l.watch.key)
		}
		say := room.Say{T: room.SayHello, V: room.Version, Keys: keys}
		if l.match != nil {
			say = l.match.hello(keys)
		}
		l.out.hello = l.post(say)
	})
	return room.Follow(w, func(t *room.Tell) error {
		l.set(func() { l.take(t) })
		return nil
	})
}

// set changes what is known and wakes the window.
func (l *Link) set(f func()) {
	l.mu.Lock()
	f()
	l.mu.Unlock()
	if l.cfg.Wake != nil {
		l.cfg.Wake()
	}
}

// post sends a message and gives its number.
func (l *Link) post(s room.Say) int { return l.out.Say(s) }

// say sends a message; with waits the table is told of the answer.
func (l *Link) say(s room.Say, waits bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if id := l.post(s); waits {
		l.out.await[id] = true
	}
}

// take takes in what the referee tells.
func (l *Link) take(t *room.Tell) {
	switch {
	case t.Room != nil:
		l.hall, l.asks = *t.Room, t.Room.Asked
		if l.soon != nil {
			l.soon()
			l.soon = nil
		}
	case t.Sat != nil:
		l.keys = append(l.keys, t.Sat.Key)
		if l.cfg.OnKey != nil {
			l.cfg.OnKey(l.name(), t.Sat.Seat, t.Sat.Key)
		}
	case t.Watch != nil:
		l.watch.key = t.Watch.Key
		if l.cfg.OnSees != nil {
			l.cfg.OnSees(t.Watch.Key)
		}
	case t.Ask != nil:
		l.asked(t.Ask)
	case t.Sign != nil:
		l.sign = *t.Sign
		l.signs++
	case t.Deal != nil:
		l.dealt(t.Deal)
	case t.Start != nil:
		l.watch.on = t.Start.Late
		l.begin(t)
	case t.Step != nil, t.Back != nil, t.Over != nil:
		if l.match != nil {
			l.match.push(letter{tell: *t})
		}
		if l.watch.on && t.Step != nil && (t.Step.N+1)%heardEvery == 0 {
			l.post(room.Say{T: room.SayWatch, N: t.Step.N + 1})
		}
	case t.ID == l.out.hello:
		if t.No != nil {
			l.ended = t.No
		}
		l.settle(t, true)
		clear(l.out.await) // what was asked on another wire was taken or lost
	case l.out.await[t.ID]:
		delete(l.out.await, t.ID)
		l.settle(t, true)
	case t.No != nil:
		l.no = t.No
	}
}

// asked takes in what is put to some, or that it is over; whoever asked hears that the others said no.
func (l *Link) asked(q *room.Question) {
	l.asks = q
	if !q.No && !q.Yes {
		return
	}
	l.asks = nil
	if q.No && l.mine(q.By) {
		l.settle(&room.Tell{No: &room.No{Why: "room.no"}}, true)
	}
}

func (l *Link) mine(s game.Seat) bool {
	return s >= 0 && int(s) < len(l.hall.Seats) && l.hall.Seats[s].Mine
}

// settle tells the table that what it asked is answered.
func (l *Link) settle(t *room.Tell, asked bool) {
	if l.match != nil && asked {
		l.match.push(letter{tell: *t, settled: true})
	}
}

// begin takes a match from its beginning: a new one, or the same told anew.
func (l *Link) begin(t *room.Tell) {
	if l.match == nil || l.match.id() != t.Start.Match {
		l.match = &Match{link: l, eyes: game.Nobody}
		l.match.mirror.Named = l.cfg.Named
		if err := l.match.mirror.Hear(t); err != nil {
			l.ended, l.match = err, nil
			return
		}
		l.match.eyes = l.match.mirror.Eyes()[0]
		return
	}
	l.match.push(letter{tell: *t})
}

func (l *Link) name() string {
	if l.match == nil {
		return ""
	}
	return l.match.id()
}

// end gives the room up.
func (l *Link) end(err error) { l.set(func() { l.ended = errors.Join(l.ended, err) }) }

// again drops the wire, so that it is taken up anew.
func (l *Link) again() {
	l.mu.Lock()
	out := l.out.Voice
	l.mu.Unlock()
	out.Drop()
}

// toAnswer are the seats here that are to answer.
func (l *Link) toAnswer() (out []game.Seat) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.asks == nil {
		return nil
	}
	for _, s := range l.asks.For {
		if l.mine(s) {
			out = append(out, s)
		}
	}
	return out
}
