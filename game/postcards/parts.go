package postcards

import "posterestante/game"

// The spot to click for an action, and the card of the hand before it where one
// is played. Two cards of a pair may be clicked in either order: parts of one
// zone are a set.

type where = func(*State, game.Action) game.Spot

// one is a single spot; paid has the card that is played before it.
func one(spot where) func(*State, game.Action, []game.Spot) []game.Spot {
	return func(s *State, a game.Action, buf []game.Spot) []game.Spot { return append(buf, spot(s, a)) }
}

func paid(spot where) func(*State, game.Action, []game.Spot) []game.Spot {
	return func(s *State, a game.Action, buf []game.Spot) []game.Spot {
		if a.A != 0 {
			buf = append(buf, s.inHand(a.A))
		}
		return append(buf, spot(s, a))
	}
}

func button(b uint8) where {
	return func(*State, game.Action) game.Spot { return common(Buttons, b, 0) }
}

func toRegion(_ *State, a game.Action) game.Spot { return common(RegionSpot, a.B, 0) }
func toSite(_ *State, a game.Action) game.Spot   { return common(Sites, a.B, a.C) }
func toStamp(_ *State, a game.Action) game.Spot  { return common(Stamps, a.B, a.C) }
func toMemory(_ *State, a game.Action) game.Spot { return common(Memories, a.B, a.C) }
func toStar(_ *State, a game.Action) game.Spot   { return common(Buttons, a.A, 0) }

// inHand is where a card of the hand lies.
func (s *State) inHand(card uint8) game.Spot { return of(s.turn, Hand, uint8(s.me().hand.Find(card))) }

func (s *State) second(a game.Action) game.Spot { return s.inHand(a.B) }

// cardSpot is where a postcard that may be taken lies.
func (s *State) cardSpot(a game.Action) game.Spot {
	if a.B == s.cardTop {
		return common(CardTop, 0, 0)
	}
	return common(CardRow, uint8(indexOf(s.cardRow[:], a.B)), 0)
}

func (s *State) ownCard(a game.Action) game.Spot {
	return of(s.turn, Cards, uint8(s.me().cards.Find(a.A)))
}

func (s *State) ownGift(a game.Action) game.Spot {
	return of(s.turn, GiftsHeld, uint8(s.me().gifts.Find(a.A)))
}

func (s *State) looked(a game.Action) game.Spot {
	return of(s.turn, Look, uint8(s.me().look.Find(a.A)))
}

func (s *State) giftSpot(a game.Action) game.Spot {
	return common(GiftRow, uint8(indexOf(s.giftRow[:], a.A)), 0)
}

func (s *State) drawSpot(a game.Action) game.Spot {
	if a.A == 0 {
		return common(TravelDeck, 0, 0)
	}
	return common(Row, uint8(indexOf(s.row[:], a.A)), 0)
}

func indexOf(row []uint8, c uint8) int {
	for i, o := range row {
		if o == c {
			return i
		}
	}
	return -1
}
