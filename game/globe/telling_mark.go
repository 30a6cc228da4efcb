package globe

import "posterestante/game"

// mark is the figure beside an action's sign: the square where the seat goes, what it bids aloud, else by how much its
// money grew or shrank.
func (t *Telling) mark() phrase {
	was, is := &t.Before.P[t.Seat], &t.After.P[t.Seat]
	switch sum := int(is.Money() - was.Money()); {
	case is.Square() != was.Square() && is.Square() > 0:
		return game.SayNumber(is.Square())
	case t.A.Verb == VBid && t.Top.Kind == StepCry:
		return SayMoney(10 * int(t.A.N))
	case sum > 0:
		return say("mark.more", args{"Sum": SayMoney(sum)})
	case sum < 0:
		return say("mark.less", args{"Sum": SayMoney(-sum)})
	}
	return phrase{}
}
