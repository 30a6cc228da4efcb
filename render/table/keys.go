package table

import (
	"posterestante/game"
)

// finishes says whether the Automa's turn can be finished without motion now.
func (t *Table) finishes() bool {
	turn := t.session().Turn()
	return t.phase != looking && turn != game.Nobody && !t.person(turn)
}
