package postcards

import (
	"slices"

	"posterestante/game"
)

// Why says why, with these spots picked, a spot leads nowhere: it guesses the
// action that was meant and refuses it by its rule. nil if the spot does lead on.
func (s *State) Why(picked []game.Spot, spot game.Spot) *game.Refusal {
	if s.turn == game.Nobody {
		return moves.Refusal(s.ended())
	}
	if spot.Seat != game.Nobody && spot.Seat != s.turn {
		return moves.Refusal(noOther)
	}
	var card uint8
	if len(picked) == 1 && picked[0].Zone == Hand && picked[0].Seat == s.turn {
		card = at(&s.me().hand, picked[0].Index)
	}
	a, ok := s.meant(card, spot)
	if !ok {
		return moves.Refusal(noNothing)
	}
	if a.Verb == VWaste && card == 0 { // a card of the hand, by itself
		return s.whyCard(a.A)
	}
	if card != 0 {
		switch a.Verb {
		case VMove, VTake, VSweep, VCamp, VStamp, VPair, VWaste:
		default: // what was clicked doesn't go with a card
			return moves.Refusal(noCardTarget)
		}
	}
	if r := s.Refuse(s.Ordered(a)); r != nil {
		return r
	}
	var buf [2]game.Spot
	if !slices.Contains(s.Parts(a, buf[:0]), spot) { // a bike only stands for its region
		return moves.Refusal(noNothing)
	}
	return nil
}

// whyCard says why a card of the hand can't be picked up now.
func (s *State) whyCard(card uint8) *game.Refusal {
	if r := s.Refuse(game.Action{Verb: VPair, A: card, B: card}); r != nil && r.Code != "refuse.pair.order" && r.Code != "refuse.pair.left" {
		return r
	}
	if s.playsLeft() >= 2 && s.me().hand.N >= 2 || s.hasEffect(card) || s.mayWaste(game.Action{A: card}) == yes {
		return nil
	}
	return moves.Refusal(noCardNoeffect)
}

// meant is the action that a click on a spot means, with a card of the hand
// picked or (0) without.
func (s *State) meant(card uint8, spot game.Spot) (game.Action, bool) {
	me := s.me()
	switch spot.Zone {
	case Hand:
		other := at(&me.hand, spot.Index)
		if card != 0 && card != other {
			return game.Action{Verb: VPair, A: card, B: other}, true
		}
		return game.Action{Verb: VWaste, A: other}, other != 0
	case RegionSpot, Bikes:
		return game.Action{Verb: VMove, A: card, B: spot.Index}, spot.Index >= 1 && spot.Index <= NumRegions
	case CardTop:
		return game.Action{Verb: VTake, A: card, B: s.cardTop}, s.cardTop != 0
	case CardRow:
		if int(spot.Index) >= len(s.cardRow) {
			return game.Action{}, false
		}
		c := s.cardRow[spot.Index]
		return game.Action{Verb: VTake, A: card, B: c}, c != 0
	case Sites:
		ok := spot.Index >= 1 && spot.Index <= NumRegions && int(spot.Sub) < len(Regions[spot.Index].Sites)
		return game.Action{Verb: VCamp, A: card, B: spot.Index, C: spot.Sub}, ok
	case Stamps:
		ok := spot.Index >= 1 && spot.Index <= NumPostcards && int(spot.Sub) < len(Postcards[spot.Index].Stamps)
		return game.Action{Verb: VStamp, A: card, B: spot.Index, C: spot.Sub}, ok
	case Memories:
		ok := spot.Index >= 1 && spot.Index <= NumPostcards && spot.Sub < 3
		return game.Action{Verb: VWrite, B: spot.Index, C: spot.Sub}, ok
	case Cards:
		c := at(&me.cards, spot.Index)
		return game.Action{Verb: VSend, A: c}, c != 0
	case GiftsHeld:
		g := at(&me.gifts, spot.Index)
		return game.Action{Verb: VUse, A: g}, g != 0
	case GiftRow:
		if int(spot.Index) >= len(s.giftRow) {
			return game.Action{}, false
		}
		g := s.giftRow[spot.Index]
		return game.Action{Verb: VGift, A: g}, g != 0
	case Look:
		c := at(&me.look, spot.Index)
		return game.Action{Verb: VKeep, A: c}, c != 0
	case Row:
		if int(spot.Index) >= len(s.row) {
			return game.Action{}, false
		}
		c := s.row[spot.Index]
		return game.Action{Verb: VDraw, A: c}, c != 0
	case TravelDeck:
		return game.Action{Verb: VDraw}, true
	case Buttons:
		return meantButton(card, spot.Index)
	}
	return game.Action{}, false
}

func meantButton(card, b uint8) (game.Action, bool) {
	switch b {
	case ButtonEnd:
		return game.Action{Verb: VEnd}, true
	case ButtonPass:
		return game.Action{Verb: VPass}, true
	case ButtonSkip:
		return game.Action{Verb: VSkip}, true
	case ButtonSweep:
		return game.Action{Verb: VSweep, A: card}, true
	case ButtonWaste:
		return game.Action{Verb: VWaste, A: card}, card != 0
	case ButtonStarMove, ButtonStarTake, ButtonStarStamp:
		return game.Action{Verb: VStar, A: b}, true
	case ButtonAutoma:
		return game.Action{Verb: VAutoma}, true
	}
	return game.Action{}, false
}

// at is the i-th card of a pile, 0 beyond its end.
func at(p *pile, i uint8) uint8 {
	if i >= p.N {
		return 0
	}
	return p.C[i]
}
