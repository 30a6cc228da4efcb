package table

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// seatAsked is the seat whose things a key opens; game.Nobody for none.
func (t *Table) seatAsked(in *stage.Input) game.Seat {
	for _, o := range t.lay.Openers {
		if o.Seat < game.MaxSeats && in.Pressed(stage.CmdSeats[o.Seat]) {
			return o.Seat
		}
	}
	return game.Nobody
}

// finishes says whether the Automa's turn can be finished without motion now.
func (t *Table) finishes() bool {
	turn := t.session().Turn()
	return t.phase != looking && turn != game.Nobody && !t.person(turn)
}
