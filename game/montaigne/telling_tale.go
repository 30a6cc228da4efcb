package montaigne

import (
	"strconv"

	"posterestante/game"
)

// Tale is the thought that a quotation is after, as it is laid in a voyage.
func (Teller) Tale(e game.Event) game.Phrase {
	if e.Kind != game.Move || e.To.Zone != Voyage || e.From.Zone == Voyage {
		return game.Phrase{}
	}
	if c := cardOrBlank(e.Piece); Cards[c].Kind == Quotation && c <= NumCards {
		key := "card." + strconv.Itoa(int(c))
		return say("tale", args{"Quote": say(key + ".quote"), "Ref": say(key + ".ref")})
	}
	return game.Phrase{}
}
