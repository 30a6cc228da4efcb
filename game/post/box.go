package post

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"posterestante/game"
	"posterestante/game/foreign"
	"posterestante/game/store"
)

// Box is what this program keeps of its matches by post. Several goroutines may use it.
type Box struct {
	shelf *store.Shelf
	dir   string
	mu    sync.Mutex
}

// Case is what is kept of one match.
type Case struct {
	Match  string  `json:"match,omitempty"` // its id on the shelf; "" until its first letter came
	Key    string  `json:"key"`             // name and secret
	Owners []Owner `json:"owners,omitempty"`
	Seats  []held  `json:"seats"` // whose tokens are here
	Sent   int     `json:"sent"`  // how many actions a letter told: they can't be taken back
	Stamps []Stamp `json:"stamps,omitempty"`
}

// held is a seat whose token is here: its own, or one that somebody is invited to.
type held struct {
	Seat  game.Seat `json:"seat"`
	Token string    `json:"token"`
	Guest bool      `json:"guest,omitempty"` // it is for somebody else
}

// What is kept has limits too.
const (
	mostCases  = 500
	longestLog = 256 << 10 // bytes of a case
	caseExt    = ".json"
	unmatched  = "key-" // begins the name of a case without a match
)

// OpenBox is the box beside a shelf.
func OpenBox(s *store.Shelf) *Box { return &Box{shelf: s, dir: filepath.Join(s.Dir(), "post")} }

// key is the case's key; ok is false where the file was spoilt.
func (c *Case) key() (k Key, ok bool) {
	raw, err := hex.DecodeString(c.Key)
	if err != nil || len(raw) != len(k.ID)+len(k.Secret) {
		return k, false
	}
	copy(k.ID[:], raw)
	copy(k.Secret[:], raw[len(k.ID):])
	return k, true
}

// Mine are the seats that are played here.
func (c *Case) Mine() (out []game.Seat) {
	for i, o := range c.Owners {
		for _, h := range c.Seats {
			t, ok := tokenOf(h.Token)
			if ok && !h.Guest && o.ID == t.Public() && h.Seat == game.Seat(i) {
				out = append(out, game.Seat(i))
			}
		}
	}
	return out
}

// Away says whether a match waits for a person elsewhere; over, it waits for nobody and is told to all.
func (c *Case) Away(s *game.Session) bool {
	turn := s.Turn()
	return s.Over() || turn >= 0 && int(turn) < len(c.Owners) && c.Owners[turn].Kind == "" &&
		!slices.Contains(c.Mine(), turn)
}

func tokenOf(text string) (t Token, ok bool) {
	raw, err := hex.DecodeString(text)
	return t, err == nil && copy(t[:], raw) == len(t) && len(raw) == len(t)
}

// name is the file of a case.
func (c *Case) name() string {
	if c.Match != "" {
		return c.Match
	}
	return unmatched + c.Key[:min(2*len(Key{}.ID), len(c.Key))]
}

// Of is what is kept of a match of the shelf; ok is false where it isn't played by post.
func (b *Box) Of(match string) (c Case, ok bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.read(match)
}

func (b *Box) read(name string) (c Case, ok bool) {
	if name == "" || strings.ContainsAny(name, `/\`) {
		return c, false
	}
	path := filepath.Join(b.dir, name+caseExt)
	info, err := os.Stat(path)
	if err != nil || info.Size() > longestLog {
		return c, false
	}
	text, err := os.ReadFile(path)
	if err != nil || foreign.Read(text, &c) != nil || c.name() != name || len(c.Owners) > game.MaxSeats {
		return Case{}, false
	}
	_, ok = c.key()
	return c, ok
}

// write keeps a case. The error is a *Trouble.
func (b *Box) write(c *Case) error {
	text, err := json.Marshal(c)
	if err == nil {
		err = os.MkdirAll(b.dir, 0o700)
	}
	if err == nil {
		err = store.Replace(filepath.Join(b.dir, c.name()+caseExt), append(text, '\n'))
	}
	if err != nil {
		return trouble(Kept, err)
	}
	return nil
}

// cases are those with a key of that name.
func (b *Box) cases(key string) (out []Case) {
	entries, _ := os.ReadDir(b.dir) // none is empty
	for _, e := range entries[:min(len(entries), mostCases)] {
		name, ok := strings.CutSuffix(e.Name(), caseExt)
		if !ok {
			continue
		}
		if c, ok := b.read(name); ok && strings.HasPrefix(c.Key, key) {
			out = append(out, c)
		}
	}
	return out
}

// Begin has a match of the shelf go on by post. mine are the seats here, kinds who plays each now; nil for those it
// began with. A match that is played by post already stays as it is. The error is a *Trouble, or the store's.
func (b *Box) Begin(match string, mine []game.Seat, kinds []string) (Case, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if c, ok := b.read(match); ok {
		return c, nil
	}
	r, err := b.shelf.Look(match)
	if err != nil {
		return Case{}, err
	}
	if r.Session.Lifted() || r.Header.Lesson != "" || r.Session.Over() {
		return Case{}, trouble(Practice, nil)
	}
	if kinds == nil {
		kinds = r.Header.Setup.Seats
	}
	k := newKey()
	c := Case{Match: match, Key: hex.EncodeToString(append(k.ID[:], k.Secret[:]...)), Sent: r.Session.Len()}
	elsewhere := false
	for i, kind := range kinds {
		o := Owner{Name: r.Header.Seats[i].Name, Kind: kind}
		if kind == person {
			t, guest := newToken(), !slices.Contains(mine, game.Seat(i))
			o.Kind, o.ID, elsewhere = "", t.Public(), elsewhere || guest
			c.Seats = append(c.Seats, held{Seat: game.Seat(i), Token: hex.EncodeToString(t[:]), Guest: guest})
		}
		c.Owners = append(c.Owners, o)
	}
	if !elsewhere {
		return Case{}, trouble(NoPersons, nil)
	}
	return c, b.write(&c)
}

// Invitation is the text that gives a seat to somebody elsewhere, "" where this program has none to give.
func (b *Box) Invitation(match string, seat game.Seat) string {
	c, ok := b.Of(match)
	if !ok {
		return ""
	}
	k, _ := c.key()
	for _, h := range c.Seats {
		if t, ok := tokenOf(h.Token); ok && h.Guest && h.Seat == seat {
			return (&Invitation{Key: k, Seat: seat, Token: t}).Text()
		}
	}
	return ""
}

// Accept takes an invitation that was pasted; letters of its match open from now on. The error is a *Trouble.
func (b *Box) Accept(text string) error {
	in, err := ParseInvitation(text)
	if err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	mine := held{Seat: in.Seat, Token: hex.EncodeToString(in.Token[:])}
	key := hex.EncodeToString(append(in.Key.ID[:], in.Key.Secret[:]...))
	all := b.cases(in.Key.Name())
	if len(all) == 0 {
		return b.write(&Case{Key: key, Seats: []held{mine}})
	}
	for _, c := range all {
		if c.Key != key {
			return trouble(Cut, errors.New("another secret has the same name"))
		}
		c.Seats = slices.DeleteFunc(c.Seats, func(h held) bool { return h.Token == mine.Token })
		c.Seats = append(c.Seats, mine)
		if err := b.write(&c); err != nil {
			return err
		}
	}
	return nil
}

// Write writes the letter of a match for whoever is next. What it tells can't be taken back any more. The error is a
// *Trouble, or the store's.
func (b *Box) Write(match string) ([]byte, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	c, ok := b.read(match)
	if !ok {
		return nil, trouble(NotHere, nil)
	}
	r, err := b.shelf.Look(match)
	if err != nil {
		return nil, err
	}
	if !c.Away(r.Session) {
		return nil, trouble(NotYet, nil)
	}
	k, _ := c.key()
	n, chain := r.Session.Len(), Chain(r)
	c.Stamps = slices.DeleteFunc(c.Stamps, func(s Stamp) bool { return s.N >= n || chain[s.N].Text() != s.Sum })
	c.Stamps = append(c.Stamps, Stamp{n, chain[n].Text()})
	c.Stamps, c.Sent = c.Stamps[max(0, len(c.Stamps)-MostStamps):], n
	out, err := seal(&k, c.Owners, c.Stamps, r)
	if err != nil {
		return nil, err
	}
	return out, b.write(&c) // nothing is handed out that could be taken back
}

// FileName is what this program's letters of a match are called in a shared folder, "" where it isn't played by post:
// each program has one file there, which always holds the newest.
func (b *Box) FileName(match string) string {
	c, ok := b.Of(match)
	if !ok {
		return ""
	}
	k, _ := c.key()
	for i, o := range c.Owners {
		if slices.Contains(c.Mine(), game.Seat(i)) {
			return "poste-" + k.Name() + "-" + o.ID + store.ShareExt
		}
	}
	return ""
}

// Forget forgets a match that is deleted, its key too.
func (b *Box) Forget(match string) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if _, ok := b.read(match); !ok {
		return nil
	}
	return os.Remove(filepath.Join(b.dir, match+caseExt))
}
