package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"posterestante/game/store/filelock"
)

// ShareExt is how the name of a shared match ends; inside it is a match file
// like any other.
const ShareExt = ".poste"

// Imported is a match that came as a file.
type Imported struct {
	ID     string
	Known  bool    // it lay on the shelf already; nothing was written
	Damage *Damage // why only its beginning could be kept; nil if all was
}

// Export writes a match as one file into a folder, under a name of its own that
// is still free, and gives its path; the folder is made if need be. The error is a *Damage or a *Trouble; then
// nothing is left behind.
func (s *Shelf) Export(id, folder string) (string, error) {
	r, err := s.Look(id)
	if err != nil {
		return "", err
	}
	data, err := readFile(s.path(id))
	if err != nil {
		return "", trouble("store.read", r.Name, err)
	}
	base := fileName(r.Name) + " " + r.Header.Created.Format("2006-01-02")
	path, before := "", missing(folder)
	if err = os.MkdirAll(folder, 0o755); err == nil {
		path, err = writeNew(folder, base, ShareExt, r.goodOf(data), 0o644)
	}
	if err != nil {
		unmake(before)
		t := trouble("store.share", r.Name, err)
		t.Args["Folder"] = folder
		return "", t
	}
	return path, nil
}

// ImportFile puts a match file on the shelf, see Import.
func (s *Shelf) ImportFile(path string) (Imported, error) { return s.ImportFileWatched(path, nil) }

// ImportFileWatched is ImportFile for a file that may be long, see ImportWatched.
func (s *Shelf) ImportFileWatched(path string, watch Watch) (Imported, error) {
	data, err := readFile(path)
	if err != nil {
		return Imported{}, trouble("store.import.read", filepath.Base(path), err)
	}
	return s.ImportWatched(filepath.Base(path), data, watch)
}

// Unreadable is the sentence for a file of that name that can't be read.
func Unreadable(name string, err error) *Trouble { return trouble("store.import.read", name, err) }

// ReadAll reads a file that may be a match, or its first bytes only where it
// can't be one: who drops a film on the window shouldn't wait for it.
func ReadAll(r io.Reader) ([]byte, error) {
	first := make([]byte, 1)
	n, err := io.ReadFull(r, first)
	if n == 0 || first[0] != '{' {
		if errors.Is(err, io.EOF) {
			err = nil
		}
		return first[:n], err
	}
	rest, err := io.ReadAll(io.LimitReader(r, MaxFile))
	return append(first, rest...), err
}

// Import puts a match on the shelf that came as a file of that name. The same
// match twice lies there once; one that differs is put beside it, nothing is
// overwritten. Of a damaged file the good part is kept. The error is a *Trouble
// where there is nothing to keep, or no room for it.
func (s *Shelf) Import(name string, data []byte) (Imported, error) {
	return s.ImportWatched(name, data, nil)
}

// ImportWatched is Import for a file that may be long; where the watch stops it
// the error is ErrLeft.
func (s *Shelf) ImportWatched(name string, data []byte, watch Watch) (Imported, error) {
	if len(data) > MaxFile {
		return Imported{}, trouble("store.import.read", name, errLarge)
	}
	if !ours(data) {
		return Imported{}, trouble("store.import.foreign", name, nil)
	}
	r, err := ReadWatched(data, watch)
	var d *Damage
	if errors.As(err, &d) {
		return Imported{}, trouble("store.import.damaged", name, d.Err)
	}
	if err != nil {
		return Imported{}, named(err, name)
	}
	in := Imported{Damage: r.Damage}
	good := r.goodOf(data)
	if in.ID = s.holds(good); in.ID != "" {
		in.Known = true
		return in, nil
	}
	if in.ID, err = s.put(r.Header.ID, good); err != nil {
		return Imported{}, trouble("store.import.write", name, err)
	}
	return in, nil
}

// ours says whether the first line may be a match's: JSON that names a format.
func ours(data []byte) bool {
	line, _, _ := cut(data)
	var h struct {
		Format *json.Number `json:"format"`
	}
	if len(line) <= MaxLine && json.Unmarshal(line, &h) == nil {
		return h.Format != nil
	}
	return bytes.HasPrefix(line, []byte(`{"format":`)) // torn or spoilt
}

// goodOf is the part of the file that was read, whole lines only.
func (r *Reading) goodOf(data []byte) []byte {
	good := bytes.Clone(data[:r.good])
	if r.newline {
		good = append(good, '\n')
	}
	return good
}

// holds finds the match that has all of these lines, and perhaps more, or "".
func (s *Shelf) holds(lines []byte) string {
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return ""
	}
	for _, e := range entries {
		id, ok := strings.CutSuffix(e.Name(), ext)
		if !ok || !goodID(id) {
			continue
		}
		if info, err := e.Info(); err != nil || info.Size() < int64(len(lines)) {
			continue
		}
		if there, err := readFile(s.path(id)); err == nil && bytes.HasPrefix(there, lines) {
			return id
		}
	}
	return ""
}

// put writes a match file whole and at once, under that id if a match may have
// it and none has, else under a new one.
func (s *Shelf) put(id string, data []byte) (string, error) {
	for ; ; id = newID() {
		if !ownID.MatchString(id) {
			continue
		}
		lock := filelock.New(s.lockPath(id))
		held, err := lock.TryLock()
		if err != nil {
			return "", errors.Join(err, lock.Close())
		}
		_, err = os.Lstat(s.path(id))
		if free := errors.Is(err, fs.ErrNotExist); !held || !free {
			if err = lock.Close(); err != nil {
				return "", err
			}
			continue
		}
		if err := Replace(s.path(id), data); err != nil {
			return "", errors.Join(err, lock.Close(), os.Remove(s.lockPath(id)))
		}
		return id, lock.Close()
	}
}

// WriteNew writes a file that others are handed, under a name made of that of a match that is still free; the folder is
// made if need be. The error is a *Trouble; then nothing is left behind.
func WriteNew(folder, name string, data []byte) (path string, err error) {
	before := missing(folder)
	if err = os.MkdirAll(folder, 0o755); err == nil {
		path, err = writeNew(folder, fileName(name), ShareExt, data, 0o644)
	}
	if err != nil {
		unmake(before)
		t := trouble("store.share", name, err)
		t.Args["Folder"] = folder
		return "", t
	}
	return path, nil
}

// writeNew writes a file of a name that is still free: base, "base (2)" ... It
// gives its path, or leaves nothing behind.
func writeNew(folder, base, ending string, data []byte, mode fs.FileMode) (string, error) {
	for n := 1; ; n++ {
		name := base + ending
		if n > 1 {
			name = fmt.Sprintf("%s (%d)%s", base, n, ending)
		}
		path := filepath.Join(folder, name)
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
		if errors.Is(err, os.ErrExist) && n < 10_000 {
			continue
		}
		if err != nil {
			return "", err
		}
		if err := fill(f, data); err != nil {
			return "", errors.Join(err, os.Remove(path))
		}
		return path, nil
	}
}

// longestName is how many bytes of a match's name go into the name of a file;
// every system takes that many.
const longestName = 80

// fileName makes a name fit for a file on every system: letters, digits and a
// few signs.
func fileName(name string) string {
	name = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r), unicode.IsMark(r), unicode.IsDigit(r), strings.ContainsRune(" -_,'’()&+", r):
			return r
		case unicode.IsSpace(r):
			return ' '
		}
		return '-'
	}, name)
	for len(name) > longestName {
		_, n := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-n]
	}
	if name = strings.Trim(name, " -"); name == "" {
		return "Poste Restante"
	}
	return name
}
