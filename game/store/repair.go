package store

import (
	"errors"
	"fmt"
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
		return nil, errors.New("it is not a file")
	}
	if info.Size() > MaxFile {
		return nil, fmt.Errorf("it is larger than %d MiB", MaxFile>>20)
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
	good := append([]byte(nil), data[:r.good]...)
	if r.newline {
		good = append(good, '\n')
	}
	return good, replace(s.path(id), good)
}

// setAside writes the copy under a name that is still free.
func (s *Shelf) setAside(id string, data []byte) (string, error) {
	stamp := id + ".damaged-" + time.Now().Format("20060102-150405")
	for n := 1; ; n++ {
		name := stamp
		if n > 1 {
			name = fmt.Sprintf("%s-%d", stamp, n)
		}
		path := filepath.Join(s.dir, name)
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, os.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		if err := fill(f, data); err != nil {
			return "", errors.Join(err, os.Remove(path))
		}
		return name, nil
	}
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
