//go:build !js

// Package club keeps many rooms on one machine, behind one door: who has the club's pass opens rooms there, or hosts at
// home and has guests passed on. A room is awake while somebody is in it; asleep it is its keys in a table.
package club

import (
	"crypto/tls"
	"errors"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"sync"
	"time"

	"posterestante/game/store"
	"posterestante/hosting"
	"posterestante/hosting/keep"
	"posterestante/link"
)

// Config is what a club is opened with.
type Config struct {
	Dir     string // the folder of all that it keeps
	Listen  string // the address
	Name    string // by which it is reached, with its port where that isn't the usual one; "" for its address
	Page    http.Handler
	TLS     *tls.Config // nil for plain http
	Proxied bool        // a proxy stands before it, that does TLS and says who comes
	Most    int         // rooms; 0 for UsualMost
	Idle    time.Duration

	Keep   keep.Keep // where rooms are kept; nil for files of its folder
	Pass   link.Pass // who has it opens rooms; the zero value for one that its folder holds
	Others Others    // the other processes of a club on several machines; nil where it is alone
}

// What a club bears unless it is told otherwise.
const (
	UsualMost = 10_000           // rooms
	usualIdle = 30 * time.Second // how long a room stays awake when everybody left
	unbegun   = 7 * 24 * time.Hour
)

var most = link.Most{Links: 4000, Address: 128, Open: 8000}

// Club is a club that is open.
type Club struct {
	cfg    Config
	shelf  *store.Shelf
	keep   keep.Keep
	pass   link.Pass
	door   *link.Door
	relay  *link.Relay
	strike strikes
	took   times
	stop   chan struct{}
	busy   sync.WaitGroup // the stays of links

	mu    sync.Mutex
	keys  map[link.KeyID]opener
	awake map[*room]bool
	now   now
}

// now is which rooms and how many links there are; the club's lock guards it.
type now struct {
	rooms, links int
	closed       bool
	named        map[string]*room // by name
}

// opener is where a key leads.
type opener struct {
	secret [32]byte
	room   *room
	words  bool // it is made of an invitation's words
}

// Open opens a club, with the rooms that it had. Errors are store.Troubles, link.Troubles, or the system's.
func Open(cfg Config) (*Club, error) {
	if cfg.Most == 0 {
		cfg.Most = UsualMost
	}
	if cfg.Idle == 0 {
		cfg.Idle = usualIdle
	}
	if err := os.MkdirAll(cfg.Dir, 0o700); err != nil {
		return nil, err
	}
	shelf, err := store.Open(cfg.Dir)
	if err != nil {
		return nil, err
	}
	c := &Club{cfg: cfg, shelf: shelf, keep: cfg.Keep, pass: cfg.Pass, relay: link.NewRelay(),
		keys: map[link.KeyID]opener{}, awake: map[*room]bool{}, stop: make(chan struct{}),
		now: now{named: map[string]*room{}}}
	if c.keep == nil {
		c.keep = hosting.KeepOf(shelf.Dir())
	}
	if c.pass == (link.Pass{}) {
		if c.pass, err = passOf(filepath.Join(cfg.Dir, "club.pass")); err != nil {
			return nil, err
		}
	}
	if err := c.gather(); err != nil {
		return nil, err
	}
	var names []string
	if host, _, err := net.SplitHostPort(cfg.Name); err == nil {
		names = append(names, host)
	} else if cfg.Name != "" {
		names = append(names, cfg.Name)
	}
	c.door, err = link.OpenDoor(link.DoorConfig{Listen: cfg.Listen, Names: names, Page: http.HandlerFunc(c.page),
		Secret: c.secret, Wrong: c.strike.wrong, Enter: c.enter, TLS: cfg.TLS, Proxied: cfg.Proxied, Relay: c.relay,
		Most: most})
	if err != nil {
		return nil, err
	}
	go c.sweep()
	return c, nil
}

// passOf is the pass in a file, which is made where there is none.
func passOf(file string) (p link.Pass, err error) {
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		p = link.NewPass()
		return p, store.Replace(file, []byte(p.Text()+"\n"))
	}
	p, ok := link.ReadPass(string(text))
	if err == nil && !ok {
		err = errors.New(file + " holds no pass of a club; remove it and a new one is made")
	}
	return p, err
}

// gather reads which rooms there are.
func (c *Club) gather() error {
	if c.cfg.Others != nil {
		return c.cfg.Others.Begin(c)
	}
	names, err := c.keep.Names()
	for _, name := range names {
		card, ok, err := hosting.Look(c.keep, name)
		if err != nil || !ok { // what can't be read stays as it is, and leads nowhere
			continue
		}
		c.Learn(name, card)
	}
	return err
}

// learn has keys lead into a room, in place of those that did.
func (c *Club) learn(r *room, opens map[link.KeyID]link.Key, words link.KeyID) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.unlearn(r)
	for id, k := range opens {
		c.keys[id] = opener{k.Secret, r, id == words}
		r.ids = append(r.ids, id)
	}
}

// unlearn has no key lead into a room; the caller holds the lock.
func (c *Club) unlearn(r *room) {
	for _, id := range r.ids {
		delete(c.keys, id)
	}
	r.ids = r.ids[:0]
}

// Addr is where it listens.
func (c *Club) Addr() net.Addr { return c.door.Addr() }

// Secure says whether it is reached by https.
func (c *Club) Secure() bool { return c.cfg.TLS != nil || c.cfg.Proxied }

// Host is the host by which it is reached, with the port.
func (c *Club) Host() string {
	if c.cfg.Name != "" {
		return c.cfg.Name
	}
	host, port, _ := net.SplitHostPort(c.door.Addr().String())
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = append(link.Addresses(), "127.0.0.1")[0]
	}
	return net.JoinHostPort(host, port)
}

// Link is the link to the club: who has it may open rooms.
func (c *Club) Link() string { return c.pass.Link(c.Host(), c.Secure()) }

// secret is the secret of a key that opens the door: words not for an address that guessed too often.
func (c *Club) secret(id link.KeyID, from string) (out [32]byte, ok bool) {
	if k := c.pass.Key(); k.ID == id {
		return k.Secret, true
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	o, ok := c.keys[id]
	if ok && o.words && c.strike.out(from) {
		return out, false
	}
	return o.secret, ok
}

// enter is the stay of a link.
func (c *Club) enter(l *link.Conn) {
	c.mu.Lock()
	if c.now.closed {
		c.mu.Unlock()
		return
	}
	c.busy.Add(1)
	o, ok := c.keys[l.Key()]
	c.now.links++
	c.mu.Unlock()
	defer func() {
		c.mu.Lock()
		c.now.links--
		c.mu.Unlock()
		c.busy.Done()
	}()
	switch {
	case ok:
		o.room.enter(l)
	case l.Key() == c.pass.Key().ID:
		c.desk(l)
	}
}

// open opens a room for one who has the pass.
func (c *Club) open(ask *link.Ask) (link.Answer, error) {
	c.mu.Lock()
	full := c.now.rooms >= c.cfg.Most
	if !full {
		c.now.rooms++
	}
	c.mu.Unlock()
	if full {
		return link.Answer{No: "club.full"}, nil
	}
	owner := link.NewKey()
	r := newRoom(c, "")
	cfg := r.config()
	cfg.Game, cfg.Options, cfg.Kinds, cfg.Owner = ask.Game, ask.Options, ask.Kinds, owner.Text()
	h, err := hosting.Open(cfg)
	if err != nil {
		c.mu.Lock()
		c.now.rooms--
		c.mu.Unlock()
		return link.Answer{No: "club.setup"}, err
	}
	r.name, r.since = h.Name(), time.Now()
	c.mu.Lock()
	c.now.named[r.name] = r
	c.mu.Unlock()
	c.saved(r, h)
	r.take(h)
	return link.Answer{Invite: h.Kept(), Owner: owner.Text()}, nil
}

// Close ends all links and lets all rooms go; they are as they were when it is opened again.
func (c *Club) Close() error {
	c.mu.Lock()
	again := c.now.closed
	c.now.closed = true
	c.mu.Unlock()
	if again {
		return nil
	}
	close(c.stop)
	err := c.door.Close()
	if c.cfg.Others != nil {
		c.cfg.Others.End()
	}
	c.busy.Wait()
	c.mu.Lock()
	var all []*room
	for r := range c.awake {
		all = append(all, r)
	}
	c.mu.Unlock()
	for _, r := range all {
		err = errors.Join(err, r.end())
	}
	return err
}
