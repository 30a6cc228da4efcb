// Package companion is the companion of the table, for any game whose positions
// can be changed by hand: an editor of positions, and a seat played for those who
// play with the cardboard game. It knows neither disk nor window nor any game;
// what it needs of them it gets by its Deps.
//
// The words: the desk is the table of a position that can be changed by hand; a
// tray is what opens over it and holds all that can lie at the spot that was
// clicked. A round is a walk from spot to spot, to say what lies at each. The
// story is a turn that is played here told action by action.
package companion

import (
	"encoding/json"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// Deps are what the companion gets from the program.
type Deps struct {
	Words *words.Words
	Game  game.Game
	Board board.Board
	// OnPosition is the table of a match that starts from a position.
	OnPosition func(position json.RawMessage, names []string, colours []int) (stage.Scene, error)

	// Tables are the cardboard tables of the game that are kept, the last kept first,
	// and sentences about those that were lost to damage; may be nil. Save keeps one
	// under its ID, a new one for "", and gives the ID; Remove removes it for good.
	Tables func() (kept []Kept, said []string)
	Save   func(Kept) (id string, err error)
	Remove func(id string) error

	Sound   func(cue string) // what is heard; may be nil
	Calm    bool             // motion is reduced to fades
	Now     func() time.Time // the time a table is kept at; may be nil
	NewSeed func() game.Seed // what a position is dealt from until it is laid by hand; may be nil

	// Games are the names of all games that have a companion, This which of them it
	// is, and Other that of another; for the first page.
	Games []string
	This  int
	Other func(i int) stage.Scene
}

// Kept is a cardboard table that is kept from turn to turn.
type Kept struct {
	ID       string
	Position json.RawMessage
	Names    []string
	Colours  []int     // of the seats; -1 for none
	Faces    []int     // see ui.Face; none where they aren't known
	When     time.Time // when it was kept
	Problem  string    // why it can't be gone on with; "" if it can
}

func (d *Deps) t(key string, data ...map[string]any) string {
	return d.Words.T("companion."+key, data...)
}

func (d *Deps) hear(cue string) {
	if d.Sound != nil {
		d.Sound(cue)
	}
}

// seed is what a new position is dealt from; what stays hidden is played on with.
func (d *Deps) seed() game.Seed {
	if d.NewSeed == nil {
		return ""
	}
	return d.NewSeed()
}

// oops is a dialog that says what went wrong.
func (d *Deps) oops(err error) *ui.Dialog {
	return &ui.Dialog{Title: d.Words.T("error.title"), Text: usererr.Words(err, d.Words),
		Answers: []ui.Answer{{ID: "dialog.ok", Verb: d.Words.T("error.ok")}}}
}

func (d *Deps) now() (t time.Time) {
	if d.Now != nil {
		t = d.Now()
	}
	return t
}

type with = map[string]any

// Open is the editor of a position, of a match at any point say. A game whose
// positions can't be changed by hand is an error in words.
func Open(d Deps, position json.RawMessage, names []string, colours []int) (stage.Scene, error) {
	m, err := newMoment(&d, position, names, colours)
	if err != nil {
		return nil, err
	}
	return newDesk(&d, Editor, *m), nil
}

// newMoment is a position with names and colours, one for each seat.
func newMoment(d *Deps, position json.RawMessage, names []string, colours []int) (*moment, error) {
	g, ok := d.Game.(game.Drafter)
	if !ok {
		return nil, usererr.Told(d.Words.T("editor.none"))
	}
	st, err := g.Draft(position)
	if err != nil {
		return nil, err
	}
	m := &moment{st: st}
	seen := map[int]bool{}
	for i := range st.View(game.Nobody).Seats {
		m.names = append(m.names, "")
		if i < len(names) {
			m.names[i] = names[i]
		}
		c := -1
		if i < len(colours) && colours[i] >= 0 && colours[i] < maxSeats && !seen[colours[i]] {
			c = colours[i]
		}
		for c < 0 || seen[c] {
			c++
		}
		seen[c] = true
		m.colours = append(m.colours, c)
	}
	return m, nil
}

// maxSeats is how many colours there are.
const maxSeats = game.MaxSeats
