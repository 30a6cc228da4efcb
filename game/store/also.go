package store

import (
	"bytes"
	"errors"
	"io/fs"
	"os"

	"posterestante/game/store/filelock"
)

// Also has what is written from now on be kept elsewhere too, whole lines: what can't be kept there isn't kept here,
// and not done.
func (m *Match) Also(keep func(lines []byte) error) { m.also = keep }

// Lines are the lines of a match's file as they are; none where there is no file.
func (s *Shelf) Lines(id string) ([]byte, error) {
	if !goodID(id) {
		return nil, trouble("store.none", id, nil)
	}
	data, err := readFile(s.path(id))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, trouble("store.read", id, err)
	}
	return data, nil
}

// Settle has a match's file be those lines, as they were kept elsewhere. What was there and is no beginning of them is
// set aside as a copy. The match must not be open.
func (s *Shelf) Settle(id string, lines []byte) error {
	if !goodID(id) {
		return trouble("store.none", id, nil)
	}
	lock := filelock.New(s.lockPath(id))
	if ok, err := lock.TryLock(); err != nil || !ok {
		return errors.Join(trouble("store.held", s.nameOf(id), err), lock.Close())
	}
	was, err := os.ReadFile(s.path(id))
	if err == nil && !bytes.HasPrefix(lines, was) {
		_, err = s.setAside(id, was)
	}
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		err = Replace(s.path(id), lines)
	}
	if err = errors.Join(err, lock.Close()); err != nil {
		return trouble("store.write", id, err)
	}
	return nil
}
