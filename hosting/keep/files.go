package keep

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"posterestante/game/store/filelock"
)

// Files keeps rooms as files of one folder, a line an entry, written and synced before it is acknowledged: what is
// acknowledged outlives a power failure, as far as the disk does what it says. A line "#7" says that a lease with fence
// 7 began there. A lease lasts until it is released or its process ends; the system's lock on a file beside holds it.
type Files struct{ dir string }

// OpenFiles is a folder of rooms; it is made when the first of them is.
func OpenFiles(dir string) *Files { return &Files{dir} }

const (
	ext  = ".log"
	mark = '#'
)

func (f *Files) path(room string) string { return filepath.Join(f.dir, room+ext) }
func (f *Files) lock(room string) string { return filepath.Join(f.dir, room+".lock") }

// Names implements Keep.
func (f *Files) Names() (out []string, err error) {
	all, err := os.ReadDir(f.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for _, e := range all {
		if name, ok := strings.CutSuffix(e.Name(), ext); ok && GoodName(name) && e.Type().IsRegular() {
			out = append(out, name)
		}
	}
	return out, err
}

// Read implements Keep.
func (f *Files) Read(room string, from int) ([]string, error) {
	if !GoodName(room) {
		return nil, ErrName
	}
	data, err := read(f.path(room))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	l := lines(data)
	if from < 0 || from > len(l.entries) {
		return nil, ErrNumber
	}
	return l.entries[from:], nil
}

// read is a file of a size that a room may have.
func read(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, MaxRoom+1))
	if err == nil && len(data) > MaxRoom {
		err = ErrFull
	}
	return data, err
}

// content is what a file says.
type content struct {
	entries []string
	fence   uint64 // the last
	size    int    // in bytes; what follows was never acknowledged
}

func lines(data []byte) (c content) {
	for {
		line, rest, whole := bytes.Cut(data, []byte("\n"))
		if !whole {
			return c
		}
		c.size += len(line) + 1
		if n, err := strconv.ParseUint(strings.TrimPrefix(string(line), string(mark)), 10, 64); err == nil &&
			len(line) > 1 && line[0] == mark {
			c.fence = max(c.fence, n)
		} else {
			c.entries = append(c.entries, string(line))
		}
		data = rest
	}
}

// Lease implements Keep.
func (f *Files) Lease(room string) (Lease, error) {
	if !GoodName(room) {
		return nil, ErrName
	}
	if err := os.MkdirAll(f.dir, 0o700); err != nil {
		return nil, err
	}
	lock := filelock.New(f.lock(room))
	if ok, err := lock.TryLock(); err != nil || !ok {
		if err == nil {
			err = ErrHeld
		}
		return nil, errors.Join(err, lock.Close())
	}
	l := &fileLease{files: f, room: room, lock: lock}
	if err := l.take(); err != nil {
		return nil, errors.Join(err, l.end())
	}
	return l, nil
}

// fileLease is a Lease of Files.
type fileLease struct {
	files *Files
	room  string

	mu    sync.Mutex
	lock  *filelock.Lock
	file  *os.File // nil once the lease is over
	fence uint64
	n     int   // entries
	size  int64 // bytes that are good
	torn  bool  // there may be more in the file than that
}

// take opens the file, drops what was never acknowledged, and writes the fence.
func (l *fileLease) take() error {
	path := l.files.path(l.room)
	data, err := read(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	made := err != nil
	c := lines(data)
	if l.file, err = os.OpenFile(path, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o600); err != nil {
		return err
	}
	l.n, l.size, l.fence, l.torn = len(c.entries), int64(c.size), c.fence+1, c.size < len(data)
	if err := l.write(string(mark) + strconv.FormatUint(l.fence, 10) + "\n"); err != nil {
		return err
	}
	if made {
		if dir, err := os.Open(l.files.dir); err == nil {
			_ = dir.Sync() // not every system can
			_ = dir.Close()
		}
	}
	return nil
}

// Fence implements Lease.
func (l *fileLease) Fence() uint64 { return l.fence }

// Append implements Lease.
func (l *fileLease) Append(at int, entries ...string) error {
	var b strings.Builder
	for _, e := range entries {
		if !GoodEntry(e) {
			return ErrEntry
		}
		b.WriteString(e)
		b.WriteByte('\n')
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case l.file == nil || !l.mine():
		return ErrFenced
	case at != l.n:
		return ErrNumber
	case l.size+int64(b.Len()) > MaxRoom:
		return ErrFull
	}
	if err := l.write(b.String()); err != nil {
		return err
	}
	l.n += len(entries)
	return nil
}

// write adds text to the file and syncs it, or leaves the file as it was.
func (l *fileLease) write(text string) error {
	if l.torn {
		if err := l.file.Truncate(l.size); err != nil {
			return err
		}
		l.torn = false
	}
	_, err := l.file.WriteString(text)
	if err == nil {
		err = l.file.Sync()
	}
	if err == nil {
		l.size += int64(len(text))
		return nil
	}
	if e := errors.Join(l.file.Truncate(l.size), l.file.Sync()); e != nil { // it may be read back, or not
		return errors.Join(ErrUnsure, err, e, l.end())
	}
	return err
}

// mine says whether the file is the one that was leased, and nobody else wrote to it.
func (l *fileLease) mine() bool {
	there, err := os.Stat(l.files.path(l.room))
	if err != nil {
		return false
	}
	here, err := l.file.Stat()
	return err == nil && os.SameFile(there, here) && (l.torn || there.Size() == l.size)
}

// end lets go.
func (l *fileLease) end() (err error) {
	if l.file != nil {
		err = l.file.Close()
		l.file = nil
	}
	return errors.Join(err, l.lock.Close())
}

// Release implements Lease.
func (l *fileLease) Release() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.file == nil {
		return nil
	}
	return l.end()
}

// Forget implements Lease.
func (l *fileLease) Forget() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.file == nil || !l.mine() {
		return ErrFenced
	}
	err := l.file.Close()
	l.file = nil
	return errors.Join(err, os.Remove(l.files.path(l.room)), l.lock.Close(), os.Remove(l.files.lock(l.room)))
}
