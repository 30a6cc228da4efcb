package table

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// Coach teaches somebody by a match that is being played. What it says is a
// pure function of the match, so that a lesson can be left and gone on with.
type Coach interface {
	// Lesson is what is taught as the match stands; nil where the coach is silent.
	Lesson(s *game.Session) *Lesson
}

// Lesson is one step of what a Coach teaches.
type Lesson struct {
	Step, Of int           // which step it is, from 1, of how many
	Title    string        // in a few words
	Words    string        // what to know, and what to do now
	At       []game.Spot   // what is pointed at
	Wants    []game.Action // what may be done now; none for whatever is legal
	Done     bool          // it was the last step: the table offers to leave
	Waits    bool          // nobody else goes on until it was read
}

// Extra is something more that can be done with a match that is over, or that
// is looked back on: share it, write its journal.
type Extra struct {
	ID   string // its hot
	Verb string // in the player's language
	// Do does it; what it says is shown in a dialog. A next scene is pushed.
	Do func() (say string, next stage.Scene, err error)
}
