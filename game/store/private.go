package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Files of the program tell what is hidden in a match (its seed, or the whole of a position),
// so that nobody but their owner may read them.
const (
	privateFile   = 0o600
	privateFolder = 0o700
)

// MakeFolder makes a folder for what is private, with those above it that lack.
func MakeFolder(dir string) error { return os.MkdirAll(dir, privateFolder) }

// ownFolder is MakeFolder for one that is the program's alone: others may no longer read it
// where they could.
func ownFolder(dir string) error {
	err := MakeFolder(dir)
	tighten(dir)
	return err
}

// tighten takes from others what they may do with a file or folder; where that can't be, nothing is lost.
func tighten(path string) {
	if info, err := os.Stat(path); err == nil && info.Mode().Perm()&0o077 != 0 {
		_ = os.Chmod(path, info.Mode().Perm()&privateFolder)
	}
}

// ReadFile reads a file of a sane size: no folder, no device, no pipe that somebody must fill.
func ReadFile(path string) ([]byte, error) { return readFile(path) }

// SetAside gives a file another name in its folder, base and ending with a number between them
// where that is taken, and says which.
func SetAside(path, base, ending string) (string, error) {
	for n := 1; n <= mostNames; n++ {
		name := base + ending
		if n > 1 {
			name = fmt.Sprintf("%s-%d%s", base, n, ending)
		}
		aside := filepath.Join(filepath.Dir(path), name)
		if _, err := os.Lstat(aside); errors.Is(err, fs.ErrNotExist) {
			return name, os.Rename(path, aside)
		}
	}
	return "", fs.ErrExist
}

// missing are a folder and those above it that are not there, the deepest first.
func missing(dir string) (out []string) {
	for {
		if _, err := os.Lstat(dir); !errors.Is(err, fs.ErrNotExist) || filepath.Dir(dir) == dir {
			return out
		}
		out, dir = append(out, dir), filepath.Dir(dir)
	}
}

// unmake removes folders that were made and are empty.
func unmake(dirs []string) {
	for _, dir := range dirs {
		_ = os.Remove(dir) // one that isn't empty is somebody's by now
	}
}
