package globe

import "posterestante/game"

// marks names what balance is measured by: squares stood on, cards drawn and won,
// items that came into a bag, rides, flights, sales, what was aimed at whom.
func (r *Rules) marks(seat game.Seat, a game.Action, events []game.Event, mark func(string, game.Seat)) {
	switch a.Verb {
	case VFly:
		mark("flight", seat)
	case VHelp:
		mark("job help", seat)
	}
	taken := false
	for _, e := range events {
		switch e.Kind {
		case game.Note:
			taken = taken || e.Key == "taken"
			r.markNote(e, seat, mark)
		case game.Move:
			r.markMove(e, seat, a, mark)
		case game.Count:
			if e.Counter != Riders || e.Value == 0 || taken {
				continue
			}
			for i := range game.Seat(MaxSeats) {
				if e.Value&(1<<i) != 0 {
					hitches(seat, i, mark)
				}
			}
		}
	}
}

// hitches names a ride: of who drives, of who rides, and of both.
func hitches(driver, rider game.Seat, mark func(string, game.Seat)) {
	mark("drove", driver)
	mark("rode", rider)
	mark("hitch-hiked", driver)
	mark("hitch-hiked", rider)
}

func (r *Rules) markNote(e game.Event, seat game.Seat, mark func(string, game.Seat)) {
	switch e.Key {
	case "taken":
		hitches(seat, e.Seat, mark)
	case "card":
		mark("draws "+KindOf(uint8(e.Value)).String(), e.Seat)
	case "won":
		mark("wins "+KindOf(uint8(e.Value)).String(), e.Seat)
	case "left", "failed", "pass.lost", "sentback", "missed", "square.lacks", "ticket.dear", "line.dear":
		mark(e.Key, e.Seat)
	case "sells":
		mark("sells "+r.goodName(int(e.Value)>>8), e.Seat)
	case "sold":
		if e.Seat == game.Nobody {
			mark("sold to the bank", seat)
		} else {
			mark("bought by bid", e.Seat)
		}
	case "aimed":
		mark("aimed "+EffectKind(e.Value).String(), e.Seat)
	}
}

func (r *Rules) goodName(good int) string {
	switch good {
	case GoodTicket:
		return "ticket"
	case GoodCheques:
		return "cheques"
	case GoodCard:
		return "card"
	}
	return r.Items[good]
}

// markMove names the square that a pawn was moved to by its own seat's choice, and
// items that came into a bag.
func (r *Rules) markMove(e game.Event, seat game.Seat, a game.Action, mark func(string, game.Seat)) {
	switch {
	case PawnOf(e.Piece) == seat && a.Verb == VMove && e.From.Index != e.To.Index:
		mark("square "+r.Road[e.To.Index].Kind.String(), seat)
	case e.To.Zone == BagZone && e.From.Zone != BagZone && ItemOf(e.Piece) != 0:
		mark("gets "+r.Items[ItemOf(e.Piece)], e.To.Seat)
	}
}
