package postcards

import "posterestante/game"

// Parts appends the spots to click for an action of the seat to act. Two cards
// of a pair may be clicked in either order: parts of one zone are a set.
func (s *State) Parts(a game.Action, buf []game.Spot) []game.Spot {
	button := func(b uint8) []game.Spot { return append(buf, common(Buttons, b, 0)) }
	if s.turn == game.Nobody {
		return buf
	}
	me := s.me()
	inHand := func(c uint8) game.Spot { return of(s.turn, Hand, uint8(me.hand.find(c))) }
	switch a.Verb {
	case VMove, VTake, VSweep, VCamp, VStamp, VWaste:
		if a.A != 0 {
			buf = append(buf, inHand(a.A))
		}
	}
	switch a.Verb {
	case VMove:
		return append(buf, common(RegionSpot, a.B, 0))
	case VTake:
		return append(buf, s.cardSpot(a.B))
	case VSweep:
		return button(ButtonSweep)
	case VCamp:
		return append(buf, common(Sites, a.B, a.C))
	case VStamp:
		return append(buf, common(Stamps, a.B, a.C))
	case VPair:
		return append(buf, inHand(a.A), inHand(a.B))
	case VWaste:
		return button(ButtonWaste)
	case VWrite:
		return append(buf, common(Memories, a.B, a.C))
	case VSkip:
		return button(ButtonSkip)
	case VStar:
		return button(a.A)
	case VSend:
		return append(buf, of(s.turn, Cards, uint8(me.cards.find(a.A))))
	case VGift:
		return append(buf, common(GiftRow, uint8(indexOf(s.giftRow[:], a.A)), 0))
	case VUse:
		return append(buf, of(s.turn, GiftsHeld, uint8(me.gifts.find(a.A))))
	case VKeep:
		return append(buf, of(s.turn, Look, uint8(me.look.find(a.A))))
	case VDraw:
		if a.A == 0 {
			return append(buf, common(TravelDeck, 0, 0))
		}
		return append(buf, common(Row, uint8(indexOf(s.row[:], a.A)), 0))
	case VEnd:
		return button(ButtonEnd)
	case VPass:
		return button(ButtonPass)
	}
	return button(ButtonAutoma)
}

// cardSpot is where a postcard that may be taken lies.
func (s *State) cardSpot(c uint8) game.Spot {
	if c == s.cardTop {
		return common(CardTop, 0, 0)
	}
	return common(CardRow, uint8(indexOf(s.cardRow[:], c)), 0)
}

func indexOf(row []uint8, c uint8) int {
	for i, o := range row {
		if o == c {
			return i
		}
	}
	return -1
}
