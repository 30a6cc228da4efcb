package globe

import "posterestante/game"

// mark is the figure beside an action's sign: which of a kind it is about, such as the square where the seat goes, the
// thing, the seat or the sum; else by how much its money grew or shrank.
func (t *Telling) mark(d *Deed) phrase {
	of := t.which(d)
	sum := int(t.After.P[t.Seat].Money() - t.Before.P[t.Seat].Money())
	switch key := "mark.less"; {
	case of.Kind != game.Nothing || sum == 0:
		return of
	case sum > 0:
		key = "mark.more"
		fallthrough
	default:
		return say(key, args{"Sum": SayMoney(max(sum, -sum))})
	}
}

// which is what an action is about, as far as its sign doesn't say and the viewer may know.
func (t *Telling) which(d *Deed) phrase {
	if d.Mark != nil {
		return d.Mark(t)
	}
	if e, ok := game.FirstEvent(t.Events, func(e game.Event) bool { return pawnOf(e) == t.Seat }); ok {
		return game.SayNumber(int(e.To.Index))
	}
	switch {
	case t.A.Verb == VBid && t.Top.Kind == StepCry:
		return SayMoney(10 * int(t.A.N))
	case t.A.Verb == VSell || t.A.Verb == VLot:
		return t.R.ShortGood(GoodOf(t.A))
	case t.A.Verb == VBundle:
		return say("mark.lot")
	case t.A.Verb == VAim:
		return game.SaySeat(game.Seat(t.A.A))
	case t.A.Verb == VChoose:
		return game.SayNumber(int(t.A.A) + 1)
	case t.A.Verb == VPick:
		return t.pickedItem()
	}
	return phrase{}
}

// pickedItem is the item that is taken out of a bag, nothing where the viewer doesn't know it.
func (t *Telling) pickedItem() phrase {
	item := uint8(0)
	if i, ok := t.Noted(NoteLost); ok && t.Top.B == PickDrop {
		item = uint8(i)
	} else if e, ok := game.FirstEvent(t.Events, handed); ok {
		item = itemOf(e.Piece)
	}
	return t.R.ShortItem(item)
}

// ShortItem is an item's name for beside a sign; nothing where it isn't known.
func (r *Rules) ShortItem(i uint8) phrase {
	if i == 0 {
		return phrase{}
	}
	return r.itemName(i)
}

// ShortGood is a good for beside a sign: its name, or how many.
func (r *Rules) ShortGood(g uint8, n int16) phrase {
	switch g {
	case GoodTicket:
		return say("mark.ticket")
	case GoodCheques:
		return say("mark.cheques", args{"N": game.SayNumber(int(n))})
	case GoodCard:
		return r.Decks.Card(uint8(n)).SayTitle(KindOf(uint8(n)))
	}
	return r.ShortItem(g)
}
