package montaigne

import "posterestante/game"

// legalStep is what settles the top step.
func (s *State) legalStep(buf []game.Action) []game.Action {
	me, t := s.me(), s.top()
	skip := game.Action{Verb: VSkip}
	switch t.kind {
	case StepTake:
		return s.legalTake(buf)
	case StepBuy, StepSail, StepToll:
		return cards(buf, VPay, me.hand.all())
	case StepNoble:
		return append(s.places(buf), skip)
	case StepPope:
		return s.places(buf)
	case StepQuote:
		for i, c := range s.row[:3] {
			if Cards[c].Kind == Quotation {
				buf = append(buf, game.Action{Verb: VTake, A: uint8(i)})
			}
		}
		return s.seatsOf(buf, s.hands())
	case StepRead:
		before := len(buf)
		for _, c := range s.p[t.a].hand.all() {
			if s.mayRead(c) {
				buf = append(buf, game.Action{Verb: VPick, A: c})
			}
		}
		if len(buf) == before {
			buf = append(buf, skip)
		}
	case StepCoach:
		return cards(buf, VLay, me.hand.all())
	case StepRob:
		return s.legalRob(buf, t.a)
	case StepSearch:
		return s.seatsOf(buf, s.hands()&^t.b)
	case StepChoose:
		buf = cards(buf, VPick, s.p[t.a].hand.all())
		if s.hands()&^t.b != 0 {
			buf = append(buf, skip)
		}
	case StepUnseen:
		return s.legalUnseen(buf, t.b)
	}
	return buf
}

// cards are an action for each card.
func cards(buf []game.Action, v game.Verb, list []uint8) []game.Action {
	for _, c := range list {
		buf = append(buf, game.Action{Verb: v, A: c})
	}
	return buf
}

// places are the cards of the board, whatever they cost.
func (s *State) places(buf []game.Action) []game.Action {
	for i, c := range s.row {
		if c != 0 {
			buf = append(buf, game.Action{Verb: VTake, A: uint8(i)})
		}
	}
	return buf
}

// seatsOf are looks into the hands of some seats.
func (s *State) seatsOf(buf []game.Action, seats uint8) []game.Action {
	for i := range s.seats {
		if seats&(1<<i) != 0 {
			buf = append(buf, game.Action{Verb: VLook, A: i})
		}
	}
	return buf
}

// mayRead says whether a card of the hand looked at is a quotation that may
// join the voyage (M7.2).
func (s *State) mayRead(card uint8) bool {
	_, ok := s.joins(card, 0)
	return ok && Cards[card].Kind == Quotation
}

// legalTake are the cards of the board that can be paid, and those that the
// winds may lay (M3.4, M7.1). The Pope may be called between two takes.
func (s *State) legalTake(buf []game.Action) []game.Action {
	me := s.me()
	for i, c := range s.row {
		place := uint8(i)
		if c == 0 || me.hand.n < costs[place] {
			continue
		}
		buf = append(buf, game.Action{Verb: VTake, A: place})
		if s.sails(place) {
			buf = append(buf, game.Action{Verb: VSail, A: place})
		}
	}
	if s.meets() {
		for _, c := range me.voyage.all() {
			if isPerson(c, Pope) {
				buf = append(buf, game.Action{Verb: VPower, A: c})
			}
		}
	}
	return buf
}

// sails says whether the winds may lay the card of a place (M7.1, M3.5, M6.1).
func (s *State) sails(place uint8) bool {
	if !s.winds() || place != 1 && place != 2 || s.row[place] == 0 {
		return false
	}
	me := s.me()
	last, to := me.last(), Cards[s.row[place]].City
	switch {
	case to == last:
		return !s.called()
	case place == 1 || to.Zone() != last.Zone():
		return false
	}
	return to == Bordeaux || me.visited&(1<<to) == 0
}

// legalRob are the cards of others' voyages that the robber may take (M7.2);
// who is home is not robbed (M6.3).
func (s *State) legalRob(buf []game.Action, what uint8) []game.Action {
	for i := range s.p[:s.seats] {
		if p := &s.p[i]; game.Seat(i) != s.turn && p.home == 0 {
			for _, c := range p.voyage.all() {
				if robbed(what, c) {
					if _, ok := s.joins(c, 0); ok {
						buf = append(buf, game.Action{Verb: VRob, A: c})
					}
				}
			}
		}
	}
	return buf
}

// legalUnseen are the cards of zone 2 in the hands of some seats (M7.2).
func (s *State) legalUnseen(buf []game.Action, seats uint8) []game.Action {
	for i := range s.seats {
		if seats&(1<<i) == 0 {
			continue
		}
		for j, c := range s.p[i].hand.all() {
			if Cards[c].City.Zone() == 2 {
				buf = append(buf, game.Action{Verb: VUnseen, A: i, B: uint8(j)})
			}
		}
	}
	return buf
}
