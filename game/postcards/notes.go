package postcards

import "posterestante/game"

// Notes lists what the engine says besides what moves and counts.
var Notes game.Notes

// What a note says: its words are those of its key.
var (
	NoteTraveller      = Notes.Add("traveller")
	NoteBonus          = Notes.Add("bonus")
	NoteAutoEnd        = Notes.Add("auto.end")
	NoteAutoLeft       = Notes.Add("auto.left")
	NoteAutoNothing    = Notes.Add("auto.nothing")
	NoteAutoRight      = Notes.Add("auto.right")
	NoteAutoSend       = Notes.Add("auto.send")
	NoteAutoGift       = Notes.Add("auto.gift")
	NoteAutoNodeck     = Notes.Add("auto.nodeck")
	NoteAutoThere      = Notes.Add("auto.there")
	NoteAutoMove       = Notes.Add("auto.move")
	NoteAutoPassStamp  = Notes.Add("auto.pass.stamp")
	NoteAutoStamp      = Notes.Add("auto.stamp")
	NoteAutoNostamp    = Notes.Add("auto.nostamp")
	NoteAutoPassHeld   = Notes.Add("auto.pass.held")
	NoteAutoPassAbsent = Notes.Add("auto.pass.absent")
	NoteAutoSweep      = Notes.Add("auto.sweep")
	NoteAutoSecond     = Notes.Add("auto.second")
	NoteAutoNopostcard = Notes.Add("auto.nopostcard")
	NoteAutoNocamp     = Notes.Add("auto.nocamp")
	NoteAutoCamp       = Notes.Add("auto.camp")
	NoteAutoPassCamp   = Notes.Add("auto.pass.camp")
	NoteAutoNosite     = Notes.Add("auto.nosite")
	NoteAutoAnew       = Notes.Add("auto.anew")
	NoteAutoMemory     = Notes.Add("auto.memory")
	NoteAutoEffect     = Notes.Add("auto.effect")
	NoteAutoLost       = Notes.Add("auto.lost")
	NoteAutoStarpoints = Notes.Add("auto.starpoints")
	NoteAutoTake       = Notes.Add("auto.take")
	NoteAutoTaketop    = Notes.Add("auto.taketop")
)
