package routard

import "posterestante/game"

// Notes lists what the engine says besides what moves and counts.
var Notes game.Notes

// What a note says: its words are those of its key.
var (
	NoteLineDear  = Notes.Add("line.dear")
	NoteSentback  = Notes.Add("sentback")
	NoteRingRight = Notes.Add("ring.right")
	NoteRingWrong = Notes.Add("ring.wrong")
	NoteRingLate  = Notes.Add("ring.late")
)
