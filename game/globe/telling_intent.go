package globe

import "posterestante/game"

// Intent tells a roll without its die, and to the bidder what a bid would be.
func (t *Teller) Intent(before *game.View, seat game.Seat, a game.Action) phrase {
	s := &Telling{R: t.R, Viewer: before.Seat, Before: t.R.FromView(before), Seat: seat, A: a}
	s.Top = s.Before.Top()
	d := t.deed(a.Verb)
	switch {
	case d.Intent != nil:
		return d.Intent(s)
	case d.Rolls:
		return s.Line("intent_" + t.R.Moves.Rows[a.Verb].Name)
	case s.Top.Kind == StepCry:
		return phrase{}
	case before.Seat != seat:
		return phrase{}
	case a.Verb == VBid:
		return s.Line("intent_bid", args{"Price": SayMoney(10 * int(a.N))})
	case a.Verb == VNoBid:
		return s.Line("intent_nobid")
	}
	return phrase{}
}

// IntentMark is, to the bidder, what a bid would be.
func (t *Teller) IntentMark(before *game.View, seat game.Seat, a game.Action) phrase {
	if a.Verb != VBid || before.Seat != seat {
		return phrase{}
	}
	return SayMoney(10 * int(a.N))
}
