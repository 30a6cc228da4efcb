//go:build !js

package hosting

import (
	"encoding/json"
	"errors"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/foreign"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting/keep"
	"posterestante/link"
)

// record is what a room is, but for its match: all that it takes to open it again.
type record struct {
	Game    string            `json:"game"`
	Options map[string]string `json:"options,omitempty"`
	Kinds   []string          `json:"kinds"`
	Invite  string            `json:"invite"`
	Words   string            `json:"words"` // the key that the invite's words make, which takes a while
	Owner   string            `json:"owner,omitempty"`
	Port    int               `json:"port,omitempty"`
	Since   int64             `json:"since,omitempty"` // when it was opened, in seconds of Unix
	Ledger  room.Ledger       `json:"ledger"`
}

// setup is how a match of it is set up, open seats being a person's.
func (r *record) setup(seed game.Seed) game.Setup {
	s := game.Setup{Game: r.Game, Options: r.Options, Seed: seed}
	for _, k := range r.Kinds {
		if k == room.Open {
			k = "person"
		}
		s.Seats = append(s.Seats, k)
	}
	return s
}

// check says what is wrong with the setup.
func (r *record) check(seed game.Seed) error {
	g, err := box.Named(r.Game)
	if err != nil {
		return err
	}
	return game.CheckSetup(g, r.setup(seed))
}

var errUnsound = errors.New("what is kept of the room makes no sense")

// sound says what is wrong with a record that was read: whoever wrote it, the room must be one that can be opened.
func (r *record) sound() error {
	if err := r.check(""); err != nil {
		return err
	}
	if r.Port < 0 || r.Port > math.MaxUint16 || len(r.Ledger.Seats) > len(r.Kinds) {
		return errUnsound
	}
	for _, o := range r.Ledger.Seats {
		if _, ok := link.SeatKey(o.Key); !ok && o.Key != "" {
			return errUnsound
		}
	}
	return nil
}

// entry is an entry of a room as it is kept: what the room is from now on, or lines that a match's file has grown by.
type entry struct {
	Room  *record `json:"room,omitempty"`
	Match string  `json:"match,omitempty"`
	Lines string  `json:"lines,omitempty"`
}

// mostLines is how many bytes of lines go into one entry.
const mostLines = keep.MaxEntry / 4

// book is the room's own hold on its entries.
type book struct {
	lease  keep.Lease
	mu     sync.Mutex
	n      int
	fenced func() // somebody else has the room now: it must be closed; any goroutine may call it
}

// add keeps entries, all or none.
func (b *book) add(all ...entry) error {
	var texts []string
	for _, e := range all {
		text, err := json.Marshal(e)
		if err != nil {
			return err
		}
		texts = append(texts, string(text))
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	err := b.lease.Append(b.n, texts...)
	if err == nil {
		b.n += len(texts)
	}
	if errors.Is(err, keep.ErrFenced) || errors.Is(err, keep.ErrNumber) || errors.Is(err, keep.ErrUnsure) {
		b.fenced()
	}
	return err
}

// holds makes sure that nobody else has the room by now; where that can't be told, it is closed.
func (b *book) holds() error {
	err := b.add()
	if err != nil {
		b.fenced()
	}
	return err
}

// grow keeps what a match's file has grown by.
func (b *book) grow(match string, lines []byte) error {
	var all []entry
	for text := string(lines); text != ""; {
		n := min(mostLines, len(text))
		if cut := strings.LastIndexByte(text[:n], '\n'); n < len(text) && cut >= 0 { // no letter is cut in two
			n = cut + 1
		}
		all, text = append(all, entry{Match: match, Lines: text[:n]}), text[n:]
	}
	return b.add(all...)
}

// kept is a room as it was kept.
type kept struct {
	record
	lines string // of its match
	n     int    // entries
}

// readRoom reads a room; ok is false where nothing was kept of it.
func readRoom(k keep.Keep, name string) (out kept, ok bool, err error) {
	texts, err := k.Read(name, 0)
	if err != nil {
		return out, false, err
	}
	return parseRoom(texts)
}

// parseRoom is the room of some entries.
func parseRoom(texts []string) (out kept, ok bool, err error) {
	lines := map[string]*strings.Builder{}
	for _, t := range texts {
		var e entry
		if err := foreign.Read([]byte(t), &e); err != nil {
			return out, false, err
		}
		switch {
		case e.Room != nil:
			out.record, ok = *e.Room, true
		case e.Match != "":
			if lines[e.Match] == nil {
				lines[e.Match] = &strings.Builder{}
			}
			lines[e.Match].WriteString(e.Lines)
		}
	}
	if b := lines[out.Ledger.Match]; b != nil {
		out.lines = b.String()
	}
	out.n = len(texts)
	return out, ok, nil
}

// settle brings the match's file and what is kept of it together: the longer is taken where it continues the shorter,
// else what is kept, since all who write there hold a lease. It gives the match, open.
func (b *book) settle(s *store.Shelf, id, lines string) (*store.Match, error) {
	file, err := s.Lines(id)
	if err != nil {
		return nil, err
	}
	if !strings.HasPrefix(string(file), lines) {
		if err := s.Settle(id, []byte(lines)); err != nil {
			return nil, err
		}
	}
	m, err := s.Resume(id)
	if err != nil {
		return nil, err
	}
	if file, err = s.Lines(id); err == nil { // opening may have mended it, or written its end
		if more, ok := strings.CutPrefix(string(file), lines); ok {
			err = b.grow(id, []byte(more))
		} else {
			err = errApart
		}
	}
	if err != nil {
		return nil, errors.Join(err, m.Close())
	}
	return m, nil
}

var errApart = errors.New("the match's file and what was kept of it came apart")

// folder is where rooms are kept, beside the matches.
const folder = "rooms"

// keepOf is where the rooms of a shelf are kept.
func keepOf(dir string) keep.Keep { return keep.OpenFiles(filepath.Join(dir, folder)) }

// find is the name of the room of a match, "" for none, and the room.
func find(k keep.Keep, match string) (string, kept) {
	if match == "" {
		return "", kept{}
	}
	names, _ := k.Names() // without a list there is none
	for _, name := range names {
		texts, err := k.Read(name, 0)
		if err != nil || !slices.ContainsFunc(texts, func(t string) bool { return strings.Contains(t, match) }) {
			continue
		}
		if r, ok, err := parseRoom(texts); err == nil && ok && r.Ledger.Match == match {
			return name, r
		}
	}
	return "", kept{}
}

// Here says by seat who sits at the host's own screen in the room of a match; ok is false where the match has none.
func Here(dir, match string) (here []bool, ok bool) {
	name, r := find(keepOf(dir), match)
	for _, o := range r.Ledger.Seats {
		here = append(here, o.Host && o.Chair.Kind == "person")
	}
	return here, name != ""
}

// Has says whether a match has a room.
func Has(dir, match string) bool {
	name, _ := find(keepOf(dir), match)
	return name != ""
}

// Forget removes the room of a match that is deleted, if it has one.
func Forget(dir, match string) error {
	k := keepOf(dir)
	name, _ := find(k, match)
	if name == "" {
		return nil
	}
	l, err := k.Lease(name)
	if err != nil {
		return err
	}
	return l.Forget()
}
