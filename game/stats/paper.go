package stats

import (
	"encoding/json"
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"posterestante/game/store"
	"posterestante/game/store/filelock"
)

// paper is a file of figures in the data folder.
type paper struct {
	name   string // of the file
	format int
	keys   string // of the sentences about it: what they begin with
}

func (p paper) path(dir string) string { return filepath.Join(dir, p.name) }

func (p paper) sorry(dir, key string, err error) *store.Excuse {
	return &store.Excuse{Key: p.keys + key, Args: map[string]any{"File": p.path(dir)}, Err: err}
}

// open has the file read, which says its format, and sets aside what is damaged or an older program's. left says that
// the file must be left as it is: it is a newer program's, or can't be got at. The error is an *store.Excuse.
func (p paper) open(dir string, read func(raw []byte) (format int, err error)) (left bool, _ error) {
	raw, err := store.ReadFile(p.path(dir))
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	if err != nil {
		return true, p.sorry(dir, "read", err)
	}
	format, err := read(raw)
	switch {
	case err == nil:
		return false, nil
	case format > p.format:
		return true, p.sorry(dir, "newer", err)
	}
	what := "damaged"
	if format > 0 && format < p.format {
		what = "older"
	}
	base := strings.TrimSuffix(p.name, ".json") + "." + what + "-" + time.Now().Format("20060102-150405")
	aside, failed := store.SetAside(p.path(dir), base, ".json")
	if failed != nil {
		return true, p.sorry(dir, "read", failed)
	}
	e := p.sorry(dir, what, err)
	e.Args["Copy"] = aside
	return false, e
}

// lock holds the file, as far as nobody else does: where another program holds it, both write whole files, and the
// later one stays.
func (p paper) lock(dir string) *filelock.Lock {
	lock := filelock.New(lockName(p.path(dir)))
	_, _ = lock.TryLock()
	return lock
}

// save puts the file in place, at once or not at all; whoever calls it holds its lock.
func (p paper) save(dir string, v any) error {
	raw, err := json.Marshal(v)
	if err == nil {
		err = store.Replace(p.path(dir), append(raw, '\n'))
	}
	if err != nil {
		return p.sorry(dir, "save", err)
	}
	return nil
}

// lockName is the lock's name of a file of that name.
func lockName(name string) string { return name + ".lock" }
