package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"posterestante/game"
	"posterestante/game/box"
)

// MaxFile is the size, in bytes, beyond which a match file isn't read.
const MaxFile = 64 << 20

// Reading is what a match file tells, up to its end or its first bad line.
type Reading struct {
	Header  Header
	Name    string        // name of the match, the last it was given
	Session *game.Session // the match, what was taken back included
	Damage  *Damage       // why the rest isn't read; nil if all was
	Ended   bool          // the file says that the game is over

	good    int  // how many bytes are good
	newline bool // the last good line lacks its newline
}

// Read reads a match file. The error is a *Damage where nothing of it can be
// played, or another *Trouble where this program is not the one to play it.
func Read(data []byte) (*Reading, error) { return ReadWatched(data, nil) }

// ReadWatched is Read for a file that may be long; where the watch stops it the
// error is ErrLeft.
func ReadWatched(data []byte, watch Watch) (*Reading, error) {
	line, rest, ended := cut(data)
	r := &Reading{newline: !ended}
	g, err := r.header(line)
	if err != nil {
		return nil, err
	}
	name := r.Name
	r.good = len(data) - len(rest)
	if r.Header.Position {
		line, after, ended := cut(rest)
		if err := r.start(g, line); err != nil {
			return nil, damage("store.damage.header", name, 2, 0, err)
		}
		r.good, r.newline, rest = r.good+len(rest)-len(after), !ended, after
	} else if err := guard(func() (err error) { r.Session, err = game.NewSession(g, r.Header.Setup); return }); err != nil {
		return nil, damage("store.damage.header", name, 1, 0, err)
	}
	number := 1
	if r.Header.Position {
		number = 2
	}
	for len(rest) > 0 {
		if !watch.on(r.good, len(data)) {
			return nil, ErrLeft
		}
		number++
		line, after, ended := cut(rest)
		rec, err := parse(line)
		key := "store.damage.line"
		if err == nil {
			key = "store.damage.rules"
			err = guard(func() error { return r.take(rec) })
		} else if !ended {
			key = "store.damage.torn"
		}
		if err != nil {
			r.Damage = damage(key, r.Name, number, r.Session.Len(), err)
			break
		}
		r.good, r.newline, rest = r.good+len(rest)-len(after), !ended, after
	}
	return r, nil
}

// cut splits off the first line; ended says whether a newline ends it.
func cut(data []byte) (line, rest []byte, ended bool) { return bytes.Cut(data, []byte("\n")) }

// header reads the first line and says which game the file is of.
func (r *Reading) header(line []byte) (game.Game, error) {
	h, err := readHeader(line)
	if err != nil {
		return nil, err
	}
	r.Header, r.Name = h, h.Name
	g, err := box.Named(h.Game)
	switch {
	case err != nil:
		return nil, &Trouble{"store.unknown.game", map[string]any{"Name": h.Name, "Game": h.Game}, err}
	case h.Rules > g.Version():
		return nil, trouble("store.newer.rules", h.Name, nil)
	case h.Rules < g.Version():
		return nil, trouble("store.older.rules", h.Name, nil)
	case h.Setup.Game != h.Game:
		return nil, damage("store.damage.header", h.Name, 1, 0, errors.New("two games are named"))
	case len(h.Seats) != len(h.Setup.Seats):
		return nil, damage("store.damage.header", h.Name, 1, 0, errors.New("names and seats differ in number"))
	}
	return g, nil
}

// readHeader reads the first line, as far as the format goes.
func readHeader(line []byte) (Header, error) {
	var format struct {
		Format int    `json:"format"`
		Name   string `json:"name"`
	}
	err := json.Unmarshal(line, &format)
	if format.Format > Format { // what else it holds may have changed
		return Header{}, trouble("store.newer.format", format.Name, nil)
	}
	var h Header
	if err == nil {
		err = json.Unmarshal(line, &h)
	}
	if err == nil && h.Format != Format {
		err = fmt.Errorf("format %d", h.Format)
	}
	if err != nil {
		return h, damage("store.damage.header", format.Name, 1, 0, err)
	}
	return h, nil
}

// start reads the position that a match starts from.
func (r *Reading) start(g game.Game, line []byte) error {
	rec, err := parse(line)
	if err != nil {
		return err
	}
	if rec.Start == nil {
		return errors.New("the position is missing")
	}
	return guard(func() error {
		s, err := fromPosition(g, r.Header.Setup, rec.Start)
		r.Session = s
		return err
	})
}

// fromPosition starts a match from a position that fits its setup.
func fromPosition(g game.Game, setup game.Setup, position []byte) (*game.Session, error) {
	st, err := g.Load(position)
	if err != nil {
		return nil, err
	}
	kinds, err := Kinds(position)
	if err != nil {
		return nil, err
	}
	if !slices.Equal(kinds, setup.Seats) {
		return nil, fmt.Errorf("the position's seats are %v, the setup's %v", kinds, setup.Seats)
	}
	return game.From(g, setup, st), nil
}

// Kinds reads the kinds of seat of a position; in the positions of every game
// they stand under "seats", each seat's under "kind".
func Kinds(position []byte) ([]string, error) {
	var p struct {
		Seats []struct {
			Kind string `json:"kind"`
		} `json:"seats"`
	}
	if err := json.Unmarshal(position, &p); err != nil {
		return nil, err
	}
	var kinds []string
	for _, s := range p.Seats {
		kinds = append(kinds, s.Kind)
	}
	return kinds, nil
}

// parse reads a record; a field that is not known, or another thing beside the
// first, makes it a bad one.
func parse(line []byte) (record, error) {
	if a, ok := plainAction(line); ok {
		return record{Action: a}, nil
	}
	var rec record
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(&rec); err != nil {
		return rec, err
	}
	if _, err := d.Token(); err != io.EOF {
		return rec, errors.New("there is more on the line than one record")
	}
	if rec.things() != 1 {
		return rec, errors.New("a record holds one thing")
	}
	return rec, nil
}

// plainAction reads the record that nearly all lines are, which is all that a
// long list costs: {"a":"..."} of plain letters. Anything else is left to JSON.
func plainAction(line []byte) (string, bool) {
	rest, ok := bytes.CutPrefix(line, []byte(`{"a":"`))
	action, end := bytes.CutSuffix(rest, []byte(`"}`))
	if !ok || !end || len(action) == 0 {
		return "", false
	}
	for _, c := range action {
		if c < ' ' || c > '~' || c == '"' || c == '\\' {
			return "", false
		}
	}
	return string(action), true
}

// take does what a record says.
func (r *Reading) take(rec record) (err error) {
	switch {
	case rec.Action != "":
		_, err = r.Session.DoText(rec.Action)
		r.Ended = false
	case rec.Undo > 0:
		err = r.Session.UndoN(rec.Undo)
		r.Ended = false
	case rec.Redo > 0:
		_, err = r.Session.RedoN(rec.Redo)
	case rec.Name != nil:
		r.Name = *rec.Name
	case rec.Lift != nil:
		err = r.Session.Lift(*rec.Lift)
	case rec.End:
		if !r.Session.Over() || !slices.EqualFunc(rec.Scores, r.Session.Scores(), sameTotal) {
			return errors.New("the end is not the one that was written")
		}
		r.Ended = true
	default:
		return errors.New("a position stands on the second line only")
	}
	return err
}

func sameTotal(a, b game.Score) bool { return a.Total == b.Total && a.Place == b.Place }

// guard turns a panic of a game's rules into an error, so that a file can't
// bring the program down.
func guard(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the rules stopped: %v", p)
		}
	}()
	return f()
}
