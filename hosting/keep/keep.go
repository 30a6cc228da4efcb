// Package keep is where rooms are kept, behind three verbs: append at an expected number, read from a number, lease
// with a fence. Files of one machine are one way to do it (Files); whoever writes another, for several machines, has it
// pass keeptest.Check.
//
// The contract, which the test holds:
//
//  1. A room is a list of entries, numbered from 0. An entry is a JSON object on one line, of MaxEntry bytes at most;
//     only its first letter and its length are looked at. A room's name is 1 to 64 letters a to z, digits and hyphens.
//  2. Lease takes hold of a room and makes it where there is none. While one holds it every other Lease gives ErrHeld.
//     Its fence is greater than all that the room ever had. It ends by Release, with the process that holds it, or
//     where others took the room from it (after a time without a sign, if the implementation says so).
//  3. Append adds entries where the room has exactly so many as expected, all of them or none. Once it gives nil they
//     are kept: they are read back after a kill of any process, and where the implementation says so after a power
//     failure. ErrNumber says that the room has another number of entries, ErrFenced that the lease is over; then
//     nothing was written. ErrUnsure says that nobody knows whether it was: then the lease is over, and
//     whoever goes on reads first. Any other error says that nothing was written and the lease stands. Append of no
//     entries gives nil only if nobody else had taken the room when it was asked.
//  4. Read gives the entries from a number on; it needs no lease, and gives at least all that was acknowledged before
//     it began, in order. Of a room that there is not it gives none.
//
// Names and Forget are for housekeeping.
package keep

import (
	"errors"
	"strings"
)

// Keep keeps rooms. Any goroutine may use it.
type Keep interface {
	// Lease takes hold of a room.
	Lease(room string) (Lease, error)
	// Read gives the entries of a room from a number on.
	Read(room string, from int) ([]string, error)
	// Names are the rooms that there are, in any order.
	Names() ([]string, error)
}

// Lease is the hold on a room. Any goroutine may use it.
type Lease interface {
	// Fence is its number: greater than that of any lease of this room before.
	Fence() uint64
	// Append adds entries to a room that has exactly so many.
	Append(at int, entries ...string) error
	// Release lets the room go.
	Release() error
	// Forget removes the room for good and lets it go.
	Forget() error
}

// The errors of the contract; others come from below.
var (
	ErrHeld   = errors.New("another holds the room")
	ErrNumber = errors.New("the room has another number of entries")
	ErrFenced = errors.New("the lease is over")
	ErrUnsure = errors.New("nobody knows whether it was written")
	ErrEntry  = errors.New("such an entry can't be kept")
	ErrName   = errors.New("a room can't be called so")
	ErrFull   = errors.New("the room is full")
)

// What may be kept.
const (
	MaxEntry = 1 << 20  // bytes of an entry
	MaxRoom  = 96 << 20 // bytes of a room
	maxName  = 64       // letters of a name
)

// GoodEntry says whether an entry can be kept.
func GoodEntry(e string) bool {
	return len(e) <= MaxEntry && strings.HasPrefix(e, "{") && !strings.Contains(e, "\n")
}

// GoodName says whether a room may be called so.
func GoodName(name string) bool {
	if name == "" || len(name) > maxName {
		return false
	}
	for _, c := range name {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' {
			return false
		}
	}
	return true
}
