package store

import (
	"bytes"
	"errors"
	"os"

	"posterestante/game/store/filelock"

	"posterestante/game"
	"posterestante/game/foreign"
)

// file is what a match is written to; tests put a failing one in its place.
type file interface {
	Write([]byte) (int, error)
	Sync() error
	Truncate(int64) error
	Close() error
	Stat() (os.FileInfo, error)
}

// Match is an open match: its session and its file. One goroutine uses it.
type Match struct {
	shelf  *Shelf
	path   string
	id     string
	header Header
	name   string
	sess   *game.Session
	damage *Damage
	lock   *filelock.Lock
	f      file
	size   int64 // how much of the file is good
	lines  int   // how many lines that is
	torn   bool  // there may be more in the file than that
	closed bool
	also   func(lines []byte) error // keeps lines elsewhere too; nil for nowhere
}

// ID is the match's id; Header what it began as; Name what it is called now.
func (m *Match) ID() string     { return m.id }
func (m *Match) Header() Header { return m.header }
func (m *Match) Name() string   { return m.name }

// Session is the match as it stands, for views, legal actions and events;
// change it through the Match only.
func (m *Match) Session() *game.Session { return m.sess }

// Damage says what was found damaged when the match was opened; nil if nothing.
func (m *Match) Damage() *Damage { return m.damage }

// Do takes an action, on disk first. The error is a *game.Refusal where the
// rules refuse it, a *Trouble where it can't be saved; then nothing is done.
func (m *Match) Do(a game.Action) ([]game.Event, error) { return m.DoThought(a, nil) }

// DoThought is Do with the reason of a seat that thinks, nil for none; a match in
// which no seat thinks keeps none.
func (m *Match) DoThought(a game.Action, t *game.Thought) ([]game.Event, error) {
	if m.closed {
		return nil, trouble("store.closed", m.name, nil)
	}
	if m.header.Training == "" {
		t = nil
	}
	line := lineOf(record{Action: m.sess.Game().Notation(a), Why: reasonFor(m.sess.Game(), t)})
	var tried *game.Tried
	err := guard(func() (err error) {
		if tried, err = m.sess.Try(a); err == nil && tried.Over() {
			line = append(line, lineOf(record{End: true, Scores: tried.Scores()})...)
		}
		return err
	})
	var refusal *game.Refusal
	if errors.As(err, &refusal) {
		return nil, refusal
	}
	if err != nil {
		return nil, trouble("store.rules.stop", m.name, err)
	}
	if err := m.append(line); err != nil {
		return nil, err
	}
	return m.sess.TakeThought(tried, t), nil
}

// Undo takes back the last n actions, all or none. The error is the session's
// (a *game.Barrier, game.ErrNothing), or a *Trouble where it can't be saved.
func (m *Match) Undo(n int) error {
	if n < 1 {
		return game.ErrNothing
	}
	if m.closed {
		return trouble("store.closed", m.name, nil)
	}
	if err := m.sess.UndoN(n); err != nil {
		return err
	}
	if err := m.append(lineOf(record{Undo: n})); err != nil {
		if _, e := m.sess.RedoN(n); e != nil {
			return errors.Join(err, e)
		}
		return err
	}
	return nil
}

// Redo takes n undone actions again, all or none, and gives their events.
func (m *Match) Redo(n int) ([]game.Event, error) {
	if n < 1 || n > m.sess.Undone() {
		return nil, game.ErrNothing
	}
	if err := m.append(lineOf(record{Redo: n})); err != nil {
		return nil, err
	}
	events, err := m.sess.RedoN(n)
	if err == nil && m.sess.Over() {
		_ = m.append(lineOf(record{End: true, Scores: m.sess.Scores()})) // resuming tries again
	}
	return events, err
}

// Lift lifts the barriers of undo or sets them again, see game.Session.Lift.
func (m *Match) Lift(on bool) error {
	was := m.sess.Lifted()
	if err := m.sess.Lift(on); err != nil {
		return err
	}
	if err := m.append(lineOf(record{Lift: &on})); err != nil {
		return errors.Join(err, m.sess.Lift(was))
	}
	return nil
}

// Rename gives the match another name.
func (m *Match) Rename(name string) error {
	name = foreign.Name(name)
	if err := m.append(lineOf(record{Name: &name})); err != nil {
		return err
	}
	m.name = name
	return nil
}

// Close lets the match go; all of it is on disk already.
func (m *Match) Close() error {
	if m.closed {
		return nil
	}
	m.closed = true
	m.shelf.mu.Lock()
	delete(m.shelf.open, m.id)
	m.shelf.mu.Unlock()
	err := m.f.Close()
	return errors.Join(err, m.lock.Close())
}

// append writes whole lines and syncs them, or leaves the file as it was.
func (m *Match) append(lines []byte) error {
	if m.closed {
		return trouble("store.closed", m.name, nil)
	}
	more := bytes.Count(lines, []byte("\n"))
	switch { // what couldn't be read again
	case m.lines+more > MaxRecords+1:
		return trouble("store.write", m.name, errMany)
	case m.size+int64(len(lines)) > MaxFile:
		return trouble("store.write", m.name, errLarge)
	}
	if err := m.mine(); err != nil {
		return err
	}
	if m.torn {
		if err := m.f.Truncate(m.size); err != nil {
			return trouble("store.write", m.name, err)
		}
		m.torn = false
	}
	_, err := m.f.Write(lines)
	if err == nil {
		err = m.f.Sync()
	}
	if err == nil && m.also != nil {
		err = m.also(lines)
	}
	if err != nil {
		m.torn = m.f.Truncate(m.size) != nil || m.f.Sync() != nil
		return trouble("store.write", m.name, err)
	}
	m.size += int64(len(lines))
	m.lines += more
	return nil
}

// mine says whether the file is still the one that was opened, as long as it
// was left: what is written to a file that was moved away would be lost.
func (m *Match) mine() error {
	there, err := os.Stat(m.path)
	if err != nil {
		return trouble("store.changed", m.name, err)
	}
	here, err := m.f.Stat()
	if err != nil || !os.SameFile(there, here) || !m.torn && there.Size() != m.size {
		return trouble("store.changed", m.name, err)
	}
	return nil
}
