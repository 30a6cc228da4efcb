package montaigne

import "posterestante/game"

// Legal appends the legal actions, in a fixed order. Whether one may be done is
// asked where its rule stands.
func (s *State) Legal(buf []game.Action) []game.Action {
	switch {
	case s.n[Phase] == GameOver:
		return buf
	case s.steps.Depth > 0:
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
	from := s.me().Last()
	for _, c := range s.me().hand.All() {
		if s.follows(c) == yes {
			buf = append(buf, laying(c, from))
		}
	}
	if a := (game.Action{Verb: VSupply}); s.maySupply(a) == yes {
		buf = append(buf, a)
	}
	return buf
}

// legalPeople are what the characters of the voyage may do (M4.1, M7.2).
func (s *State) legalPeople(buf []game.Action) []game.Action {
	for _, c := range s.me().voyage.All() {
		if Cards[c].Kind != Character {
			continue
		}
		buf = append(buf, game.Action{Verb: VFurther, A: c})
		for _, d := range s.discard.All() {
			buf = append(buf, game.Action{Verb: VFetch, A: c, B: d})
		}
		if a := (game.Action{Verb: VPower, A: c}); s.meets() && s.mayPower(a) == yes {
			buf = append(buf, a)
		}
	}
	return buf
}

// legalStep is what settles the top step.
func (s *State) legalStep(buf []game.Action) []game.Action {
	me, t, skip := s.me(), s.top(), game.Action{Verb: VSkip}
	switch t.Kind {
	case StepTake:
		buf = s.legalTake(buf)
	case StepBuy, StepSail, StepToll:
		buf = cards(buf, VPay, me.hand.All())
	case StepNoble:
		buf = append(s.places(buf), skip)
	case StepPope:
		buf = s.places(buf)
	case StepQuote:
		buf = s.looks(s.places(buf))
	case StepRead, StepChoose:
		for _, c := range s.p[t.A].hand.All() {
			if a := (game.Action{Verb: VPick, A: c}); s.mayPick(a) == yes {
				buf = append(buf, a)
			}
		}
		if s.maySkip(skip) == yes {
			buf = append(buf, skip)
		}
	case StepCoach:
		for _, c := range me.hand.All() {
			if a := (game.Action{Verb: VLay, A: c}); s.mayLay(a) == yes {
				buf = append(buf, a)
			}
		}
	case StepRob:
		buf = s.legalRob(buf)
	case StepSearch:
		buf = s.looks(buf)
	case StepUnseen:
		buf = s.legalUnseen(buf)
	}
	return buf
}

// legalTake are the cards of the board that can be paid, those that the winds
// may lay, and the Pope's power between two takes (M3.4, M7.1, M7.2).
func (s *State) legalTake(buf []game.Action) []game.Action {
	for i, c := range s.row {
		a := game.Action{Verb: VTake, A: uint8(i)}
		if c == 0 || s.affords(a.A) != yes {
			continue
		}
		buf = append(buf, a)
		if a.Verb = VSail; s.winds() && s.sails(a.A) == yes {
			buf = append(buf, a)
		}
	}
	if s.meets() {
		for _, c := range s.me().voyage.All() {
			if IsPerson(c, Pope) {
				buf = append(buf, game.Action{Verb: VPower, A: c})
			}
		}
	}
	return buf
}

// legalRob are the cards of others' voyages that the robber may take (M7.2).
func (s *State) legalRob(buf []game.Action) []game.Action {
	for i := range s.p[:s.seats] {
		if game.Seat(i) == s.turn {
			continue
		}
		for _, c := range s.p[i].voyage.All() {
			if a := (game.Action{Verb: VRob, A: c}); s.mayRob(a) == yes {
				buf = append(buf, a)
			}
		}
	}
	return buf
}

// legalUnseen are the cards of zone 2 in others' hands (M7.2).
func (s *State) legalUnseen(buf []game.Action) []game.Action {
	for i := range s.seats {
		if game.Seat(i) == s.turn {
			continue
		}
		for j := range s.p[i].hand.N {
			if a := (game.Action{Verb: VUnseen, A: i, B: j}); s.mayUnseen(a) == yes {
				buf = append(buf, a)
			}
		}
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

// places are the cards of the board that the step lets take.
func (s *State) places(buf []game.Action) []game.Action {
	for i, c := range s.row {
		if a := (game.Action{Verb: VTake, A: uint8(i)}); c != 0 && s.mayTake(a) == yes {
			buf = append(buf, a)
		}
	}
	return buf
}

// looks are looks into the hands of others (M7.2).
func (s *State) looks(buf []game.Action) []game.Action {
	for i := range s.seats {
		if a := (game.Action{Verb: VLook, A: i}); s.hasHand(a) == yes && s.mayLook(a) == yes {
			buf = append(buf, a)
		}
	}
	return buf
}

// laying is what a card of the hand is laid as, by the city where the voyage
// ends: a move or a stay (M3.1, M3.2).
func laying(card uint8, last City) game.Action {
	if Cards[card].City == last {
		return game.Action{Verb: VStay, A: card}
	}
	return game.Action{Verb: VMove, A: card}
}
