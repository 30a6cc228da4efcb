package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"posterestante/game"
	"posterestante/game/foreign"
)

// Reading is what a match file tells, up to its end or its first bad line.
type Reading struct {
	Header  Header
	Name    string        // name of the match, the last it was given
	Session *game.Session // the match, what was taken back included
	Damage  *Damage       // why the rest isn't read; nil if all was
	Ended   bool          // the file says that the game is over

	good    int  // how many bytes are good
	lines   int  // how many lines that is
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
	var err error
	if r.Header, err = readHeader(line); err != nil {
		return nil, err
	}
	g, err := r.Header.game()
	if err != nil {
		return nil, err
	}
	name := r.Header.Name
	r.Name = name
	r.good = len(data) - len(rest)
	if r.Header.Position {
		line, after, ended := cut(rest)
		if err := r.start(g, line); err != nil {
			return nil, damage("store.damage.header", name, 2, 0, err)
		}
		r.good, r.newline, rest = r.good+len(rest)-len(after), !ended, after
	} else if err := guard(func() (err error) {
		r.Session, err = game.NewSession(g, r.Header.Setup)
		return
	}); err != nil {
		return nil, damage("store.damage.header", name, 1, 0, err)
	}
	r.lines = 1
	if r.Header.Position {
		r.lines = 2
	}
	for len(rest) > 0 {
		if !watch.on(r.good, len(data)) {
			return nil, ErrLeft
		}
		line, after, ended := cut(rest)
		rec, err := parse(line, r.lines+1)
		key := keyOf(err, ended)
		if err == nil {
			err = guard(func() error { return r.take(rec) })
		}
		if err != nil {
			r.Damage = damage(key, r.Name, r.lines+1, r.Session.Len(), err)
			break
		}
		r.lines++
		r.good, r.newline, rest = r.good+len(rest)-len(after), !ended, after
	}
	return r, nil
}

// keyOf is the sentence about a line: what is wrong with it as one of a file, if
// anything is, else with what it does.
func keyOf(err error, ended bool) string {
	var bad *foreign.Error
	switch {
	case err == nil:
		return "store.damage.rules"
	case !ended && errors.As(err, &bad) && bad.Fault == foreign.NotJSON:
		return "store.damage.torn"
	}
	return "store.damage.line"
}

// cut splits off the first line; ended says whether a newline ends it.
func cut(data []byte) (line, rest []byte, ended bool) { return bytes.Cut(data, []byte("\n")) }

// start reads the position that a match starts from.
func (r *Reading) start(g game.Game, line []byte) error {
	rec, err := parse(line, 2)
	if err != nil {
		return err
	}
	if rec.Start == nil {
		return errStart
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
	if !slices.Equal(kinds, setup.Plain().Seats) {
		return nil, errKinds
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

// take does what a record says.
func (r *Reading) take(rec record) (err error) {
	switch {
	case rec.Action != "":
		err = r.act(rec)
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
			return errEnd
		}
		r.Ended = true
	default:
		return errPlace
	}
	return err
}

// act takes an action with its reason.
func (r *Reading) act(rec record) error {
	t, err := rec.Why.thought(r.Session)
	if err != nil {
		return err
	}
	a, err := r.Session.Read(rec.Action)
	if err != nil {
		return err
	}
	_, err = r.Session.DoThought(a, t)
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
