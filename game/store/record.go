package store

import (
	"bytes"
	"encoding/json"

	"posterestante/game"
	"posterestante/game/foreign"
)

// record is a line of a match file after the first; it holds one thing.
type record struct {
	Start  json.RawMessage `json:"start,omitempty"`
	Action string          `json:"a,omitempty"`
	Why    *why            `json:"why,omitempty"` // of an action of a seat that thinks
	Undo   int             `json:"undo,omitempty"`
	Redo   int             `json:"redo,omitempty"`
	Name   *string         `json:"name,omitempty"`
	Lift   *bool           `json:"lift,omitempty"`
	End    bool            `json:"end,omitempty"`
	Scores []game.Score    `json:"scores,omitempty"`
}

// good says whether a record of so many fields holds one thing, and that whole.
func (r *record) good(fields int) bool {
	if r.End && r.Scores != nil || r.Action != "" && r.Why != nil {
		fields-- // the two belong together
	}
	one := r.Start != nil || r.Action != "" || r.Undo > 0 || r.Redo > 0 || r.Name != nil || r.Lift != nil || r.End
	return one && fields == 1
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

// parse reads the record of a line; a field that is not known, or another thing
// beside the first, makes it a bad one.
func parse(line []byte, number int) (record, error) {
	if number > MaxRecords+1 {
		return record{}, errMany
	}
	if len(line) > MaxLine {
		return record{}, errLong
	}
	if rec, ok := plain(line); ok {
		return rec, nil
	}
	var rec record
	if err := foreign.Read(line, &rec); err != nil {
		return rec, err
	}
	fields := 0
	for range foreign.Keys(line) {
		fields++
	}
	if !rec.good(fields) {
		return rec, errThing
	}
	if rec.Name != nil {
		*rec.Name = foreign.Name(*rec.Name)
	}
	return rec, nil
}

// plain reads the records that nearly all lines are, which is all that a long
// list costs: {"a":"..."} of plain letters, {"undo":1} and {"redo":1} of a few
// digits. Anything else is left to JSON.
func plain(line []byte) (rec record, ok bool) {
	if rest, is := bytes.CutPrefix(line, []byte(`{"a":"`)); is {
		action, end := bytes.CutSuffix(rest, []byte(`"}`))
		for _, c := range action {
			if c < ' ' || c > '~' || c == '"' || c == '\\' {
				return rec, false
			}
		}
		rec.Action = string(action)
		return rec, end && len(action) > 0
	}
	if rest, is := bytes.CutPrefix(line, []byte(`{"undo":`)); is {
		rec.Undo, ok = digits(rest)
	} else if rest, is := bytes.CutPrefix(line, []byte(`{"redo":`)); is {
		rec.Redo, ok = digits(rest)
	}
	return rec, ok
}

// digits reads a small number and the end of its record.
func digits(rest []byte) (n int, ok bool) {
	text, end := bytes.CutSuffix(rest, []byte(`}`))
	if !end || len(text) == 0 || len(text) > 9 || text[0] == '0' {
		return 0, false
	}
	for _, c := range text {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int(c-'0')
	}
	return n, true
}
