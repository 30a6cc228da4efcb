package postcards

import (
	"slices"

	"posterestante/game"
)

// early is what refuses a verb while no step asks for it.
var early = [...]reason{
	VWrite: noWriteNow, VSkip: noSkip, VStar: noStar, VGift: noGiftNow, VKeep: noKeepNow, VDraw: noDrawEarly, VPass: noPassEarly,
	VAutoma: yes,
}

// askedFor is what must be done now: the verbs, in the order of the legal actions, and what is said to all else.
type askedFor struct {
	verbs []game.Verb
	first reason
}

// What a step and a phase ask for.
var (
	byStep = [...]askedFor{
		StepWild:     {[]game.Verb{VMove, VTake, VSweep, VCamp, VStamp}, noFirstWild},
		StepTake:     {[]game.Verb{VTake}, noFirstTake},
		StepMemory:   {[]game.Verb{VWrite, VSkip}, noFirstMemory},
		StepStar:     {[]game.Verb{VStar, VSkip}, noFirstStar},
		StepStamp:    {[]game.Verb{VStamp, VSkip}, noFirstStamp},
		StepGift:     {[]game.Verb{VGift}, noFirstGift},
		StepRoadMove: {[]game.Verb{VMove}, noFirstRoadmove},
		StepRoadCamp: {[]game.Verb{VCamp, VSkip}, noFirstRoadcamp},
		StepGuide:    {[]game.Verb{VKeep}, noFirstGuide},
	}
	byPhase = [...]askedFor{
		Drawing:  {[]game.Verb{VDraw}, noEnded},
		Full:     {[]game.Verb{VPass}, noFull},
		AutoTurn: {[]game.Verb{VAutoma}, noAutomaTurn},
		GameOver: {},
	}
)

// asked is what the phase or the top step asks for: of a turn with nothing to settle nothing.
func (s *State) asked() *askedFor {
	if s.n[Phase] == Playing && s.steps.Depth > 0 {
		return &byStep[s.top().Kind]
	}
	return &byPhase[s.n[Phase]]
}

// doings are the effects kept for what a card may be played for, and what is said where nothing pays for it.
var doings = [...]struct {
	kept    game.Counter
	without reason
}{
	ToMove: {Moves, noMoveCard},
	ToTake: {Takes, noTakeCard},
	ToCamp: {Camps, noCampCard},
}

// closed says why a verb can't be used at all now: it is another phase, or a
// step asks for something else, or none asks for this (P3.6).
func (s *State) closed(a game.Action) reason {
	now := s.asked()
	byCard := targets[a.Verb].paid && a.A != 0
	switch phase := s.n[Phase]; {
	case phase == GameOver:
		return s.ended()
	case slices.Contains(now.verbs, a.Verb) && !byCard:
		return yes
	case a.Verb == VAutoma && phase != AutoTurn:
		return noAutomaPerson
	case a.Verb == VPass && phase == Drawing:
		return noPassDraw
	case phase != Playing:
		return now.first
	case s.steps.Depth == 0, a.Verb == VDraw, a.Verb == VPass:
		return early[a.Verb]
	case a.Verb == VSweep && s.top().Kind == StepTake && !byCard:
		return noSweepTwice
	}
	return now.first
}

// ended says by which rule the game ended: the end bonus was taken, or it
// lasted too long.
func (s *State) ended() reason {
	if !s.BonusTaken() {
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
	case s.PlaysLeft() <= 0:
		return noCardLeft
	case s.PlaysLeft() < plays:
		return noPairLeft
	}
	return yes
}

// keeps says whether an effect that gives an action was kept (P6.1).
func (s *State) keeps(d Doing) bool { return s.n[doings[d].kept] > 0 }

// mayPay is whether an action is paid for: by a card for that action (P3.1), by
// the step that offers it, or by a kept effect (P6.1).
func (s *State) mayPay(a game.Action, d Doing) reason {
	switch {
	case a.A == 0 && s.steps.Depth == 0 && !s.keeps(d):
		return doings[d].without
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
	r, bike := s.mayPay(a, ToMove), s.me().bike
	switch {
	case r != yes:
		return r
	case a.B == bike:
		return noMoveThere
	case !slices.Contains(Regions[bike].Next, a.B):
		return noMoveBorder
	}
	return yes
}

// mayTake and maySweep are P4.2.
func (s *State) mayTake(a game.Action) reason {
	r := s.mayPay(a, ToTake)
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
	if r := s.mayPay(a, ToTake); r != yes {
		return r
	}
	return s.sweepable()
}

// sweepable is whether there are postcards to discard, and others to take then.
func (s *State) sweepable() reason {
	switch {
	case !s.canTake():
		return noTakeNone
	case !s.canSweep():
		return noSweepDeck
	}
	return yes
}

// mayCamp is P4.3.
func (s *State) mayCamp(a game.Action) reason {
	if r := s.mayPay(a, ToCamp); r != yes {
		return r
	}
	r := s.campable(a.B, a.C)
	if r == noCampTaken && !s.canCamp() {
		return noCampFull
	}
	return r
}

// campable is whether a camp can stand on a site, were it paid for.
func (s *State) campable(region, site uint8) reason {
	me := s.me()
	switch {
	case me.camps == NumCamps:
		return noCampNone
	case region != me.bike:
		return noCampRegion
	case s.sites[region][site] != 0:
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
	return len(s.offerCard(buf[:0], card)) > 0
}
