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
	"bytes"
	"encoding/json"
	"runtime/debug"
	"strings"
	"time"

	"posterestante/game"
)

// Format is the version of the file format that this program writes.
const Format = 1

// Version is the program's version; AppVersion adds what the build knows.
const Version = "0.1.0"

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
}

// Meta is what a new match is made from.
type Meta struct {
	Name  string          // name of the match
	Setup game.Setup      // game, kinds of seat, options, seed
	Seats []Seat          // names and colours; may be left out
	Start json.RawMessage // a position to start from; nil for the game's own setup

	Lesson string // the lesson that it teaches; "" for none
	From   string // the match that it branches off; "" for none
}

// record is a line of a match file after the first; it holds one thing.
type record struct {
	Start  json.RawMessage `json:"start,omitempty"`
	Action string          `json:"a,omitempty"`
	Undo   int             `json:"undo,omitempty"`
	Redo   int             `json:"redo,omitempty"`
	Name   *string         `json:"name,omitempty"`
	Lift   *bool           `json:"lift,omitempty"`
	End    bool            `json:"end,omitempty"`
	Scores []game.Score    `json:"scores,omitempty"`
}

// things counts what the record holds; a good record holds one.
func (r *record) things() int {
	n := 0
	for _, has := range []bool{r.Start != nil, r.Action != "", r.Undo != 0, r.Redo != 0, r.Name != nil, r.Lift != nil, r.End} {
		if has {
			n++
		}
	}
	if r.Undo < 0 || r.Redo < 0 || r.Scores != nil && !r.End {
		return 0
	}
	return n
}

// lineOf writes one line of a file. What is written can always be written as
// JSON: text is made valid first, the rest are numbers and words.
func lineOf(v any) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil
	}
	return b.Bytes()
}

// clean makes a name fit for a file: valid text without blanks around it.
func clean(name string) string {
	return strings.TrimSpace(strings.ToValidUTF8(name, "\uFFFD"))
}

// AppVersion is the program's version with the revision it was built from.
func AppVersion() string {
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
