package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"posterestante/game/store/filelock"
)

// half is how the name of a file begins that is being written: then comes the
// name that it will have, a "-", and a number.
const half = ".new-"

// oldHalf is the age after which such a file without a name in it, as older
// programs wrote them, is one that nobody writes.
const oldHalf = time.Hour

// Replace puts a file in place at once: whoever reads sees the old or the new. It is its owner's
// alone, as os.CreateTemp makes it.
// Whoever calls it holds the file's lock, so that Sweep leaves it alone.
func Replace(path string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), half+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	if err = fill(f, data); err == nil {
		err = os.Rename(f.Name(), path)
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

// Sweep removes what killed programs left half written in a folder. What
// another program is writing is left: that one holds the file's lock, which is
// found by the file's name.
func Sweep(dir string, lockOf func(name string) string) {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		rest, ok := strings.CutPrefix(e.Name(), half)
		if !ok {
			continue
		}
		path := filepath.Join(dir, e.Name())
		cut := strings.LastIndexByte(rest, '-')
		if cut <= 0 {
			if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > oldHalf {
				_ = os.Remove(path) // what can't be removed is harmless
			}
			continue
		}
		name := rest[:cut]
		lock := filelock.New(filepath.Join(dir, lockOf(name)))
		if held, err := lock.TryLock(); err == nil && held {
			_ = os.Remove(path)
			if _, err := os.Lstat(filepath.Join(dir, name)); errors.Is(err, fs.ErrNotExist) {
				_ = os.Remove(lock.Path()) // the file was never there
			}
		}
		_ = lock.Close()
	}
}

// fill writes, syncs and closes.
func fill(f *os.File, data []byte) error {
	_, err := f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}
