package table

import (
	"posterestante/game"
)

// finishes says whether the Automa's turn can be finished without motion now.
func (c *core) finishes() bool {
	turn := c.session().Turn()
	return c.phase != looking && turn != game.Nobody && !c.person(turn)
}
