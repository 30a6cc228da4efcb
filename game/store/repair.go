package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// Why something is no match file, before a byte of it is read.
var (
	errLarge  = fmt.Errorf("it is larger than %d MiB", MaxFile>>20)
	errNoFile = errors.New("it is not a file")
)

// readFile reads a file of a sane size.
func readFile(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errNoFile
	}
	if info.Size() > MaxFile {
		return nil, errLarge
	}
	return os.ReadFile(path)
}

// repair sets the damaged file aside as a copy, then puts the good part in its
// place, whole and at once. It gives the good part.
func (s *Shelf) repair(id string, data []byte, r *Reading) ([]byte, error) {
	if r.Damage != nil {
		name, err := s.setAside(id, data)
		if err != nil {
			return nil, err
		}
		r.Damage.Copy = name
	}
	good := r.goodOf(data)
	return good, replace(s.path(id), good)
}

// setAside writes the copy under a name that is still free.
func (s *Shelf) setAside(id string, data []byte) (string, error) {
	path, err := writeNew(s.dir, id+".damaged-"+time.Now().Format("20060102-150405"), "", data)
	return filepath.Base(path), err
}

// replace puts a file in place at once: whoever reads sees the old or the new.
func replace(path string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".new-*")
	if err != nil {
		return err
	}
	if err = fill(f, data); err == nil {
		if err = os.Chmod(f.Name(), 0o644); err == nil {
			err = os.Rename(f.Name(), path)
		}
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	if dir, err := os.Open(filepath.Dir(path)); err == nil {
		_ = dir.Sync() // not every system can; the rename itself is done
		_ = dir.Close()
	}
	return nil
}

// fill writes, syncs and closes.
func fill(f *os.File, data []byte) error {
	_, err := f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}
