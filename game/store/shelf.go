package store

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"posterestante/game/store/filelock"

	"posterestante/game/box"
	"posterestante/game/foreign"
)

// Shelf is the folder of matches. Several goroutines may use it.
type Shelf struct {
	dir    string
	opener func(path string) (file, error)

	mu      sync.Mutex        // guards what follows
	open    map[string]*Match // the matches this shelf has open
	infos   map[string]known  // what the list said, by match
	todo    []listed          // what is to be read for it
	reading bool              // and is
}

// Open opens the shelf of a data folder, see DataDir; its matches lie in the
// folder "matches" there, which is made if need be. The error is a *Trouble.
func Open(data string) (*Shelf, error) {
	data, err := DataDir(data)
	if err != nil {
		return nil, err
	}
	dir := filepath.Join(data, "matches")
	tighten(dir)
	if _, err := os.ReadDir(dir); err != nil {
		if err := ownFolder(dir); err != nil {
			return nil, trouble("store.folder", dir, err)
		}
		if _, err := os.ReadDir(dir); err != nil {
			return nil, trouble("store.folder", dir, err)
		}
	}
	Sweep(dir, func(name string) string { return strings.TrimSuffix(name, ext) + ".lock" })
	return &Shelf{dir: dir, open: map[string]*Match{}, opener: openFile, infos: map[string]known{}}, nil
}

func openFile(path string) (file, error) {
	tighten(path)
	return os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
}

// Dir is where the match files lie.
func (s *Shelf) Dir() string { return s.dir }

// New begins a match and its file. The error is a *Trouble where it can't be
// kept, else what the game says of the setup.
func (s *Shelf) New(meta Meta) (*Match, error) { return s.begin(meta, nil) }

// begin begins a match of which some actions are done already: whole lines.
func (s *Shelf) begin(meta Meta, actions []byte) (*Match, error) {
	g, err := box.Named(meta.Setup.Game)
	if err != nil {
		return nil, err
	}
	for len(meta.Seats) < len(meta.Setup.Seats) {
		meta.Seats = append(meta.Seats, Seat{Colour: len(meta.Seats)})
	}
	training, err := trainingOf(g, meta.Setup)
	if err != nil {
		return nil, err
	}
	h := Header{
		Format: formatOf(meta.Deal), Training: training, App: AppVersion(), Game: g.Name(), Rules: g.Version(),
		ID: cmp.Or(meta.ID, newID()), Deal: meta.Deal,
		Name: foreign.Name(meta.Name), Created: time.Now().Round(time.Second),
		Seats: slices.Clone(meta.Seats), Setup: meta.Setup, Position: meta.Start != nil,
		Lesson: meta.Lesson, From: meta.From,
	}
	for i := range h.Seats {
		h.Seats[i].Name = foreign.Name(h.Seats[i].Name)
	}
	lines := lineOf(h)
	if h.Position {
		lines = append(lines, lineOf(record{Start: meta.Start})...)
	}
	lines = append(lines, actions...)
	r, err := Read(lines) // what can't be read back is not begun
	if err == nil && r.Damage != nil {
		err = r.Damage
	}
	if err != nil {
		if cause := errors.Unwrap(err); cause != nil {
			return nil, cause
		}
		return nil, err
	}
	m := &Match{shelf: s, path: s.path(h.ID), id: h.ID, header: r.Header, name: r.Name, sess: r.Session, lines: r.lines}
	if err := m.create(lines); err != nil {
		return nil, trouble("store.create", h.Name, err)
	}
	return m, nil
}

// create writes the first lines and takes hold of the file.
func (m *Match) create(lines []byte) error {
	m.lock = filelock.New(m.shelf.lockPath(m.id))
	if ok, err := m.lock.TryLock(); err != nil || !ok {
		return errors.Join(err, m.lock.Close(), errIf(!ok && err == nil, fs.ErrExist))
	}
	err := Replace(m.path, lines)
	if err == nil {
		err = m.take(int64(len(lines)))
	}
	if err != nil {
		return errors.Join(err, m.lock.Close(), os.Remove(m.shelf.lockPath(m.id)))
	}
	return nil
}

func errIf(yes bool, err error) error {
	if yes {
		return err
	}
	return nil
}

// take opens the file for writing, so many bytes being good.
func (m *Match) take(size int64) error {
	f, err := m.shelf.opener(m.path)
	if err != nil {
		return err
	}
	m.f, m.size = f, size
	m.shelf.mu.Lock()
	m.shelf.open[m.id] = m
	m.shelf.mu.Unlock()
	return nil
}

// Resume opens a match to go on with it. Where its file is damaged the good
// part is kept and Match.Damage tells; where nothing can be played, or it is
// not for this program, the error is a *Damage or a *Trouble and the file is
// left as it is.
func (s *Shelf) Resume(id string) (*Match, error) { return s.ResumeWatched(id, nil) }

// ResumeWatched is Resume for a file that may be long; where the watch stops it
// the error is ErrLeft.
func (s *Shelf) ResumeWatched(id string, watch Watch) (*Match, error) {
	if m := s.opened(id); m != nil {
		return nil, trouble("store.here", m.name, nil)
	}
	lock, err := s.hold(id)
	if err != nil {
		return nil, err
	}
	m, err := s.resume(id, lock, watch)
	if err != nil {
		_ = lock.Close() // the first error tells more
		return nil, err
	}
	return m, nil
}

func (s *Shelf) resume(id string, lock *filelock.Lock, watch Watch) (*Match, error) {
	data, err := readFile(s.path(id))
	if err != nil {
		return nil, trouble("store.read", id, err)
	}
	r, err := ReadWatched(data, watch)
	if err != nil {
		return nil, named(err, id)
	}
	if r.Damage != nil || r.newline {
		if data, err = s.repair(id, data, r); err != nil {
			return nil, trouble("store.open", r.Name, err)
		}
	}
	m := &Match{shelf: s, path: s.path(id), id: id, header: r.Header, name: r.Name, sess: r.Session, lines: r.lines,
		damage: r.Damage, lock: lock}
	if err := m.take(int64(len(data))); err != nil {
		return nil, trouble("store.open", r.Name, err)
	}
	if r.Session.Over() && !r.Ended { // killed between the last action and its end
		_ = m.append(lineOf(record{End: true, Scores: r.Session.Scores()})) // the next opening tries again
	}
	return m, nil
}

// opened is the match of that id that this shelf has open, or nil.
func (s *Shelf) opened(id string) *Match {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.open[id]
}

// nameOf is what a match is called, as far as is known.
func (s *Shelf) nameOf(id string) string {
	s.mu.Lock()
	k := s.infos[id]
	s.mu.Unlock()
	if k.read.IsZero() {
		return s.read(id, time.Time{}).Name
	}
	return k.Name
}

func (s *Shelf) path(id string) string     { return filepath.Join(s.dir, id+ext) }
func (s *Shelf) lockPath(id string) string { return filepath.Join(s.dir, id+".lock") }

// byPlayed puts the last played first.
func byPlayed(a, b Info) int {
	return cmp.Or(b.Played.Compare(a.Played), strings.Compare(b.ID, a.ID))
}
