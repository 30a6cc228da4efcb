package postcards

import (
	"math/bits"

	"posterestante/game"
)

// Legal appends the legal actions, in a fixed order.
func (s *State) Legal(buf []game.Action) []game.Action {
	switch s.n[Phase] {
	case Playing:
		if s.steps.Depth > 0 {
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
		hand := me.hand.All()
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
	for _, c := range me.cards.All() {
		if a := (game.Action{Verb: VSend, A: c}); s.maySend(a) == yes {
			buf = append(buf, a)
		}
	}
	for _, g := range me.gifts.All() {
		if a := (game.Action{Verb: VUse, A: g}); s.mayUse(a) == yes {
			buf = append(buf, a)
		}
	}
	if a := (game.Action{Verb: VEnd}); s.mayEnd(a) == yes {
		buf = append(buf, a)
	}
	return buf
}

// legalStep is what settles the top step.
func (s *State) legalStep(buf []game.Action) []game.Action {
	skip := game.Action{Verb: VSkip}
	switch t := s.top(); t.Kind {
	case StepWild:
		buf = s.legalDoing(buf, 0, ToMove)
		buf = s.legalDoing(buf, 0, ToTake)
		buf = s.legalDoing(buf, 0, ToCamp)
		return s.legalAnyStamp(buf)
	case StepTake:
		return s.legalTake(buf, 0)
	case StepMemory:
		for _, c := range s.me().cards.All() {
			for m := s.freeMemory(c, Kind(t.A)); m != 0; m &= m - 1 {
				buf = append(buf, game.Action{Verb: VWrite, B: c, C: uint8(bits.TrailingZeros8(m))})
			}
		}
		return append(buf, skip)
	case StepStar:
		for b := ButtonStarMove; b <= ButtonStarStamp; b++ {
			if a := (game.Action{Verb: VStar, A: b}); s.mayStar(a) == yes {
				buf = append(buf, a)
			}
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
		for _, c := range s.me().look.All() {
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
	for _, c := range s.me().cards.All() {
		for m := s.freeOf(c, k); m != 0; m &= m - 1 {
			buf = append(buf, game.Action{Verb: VStamp, A: card, B: c, C: uint8(bits.TrailingZeros8(m))})
		}
	}
	return buf
}

func (s *State) legalAnyStamp(buf []game.Action) []game.Action {
	for _, c := range s.me().cards.All() {
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
	if s.travelDeck.N > 0 {
		buf = append(buf, game.Action{Verb: VDraw})
	}
	return buf
}
