package store

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Part is one of the new files that are saved together.
type Part struct {
	Ext   string // how its name ends, such as ".gpx"
	Write func(io.Writer) error
}

// mostNames is how many names are tried before the folder is given up.
const mostNames = 1000

// SaveNew writes the parts into a folder, which is made if need be, all under one
// name that is free: base, else base-2, base-3 ... No file is overwritten; where
// one can't be written none is left, nor a folder made for it. The error is an *Excuse.
func SaveNew(dir, base string, parts []Part) (files []string, err error) {
	sorry := func(err error) error {
		return &Excuse{Key: "journal.error.write", Args: map[string]any{"Dir": dir}, Err: err}
	}
	before := missing(dir)
	defer func() {
		if err != nil {
			unmake(before)
		}
	}()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, sorry(err)
	}
	base = Clean(base)
	for n := 1; n <= mostNames; n++ {
		name := base
		if n > 1 {
			name = fmt.Sprintf("%s-%d", base, n)
		}
		files, err = saveAs(filepath.Join(dir, name), parts)
		if !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	if err != nil {
		return nil, sorry(err)
	}
	return files, nil
}

// saveAs writes all parts under a name, or none: fs.ErrExist says that one of
// them is there already.
func saveAs(name string, parts []Part) (files []string, err error) {
	for _, p := range parts {
		switch _, err := os.Lstat(name + p.Ext); {
		case err == nil:
			return nil, fs.ErrExist
		case !errors.Is(err, fs.ErrNotExist):
			return nil, err
		}
	}
	for _, p := range parts {
		if err = saveOne(name+p.Ext, p.Write); err != nil {
			break
		}
		files = append(files, name+p.Ext)
	}
	if err == nil {
		return files, nil
	}
	for _, f := range files {
		err = errors.Join(err, os.Remove(f))
	}
	return nil, err
}

func saveOne(file string, write func(io.Writer) error) error {
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	b := bufio.NewWriter(f)
	err = write(b)
	if err == nil {
		err = b.Flush()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return errors.Join(err, os.Remove(file))
	}
	return nil
}

// Clean makes a match's name fit for a file's: letters and digits stay, the
// rest becomes single hyphens; nothing left is "journal".
func Clean(name string) string {
	keep := func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|.,;'’&%$#~`, r) || r <= ' ' || r == '\u00a0' || r == '\u007f' ||
			r == '\ufffd' {
			return ' '
		}
		return r
	}
	name = strings.Join(strings.Fields(strings.Map(keep, name)), "-")
	if r := []rune(name); len(r) > 60 {
		name = strings.TrimRight(string(r[:60]), "-")
	}
	if name == "" {
		return "journal"
	}
	return name
}
