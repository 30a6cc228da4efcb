package table

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
	"strconv"
)

// What is done by a click on the table that is neither a spot (game.Spot), nor a rule to be read (game.Rule), nor what
// a key does too (stage.Command).
type (
	opens   game.Seat // the seat's things are shown large, or closed
	looks   int       // the look back goes to the table after so many actions
	filters game.Seat // the log shows the seat's lines alone, or all again
	noted   int       // a note on the table that is only read; what lies under it takes the click
	cites   struct {  // a fact of the hints: its rule is read
		fact int
		rule game.Rule
	}
	deed int
)

const (
	showResult deed = iota
	leaveLesson
	putBack    // what was picked last is put back
	ready      // the person is there whose turn it is
	offerPlans // the coach's best turns are shown with the facts, or no longer
	judgeTurns // the coach says what each turn cost, or no longer
)

// opener is the seat whose things a click or a key opens; game.Nobody for none.
func (c *core) opener(did any) game.Seat {
	for _, o := range c.Lay.Openers {
		if did == opens(o.Seat) || o.Seat < game.MaxSeats && did == stage.CmdSeats[o.Seat] {
			return o.Seat
		}
	}
	return game.Nobody
}

func openID(seat game.Seat) string { return "open." + strconv.Itoa(int(seat)) }
