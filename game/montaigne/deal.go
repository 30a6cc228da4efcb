package montaigne

import (
	"iter"

	"posterestante/game"
	"posterestante/game/zones"
)

// Determinize deals anew what a seat can't know: the faces of others' hands and
// of the card face down on the board, which keep their backs, the order of the
// reserve, and what chance will bring. The King's Call, not yet revealed, is
// among the cards it was mixed into (M2.1).
func (s *State) Determinize(seat game.Seat, r *game.Rand) {
	s.mind = s.mind.For(seat)
	s.rng = game.NewRand(r.Next())
	var h zones.Hidden
	zoneTable.Gather(&h, s, cardSort, seat, s.mind)
	call := h.Without(TheCall, uint8(Bordeaux))
	h.Mix(r)
	zoneTable.Deal(&h, s, Hand, seat, s.mind, r)
	s.redeal(&h, call, r)
}

// Believe is game.Believer: the seat remembers what others took with the face up, and what it saw in their hands.
func (s *State) Believe(seat game.Seat, saw iter.Seq[game.Event]) {
	s.mind = zoneTable.Remember(s, Hand, seat, saw)
}

// Believes is game.Believer.
func (s *State) Believes(seat game.Seat) []game.Piece {
	return zoneTable.Remembered(s.mind, Hand, seat)
}

// redeal deals the card face down and the reserve, whose top keeps its back.
// With the Call among them it comes to lie where it may, as likely as the backs
// in sight say.
func (s *State) redeal(h *zones.Hidden, call bool, r *game.Rand) {
	n := int(s.reserve.N)
	spot := -1 // of the Call: n the card face down, below it a place of the reserve
	if call {
		spot = s.callSpot(h, r)
	}
	deal := func(at int, back City) uint8 {
		if at == spot {
			return TheCall
		}
		return h.Draw(uint8(back))
	}
	if s.row[3] != 0 {
		s.row[3] = deal(n, Cards[s.row[3]].City)
	}
	if n == 0 {
		return
	}
	top := deal(n-1, Cards[s.reserve.Top()].City)
	below := pile{}
	for city := range uint8(NumCities + 1) {
		for h.Left(city) > 0 {
			below.Push(h.Draw(city))
		}
	}
	game.Mix(r, below.All())
	if spot >= 0 && spot < n-1 {
		below.Insert(spot, TheCall)
	}
	below.Push(top)
	s.reserve = below
}

// callSpot draws a place for the King's Call, each weighed by the ways to deal
// the other cards so that the two backs in sight come out as they are.
func (s *State) callSpot(h *zones.Hidden, r *game.Rand) int {
	n := int(s.reserve.N)
	low, high := callWindow(s.seats)
	face, top := Cards[s.row[3]].City, Cards[s.reserve.Top()].City
	ways := func(back City, less int) int { return max(0, h.Left(uint8(back))-less) }
	both := 0
	if face == top {
		both = 1
	}
	var weights [NumCards + 1]int
	sum := 0
	for at := low; at <= high && at <= n; at++ {
		w := 0
		switch {
		case at == n: // face down on the board
			if face == Bordeaux {
				w = ways(top, 0) * max(1, n-1)
			}
		case at == n-1:
			if top == Bordeaux {
				w = ways(face, 0) * max(1, n-1)
			}
		default:
			w = ways(face, 0) * ways(top, both)
		}
		weights[at] = w
		sum += w
	}
	if sum == 0 { // a position written by hand: keep it possible
		return s.callAt()
	}
	pick := r.Intn(sum)
	for at, w := range weights {
		if pick < w {
			return at
		}
		pick -= w
	}
	return s.callAt()
}

// callAt is where the Call lies: the place in the reserve, or its number of
// cards for the card face down; -1 where it is neither.
func (s *State) callAt() int {
	if s.row[3] == TheCall {
		return int(s.reserve.N)
	}
	return s.reserve.Find(TheCall)
}

// callWindow are the lowest and the highest place of the reserve, from the
// bottom, where the Call may lie until it is revealed (M2.1).
func callWindow(seats uint8) (low, high int) {
	return lastPile(seats) - callAmong, lastPile(seats)
}
