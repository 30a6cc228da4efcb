package link

import (
	"errors"

	"posterestante/game/fault"
)

// Trouble is why there is no link, or none any more.
type Trouble = fault.Fault

// Final says whether trying again can't help.
func Final(err error) bool {
	var t *Trouble
	if !errors.As(err, &t) {
		return false
	}
	switch t.Key {
	case "link.wrong", "link.newer", "link.older", "link.mixed", "link.what", "link.cut", "link.word", "link.words",
		"club.full", "club.setup", "club.often", "club.wrong":
		return true
	}
	return false
}

// trouble makes one; what is a cause or the places' data.
func trouble(key string, what any) *Trouble {
	t := &Trouble{Key: key}
	switch what := what.(type) {
	case error:
		t.Err = what
	case map[string]any:
		t.Args = what
	}
	return t
}
