package montaigne

import "posterestante/game"

// refuseStep is for when something must be settled first.
func (s *State) refuseStep(a game.Action) *game.Refusal {
	t := s.top()
	wait := game.Refuse(first[t.kind].code, first[t.kind].rule)
	switch t.kind {
	case StepTake:
		return s.refuseTake(a, wait)
	case StepBuy, StepSail, StepToll:
		if a.Verb == VPay {
			return s.refuseHand(a.A, first[t.kind].rule)
		}
	case StepNoble:
		switch a.Verb {
		case VTake:
			return s.refusePlace(a.A, "M7.2")
		case VSkip:
			return nil
		}
	case StepPope:
		if a.Verb == VTake {
			return s.refusePlace(a.A, "M7.2")
		}
	case StepQuote:
		switch a.Verb {
		case VTake:
			return s.refuseQuotation(a.A)
		case VLook:
			return s.refuseLook(a.A, 0)
		}
	case StepRead, StepChoose:
		return s.refuseOpened(a, t, wait)
	case StepCoach:
		if a.Verb == VLay {
			return s.refuseHand(a.A, "M7.2")
		}
	case StepRob:
		if a.Verb == VRob {
			return s.refuseRob(t.a, a.A, 0)
		}
	case StepSearch:
		if a.Verb == VLook {
			return s.refuseLook(a.A, t.b)
		}
	case StepUnseen:
		if a.Verb == VUnseen {
			return s.refuseUnseen(a, t.b)
		}
	}
	return wait
}

// refusePlace is for a place of the board, whatever it costs, from which a rule
// lets one take.
func (s *State) refusePlace(place uint8, rule game.Rule) *game.Refusal {
	if s.row[place] == 0 {
		return game.Refuse("refuse.take.empty", rule)
	}
	return nil
}

// refuseTake is for taking from the board (M3.4, M7.1), between two takes for
// the Pope too.
func (s *State) refuseTake(a game.Action, wait *game.Refusal) *game.Refusal {
	switch a.Verb {
	case VTake, VSail:
		if a.Verb == VSail && !s.winds() {
			return game.Refuse("refuse.sail.option", "M7.1")
		}
		if r := s.refusePlace(a.A, "M3.4"); r != nil {
			return r
		}
		if s.me().hand.n < costs[a.A] {
			return game.Refuse("refuse.take.cost", "M3.4")
		}
		if a.Verb == VSail {
			return s.refuseSail(a.A)
		}
		return nil
	case VPower:
		if r := s.refusePerson(a); r != nil {
			return r
		}
		if isPerson(a.A, Pope) {
			return nil
		}
	case VFurther, VFetch:
		return game.Refuse("refuse.person.between", "M4.1")
	}
	return wait
}

// refuseSail says why the winds don't lay a card (M7.1).
func (s *State) refuseSail(place uint8) *game.Refusal {
	me := s.me()
	last, to := me.last(), Cards[s.row[place]].City
	switch {
	case place == 1 && to != last:
		return game.Refuse("refuse.sail.city", "M7.1")
	case crossed(last, to) != 0:
		return game.Refuse("refuse.sail.zone", "M7.1")
	case to == last && s.called():
		return game.Refuse("refuse.stay.called", "M6.1")
	case to != last && to != Bordeaux && me.visited&(1<<to) != 0:
		return game.Refuse("refuse.move.back", "M3.5")
	}
	return nil
}

// refuseQuotation is for a card of the board that Montaigne takes (M7.2).
func (s *State) refuseQuotation(place uint8) *game.Refusal {
	switch {
	case s.row[place] == 0:
		return game.Refuse("refuse.take.empty", "M7.2")
	case place == 3:
		return game.Refuse("refuse.quote.covered", "M7.2")
	case Cards[s.row[place]].Kind != Quotation:
		return game.Refuse("refuse.quote.kind", "M7.2")
	}
	return nil
}

// refuseLook is for a hand to look at; those of the bits of seen have been.
func (s *State) refuseLook(seat, seen uint8) *game.Refusal {
	switch {
	case seat >= s.seats:
		return game.Refuse("refuse.seat", "M7.2")
	case game.Seat(seat) == s.turn:
		return game.Refuse("refuse.look.own", "M7.2")
	case s.p[seat].hand.n == 0:
		return game.Refuse("refuse.look.empty", "M7.2")
	case seen&(1<<seat) != 0:
		return game.Refuse("refuse.look.seen", "M7.2")
	}
	return nil
}

// refuseOpened is for a hand that is being looked at (M7.2).
func (s *State) refuseOpened(a game.Action, t step, wait *game.Refusal) *game.Refusal {
	hand := &s.p[t.a].hand
	switch {
	case a.Verb == VPick && hand.find(a.A) < 0:
		return game.Refuse("refuse.pick.hand", "M7.2")
	case a.Verb == VPick && t.kind == StepChoose:
		return nil
	case a.Verb == VPick && Cards[a.A].Kind != Quotation:
		return game.Refuse("refuse.pick.kind", "M7.2")
	case a.Verb == VPick:
		return s.refuseJoin(a.A, 0)
	case a.Verb != VSkip:
		return wait
	case t.kind == StepChoose:
		for i := range s.seats {
			if s.refuseLook(i, t.b) == nil {
				return nil
			}
		}
		return game.Refuse("refuse.skip.last", "M7.2")
	}
	for _, c := range hand.all() {
		if Cards[c].Kind == Quotation && s.refuseJoin(c, 0) == nil {
			return game.Refuse("refuse.skip.quotation", "M7.2")
		}
	}
	return nil
}

// refuseUnseen is for a card taken by its back (M7.2).
func (s *State) refuseUnseen(a game.Action, seats uint8) *game.Refusal {
	switch {
	case a.A >= s.seats || game.Seat(a.A) == s.turn:
		return game.Refuse("refuse.seat", "M7.2")
	case a.B >= s.p[a.A].hand.n:
		return game.Refuse("refuse.unseen.hand", "M7.2")
	case Cards[s.p[a.A].hand.c[a.B]].City.Zone() != 2:
		return game.Refuse("refuse.unseen.zone", "M7.2")
	case seats&(1<<a.A) == 0:
		return game.Refuse("refuse.unseen.twice", "M7.2")
	}
	return nil
}
