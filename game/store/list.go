package store

import (
	"errors"
	"os"
	"slices"
	"strings"
	"time"
)

// Info is a line of the list of matches.
type Info struct {
	ID      string
	Name    string
	Game    string
	Seats   []Seat   // names and colours
	Kinds   []string // kinds of seat
	Created time.Time
	Played  time.Time // when it was last written to
	Actions int       // how many are done
	Over    bool      // the game has ended
	Problem *Trouble  // why it can't be played whole; nil if it can
}

// List lists the matches, the last played first. It reads the files but does
// not play them: an action against the rules shows when the match is resumed.
func (s *Shelf) List() []Info {
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return nil
	}
	var out []Info
	for _, e := range entries {
		id, ok := strings.CutSuffix(e.Name(), ext)
		if ok && goodID(id) {
			out = append(out, s.info(id))
		}
	}
	slices.SortFunc(out, byPlayed)
	return out
}

// info reads what the list says of one match.
func (s *Shelf) info(id string) Info {
	in := Info{ID: id, Name: id}
	if stat, err := os.Stat(s.path(id)); err == nil {
		in.Played = stat.ModTime()
	}
	data, err := readFile(s.path(id))
	if err != nil {
		in.Problem = trouble("store.read", id, err)
		return in
	}
	line, rest, _ := cut(data)
	h, err := readHeader(line)
	if h.Name != "" {
		in.Name = h.Name
	}
	in.Game, in.Created, in.Seats, in.Kinds = h.Game, h.Created, h.Seats, h.Setup.Seats
	if err == nil {
		err = known(h)
	}
	if err != nil {
		in.Problem = asTrouble(named(err, id))
		return in
	}
	in.count(rest, h.Position)
	return in
}

// known says whether this program plays the header's game by its rules.
func known(h Header) error {
	g, err := (&Reading{}).header(lineOf(h))
	if err != nil || h.Position {
		return err
	}
	if err := guard(func() error { _, err := g.New(h.Setup); return err }); err != nil {
		return damage("store.damage.header", h.Name, 1, 0, err)
	}
	return nil
}

// count counts what is done, up to the first bad line.
func (in *Info) count(rest []byte, position bool) {
	undone := 0
	for number := 2; len(rest) > 0; number++ {
		line, after, ended := cut(rest)
		rec, err := parse(line)
		switch {
		case err != nil && !ended:
			in.Problem = &damage("store.damage.torn", in.Name, number, in.Actions, err).Trouble
			return
		case err != nil, rec.Undo > in.Actions, rec.Redo > undone, (rec.Start != nil) != (position && number == 2):
			in.Problem = &damage("store.damage.line", in.Name, number, in.Actions, err).Trouble
			return
		case rec.Action != "":
			in.Actions, in.Over, undone = in.Actions+1, false, max(0, undone-1)
		case rec.Undo > 0:
			in.Actions, in.Over, undone = in.Actions-rec.Undo, false, undone+rec.Undo
		case rec.Redo > 0:
			in.Actions, undone = in.Actions+rec.Redo, undone-rec.Redo
		case rec.Name != nil:
			in.Name = *rec.Name
		case rec.End:
			in.Over = true
		}
		rest = after
	}
}

// asTrouble is the sentence of an error of this package.
func asTrouble(err error) *Trouble {
	var d *Damage
	if errors.As(err, &d) {
		return &d.Trouble
	}
	var t *Trouble
	if errors.As(err, &t) {
		return t
	}
	return trouble("store.read", "", err)
}
