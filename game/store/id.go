package store

import (
	"os"
	"regexp"
	"strings"
	"time"

	"posterestante/game"
)

// goodID keeps ids to names of files in the folder.
func goodID(id string) bool {
	return id != "" && len(id) <= 100 && !strings.HasPrefix(id, ".") && !strings.ContainsAny(id, `/\:*?[]"<>|`+"\x00")
}

// ownID is what newID makes; a file that comes from elsewhere may claim others.
var ownID = regexp.MustCompile(`^\d{8}-\d{6}-[a-z2-9]{5}$`)

// NewID is the id of a match that is to be begun.
func NewID() string { return newID() }

// newID is the time with a little chance, so that two begun at once differ.
func newID() string {
	now := time.Now()
	r := game.NewRand(uint64(now.UnixNano()) ^ uint64(os.Getpid())<<40)
	const letters = "abcdefghijkmnpqrstuvwxyz23456789"
	id := []byte(now.Format("20060102-150405-"))
	for range 5 {
		id = append(id, letters[r.Intn(len(letters))])
	}
	return string(id)
}
