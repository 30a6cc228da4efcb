package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"posterestante/game/store/filelock"
)

// named gives a match without a name its id in the sentence.
func named(err error, id string) error {
	t, ok := err.(*Trouble)
	if d, is := err.(*Damage); is {
		t, ok = &d.Trouble, true
	}
	if ok && t.Args["Name"] == "" {
		t.Args["Name"] = id
	}
	return err
}

// hold takes the lock of a match that is there.
func (s *Shelf) hold(id string) (*filelock.Lock, error) {
	if !goodID(id) {
		return nil, trouble("store.none", id, nil)
	}
	if _, err := os.Stat(s.path(id)); errors.Is(err, fs.ErrNotExist) {
		return nil, trouble("store.none", id, err)
	}
	lock := filelock.New(s.lockPath(id))
	ok, err := lock.TryLock()
	switch {
	case err != nil:
		return nil, trouble("store.open", id, errors.Join(err, lock.Close()))
	case !ok:
		return nil, trouble("store.held", s.nameOf(id), lock.Close())
	}
	return lock, nil
}

// Rename gives a match another name.
func (s *Shelf) Rename(id, name string) error {
	if m := s.opened(id); m != nil {
		return m.Rename(name)
	}
	m, err := s.Resume(id)
	if err != nil {
		return err
	}
	return errors.Join(m.Rename(name), m.Close())
}

// Delete removes a match for good, with the copies of its damaged files.
func (s *Shelf) Delete(id string) error {
	if m := s.opened(id); m != nil {
		if err := m.Close(); err != nil {
			return trouble("store.delete", id, err)
		}
	}
	lock, err := s.hold(id)
	if err != nil {
		return err
	}
	err = os.Remove(s.path(id))
	if err == nil {
		copies, _ := filepath.Glob(filepath.Join(s.dir, id+".damaged-*"))
		for _, c := range append(copies, s.lockPath(id)) {
			_ = os.Remove(c) // the match is gone; what is left is harmless
		}
	}
	if err = errors.Join(err, lock.Close()); err != nil {
		return trouble("store.delete", id, err)
	}
	return nil
}
