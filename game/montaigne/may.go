package montaigne

import "posterestante/game"

// early is what refuses a verb while no step asks for it.
var early = [...]reason{
	VTake:   noTakeNow,
	VSail:   noTakeNow71,
	VPay:    noPayNow,
	VLay:    noLayNow,
	VLook:   noLookNow,
	VPick:   noPickNow,
	VUnseen: noUnseenNow,
	VRob:    noRobNow,
	VSkip:   noSkipNow,
	VPass:   yes,
	VPope:   yes,
}

// settles is what settles a step, as bits by verb, and what is said to all else.
var settles = [...]struct {
	verbs uint32
	first reason
}{
	StepTake:   {1<<VTake | 1<<VSail | 1<<VPower, noFirstTake},
	StepBuy:    {1 << VPay, noFirstBuy},
	StepSail:   {1 << VPay, noFirstBuy},
	StepToll:   {1 << VPay, noFirstToll},
	StepHome:   {0, noFirstHome},
	StepNoble:  {1<<VTake | 1<<VSkip, noFirstNoble},
	StepQuote:  {1<<VTake | 1<<VLook, noFirstQuote},
	StepRead:   {1<<VPick | 1<<VSkip, noFirstRead},
	StepCoach:  {1 << VLay, noFirstCoach},
	StepRob:    {1 << VRob, noFirstRob},
	StepSearch: {1 << VLook, noFirstSearch},
	StepChoose: {1<<VPick | 1<<VSkip, noFirstChoose},
	StepUnseen: {1 << VUnseen, noFirstUnseen},
	StepPope:   {1 << VTake, noFirstPope},
}

// closed says why a verb can't be used at all now: the game is over, or a step
// asks for something else, or none asks for this.
func (s *State) closed(a game.Action) reason {
	switch {
	case s.Over():
		return s.ended()
	case a.Verb == VPower && !s.meets() && (s.steps.Depth == 0 || s.top().Kind == StepTake):
		return noPowerOption
	case a.Verb == VSail && !s.winds() && s.top().Kind == StepTake:
		return noSailOption
	case s.steps.Depth == 0:
		return early[a.Verb]
	case settles[s.top().Kind].verbs&(1<<a.Verb) != 0:
		return yes
	case s.top().Kind == StepTake && (a.Verb == VFurther || a.Verb == VFetch):
		return noPersonBetween
	}
	return settles[s.top().Kind].first
}

// ended says by which rule the game ended: all but one were home, or it would
// have gone on for ever.
func (s *State) ended() reason {
	if s.n[Remade] >= lastRemake || s.onRoad() > 0 && s.n[LastTurn] == 0 {
		return noOverStuck
	}
	return noOver
}

// hasPay is for a card of the hand that pays a toll (M3.1) or the board (M3.4),
// and hasLay for the Coachman's (M7.2).
func (s *State) hasPay(a game.Action) reason {
	switch {
	case s.me().hand.Find(a.A) >= 0:
		return yes
	case s.top().Kind == StepToll:
		return noHand
	}
	return noHand34
}

func (s *State) hasLay(a game.Action) reason {
	if s.me().hand.Find(a.A) < 0 {
		return noHand72
	}
	return yes
}

// hasMove and hasStay are for a card of the hand of another city (M3.1), and
// of the same one (M3.2); mayGo is for both.
func (s *State) hasMove(a game.Action) reason {
	switch {
	case s.me().hand.Find(a.A) < 0:
		return noHand
	case Cards[a.A].City == s.me().Last():
		return noMoveCity
	}
	return yes
}

func (s *State) hasStay(a game.Action) reason {
	switch {
	case s.me().hand.Find(a.A) < 0:
		return noHand32
	case Cards[a.A].City != s.me().Last():
		return noStayCity
	}
	return yes
}

func (s *State) mayGo(a game.Action) reason {
	if s.n[ActionsLeft] == 0 {
		return noActions
	}
	return s.follows(a.A)
}

// follows is for a card of the hand laid at the end of the voyage.
func (s *State) follows(card uint8) reason {
	if s.tooSoon(card) {
		return noHomeBooks
	}
	return s.goes(s.me().Last(), Cards[card].City)
}

// goes is for a card of the hand that leads from one city to another, or stays.
func (s *State) goes(from, to City) reason {
	me := s.me()
	switch {
	case to == from && s.called():
		return noStayCalled
	case to == from:
		return yes
	case to != Bordeaux && me.visited&(1<<to) != 0:
		return noMoveBack
	case s.called() && to.Zone() > from.Zone():
		return noMoveCalled
	case int(me.hand.N)-1 < Crossed(from, to):
		return noMoveToll
	}
	return yes
}

func (s *State) maySupply(game.Action) reason {
	switch {
	case s.n[ActionsLeft] == 0:
		return noActions
	case s.row[0] == 0:
		return noSupplyEmpty
	}
	return yes
}

// mayEnd and mayPass end the turn, with something done or with nothing to do
// (M3.6).
func (s *State) mayEnd(game.Action) reason {
	if s.n[Acted] == 0 {
		return noEndActed
	}
	return yes
}

func (s *State) mayPass(game.Action) reason {
	switch {
	case s.n[Acted] > 0:
		return noPassActed
	case s.maySupply(game.Action{}) == yes:
		return noPassSupply
	}
	for _, c := range s.me().hand.All() {
		if s.n[ActionsLeft] > 0 && s.follows(c) == yes {
			return noPassLay
		}
	}
	return yes
}

// onBoard is for a place of the board.
func (s *State) onBoard(a game.Action) reason {
	switch {
	case s.row[a.A] != 0:
		return yes
	case s.top().Kind == StepTake:
		return noTakeEmpty
	}
	return noTakeEmpty72
}

// mayTake is what the place costs, or what Montaigne may take (M3.4, M7.2).
func (s *State) mayTake(a game.Action) reason {
	switch s.top().Kind {
	case StepTake:
		return s.affords(a.A)
	case StepQuote:
		switch {
		case a.A == 3:
			return noQuoteCovered
		case Cards[s.row[a.A]].Kind != Quotation:
			return noQuoteKind
		}
	}
	return yes
}

// maySail is for the winds, which may lay the card of a place that is paid for
// as if it were taken (M7.1).
func (s *State) maySail(a game.Action) reason {
	if r := s.affords(a.A); r != yes {
		return r
	}
	return s.sails(a.A)
}

// affords is whether the hand can pay for a place of the board (M3.4).
func (s *State) affords(place uint8) reason {
	if s.me().hand.N < costs[place] {
		return noTakeCost
	}
	return yes
}

// sails is whether the winds lay the card of a place (M7.1, M3.5, M6.1).
func (s *State) sails(place uint8) reason {
	me := s.me()
	from, to := me.Last(), Cards[s.row[place]].City
	switch {
	case !s.winds():
		return noSailOption
	case costs[place] == 0:
		return noTakeCost
	case place == 1 && to != from:
		return noSailCity
	case to.Zone() != from.Zone():
		return noSailZone
	case s.tooSoon(s.row[place]):
		return noHomeBooks
	case to == from && s.called():
		return noStayCalled
	case to != from && to != Bordeaux && me.visited&(1<<to) != 0:
		return noMoveBack
	}
	return yes
}
