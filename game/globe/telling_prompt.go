package globe

import "posterestante/game"

// Prompt is what the table asks of the view's seat, or what the others are at.
func (t *Teller) Prompt(v *game.View, picked []game.Spot) phrase {
	s := t.R.FromView(v)
	switch {
	case v.Over || v.Turn == game.Nobody:
		return say("prompt.over")
	case s.N[SellerN] == 0 && (s.Top().Kind == StepBid || s.Aloud()): // it is sold, which is still being shown
		return say("prompt.sold")
	case s.Aloud():
		return s.askCry(v.Turn == v.Seat)
	case v.Turn != v.Seat:
		if t.V.Others != nil {
			if p := t.V.Others(s, s.Top()); p.Kind != game.Nothing {
				return p
			}
		}
		return s.sayOther(v)
	case len(picked) > 0 && picked[0] == common(Buttons, ButtonSell, 0):
		return say("prompt.sell")
	case len(picked) > 0 && t.V.Picked != nil:
		if p := t.V.Picked(s, picked[0]); p.Kind != game.Nothing {
			return p
		}
	}
	return sentences(t.ask(s), s.warns())
}

// Announce implements game.Announcer: of what is decided in secret all know that it is.
func (t *Teller) Announce(v *game.View) phrase {
	if StepKind(v.Counter(StepKindN, game.Nobody)) == StepBid {
		return say("handover.bid")
	}
	return phrase{}
}

// sayOther says what another seat is at: nothing of what only it knows.
func (s *State) sayOther(v *game.View) phrase {
	top, who := s.Top(), args{"Who": game.SaySeat(v.Turn)}
	switch {
	case top.Kind == StepBid:
		who["Good"] = s.SayLot()
		return say("prompt.other_bid", who)
	case top.Kind == StepPick && game.Seat(top.A) == v.Seat && top.B != PickDrop:
		return say("prompt.other_bag", who)
	}
	return say("prompt.other", who)
}

// ask asks what the step on top asks of the seat to act.
func (t *Teller) ask(s *State) phrase {
	top := s.Top()
	switch top.Kind {
	case StepAim:
		return sayN("ask.aim_"+EffectKind(top.A).String(), int(top.N), args{"Price": SayMoney(int(top.N))})
	case StepChoose:
		return say("ask.choose", args{"Card": s.R.SayCard(top.A)})
	case StepPick:
		return say([...]string{PickRide: "ask.pick_ride", PickTake: "ask.pick_take", PickDrop: "ask.pick_drop"}[top.B],
			args{"Whom": game.SaySeat(game.Seat(top.A))})
	case StepDebt:
		key := "ask.debt"
		if s.Me().Money() >= int32(top.N) {
			key = "ask.debt_covered"
		}
		return say(key, args{"Price": SayMoney(int(top.N)), "Has": SayMoney(int(s.Me().Money()))})
	case StepPrice:
		with := args{"Card": s.R.SayCard(top.A), "Price": SayMoney(int(top.N))}
		if lack := int(top.N) - int(s.Me().Money()); lack > 0 {
			with["Lack"] = SayMoney(lack)
			return say("ask.price_short", with)
		}
		return say("ask.price", with)
	case StepBid:
		return say("ask.bid", args{"Who": game.SaySeat(s.Seller()), "Good": s.SayLot(),
			"Price": SayMoney(int(s.N[OfferFloor]))})
	case StepBundle:
		return s.askBundle()
	}
	if t.V.Ask != nil {
		if p := t.V.Ask(s, top); p.Kind != game.Nothing {
			return p
		}
	}
	return say("ask." + s.R.Steps[top.Kind].Name)
}
