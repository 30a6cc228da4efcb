package store

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"time"
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
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(f, MaxFile)) // it may grow meanwhile
	return data, errors.Join(err, f.Close())
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
	return good, Replace(s.path(id), good)
}

// setAside writes the copy under a name that is still free.
func (s *Shelf) setAside(id string, data []byte) (string, error) {
	path, err := writeNew(s.dir, id+".damaged-"+time.Now().Format("20060102-150405"), "", data, privateFile)
	return filepath.Base(path), err
}
