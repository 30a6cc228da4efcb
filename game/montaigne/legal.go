package montaigne

import "posterestante/game"

// Legal appends the legal actions, in a fixed order.
func (s *State) Legal(buf []game.Action) []game.Action {
	switch {
	case s.n[Phase] == GameOver:
		return buf
	case s.depth > 0:
		return s.legalStep(buf)
	}
	before := len(buf)
	if s.n[ActionsLeft] > 0 {
		buf = s.legalActions(buf)
	}
	none := len(buf) == before
	buf = s.legalPeople(buf)
	switch {
	case s.n[Acted] > 0:
		buf = append(buf, game.Action{Verb: VEnd})
	case none:
		buf = append(buf, game.Action{Verb: VPass})
	}
	return buf
}

// legalActions are move, stay and supply (M3).
func (s *State) legalActions(buf []game.Action) []game.Action {
	me := s.me()
	last := me.last()
	for _, c := range me.hand.all() {
		switch to := Cards[c].City; {
		case to == last:
			if !s.called() {
				buf = append(buf, game.Action{Verb: VStay, A: c})
			}
		case s.reaches(last, to):
			buf = append(buf, game.Action{Verb: VMove, A: c})
		}
	}
	if s.row[0] != 0 {
		buf = append(buf, game.Action{Verb: VSupply})
	}
	return buf
}

// reaches says whether a move between two cities is possible and can be paid
// (M3.1, M3.5, M6.1).
func (s *State) reaches(from, to City) bool {
	me := s.me()
	switch {
	case to != Bordeaux && me.visited&(1<<to) != 0:
		return false
	case s.called() && to.Zone() > from.Zone():
		return false
	}
	return int(me.hand.n)-1 >= crossed(from, to)
}

// legalPeople are what the characters of the voyage may do (M4.1, M7.2).
func (s *State) legalPeople(buf []game.Action) []game.Action {
	for _, c := range s.me().voyage.all() {
		if Cards[c].Kind != Character {
			continue
		}
		buf = append(buf, game.Action{Verb: VFurther, A: c})
		for _, d := range s.discard.all() {
			buf = append(buf, game.Action{Verb: VFetch, A: c, B: d})
		}
		if s.meets() && s.hasUse(c) {
			buf = append(buf, game.Action{Verb: VPower, A: c})
		}
	}
	return buf
}

// hasUse says whether the power of a character of the voyage can do anything
// (M7.2).
func (s *State) hasUse(card uint8) bool {
	switch Person(Cards[card].Of) {
	case Montaigne:
		return s.quotationShown() || s.hands() != 0
	case Coachman:
		return s.me().hand.n > 0
	case Maid:
		return s.anyToRob(RobFind, card)
	case Courtesan:
		return s.anyToRob(RobPerson, card)
	case Scholar:
		return s.hands() != 0
	case Theologian:
		return s.zoneHands() != 0
	case Pope:
		return s.row[0] != 0
	}
	return true
}

// quotationShown says whether one lies face up on the board.
func (s *State) quotationShown() bool {
	for _, c := range s.row[:3] {
		if Cards[c].Kind == Quotation {
			return true
		}
	}
	return false
}

// robbed says whether a card is what a robber takes (M7.2).
func robbed(what, card uint8) bool {
	k := &Cards[card]
	if what == RobPerson {
		return k.Kind == Character
	}
	return k.Kind == Discovery && (Find(k.Of) == Spa || Find(k.Of) == Gastronomy)
}

// anyToRob says whether a robber, about to be discarded, finds anything.
func (s *State) anyToRob(what, robber uint8) bool {
	for i := range s.p[:s.seats] {
		if p := &s.p[i]; game.Seat(i) != s.turn && p.home == 0 {
			for _, c := range p.voyage.all() {
				if robbed(what, c) {
					if _, ok := s.joins(c, robber); ok {
						return true
					}
				}
			}
		}
	}
	return false
}
