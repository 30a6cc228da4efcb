package globe

import "posterestante/game"

// What actions go after: a square, a good to sell or to buy, an item, a card; each game's own follow AimOwn.
const (
	AimSquare uint32 = (iota + 1) << 16
	aimJob
	aimSale
	aimBid
	aimNoBid
	aimSeat
	aimOutcome
	AimItem
	aimPay
	AimOwn
)

// Aim implements game.Aimer: however a seat gets to a square, to get there is one aim, and bids for a good are one.
func (t *Teller) Aim(before, after *game.View, seat game.Seat, a game.Action, events []game.Event) game.Aim {
	s := &Telling{t.R, before.Seat, t.R.FromView(before), t.R.FromView(after), seat, a, Step{}, events}
	s.Top = s.Before.Top()
	if d := t.deed(a.Verb); d.Aim != nil {
		return d.Aim(s)
	}
	switch a.Verb {
	case VMove, VFly:
		return s.toward(5)
	case VHelp:
		return game.Aim{Weight: 3, Of: aimJob, Says: say("button.help")}
	case VSell, VLot:
		g, n := GoodOf(a)
		if g == GoodCard {
			g = GoodCard + uint8(n)
		}
		return game.Aim{Weight: 4, Of: aimSale | uint32(g), Says: say("aim.sell", args{"Good": t.R.SayGood(GoodOf(a))})}
	case VBundle, VPutUp:
		return game.Aim{Weight: 4, Of: aimSale | 0xffff, Says: say("button." + t.R.Moves.Rows[a.Verb].Name)}
	case VBid:
		return game.Aim{Weight: 5, Of: aimBid, Says: say("aim.bid", args{"Good": s.Before.SayLot()})}
	case VNoBid:
		return game.Aim{Weight: 5, Of: aimNoBid, Says: say("aim.nobid", args{"Good": s.Before.SayLot()})}
	case VAim:
		whom := args{"Whom": game.SaySeat(game.Seat(a.A))}
		return game.Aim{Weight: 5, Of: aimSeat | uint32(a.A), Says: say("aim.seat", whom)}
	case VChoose:
		return s.aimChoice()
	case VPick:
		return s.aimPick()
	case VPay:
		return s.aimPayment()
	}
	return game.Aim{}
}

// AimFirst is to leave for the first square; where the turn goes on, it is for what lies beyond.
func AimFirst(t *Telling) game.Aim { return t.toward(4) }

// AimButton is an aim of that weight that a button says, by its name.
func AimButton(weight int, of uint32, button string) func(*Telling) game.Aim {
	return func(*Telling) game.Aim {
		return game.Aim{Weight: weight, Of: of, Says: say("button." + button)}
	}
}

// toward is to get to the square where the seat's pawn goes first.
func (t *Telling) toward(weight int) game.Aim {
	to := t.Before.P[t.Seat].Square()
	if e, ok := game.FirstEvent(t.Events, func(e game.Event) bool { return pawnOf(e) == t.Seat }); ok {
		to = int(e.To.Index)
	}
	says := say("aim.square", args{"Square": t.R.SaySquare(to)})
	return game.Aim{Weight: weight, Of: AimSquare | uint32(to), Says: says}
}

func (t *Telling) aimChoice() game.Aim {
	if t.Top.Kind != StepChoose || int(t.A.A) >= len(t.R.Decks.Card(t.Top.A).Choose) {
		return game.Aim{}
	}
	card := t.R.Decks.Card(t.Top.A)
	says := say("aim.choose", args{"Words": card.SayOutcome(card.Choose[t.A.A])})
	return game.Aim{Weight: 5, Of: aimOutcome | uint32(t.A.A), Says: says}
}

func (t *Telling) aimPick() game.Aim {
	key := "aim.pick"
	if t.Top.B == PickDrop {
		key = "aim.drop"
	}
	return game.Aim{Weight: 5, Of: AimItem | uint32(t.A.A), Says: say(key, args{"Item": t.R.SayItem(t.A.A)})}
}

func (t *Telling) aimPayment() game.Aim {
	if t.Top.Kind == StepPrice {
		return game.Aim{Weight: 5, Of: aimPay, Says: say("aim.buy", args{"Good": t.R.SayCard(t.Top.A)})}
	}
	return game.Aim{Weight: 1, Of: aimPay, Says: say("button.pay")}
}
