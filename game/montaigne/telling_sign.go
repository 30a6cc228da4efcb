package montaigne

import "posterestante/game"

// mark is the figure beside an action's sign: the card that it is about, or the seat, and the points that it brings.
func (t *riding) mark() phrase {
	return game.SayGain(t.which(), t.after.Points(t.seat)-t.before.Points(t.seat))
}

// which is the card that an action is about, as far as the viewer knows it, or the seat.
func (t *riding) which() phrase {
	switch t.a.Verb {
	case VMove, VStay, VLay:
		return say("mark.laid", args{"City": cityName(Cards[t.a.A].City), "Face": face(t.a.A)})
	case VTake, VSail:
		return t.ofBoard()
	case VPay, VFurther, VPower:
		return short(t.a.A)
	case VFetch:
		return say("mark.by", args{"Of": short(t.a.A), "Card": short(t.a.B)})
	case VLook, VPope:
		return game.SaySeat(game.Seat(t.a.A))
	case VPick, VUnseen, VRob:
		if e, ok := t.robbed(); ok {
			return say("mark.by", args{"Of": game.SaySeat(e.From.Seat), "Card": short(cardOrBlank(e.Piece))})
		}
	}
	return phrase{}
}

// ofBoard is a card of the board, and its price where that is still to be paid.
func (t *riding) ofBoard() phrase {
	card, n := t.before.row[t.a.A], int(costs[t.a.A])
	if n == 0 || t.top.Kind != StepTake {
		return short(card)
	}
	return say("mark.price", args{"Of": short(card), "N": game.SayNumber(n)})
}

// short is a card by its face and its city, for beside a sign; one that the viewer doesn't know by its city.
func short(c uint8) phrase {
	if c == 0 || c > NumCards {
		return say("mark.hidden", args{"City": cityOf(Cards[c].City)})
	}
	return bare(c)
}
