package natskeep

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"

	"posterestante/hosting/keep"
)

// file is the referee's own copy of a room: the records of its stream, each after a line with its length, written and
// synced before it is acknowledged.
type file struct {
	path string
	f    *os.File
	size int64
	torn bool // there may be more in it
}

// readFile reads the records of a room's file; what is torn at its end, or doesn't continue what stands before, is left
// out.
func readFile(path string) (all []record, st stand, size int64, err error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, st, 0, nil
	}
	if err != nil {
		return nil, st, 0, err
	}
	for rest := data; ; {
		head, body, ok := bytes.Cut(rest, []byte("\n"))
		n, err := strconv.Atoi(string(head))
		if !ok || err != nil || n < 0 || n >= len(body) || body[n] != '\n' {
			return all, st, size, nil
		}
		r, err := readRecord(body[:n])
		if err != nil {
			return all, st, size, nil
		}
		next, err := st.follow(&r, n)
		if err != nil {
			return all, st, size, nil
		}
		all, st, size, rest = append(all, r), next, size+int64(len(head)+1+n+1), body[n+1:]
	}
}

func framed(text []byte) []byte { return fmt.Appendf(nil, "%d\n%s\n", len(text), text) }

// openFile opens a room's file, of which so many bytes are good.
func openFile(path string, size int64) (*file, error) {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	if size == 0 {
		syncDir(filepath.Dir(path))
	}
	return &file{path: path, f: f, size: size, torn: info.Size() > size}, nil
}

// replaceFile has a room's file hold these records, all at once; what it held is set aside where aside says so.
func replaceFile(path string, all [][]byte, aside bool) (size int64, err error) {
	var b bytes.Buffer
	for _, text := range all {
		b.Write(framed(text))
	}
	f, err := os.OpenFile(path+".new", os.O_WRONLY|os.O_TRUNC|os.O_CREATE, 0o600)
	if err != nil {
		return 0, err
	}
	_, err = f.Write(b.Bytes())
	if err == nil {
		err = f.Sync()
	}
	err = errors.Join(err, f.Close())
	if err == nil && aside {
		err = os.Rename(path, path+".apart")
	}
	if err == nil {
		err = os.Rename(path+".new", path)
	}
	syncDir(filepath.Dir(path))
	return int64(b.Len()), err
}

// dropFile removes a room's file, where there is one.
func dropFile(path string) error {
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	syncDir(filepath.Dir(path))
	return nil
}

func syncDir(path string) {
	if dir, err := os.Open(path); err == nil {
		_ = dir.Sync() // not every system can
		_ = dir.Close()
	}
}

// add writes a record and syncs it, or leaves the file as it was; keep.ErrUnsure where it can't say.
func (f *file) add(text []byte) error {
	if err := f.mend(); err != nil {
		return err
	}
	data := framed(text)
	_, err := f.f.Write(data)
	if err == nil {
		err = f.f.Sync()
	}
	if err == nil {
		f.size += int64(len(data))
		return nil
	}
	f.torn = true
	if e := f.mend(); e != nil {
		return errors.Join(keep.ErrUnsure, err, e)
	}
	return err
}

// drop takes the last record back, whose text this is.
func (f *file) drop(text []byte) error {
	f.size -= int64(len(framed(text)))
	f.torn = true
	return f.mend()
}

// mend cuts off what isn't good.
func (f *file) mend() error {
	if !f.torn {
		return nil
	}
	if err := f.f.Truncate(f.size); err != nil {
		return err
	}
	if err := f.f.Sync(); err != nil {
		return err
	}
	f.torn = false
	return nil
}

func (f *file) close() error { return f.f.Close() }
