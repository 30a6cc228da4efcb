package store

import (
	"errors"
	"os"
)

// Keep puts a match on the shelf that was played elsewhere: what it was made from, and all its actions in the game's
// notation. It gives its id; a match of that id that lies there already stays as it is. The error is a *Trouble, or
// what the game says of the setup or of an action.
func (s *Shelf) Keep(meta Meta, actions []string) (string, error) {
	if !ownID.MatchString(meta.ID) {
		return "", trouble("store.none", meta.Name, nil)
	}
	if _, err := os.Lstat(s.path(meta.ID)); err == nil {
		return meta.ID, nil
	}
	var lines []byte
	for _, a := range actions {
		lines = append(lines, lineOf(record{Action: a})...)
	}
	m, err := s.begin(meta, lines)
	if err != nil {
		return "", err
	}
	if m.sess.Over() {
		err = m.append(lineOf(record{End: true, Scores: m.sess.Scores()}))
	}
	return m.id, errors.Join(err, m.Close())
}
