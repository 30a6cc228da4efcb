package stats

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"posterestante/game/store"
)

// coachedFile names the matches in which the coach weighed turns, an id a line. It is no
// part of a match: who plays on from a shared file isn't helped by it.
const coachedFile = "coached.txt"

// MarkCoached writes down, in the data folder, that the coach helped in a match.
func MarkCoached(data, id string) error {
	dir, err := store.DataDir(data)
	if err != nil {
		return err
	}
	if coached(dir)[id] {
		return nil
	}
	f, err := os.OpenFile(filepath.Join(dir, coachedFile), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = f.WriteString(id + "\n")
	return errors.Join(err, f.Close())
}

// coached are the matches that the file names; none where it can't be read.
func coached(dir string) map[string]bool {
	raw, _ := os.ReadFile(filepath.Join(dir, coachedFile))
	out := map[string]bool{}
	for _, id := range slices.DeleteFunc(strings.Split(string(raw), "\n"), func(s string) bool { return s == "" }) {
		out[id] = true
	}
	return out
}
