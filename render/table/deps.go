package table

import (
	"image"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// Deps are what the table gets from the program: the game as it is played here, how it moves and sounds, and what else
// there is for it. Every func may be nil but Again, for what is over; what it would give then isn't offered.
type Deps struct {
	Words   *words.Words
	Board   board.Board
	Names   []string // of the seats
	Colours []int    // of the seats
	Faces   []int    // of the seats, 1 to ui.Faces; nil where only those that think have one
	Speed   int      // see Speeds
	OnSpeed func(int)
	Still   bool             // nobody plays: for pictures
	Calm    bool             // motion is reduced to fades
	Paced   bool             // what only informs goes by itself after a while
	Sound   func(cue string) // what is heard
	Ways
	Papers
	Minds
	Past
}

// Ways are what leads away from the table, for a while or for good.
type Ways struct {
	Again    func() (stage.Scene, error)  // another match like this one
	Letter   func(write bool) stage.Scene // the page of its letters, where it goes by post
	Settings func() stage.Scene           // what can be set, from the pause
	Matches  func() stage.Scene           // the game's matches, from the pause
	Refresh  func(*Deps)                  // sets what a scene over the table may have changed: words, speed
	Rules    func(game.Rule) stage.Scene  // the rules, opened at one of them
	// Position opens the match as it stood after n actions in the editor of positions.
	Position func(s *game.Session, n int) (stage.Scene, error)
	WhatIf   func(n int) (stage.Scene, error) // another match with the first n actions of this one
	Box      func() stage.Scene               // the game's page, where a match that is over leads; nil for the menu
	Extras   []Extra                          // what the result offers more
}

// Papers are what can be read beside the board, and what is written of the match.
type Papers struct {
	Log      Log                                // how the match is told beside the table
	Tales    bool                               // there is something to read of what is laid, where the game has it
	RuleText func(game.Rule) string             // a rule's paragraph
	Chart    func(f *stage.Frame, r stage.Rect) // the course of the scores
	Page     func(done func(*image.RGBA))       // paints the match's page of the journal, and then gives it
	Last     *string                            // the last verb, for a crash file: what it names may be hidden
	OnFault  func(Fault) string                 // a telling failed: keeps it and names the file, "" for none
}

// Minds are who thinks at the table, for a seat or beside a person.
type Minds struct {
	Thinker   Thinker    // thinks for the seats that think; nil where there are none
	Aloud     Aloud      // opponents who think aloud
	Coach     Coach      // who teaches; may be nil
	OnAlone   func()     // the coach was sent away for good
	Adviser   Adviser    // a coach who weighs turns; may be nil
	Coached   bool       // the coach weighed turns in this match
	OnCoached func()     // it does for the first time
	Judge     bool       // it says after each turn what that cost
	OnJudge   func(bool) // that was chosen, or no longer
}

// Past is what was before the match came to this table.
type Past struct {
	Recap    bool                            // it begins with what happened since the viewer's last turn
	Compared *Compared                       // the table is there to show a turn beside a better one; nil for no such
	Branch   *Branch                         // what this match branched off; nil for nothing
	Fair     func() (line string, fits bool) // how the deal came about, and whether that fits; "" for nothing
	Training string                          // what those who think were taught when it began, "" where none does
}
