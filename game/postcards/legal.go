package postcards

import (
	"math/bits"

	"posterestante/game"
)

// Legal appends the legal actions, in a fixed order.
func (s *State) Legal(buf []game.Action) []game.Action {
	switch s.n[Phase] {
	case Playing:
		if s.depth > 0 {
			return s.legalStep(buf)
		}
		return s.legalPlay(buf)
	case Drawing:
		return s.legalDraw(buf)
	case Full:
		return append(buf, game.Action{Verb: VPass})
	case AutoTurn:
		return append(buf, game.Action{Verb: VAutoma})
	}
	return buf
}

// legalPlay is a person's turn with nothing to settle (P3).
func (s *State) legalPlay(buf []game.Action) []game.Action {
	me := s.me()
	left := s.playsLeft()
	if left > 0 {
		before := len(buf)
		hand := me.hand.all()
		for _, card := range hand {
			buf = s.legalDoing(buf, card, TravelDoing(card))
			buf = s.legalStamp(buf, card, TravelColour(card))
		}
		if len(buf) == before && s.n[PlayedN] < mustPlay {
			for _, card := range hand {
				buf = append(buf, game.Action{Verb: VWaste, A: card})
			}
		}
		if left >= 2 {
			for i, a := range hand {
				for _, b := range hand[i+1:] {
					buf = append(buf, game.Action{Verb: VPair, A: a, B: b})
				}
			}
		}
	}
	if s.n[Moves] > 0 {
		buf = s.legalDoing(buf, 0, ToMove)
	}
	if s.n[Takes] > 0 {
		buf = s.legalDoing(buf, 0, ToTake)
	}
	if s.n[Camps] > 0 {
		buf = s.legalDoing(buf, 0, ToCamp)
	}
	for _, c := range me.cards.all() {
		if s.canSend(c) {
			buf = append(buf, game.Action{Verb: VSend, A: c})
		}
	}
	for _, g := range me.gifts.all() {
		if s.canUse(g) {
			buf = append(buf, game.Action{Verb: VUse, A: g})
		}
	}
	if s.n[PlayedN] >= mustPlay || me.hand.n == 0 {
		buf = append(buf, game.Action{Verb: VEnd})
	}
	return buf
}

// legalStep is what settles the top step.
func (s *State) legalStep(buf []game.Action) []game.Action {
	skip := game.Action{Verb: VSkip}
	switch t := s.top(); t.kind {
	case StepWild:
		buf = s.legalDoing(buf, 0, ToMove)
		buf = s.legalDoing(buf, 0, ToTake)
		buf = s.legalDoing(buf, 0, ToCamp)
		return s.legalAnyStamp(buf)
	case StepTake:
		return s.legalTake(buf, 0)
	case StepMemory:
		for _, c := range s.me().cards.all() {
			for m := s.freeMemory(c, Kind(t.a)); m != 0; m &= m - 1 {
				buf = append(buf, game.Action{Verb: VWrite, B: c, C: uint8(bits.TrailingZeros8(m))})
			}
		}
		return append(buf, skip)
	case StepStar:
		buf = append(buf, game.Action{Verb: VStar, A: ButtonStarMove})
		if s.canTake() {
			buf = append(buf, game.Action{Verb: VStar, A: ButtonStarTake})
		}
		if s.canStamp() {
			buf = append(buf, game.Action{Verb: VStar, A: ButtonStarStamp})
		}
		return append(buf, skip)
	case StepStamp:
		return append(s.legalAnyStamp(buf), skip)
	case StepGift:
		for _, g := range s.giftRow {
			if g != 0 {
				buf = append(buf, game.Action{Verb: VGift, A: g})
			}
		}
	case StepRoadMove:
		return s.legalDoing(buf, 0, ToMove)
	case StepRoadCamp:
		return append(s.legalDoing(buf, 0, ToCamp), skip)
	case StepGuide:
		for _, c := range s.me().look.all() {
			buf = append(buf, game.Action{Verb: VKeep, A: c})
		}
	}
	return buf
}

// legalDoing are the targets of an action (P4); card is 0 for an effect.
func (s *State) legalDoing(buf []game.Action, card uint8, d Doing) []game.Action {
	switch d {
	case ToMove:
		for _, r := range Regions[s.me().bike].Next {
			buf = append(buf, game.Action{Verb: VMove, A: card, B: r})
		}
	case ToTake:
		before := len(buf)
		buf = s.legalTake(buf, card)
		if len(buf) > before && s.canSweep() {
			buf = append(buf, game.Action{Verb: VSweep, A: card})
		}
	case ToCamp:
		me := s.me()
		if me.camps == NumCamps {
			return buf
		}
		sites := &s.sites[me.bike]
		for i := range Regions[me.bike].Sites {
			if sites[i] == 0 {
				buf = append(buf, game.Action{Verb: VCamp, A: card, B: me.bike, C: uint8(i)})
			}
		}
	}
	return buf
}

func (s *State) legalTake(buf []game.Action, card uint8) []game.Action {
	if s.cardTop != 0 {
		buf = append(buf, game.Action{Verb: VTake, A: card, B: s.cardTop})
	}
	for _, c := range s.cardRow {
		if c != 0 {
			buf = append(buf, game.Action{Verb: VTake, A: card, B: c})
		}
	}
	return buf
}

func (s *State) legalStamp(buf []game.Action, card uint8, k Colour) []game.Action {
	for _, c := range s.me().cards.all() {
		for m := s.freeOf(c, k); m != 0; m &= m - 1 {
			buf = append(buf, game.Action{Verb: VStamp, A: card, B: c, C: uint8(bits.TrailingZeros8(m))})
		}
	}
	return buf
}

func (s *State) legalAnyStamp(buf []game.Action) []game.Action {
	for _, c := range s.me().cards.all() {
		for m := s.free(c); m != 0; m &= m - 1 {
			buf = append(buf, game.Action{Verb: VStamp, B: c, C: uint8(bits.TrailingZeros8(m))})
		}
	}
	return buf
}

// legalDraw fills the hand from the row or the deck (P3.8).
func (s *State) legalDraw(buf []game.Action) []game.Action {
	for _, c := range s.row {
		if c != 0 {
			buf = append(buf, game.Action{Verb: VDraw, A: c})
		}
	}
	if s.travelDeck.n > 0 {
		buf = append(buf, game.Action{Verb: VDraw})
	}
	return buf
}

// canSend is P7.1.
func (s *State) canSend(c uint8) bool {
	return s.free(c) == 0 && Postcards[c].Region == s.me().bike
}

// canUse says whether a gift may be used now (P8).
func (s *State) canUse(g uint8) bool {
	switch Gifts[g].Kind {
	case RoadMap, Car:
		return true
	case StampCollection:
		return s.canStamp()
	case HikingGuide:
		return s.cardTop != 0
	}
	return false
}

// canStamp says whether any of the seat's postcards has a free space.
func (s *State) canStamp() bool {
	for _, c := range s.me().cards.all() {
		if s.free(c) != 0 {
			return true
		}
	}
	return false
}

// canTake says whether there is a postcard to take (P4.2).
func (s *State) canTake() bool { return s.cardTop != 0 || s.cardRow != [3]uint8{} }

// canSweep says whether the 3 postcards may be discarded first (P4.2).
func (s *State) canSweep() bool { return s.cardTop != 0 || s.cardDiscard.n > 0 }

// canCamp says whether a camp can be made where the bike is (P4.6).
func (s *State) canCamp() bool {
	me := s.me()
	if me.camps == NumCamps {
		return false
	}
	for i := range Regions[me.bike].Sites {
		if s.sites[me.bike][i] == 0 {
			return true
		}
	}
	return false
}

// canWrite says whether one of the seat's postcards awaits that kind of site.
func (s *State) canWrite(k Kind) bool {
	for _, c := range s.me().cards.all() {
		if s.freeMemory(c, k) != 0 {
			return true
		}
	}
	return false
}
