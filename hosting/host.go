//go:build !js

// Package hosting keeps rooms: it has their matches on disk, lets links in, and plays the seats that no person plays.
//
// A room is kept twice: its match is a file on a shelf, as any match is, and all of the room, the match too, is kept by
// package keep. Nothing is acknowledged before both have it.
package hosting

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"net/http"
	"slices"
	"sync"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting/keep"
	"posterestante/link"
)

// Config is what a room is opened with.
type Config struct {
	Shelf   *store.Shelf
	Keep    keep.Keep // where it is kept; nil for files beside the matches
	Game    string
	Options map[string]string
	Kinds   []string            // of the seats: room.Open, or who plays them
	Seed    game.Seed           // of the first match; "" for one that all deal together
	Listen  string              // the address; ":0" is any port of all of this machine's, "" for no door of its own
	Owner   string              // the key of the one who may do what a host may, from elsewhere; "" for nobody
	Page    http.Handler        // serves the page; may be nil
	Wake    func(error)         // the room can't go on; may be nil
	Saved   func(*Host)         // who owns which seat has changed; may be nil
	Took    func(time.Duration) // how long an action took until it was kept and told; may be nil
}

// Host is a room that is open.
type Host struct {
	Room *room.Room
	entrance

	name  string
	cfg   Config
	door  *link.Door // nil where it has none of its own
	book  *book
	ctx   context.Context // until it is closed
	stop  context.CancelFunc
	stir  chan struct{} // other keys open it now
	done  sync.WaitGroup
	once  sync.Once
	stays stays

	mu   sync.Mutex
	kept record // what is kept
	had  int    // how many messages changed what is kept
}

// entrance is who is let in by what is the room's own: the invitation, and its owner's key.
type entrance struct {
	invite link.Invite
	tries  link.Tries
	words  link.KeyID // the name of the key that the invite's words make
	keys   map[link.KeyID]link.Key
}

// Open opens a room. Errors are link.Troubles, store.Troubles, or what the game says of its setup.
func Open(cfg Config) (*Host, error) {
	h := &Host{cfg: cfg, name: newName()}
	h.invite = link.NewInvite()
	words := h.invite.PhraseKey()
	err := h.open(kept{record: record{Game: cfg.Game, Options: cfg.Options, Kinds: cfg.Kinds, Invite: h.invite.Kept(),
		Words: words.Text(), Owner: cfg.Owner, Since: time.Now().Unix()}}, false)
	if err != nil {
		return nil, err
	}
	return h, nil
}

// newName is the name of a room that no other has.
func newName() string {
	var b [8]byte
	_, _ = rand.Read(b[:]) // it never fails
	return hex.EncodeToString(b[:])
}

// Reopen opens the room of a match again as it was; ok is false where the match has none.
func Reopen(cfg Config, match string) (h *Host, ok bool, err error) {
	name, _ := find(cfg.keep(), match)
	if name == "" {
		return nil, false, nil
	}
	h, err = Wake(cfg, name)
	return h, true, err
}

// Wake opens a room again by its own name.
func Wake(cfg Config, name string) (*Host, error) {
	h := &Host{cfg: cfg, name: name}
	if err := h.open(kept{}, true); err != nil {
		return nil, err
	}
	return h, nil
}

func (cfg *Config) keep() keep.Keep {
	if cfg.Keep == nil {
		return keepOf(cfg.Shelf.Dir())
	}
	return cfg.Keep
}

var errNoRoom = errors.New("nothing is kept of that room")

// open takes hold of the room, and opens it as it was kept where it was there before.
func (h *Host) open(k kept, again bool) (err error) {
	if !again {
		if err := k.check(h.cfg.Seed); err != nil {
			return err
		}
	}
	where := h.cfg.keep()
	lease, err := where.Lease(h.name)
	if err != nil {
		return &link.Trouble{Key: "link.listen", Err: err}
	}
	h.book = &book{lease: lease, fenced: func() { h.fail(keep.ErrFenced) }}
	defer func() {
		if err == nil {
			return
		}
		if !again {
			err = errors.Join(err, lease.Forget())
		}
		_ = lease.Release()
	}()
	if again { // read under the lease: nobody writes meanwhile
		var ok bool
		if k, ok, err = readRoom(where, h.name); err == nil && !ok {
			err = errNoRoom
		}
		if err != nil {
			return err
		}
		if err := k.sound(); err != nil {
			return err
		}
		h.book.n = k.n
		if h.invite, ok = link.Reopen(k.Invite); !ok {
			return errNoRoom
		}
	}
	if err = h.start(&k); err == nil && !again {
		if err = h.book.add(entry{Room: &h.kept}); err != nil {
			_ = h.Close() // the first error tells more
		}
	}
	return err
}

// start opens the door, and begins to think.
func (h *Host) start(k *kept) error {
	g, err := box.Named(k.Game)
	if err != nil {
		return err
	}
	h.cfg.Game, h.cfg.Options, h.cfg.Kinds, h.cfg.Owner = k.Game, k.Options, k.Kinds, k.Owner
	h.keys, h.kept = h.opening(&k.record), k.record
	ctx, stop := context.WithCancel(context.Background())
	h.ctx, h.stop, h.stir = ctx, stop, make(chan struct{}, 1)
	h.Room = room.New(room.Config{Game: g, Options: k.Options, Kinds: k.Kinds, Seeds: h.seed, Begin: h.begin,
		NewID: store.NewID, Save: h.save, Holds: h.book.holds, Random: func(b []byte) { _, _ = rand.Read(b) }})
	var m room.Keeper
	var how *deal.Deal
	if id := k.Ledger.Match; id != "" {
		of, err := h.book.settle(h.cfg.Shelf, id, k.lines)
		if err != nil {
			stop()
			return err
		}
		if len(of.Session().Setup().Seats) != len(k.Kinds) {
			stop()
			return errors.Join(errUnsound, of.Close())
		}
		of.Also(func(lines []byte) error { return h.grow(id, lines) })
		m, how = of, of.Header().Deal
	}
	h.Room.Resume(k.Ledger, m, how)
	if err := h.listen(k); err != nil {
		stop()
		return errors.Join(err, h.Room.Close())
	}
	h.done.Add(1)
	go func() {
		defer h.done.Done()
		if err := new(room.Thinker).Run(ctx, h.Room); ctx.Err() == nil && h.cfg.Wake != nil {
			h.cfg.Wake(err)
		}
	}()
	return nil
}

// Wire carries whole messages of a program that came with a key; a link.Conn is one.
type Wire interface {
	room.Wire
	Key() link.KeyID
}

// Enter is the stay of a link.
func (h *Host) Enter(c Wire) {
	out := newQueue(c.Send, func() { _ = c.Close() })
	defer out.close()
	owner, ok := link.SeatKey(h.cfg.Owner)
	g := h.Room.Enter(out.put, ok && owner.ID == c.Key())
	defer g.Leave()
	h.stays.come(c)
	defer h.stays.leave(c)
	for {
		msg, err := c.Receive()
		if err != nil {
			return
		}
		if !out.calm() {
			return
		}
		h.hear(g, msg)
	}
}

// hear takes a message, and measures how long one took that changed the match.
func (h *Host) hear(g *room.Guest, msg []byte) {
	had := func() int {
		h.mu.Lock()
		defer h.mu.Unlock()
		return h.had
	}
	before, began := had(), time.Now()
	g.Hear(msg)
	if h.cfg.Took != nil && had() != before {
		h.cfg.Took(time.Since(began))
	}
}

// fail has whoever opened the room hear that it can't go on; nobody is told anything by it any more.
func (h *Host) fail(err error) {
	go func() {
		_ = h.Close()
		if h.cfg.Wake != nil {
			h.cfg.Wake(err)
		}
	}()
}

// Keys are those of the seats at the host's own screen.
func (h *Host) Keys() (out []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, o := range h.kept.Ledger.Seats {
		if o.Host && o.Key != "" {
			out = append(out, o.Key)
		}
	}
	return slices.Clip(out)
}

// Close closes the door and lets the match go; it can be opened again. A room where no match was begun, and that has no
// owner elsewhere, is gone.
func (h *Host) Close() (err error) {
	h.once.Do(func() {
		if h.door != nil {
			err = h.door.Close()
		}
		h.stays.end()
		h.stop()
		h.done.Wait()
		err = errors.Join(err, h.Room.Close())
		h.mu.Lock()
		gone := h.kept.Ledger.Match == "" && h.kept.Owner == ""
		h.mu.Unlock()
		if gone {
			_ = h.book.lease.Forget() // what stays is harmless
		}
		err = errors.Join(err, h.book.lease.Release())
	})
	return err
}
