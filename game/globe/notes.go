package globe

import "posterestante/game"

// Notes lists what the engine says besides what moves and counts.
var Notes game.Notes

// What a note says: its words are those of its key.
var (
	NoteAimed       = Notes.Add("aimed")
	NoteLost        = Notes.Add("lost")
	NoteSells       = Notes.Add("sells")
	NoteBid         = Notes.Add("bid")
	NoteSold        = Notes.Add("sold")
	NoteDeckEmpty   = Notes.Add("deck.empty")
	NoteCard        = Notes.Add("card")
	NoteWon         = Notes.Add("won")
	NoteDrawn       = Notes.Add("drawn")
	NotePaid        = Notes.Add("paid")
	NoteLeft        = Notes.Add("left")
	NoteOutcome     = Notes.Add("outcome")
	NoteFailed      = Notes.Add("failed")
	NoteNobody      = Notes.Add("nobody")
	NotePassLost    = Notes.Add("pass.lost")
	NoteBegins      = Notes.Add("begins")
	NoteBeginsTied  = Notes.Add("begins.tied")
	NoteMissed      = Notes.Add("missed")
	NoteTicketDear  = Notes.Add("ticket.dear")
	NoteTaken       = Notes.Add("taken")
	NoteSquareLacks = Notes.Add("square.lacks")
	NoteJobs        = Notes.Add("jobs")
	NoteJobsTicket  = Notes.Add("jobs.ticket")
	NoteTicket      = Notes.Add("ticket")
	NotePapers      = Notes.Add("papers")
	NoteNight       = Notes.Add("night")
	NoteBartered    = Notes.Add("bartered")
	NoteDeclined    = Notes.Add("declined")
)
