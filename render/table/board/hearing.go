package board

import "posterestante/game"

// Reader is a Board that says of a card that comes how much it asks of who drew it, before what follows; where a Board
// says nothing each card waits until one goes on.
type Reader interface {
	// Hears is how a card is read, from the event by which it came and those that follow from it.
	Hears(e game.Event, next []game.Event, v *game.View, c *Context) Hearing
}

// Hearing is how a card is read aloud.
type Hearing struct {
	Asks    bool   // it brings what nobody expects: one goes on by hand
	Line    string // it is told by this line, and nothing waits for it; "" for the card itself
	Letters int    // that are to be read
	Shown   bool   // what its reader decides next is asked beside it: then it is read there
}
