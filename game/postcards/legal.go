package postcards

import (
	"math/bits"

	"posterestante/game"
)

// Legal appends the legal actions, in a fixed order.
func (s *State) Legal(buf []game.Action) []game.Action {
	if s.n[Phase] == Playing && s.steps.Depth == 0 {
		return s.legalPlay(buf)
	}
	verbs := s.asked().verbs
	if len(verbs) == 1 && verbs[0] == VDraw { // most often, and so without a call
		return s.offerDraws(buf)
	}
	for _, v := range verbs {
		buf = s.offer(buf, v)
	}
	return buf
}

// legalPlay is a person's turn with nothing to settle (P3).
func (s *State) legalPlay(buf []game.Action) []game.Action {
	me := s.me()
	if left := s.PlaysLeft(); left > 0 {
		before, hand := len(buf), me.hand.All()
		for _, card := range hand {
			buf = s.offerDoing(buf, card, TravelDoing(card))
			buf = s.offerStamps(buf, card, TravelColour(card))
		}
		if len(buf) == before {
			for _, card := range hand {
				if a := (game.Action{Verb: VWaste, A: card}); s.mayWaste(a) == yes {
					buf = append(buf, a)
				}
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
	for d := ToMove; d <= ToCamp; d++ {
		if s.keeps(d) {
			buf = s.offerDoing(buf, 0, d)
		}
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

// offerCard appends what a single card may be played for (P3.1), and offerStamps where it may be a stamp (P5.1).
func (s *State) offerCard(buf []game.Action, card uint8) []game.Action {
	return s.offerStamps(s.offerDoing(buf, card, TravelDoing(card)), card, TravelColour(card))
}

func (s *State) offerStamps(buf []game.Action, card uint8, k Colour) []game.Action {
	for _, c := range s.me().cards.All() {
		for free := s.FreeOf(c, k); free != 0; free &= free - 1 {
			buf = append(buf, game.Action{Verb: VStamp, A: card, B: c, C: uint8(bits.TrailingZeros8(free))})
		}
	}
	return buf
}

// offerDoing appends the targets of an action (P4); card is 0 for an effect.
func (s *State) offerDoing(buf []game.Action, card uint8, d Doing) []game.Action {
	switch d {
	case ToMove:
		return s.offerMoves(buf, card)
	case ToTake:
		return s.offerSweep(s.offerTakes(buf, card), card)
	case ToCamp:
		return s.offerCamps(buf, card)
	}
	return buf
}

func (s *State) offerMoves(buf []game.Action, card uint8) []game.Action {
	for _, r := range Regions[s.me().bike].Next {
		buf = append(buf, game.Action{Verb: VMove, A: card, B: r})
	}
	return buf
}

func (s *State) offerTakes(buf []game.Action, card uint8) []game.Action {
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

func (s *State) offerSweep(buf []game.Action, card uint8) []game.Action {
	if s.sweepable() == yes {
		buf = append(buf, game.Action{Verb: VSweep, A: card})
	}
	return buf
}

func (s *State) offerCamps(buf []game.Action, card uint8) []game.Action {
	bike := s.me().bike
	for i := range uint8(len(Regions[bike].Sites)) {
		if s.campable(bike, i) == yes {
			buf = append(buf, game.Action{Verb: VCamp, A: card, B: bike, C: i})
		}
	}
	return buf
}

// offer appends what there is to do with a verb that a step or a phase asks for.
func (s *State) offer(buf []game.Action, v game.Verb) []game.Action {
	switch v {
	case VMove:
		return s.offerMoves(buf, 0)
	case VTake:
		return s.offerTakes(buf, 0)
	case VSweep:
		return s.offerSweep(buf, 0)
	case VCamp:
		return s.offerCamps(buf, 0)
	case VStamp:
		for _, c := range s.me().cards.All() {
			for free := s.Free(c); free != 0; free &= free - 1 {
				buf = append(buf, game.Action{Verb: VStamp, B: c, C: uint8(bits.TrailingZeros8(free))})
			}
		}
	case VWrite:
		for _, c := range s.me().cards.All() {
			for free := s.freeMemory(c, Kind(s.top().A)); free != 0; free &= free - 1 {
				buf = append(buf, game.Action{Verb: VWrite, B: c, C: uint8(bits.TrailingZeros8(free))})
			}
		}
	case VStar:
		for b := ButtonStarMove; b <= ButtonStarStamp; b++ {
			if a := (game.Action{Verb: VStar, A: b}); s.mayStar(a) == yes {
				buf = append(buf, a)
			}
		}
	case VGift:
		buf = eachPiece(buf, v, s.giftRow[:])
	case VKeep:
		buf = eachPiece(buf, v, s.me().look.All())
	default:
		buf = append(buf, game.Action{Verb: v})
	}
	return buf
}

// offerDraws fills the hand from the row or the deck (P3.8).
func (s *State) offerDraws(buf []game.Action) []game.Action {
	buf = eachPiece(buf, VDraw, s.row[:])
	if s.canDraw() {
		buf = append(buf, game.Action{Verb: VDraw})
	}
	return buf
}

// eachPiece appends an action for each piece that lies somewhere.
func eachPiece(buf []game.Action, v game.Verb, lie []uint8) []game.Action {
	for _, piece := range lie {
		if piece != 0 {
			buf = append(buf, game.Action{Verb: v, A: piece})
		}
	}
	return buf
}
