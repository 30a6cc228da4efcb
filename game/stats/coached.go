package stats

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"posterestante/game/store"
)

// These name the matches in which the coach weighed turns, and those in which opponents
// were heard thinking, an id a line. It is no part of a match: who plays on from a shared
// file isn't helped by it.
const (
	coachedFile   = "coached.txt"
	overheardFile = "aloud.txt"
)

// MarkCoached writes down, in the data folder, that the coach helped in a match.
func MarkCoached(data, id string) error { return mark(data, coachedFile, id) }

// Coached says whether the coach helped in a match.
func Coached(data, id string) bool { return named(data, coachedFile, id) }

// MarkOverheard writes down that opponents thought aloud in a match; Overheard says so.
func MarkOverheard(data, id string) error { return mark(data, overheardFile, id) }

// Overheard says whether opponents were heard thinking in a match.
func Overheard(data, id string) bool { return named(data, overheardFile, id) }

// named says whether a file names a match.
func named(data, file, id string) bool {
	dir, err := store.DataDir(data)
	return err == nil && marked(dir, file)[id]
}

// mark adds a match to a file that names matches, once.
func mark(data, file, id string) error {
	dir, err := store.DataDir(data)
	if err != nil {
		return err
	}
	if marked(dir, file)[id] {
		return nil
	}
	f, err := os.OpenFile(filepath.Join(dir, file), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = f.WriteString(id + "\n")
	return errors.Join(err, f.Close())
}

// coached are the matches in which the coach helped.
func coached(dir string) map[string]bool { return marked(dir, coachedFile) }

// marked are the matches that a file names; none where it can't be read.
func marked(dir, file string) map[string]bool {
	raw, _ := store.ReadFile(filepath.Join(dir, file))
	out := map[string]bool{}
	for _, id := range slices.DeleteFunc(strings.Split(string(raw), "\n"), func(s string) bool { return s == "" }) {
		out[id] = true
	}
	return out
}
