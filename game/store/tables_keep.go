package store

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

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
	if err := errors.Join(ownFolder(filepath.Dir(t.dir)), ownFolder(t.dir)); err != nil {
		return id, err
	}
	id, lock, err := t.place(id)
	if err == nil {
		err = Replace(t.path(id), data)
	}
	if lock != nil {
		err = errors.Join(err, lock.Close())
	}
	if err != nil {
		return id, err
	}
	t.seen[id] = data
	return id, nil
}

// place is the id under which a table is kept now, and the lock of its file until it is: the one it
// has, or a new one where another window keeps one under it just now, or has since this one read it.
func (t *Tables) place(id string) (string, *filelock.Lock, error) {
	if goodID(id) {
		lock := filelock.New(t.lockPath(id))
		held, err := lock.TryLock()
		mine := held || err != nil // a system without locks holds nobody up
		if mine {
			was, err := os.ReadFile(t.path(id))
			if err != nil && !errors.Is(err, fs.ErrNotExist) {
				return id, lock, err
			}
			mine = err != nil || bytes.Equal(was, t.seen[id])
		}
		if mine {
			return id, lock, nil
		}
		_ = lock.Close()
	}
	id = newID()
	lock := filelock.New(t.lockPath(id))
	_, _ = lock.TryLock() // nobody else has such an id
	return id, lock, nil
}

// Remove removes a table for good. The error is a *Trouble.
func (t *Tables) Remove(id string) error {
	if goodID(id) {
		if err := os.Remove(t.path(id)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return trouble("store.table.delete", "", err)
		}
	}
	_ = os.Remove(t.lockPath(id)) // what is left is harmless
	delete(t.seen, id)
	return nil
}
