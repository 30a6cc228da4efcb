package montaigne

import "posterestante/game"

// Notes lists what the engine says besides what moves and counts.
var Notes game.Notes

// What a note says: its words are those of its key.
var (
	NoteCall       = Notes.Add("call")
	NoteMeeting    = Notes.Add("meeting")
	NoteHome       = Notes.Add("home")
	NoteHomeBooks  = Notes.Add("home.books")
	NoteLast       = Notes.Add("last")
	NoteTile       = Notes.Add("tile")
	NoteTilePasses = Notes.Add("tile.passes")
)
