package montaigne

import "posterestante/game"

// inVoyage is for a character of the voyage of the seat to act (M4.1).
func (s *State) inVoyage(a game.Action) reason {
	switch {
	case s.me().voyage.Find(a.A) < 0:
		return noPersonVoyage
	case Cards[a.A].Kind != Character:
		return noPersonKind
	}
	return yes
}

// hasFetch is for a character and the card of the discard that it fetches (M4.1).
func (s *State) hasFetch(a game.Action) reason {
	r := s.inVoyage(a)
	switch {
	case r != yes:
		return r
	case a.A == a.B:
		return noFetchItself
	case s.discard.Find(a.B) < 0:
		return noFetchDiscard
	}
	return yes
}

// mayPower is whether a character's own power can do anything now; between two
// takes only the Pope's (M7.2).
func (s *State) mayPower(a game.Action) reason {
	who := Person(Cards[a.A].Of)
	switch {
	case who == Montaigne && s.hands() == 0 && !s.quotationShown():
		return noPowerQuotation
	case who == Coachman && s.me().hand.N == 0:
		return noPowerHand
	case who == Coachman && !s.drives(a.A):
		return noHomeBooks
	case who == Maid && !s.anyToRob(RobFind, a.A), who == Courtesan && !s.anyToRob(RobPerson, a.A):
		return noPowerRob
	case who == Scholar && s.hands() == 0:
		return noPowerHands
	case who == Theologian && s.zoneHands() == 0:
		return noPowerZone
	case who == Pope && s.row[0] == 0:
		return noPowerBoard
	case who != Pope && s.top().Kind == StepTake:
		return settles[StepTake].first
	}
	return yes
}

// mayLay is for the Coachman's card, which goes anywhere but home too soon (M6.2).
func (s *State) mayLay(a game.Action) reason {
	if s.tooSoon(a.A) {
		return noHomeBooks
	}
	return yes
}

// quotationShown says whether one lies face up on the board.
func (s *State) quotationShown() bool {
	for i := range uint8(3) {
		if Cards[s.row[i]].Kind == Quotation {
			return true
		}
	}
	return false
}

// anyToRob says whether a robber, about to be discarded, finds anything.
func (s *State) anyToRob(what, robber uint8) bool {
	for i := range s.p[:s.seats] {
		if game.Seat(i) == s.turn {
			continue
		}
		for _, c := range s.p[i].voyage.All() {
			if s.robs(game.Seat(i), what, c, robber) == yes {
				return true
			}
		}
	}
	return false
}

// hasRob is for a card of another's voyage, and mayRob for one that the robber
// takes (M7.2).
func (s *State) hasRob(a game.Action) reason {
	if seat, _ := s.before(a.A); seat == game.Nobody || seat == s.turn {
		return noRobVoyage
	}
	return yes
}

func (s *State) mayRob(a game.Action) reason {
	seat, _ := s.before(a.A)
	return s.robs(seat, s.top().A, a.A, 0)
}

// robs is whether a robber takes a card of a seat's voyage; who is home is not
// robbed (M6.3, M7.2).
func (s *State) robs(seat game.Seat, what, card, robber uint8) reason {
	k := &Cards[card]
	switch {
	case s.p[seat].home != 0:
		return noRobHome
	case what == RobPerson && k.Kind != Character:
		return noRobPerson
	case what == RobFind && (k.Kind != Discovery || Find(k.Of) != Spa && Find(k.Of) != Gastronomy):
		return noRobFind
	}
	return s.mayJoin(card, robber)
}

// mayJoin is whether a card that comes by a power may join the voyage, once the
// card without has left it (M7.3).
func (s *State) mayJoin(card, without uint8) reason {
	switch _, ok := s.joins(card, without); {
	case ok:
		return yes
	case s.me().visited&(1<<Cards[card].City) != 0:
		return noJoinBack
	}
	return noJoinCalled
}

// hasHand is for another seat, and mayLook for a hand of it to look into, not
// seen before (M7.2).
func (s *State) hasHand(a game.Action) reason {
	switch {
	case a.A >= s.seats:
		return noSeat
	case game.Seat(a.A) == s.turn:
		return noLookOwn
	}
	return yes
}

func (s *State) mayLook(a game.Action) reason {
	switch {
	case s.p[a.A].hand.N == 0:
		return noLookEmpty
	case s.top().B&(1<<a.A) != 0 && s.top().Kind == StepSearch:
		return noLookSeen
	}
	return yes
}

// hasPick is for a card of the hand looked at, and mayPick for one that the
// power takes: the Scholar any, Montaigne a quotation (M7.2).
func (s *State) hasPick(a game.Action) reason {
	if s.p[s.top().A].hand.Find(a.A) < 0 {
		return noPickHand
	}
	return yes
}

func (s *State) mayPick(a game.Action) reason {
	switch {
	case s.top().Kind == StepChoose:
		return yes
	case Cards[a.A].Kind != Quotation:
		return noPickKind
	}
	return s.mayJoin(a.A, 0)
}

// maySkip is what a step allows to decline (M7.2).
func (s *State) maySkip(game.Action) reason {
	switch t := s.top(); t.Kind {
	case StepChoose:
		if s.hands()&^t.B == 0 {
			return noSkipLast
		}
	case StepRead:
		for _, c := range s.p[t.A].hand.All() {
			if s.mayPick(game.Action{A: c}) == yes {
				return noSkipQuotation
			}
		}
	}
	return yes
}

// hasUnseen is for a card of another's hand, and mayUnseen for one of zone 2 in
// a hand not yet taken from (M7.2).
func (s *State) hasUnseen(a game.Action) reason {
	switch {
	case a.A >= s.seats || game.Seat(a.A) == s.turn:
		return noSeat
	case a.B >= s.p[a.A].hand.N:
		return noUnseenHand
	}
	return yes
}

func (s *State) mayUnseen(a game.Action) reason {
	switch {
	case Cards[s.p[a.A].hand.C[a.B]].City.Zone() != 2:
		return noUnseenZone
	case s.top().B&(1<<a.A) == 0:
		return noUnseenTwice
	}
	return yes
}
