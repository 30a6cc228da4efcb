package store

import (
	"bytes"
	"errors"
	"io/fs"
	"os"

	"posterestante/game/box"
	"posterestante/game/foreign"
	"posterestante/game/store/filelock"
)

// Save keeps a table, at once or not at all, and gives its id: a new one for "", and
// where another window has kept another table under it meanwhile, so that both stay.
// The error is the system's.
func (t *Tables) Save(id string, l Laid) (string, error) {
	f := laidFile{Format: tableFormat, Game: t.game, Position: l.Position, When: l.When}
	g, err := box.Named(t.game)
	if err != nil {
		return id, err
	}
	f.Rules = g.Version()
	for _, s := range l.Seats {
		f.Names, f.Colours = append(f.Names, foreign.Name(s.Name)), append(f.Colours, s.Colour)
	}
	data := lineOf(f)
	if len(data) > MaxTable { // it couldn't be read back
		return id, errLargeTable
	}
	if err := os.MkdirAll(t.dir, 0o755); err != nil {
		return id, err
	}
	if goodID(id) {
		was, err := os.ReadFile(t.path(id))
		if err == nil && !bytes.Equal(was, t.seen[id]) {
			id = ""
		} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return id, err
		}
	}
	if !goodID(id) {
		id = newID()
	}
	lock := filelock.New(t.lockPath(id))
	_, _ = lock.TryLock() // where another window writes just now, the later one stays whole
	if err := errors.Join(Replace(t.path(id), data), lock.Close()); err != nil {
		return id, err
	}
	t.seen[id] = data
	if old := t.old[id]; old != "" {
		_ = os.Remove(old) // where it stays, the new file goes before it
	}
	return id, nil
}

// Remove removes a table for good. The error is a *Trouble.
func (t *Tables) Remove(id string) error {
	var errs []error
	if old := t.old[id]; old != "" { // first: it would come to light again
		errs = append(errs, os.Remove(old))
	}
	if goodID(id) {
		errs = append(errs, os.Remove(t.path(id)))
	}
	for _, err := range errs {
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return trouble("store.table.delete", "", err)
		}
	}
	_ = os.Remove(t.lockPath(id)) // what is left is harmless
	delete(t.seen, id)
	return nil
}
