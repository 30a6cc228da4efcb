package postcards

import (
	"slices"

	"posterestante/game"
)

// Why says why, with these spots picked, a spot leads nowhere: it guesses the
// action that was meant and refuses it by its rule. nil if the spot does lead on.
func (s *State) Why(picked []game.Spot, spot game.Spot) *game.Refusal {
	if s.turn == game.Nobody {
		return verbTable.Refusal(s.ended())
	}
	if spot.Seat != game.Nobody && spot.Seat != s.turn {
		return verbTable.Refusal(noOther)
	}
	var card uint8
	if len(picked) == 1 && picked[0].Zone == Hand && picked[0].Seat == s.turn {
		card = at(&s.me().hand, picked[0].Index)
	}
	a, ok := s.meant(card, spot)
	if spot.Zone == Hand { // a card of the hand, by itself or again
		switch again := at(&s.me().hand, spot.Index); {
		case card == 0 && again != 0:
			return s.whyCard(again)
		case card == again:
			a = game.Action{Verb: VWaste, A: card}
		}
	}
	switch {
	case !ok:
		return verbTable.Refusal(noNothing)
	case card != 0 && !targets[a.Verb].paid: // what was clicked doesn't go with a card
		return verbTable.Refusal(noCardTarget)
	}
	if r := s.Refuse(s.Ordered(a)); r != nil {
		return r
	}
	var buf [2]game.Spot
	if !slices.Contains(s.Parts(a, buf[:0]), spot) { // a bike only stands for its region
		return verbTable.Refusal(noNothing)
	}
	return nil
}

// whyCard says why a card of the hand can't be picked up now.
func (s *State) whyCard(card uint8) *game.Refusal {
	if r := s.Refuse(game.Action{Verb: VPair, A: card, B: card}); r != nil && r.Code != "refuse.pair.order" &&
		r.Code != "refuse.pair.left" {
		return r
	}
	if s.PlaysLeft() >= 2 && s.me().hand.N >= 2 || s.hasEffect(card) || s.mayWaste(game.Action{A: card}) == yes {
		return nil
	}
	return verbTable.Refusal(noCardNoeffect)
}

// at is the i-th card of a pile, 0 beyond its end.
func at(p *pile, i uint8) uint8 {
	if i >= p.N {
		return 0
	}
	return p.C[i]
}
