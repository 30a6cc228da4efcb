// Package store keeps matches on disk, one file each, so that killing the
// program at any instant loses at most the action in flight.
//
// The words: a Shelf is the folder of matches. A match file is JSON lines: a
// Header first, then one record a line, written and synced one by one. A file
// is only ever appended to; taking back is a record like any other. A Reading
// is what a file tells. A Trouble is a sentence for the user, in each of the
// program's languages; a Damage is the Trouble of a file that is not whole.
package store

import (
	"encoding/json"
	"runtime/debug"
	"time"

	"posterestante/game"
	"posterestante/game/deal"
)

// Format is the version of the file format. A field that the format doesn't have
// is refused by its name, so that no program plays what it doesn't understand.
// Therefore: whatever is added to a Header, a record or a position (a field, a kind
// of record), or changes its meaning, raises the format; a test pins the fields.
// Files of another format are refused in a sentence and left as they are. Formats 1
// to 3 were of copies before the first release; seeds are texts since 4.
const Format = 4

// FormatDealt is the format of matches whose header tells how their seed came about. Nothing else differs, so that both
// are read.
const FormatDealt = 5

// Version is the program's version; AppVersion adds what the build knows.
const Version = "0.1.0"

// Release is the version that a release was built as; the linker sets it, see
// scripts/dist.sh.
var Release string

// ext is how a match file's name ends.
const ext = ".jsonl"

// Seat is who sits where: a name as typed, and the number of a colour.
type Seat struct {
	Name   string `json:"name"`
	Colour int    `json:"colour"`
}

// Header is the first line of a match file.
type Header struct {
	Format   int        `json:"format"`             // see Format
	App      string     `json:"app"`                // version of the program that began it
	Game     string     `json:"game"`               // name of the game
	Rules    int        `json:"rules"`              // version of its rules
	ID       string     `json:"id"`                 // name of the file, without its ending
	Name     string     `json:"name"`               // name of the match as it began
	Created  time.Time  `json:"created"`            // when it began
	Seats    []Seat     `json:"seats"`              // names and colours, by seat
	Setup    game.Setup `json:"setup"`              // what it was set up from
	Position bool       `json:"position,omitempty"` // the second line is the position it starts from
	Lesson   string     `json:"lesson,omitempty"`   // the lesson that it teaches
	From     string     `json:"from,omitempty"`     // the match that it branched off
	Training string     `json:"training,omitempty"` // what the seats that think were taught, see search.Model
	Deal     *deal.Deal `json:"deal,omitempty"`     // how the seed came about; of FormatDealt alone
}

// Meta is what a new match is made from.
type Meta struct {
	Name  string          // name of the match
	Setup game.Setup      // game, kinds of seat, options, seed
	Seats []Seat          // names and colours; may be left out
	Start json.RawMessage // a position to start from; nil for the game's own setup

	Lesson string // the lesson that it teaches; "" for none
	From   string // the match that it branches off; "" for none

	ID   string     // one that NewID gave; "" for a new one
	Deal *deal.Deal // how the seed came about; nil where it was drawn or typed here
}

// AppVersion is the program's version with the revision it was built from.
func AppVersion() string {
	if Release != "" {
		return Release
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return Version
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" && len(s.Value) >= 7 {
			return Version + "+" + s.Value[:7]
		}
	}
	return Version
}
