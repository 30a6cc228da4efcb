package store

import (
	"errors"
	"slices"
	"time"

	"posterestante/game"
)

// Info is a line of the list of matches.
type Info struct {
	ID      string
	Name    string
	Game    string
	Seats   []Seat   // names and colours
	Kinds   []string // kinds of seat
	Created time.Time
	Played  time.Time    // when it was last written to
	Actions int          // how many are done
	Over    bool         // the game has ended
	Scores  []game.Score // by seat, when it is over
	Setup   game.Setup   // what it was set up from, the seed too
	Lesson  string       // the lesson that it teaches
	From    string       // the match that it branched off
	Lifted  bool         // the barriers of undo were lifted at some time
	Problem *Trouble     // why it can't be played whole; nil if it can
}

// List lists the matches, the last played first. It reads the files but does
// not play them: an action against the rules shows when the match is resumed.
func (s *Shelf) List() []Info {
	var out []Info
	for _, f := range s.files() {
		out = append(out, s.info(f))
	}
	slices.SortFunc(out, byPlayed)
	return out
}

func (s *Shelf) read(id string, played time.Time) Info {
	in := Info{ID: id, Name: id, Played: played}
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
	in.Game, in.Created, in.Seats, in.Kinds, in.Setup = h.Game, h.Created, h.Seats, h.Setup.Seats, h.Setup
	in.Lesson, in.From = h.Lesson, h.From
	if err == nil {
		err = playable(h)
	}
	if err != nil {
		in.Problem = asTrouble(named(err, id))
		return in
	}
	in.count(rest, h.Position)
	return in
}

// playable says whether this program plays the header's game by its rules.
func playable(h Header) error {
	g, err := h.game()
	if err != nil || h.Position {
		return err
	}
	if err := guard(func() error { _, err := game.Begin(g, h.Setup); return err }); err != nil {
		return damage("store.damage.header", h.Name, 1, 0, err)
	}
	return nil
}

// count counts what is done, up to the first bad line.
func (in *Info) count(rest []byte, position bool) {
	undone := 0
	for number := 2; len(rest) > 0; number++ {
		line, after, ended := cut(rest)
		rec, err := parse(line, number)
		if err == nil && (rec.Undo > in.Actions || rec.Redo > undone) {
			err = errBack
		}
		if err == nil && (rec.Start != nil) != (position && number == 2) {
			err = errPlace
		}
		switch {
		case err != nil:
			in.Problem = &damage(keyOf(err, ended), in.Name, number, in.Actions, err).Trouble
			return
		case rec.Action != "":
			in.Actions, in.Over, in.Scores, undone = in.Actions+1, false, nil, max(0, undone-1)
		case rec.Undo > 0:
			in.Actions, in.Over, in.Scores, undone = in.Actions-rec.Undo, false, nil, undone+rec.Undo
		case rec.Redo > 0:
			in.Actions, undone = in.Actions+rec.Redo, undone-rec.Redo
		case rec.Name != nil:
			in.Name = *rec.Name
		case rec.Lift != nil:
			in.Lifted = in.Lifted || *rec.Lift
		case rec.End:
			in.Over, in.Scores = true, rec.Scores
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
