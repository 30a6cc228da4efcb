//go:build !js

// Package hosting keeps rooms: it has their matches on disk, lets links in, and plays the seats that no person plays.
package hosting

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/foreign"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/link"
)

// Config is what a room is opened with.
type Config struct {
	Shelf   *store.Shelf
	Game    string
	Options map[string]string
	Kinds   []string     // of the seats: room.Open, or who plays them
	Seed    game.Seed    // of the first match; "" for one that nobody can guess
	Listen  string       // the address; ":0" is any port of all of this machine's
	Page    http.Handler // serves the page; may be nil
	Wake    func(error)  // a seat that no person plays can't go on; may be nil
}

// Host is a room that is open.
type Host struct {
	Room *room.Room

	cfg    Config
	door   *link.Door
	invite link.Invite
	tries  link.Tries
	keys   map[link.KeyID]link.Key // of the invite
	file   string
	stop   context.CancelFunc
	done   sync.WaitGroup

	mu   sync.Mutex
	kept record // what the file says
}

// record is the file of a room: all that it takes to open it again.
type record struct {
	Game    string            `json:"game"`
	Options map[string]string `json:"options,omitempty"`
	Kinds   []string          `json:"kinds"`
	Invite  string            `json:"invite"`
	Port    int               `json:"port"`
	Ledger  room.Ledger       `json:"ledger"`
}

// folder is where the files of rooms lie, beside the matches.
const folder = "rooms"

// Open opens a room. Errors are link.Troubles, store.Troubles, or what the game says of its setup.
func Open(cfg Config) (*Host, error) {
	var b [8]byte
	_, _ = rand.Read(b[:]) // it never fails
	h := &Host{cfg: cfg, invite: link.NewInvite(),
		file: filepath.Join(cfg.Shelf.Dir(), folder, hex.EncodeToString(b[:])+".json")}
	if err := h.open(room.Ledger{}, nil); err != nil {
		return nil, err
	}
	return h, nil
}

// Reopen opens the room of a match again as it was; ok is false where the match has none.
func Reopen(cfg Config, match string) (h *Host, ok bool, err error) {
	file, r, ok := find(cfg.Shelf.Dir(), match)
	if !ok {
		return nil, false, nil
	}
	cfg.Game, cfg.Options, cfg.Kinds = r.Game, r.Options, r.Kinds
	if r.Port > 0 { // the links that were given lead there
		host, _, _ := net.SplitHostPort(cfg.Listen)
		cfg.Listen = net.JoinHostPort(host, strconv.Itoa(r.Port))
	}
	h = &Host{cfg: cfg, file: file}
	if h.invite, ok = link.Reopen(r.Invite); !ok {
		h.invite = link.NewInvite()
	}
	m, err := cfg.Shelf.Resume(match)
	if err != nil {
		return nil, true, err
	}
	if err := h.open(r.Ledger, m); err != nil {
		_ = m.Close()
		return nil, true, err
	}
	return h, true, nil
}

// mostRecord is how long the file of a room may be.
const mostRecord = 64 << 10

// find is the file of the room of a match.
func find(dir, match string) (file string, r record, ok bool) {
	files, _ := filepath.Glob(filepath.Join(dir, folder, "*.json"))
	for _, f := range files {
		if info, err := os.Stat(f); err != nil || info.Size() > mostRecord {
			continue
		}
		text, err := os.ReadFile(f)
		if err == nil && foreign.Read(text, &r) == nil && r.Ledger.Match == match && match != "" {
			return f, r, true
		}
		r = record{}
	}
	return "", record{}, false
}

// Has says whether a match has a room.
func Has(dir, match string) bool {
	_, _, ok := find(dir, match)
	return ok
}

func (h *Host) open(ledger room.Ledger, m *store.Match) error {
	g, err := box.Named(h.cfg.Game)
	if err != nil {
		return err
	}
	if err := h.check(g); err != nil {
		return err
	}
	h.keys = map[link.KeyID]link.Key{}
	for _, k := range []link.Key{h.invite.LinkKey(), h.invite.PhraseKey()} {
		h.keys[k.ID] = k
	}
	h.door, err = link.OpenDoor(link.DoorConfig{Listen: h.cfg.Listen, Page: h.cfg.Page, Secret: h.secret,
		Wrong: h.tries.Wrong, Enter: h.enter})
	if err != nil {
		return err
	}
	h.kept = record{Game: h.cfg.Game, Options: h.cfg.Options, Kinds: h.cfg.Kinds, Invite: h.invite.Kept(),
		Port: h.port(), Ledger: ledger}
	h.Room = room.New(room.Config{Game: g, Options: h.cfg.Options, Kinds: h.cfg.Kinds, Seeds: h.seed, Begin: h.begin,
		Save: h.save, Random: func(b []byte) { _, _ = rand.Read(b) }})
	if m != nil {
		h.Room.Resume(ledger, m)
	}
	ctx, stop := context.WithCancel(context.Background())
	h.stop = stop
	h.done.Add(1)
	go func() {
		defer h.done.Done()
		if err := new(room.Thinker).Run(ctx, h.Room); ctx.Err() == nil && h.cfg.Wake != nil {
			h.cfg.Wake(err)
		}
	}()
	return nil
}

// check says what is wrong with the setup, open seats being a person's.
func (h *Host) check(g game.Game) error {
	s := game.Setup{Game: h.cfg.Game, Options: h.cfg.Options, Seed: h.cfg.Seed}
	for _, k := range h.cfg.Kinds {
		if k == room.Open {
			k = "person"
		}
		s.Seats = append(s.Seats, k)
	}
	return game.CheckSetup(g, s)
}

// seed is what a match comes from: the first from what was asked for.
func (h *Host) seed() game.Seed {
	if s := h.cfg.Seed; s != "" {
		h.cfg.Seed = ""
		return s
	}
	return game.NewSeed()
}

// begin begins a match on disk.
func (h *Host) begin(s game.Setup, chairs []room.Chair) (room.Keeper, string, error) {
	meta := store.Meta{Setup: s}
	var names []string
	for i, c := range chairs {
		if c.Name == "" {
			c.Name = strconv.Itoa(i + 1)
		}
		meta.Seats = append(meta.Seats, store.Seat{Name: c.Name, Colour: c.Colour})
		names = append(names, c.Name)
	}
	meta.Name = strings.Join(names, ", ")
	m, err := h.cfg.Shelf.New(meta)
	if err != nil {
		return nil, "", err
	}
	return m, m.ID(), nil
}

// save keeps who owns which seat.
func (h *Host) save(l room.Ledger) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.kept.Ledger = l
	text, err := json.Marshal(h.kept)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(h.file), 0o700); err != nil {
		return err
	}
	return store.Replace(h.file, text)
}

// secret is the secret of a key that opens the door: the link's, the words' unless they were guessed at too often, a
// seat's.
func (h *Host) secret(id link.KeyID) (out [32]byte, ok bool) {
	if k, ok := h.keys[id]; ok {
		return k.Secret, k.ID == h.invite.LinkKey().ID || !h.tries.Ended()
	}
	if s := h.Room.Secret(id); s != nil {
		return [32]byte(s), true
	}
	return out, false
}

// enter is the stay of a link.
func (h *Host) enter(c *link.Conn) {
	out := newQueue(c.Send, func() { _ = c.Close() })
	defer out.close()
	g := h.Room.Enter(out.put, false)
	defer g.Leave()
	for {
		msg, err := c.Receive()
		if err != nil {
			return
		}
		if !out.calm() {
			return
		}
		g.Hear(msg)
	}
}

func (h *Host) port() int {
	if a, ok := h.door.Addr().(*net.TCPAddr); ok {
		return a.Port
	}
	return 0
}

// Phrase is the words that let somebody in; "" once they were guessed at too often.
func (h *Host) Phrase() string {
	if h.tries.Ended() {
		return ""
	}
	return h.invite.Phrase()
}

// Hosts are where the room is, host and port, the likeliest first.
func (h *Host) Hosts() (out []string) {
	host, port, _ := net.SplitHostPort(h.door.Addr().String())
	if ip := net.ParseIP(host); ip != nil && !ip.IsUnspecified() {
		return []string{net.JoinHostPort(host, port)}
	}
	for _, a := range append(link.Addresses(), "127.0.0.1") {
		out = append(out, net.JoinHostPort(a, port))
	}
	return out
}

// Link is the link to one of the Hosts.
func (h *Host) Link(host string) string { return h.invite.Link(host) }

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

// Close closes the door and lets the match go; it can be opened again.
func (h *Host) Close() error {
	err := h.door.Close()
	h.stop()
	h.done.Wait()
	if e := h.Room.Close(); err == nil {
		err = e
	}
	return err
}
