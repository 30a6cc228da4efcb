package post

import "posterestante/game/fault"

// Trouble is why a letter or an invitation can't be used.
type Trouble = fault.Fault

// The keys of the sentences.
const (
	What      = "post.what"       // it is no letter
	Newer     = "post.newer"      // a newer program wrote it
	Damaged   = "post.damaged"    // it doesn't open: it isn't as it was sent
	Large     = "post.large"      // it is longer than any letter
	Locked    = "post.locked"     // its key isn't here
	Unsound   = "post.unsound"    // it opens, but no program of ours wrote what is in it
	Cut       = "post.cut"        // an invitation that isn't whole
	NotHere   = "post.not_here"   // the match isn't played by post here
	NotYet    = "post.not_yet"    // the turn is still here: there is nothing to send
	Practice  = "post.practice"   // a match whose barriers are lifted, or a lesson
	NoPersons = "post.no_persons" // nobody is elsewhere
	Kept      = "post.kept"       // what is known of the match can't be kept
)

func trouble(key string, err error) *Trouble { return &Trouble{Key: key, Err: err} }
