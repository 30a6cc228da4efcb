package postcards

import (
	"strconv"

	"posterestante/game"
)

// Tale is a true sentence about the place of a postcard that is sent.
func (Teller) Tale(e game.Event) game.Phrase {
	if e.Kind != game.Move || e.To.Zone != Sent {
		return game.Phrase{}
	}
	_, card := Sort(e.Piece)
	if card == 0 {
		return game.Phrase{}
	}
	return say("tale." + strconv.Itoa(card))
}
