package table

import (
	"posterestante/game"
)

// session is the match, where it is held elsewhere in the viewer's eyes.
func (c *core) session() *game.Session {
	if c.far != nil {
		c.far.Look(c.View.Seat)
	}
	return c.match.Session()
}

// person says whether a person at this screen plays the seat.
func (c *core) person(seat game.Seat) bool {
	return seat != game.Nobody && c.session().Setup().Seats[seat] == "person" && c.far.here(seat)
}

// here are those whom persons play.
func (c *core) here() (out game.Seats) {
	for i := range c.session().Setup().Seats {
		if c.person(game.Seat(i)) {
			out |= game.Only(game.Seat(i))
		}
	}
	return out
}

func (c *core) persons() int {
	n := 0
	for i := range c.session().Setup().Seats {
		if c.person(game.Seat(i)) {
			n++
		}
	}
	return n
}

// firstViewer is the person whose turn it is, or comes next; with none, a
// spectator.
func (c *core) firstViewer() game.Seat {
	turn := max(c.session().Turn(), 0)
	for i := range c.session().Seats() {
		if seat := game.Seat((int(turn) + i) % c.session().Seats()); c.person(seat) {
			return seat
		}
	}
	return game.Nobody
}

// mine says whether somebody decides now by what is shown: the viewer, or aloud any
// person at this screen.
func (c *core) mine() bool {
	turn := c.session().Turn()
	return turn != game.Nobody && (turn == c.View.Seat || c.session().Public()) && c.person(turn) &&
		phases[c.phase].decides && !c.far.waits()
}

// decider is who is asked by what is shown: the page's seat, or who decides aloud.
func (c *core) decider() game.Seat {
	if c.session().Public() && c.mine() {
		return c.session().Turn()
	}
	return c.Ctx.Page
}
