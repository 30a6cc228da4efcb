package postcards

import "posterestante/game"

// early is what refuses a verb while no step asks for it.
var early = [...]reason{
	VWrite: noWriteNow, VSkip: noSkip, VStar: noStar, VGift: noGiftNow, VKeep: noKeepNow, VDraw: noDrawEarly, VPass: noPassEarly,
	VAutoma: yes,
}

// settles is what settles a step, as bits by verb, and what is said to all else.
var settles = [...]struct {
	verbs uint32
	first reason
}{
	StepWild:     {1<<VMove | 1<<VTake | 1<<VSweep | 1<<VCamp | 1<<VStamp, noFirstWild},
	StepTake:     {1 << VTake, noFirstTake},
	StepMemory:   {1<<VWrite | 1<<VSkip, noFirstMemory},
	StepStar:     {1<<VStar | 1<<VSkip, noFirstStar},
	StepStamp:    {1<<VStamp | 1<<VSkip, noFirstStamp},
	StepGift:     {1 << VGift, noFirstGift},
	StepRoadMove: {1 << VMove, noFirstRoadmove},
	StepRoadCamp: {1<<VCamp | 1<<VSkip, noFirstRoadcamp},
	StepGuide:    {1 << VKeep, noFirstGuide},
}

// doings are the verbs that a card, a step or a kept effect pays for.
const doings = 1<<VMove | 1<<VTake | 1<<VSweep | 1<<VCamp | 1<<VStamp

// closed says why a verb can't be used at all now: it is another phase, or a
// step asks for something else, or none asks for this (P3.6).
func (s *State) closed(a game.Action) reason {
	switch phase := s.n[Phase]; {
	case phase == GameOver:
		return s.ended()
	case phase == AutoTurn && a.Verb == VAutoma, phase == Drawing && a.Verb == VDraw, phase == Full && a.Verb == VPass:
		return yes
	case phase == AutoTurn:
		return noAutomaTurn
	case a.Verb == VAutoma:
		return noAutomaPerson
	case phase == Drawing && a.Verb == VPass:
		return noPassDraw
	case phase == Drawing:
		return noEnded
	case phase == Full:
		return noFull
	case s.steps.Depth == 0, a.Verb == VDraw, a.Verb == VPass:
		return early[a.Verb]
	}
	step := s.top().Kind
	switch by := &settles[step]; {
	case doings&(1<<a.Verb) != 0 && a.A != 0:
		return by.first
	case by.verbs&(1<<a.Verb) != 0:
		return yes
	case step == StepTake && a.Verb == VSweep:
		return noSweepTwice
	default:
		return by.first
	}
}

// ended says by which rule the game ended: the end bonus was taken, or it
// lasted too long.
func (s *State) ended() reason {
	if !s.bonusTaken() {
		return noOverRounds
	}
	return noOver
}

// mayPlay is whether a card of the hand can be played, with so many plays left
// (P3.1, P3.3).
func (s *State) mayPlay(card uint8, plays int) reason {
	switch {
	case s.me().hand.Find(card) < 0:
		return noCardHand
	case s.playsLeft() <= 0:
		return noCardLeft
	case s.playsLeft() < plays:
		return noPairLeft
	}
	return yes
}

// mayPay is whether an action is paid for: by a card for that action (P3.1), by
// the step that offers it, or by a kept effect (P6.1).
func (s *State) mayPay(a game.Action, d Doing, kept game.Counter, without reason) reason {
	switch {
	case a.A == 0 && s.steps.Depth == 0 && s.n[kept] == 0:
		return without
	case a.A == 0:
		return yes
	}
	if r := s.mayPlay(a.A, 1); r != yes {
		return r
	}
	if TravelDoing(a.A) != d {
		return noCardAction
	}
	return yes
}

// mayMove is P4.1.
func (s *State) mayMove(a game.Action) reason {
	r, bike := s.mayPay(a, ToMove, Moves, noMoveCard), s.me().bike
	switch {
	case r != yes:
		return r
	case a.B == bike:
		return noMoveThere
	case distances[bike][a.B] != 1:
		return noMoveBorder
	}
	return yes
}

// mayTake and maySweep are P4.2.
func (s *State) mayTake(a game.Action) reason {
	r := s.mayPay(a, ToTake, Takes, noTakeCard)
	switch {
	case r != yes:
		return r
	case !s.canTake():
		return noTakeNone
	case a.B != s.cardTop && indexOf(s.cardRow[:], a.B) < 0:
		return noTakeRow
	}
	return yes
}

func (s *State) maySweep(a game.Action) reason {
	r := s.mayPay(a, ToTake, Takes, noTakeCard)
	switch {
	case r != yes:
		return r
	case !s.canTake():
		return noTakeNone
	case !s.canSweep():
		return noSweepDeck
	}
	return yes
}

// mayCamp is P4.3.
func (s *State) mayCamp(a game.Action) reason {
	r, me := s.mayPay(a, ToCamp, Camps, noCampCard), s.me()
	switch {
	case r != yes:
		return r
	case me.camps == NumCamps:
		return noCampNone
	case a.B != me.bike:
		return noCampRegion
	case !s.canCamp():
		return noCampFull
	case s.sites[a.B][a.C] != 0:
		return noCampTaken
	}
	return yes
}

// mayStamp is P5.1: a card pays by its colour, a step with any.
func (s *State) mayStamp(a game.Action) reason {
	if a.A != 0 {
		if r := s.mayPlay(a.A, 1); r != yes {
			return r
		}
	}
	switch {
	case a.A == 0 && s.steps.Depth == 0:
		return noStampCard
	case a.A != 0 && Postcards[a.B].Stamps[a.C] != TravelColour(a.A):
		return noStampColour
	case s.me().cards.Find(a.B) < 0:
		return noStampPostcard
	case s.stamps[a.B]&(1<<a.C) != 0:
		return noStampTaken
	}
	return yes
}

// mayPair is P3.2.
func (s *State) mayPair(a game.Action) reason {
	for _, c := range [...]uint8{a.A, a.B} {
		if r := s.mayPlay(c, 2); r != yes {
			return r
		}
	}
	if s.me().hand.Find(a.A) >= s.me().hand.Find(a.B) {
		return noPairOrder
	}
	return yes
}

// mayWaste is P3.4: only a compulsory card, and only where none has an effect.
func (s *State) mayWaste(a game.Action) reason {
	if r := s.mayPlay(a.A, 1); r != yes {
		return r
	}
	if s.n[PlayedN] >= mustPlay {
		return noWasteFree
	}
	for _, c := range s.me().hand.All() {
		if s.hasEffect(c) {
			return noWasteEffect
		}
	}
	return yes
}

// hasEffect says whether a single card can do anything (P3.4).
func (s *State) hasEffect(card uint8) bool {
	var buf [64]game.Action
	return len(s.legalStamp(s.legalDoing(buf[:0], card, TravelDoing(card)), card, TravelColour(card))) > 0
}
