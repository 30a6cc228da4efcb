package montaigne

import (
	"posterestante/game"
)

// pool are cards of one city that may lie anywhere a seat can't see, in the
// order of their numbers until they are mixed.
type pool struct {
	n uint8
	c [16]uint8
}

func (p *pool) push(c uint8) { p.c[p.n] = c; p.n++ }
func (p *pool) pop() uint8   { p.n--; return p.c[p.n] }

// Determinize deals anew what a seat can't know: the faces of others' hands and
// of the card face down on the board, which keep their backs, the order of the
// reserve, and what chance will bring. The King's Call, not yet revealed, is
// among the cards it was mixed into (M2.1).
func (s *State) Determinize(seat game.Seat, r *game.Rand) {
	s.rng = game.NewRand(r.Next())
	var hidden [NumCards + 1]bool
	for _, c := range s.reserve.All() {
		hidden[c] = true
	}
	hidden[s.row[3]] = true
	for i := range s.p[:s.seats] {
		if !s.knowers(game.Seat(i)).Has(seat) {
			for _, c := range s.p[i].hand.All() {
				hidden[c] = true
			}
		}
	}
	hidden[0] = false
	var pools [NumCities + 1]pool
	for c := uint8(1); c < TheCall; c++ {
		if hidden[c] {
			pools[Cards[c].City].push(c)
		}
	}
	for i := range pools {
		game.Mix(r, pools[i].c[:pools[i].n])
	}
	for i := range s.p[:s.seats] {
		if s.knowers(game.Seat(i)).Has(seat) {
			continue
		}
		hand := &s.p[i].hand
		for j, c := range hand.All() {
			hand.C[j] = pools[Cards[c].City].pop()
		}
	}
	s.redeal(&pools, hidden[TheCall], r)
}

// redeal deals the card face down and the reserve, whose top keeps its back.
// With the Call among them it comes to lie where it may, as likely as the backs
// in sight say.
func (s *State) redeal(pools *[NumCities + 1]pool, call bool, r *game.Rand) {
	n := int(s.reserve.N)
	spot := -1 // of the Call: n the card face down, below it a place of the reserve
	if call {
		spot = s.callSpot(pools, r)
	}
	deal := func(at int, back City) uint8 {
		if at == spot {
			return TheCall
		}
		return pools[back].pop()
	}
	if s.row[3] != 0 {
		s.row[3] = deal(n, Cards[s.row[3]].City)
	}
	if n == 0 {
		return
	}
	top := deal(n-1, Cards[s.reserve.Top()].City)
	below := pile{}
	for i := range pools {
		for pools[i].n > 0 {
			below.Push(pools[i].pop())
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
func (s *State) callSpot(pools *[NumCities + 1]pool, r *game.Rand) int {
	n := int(s.reserve.N)
	low, high := callWindow(s.seats)
	face, top := Cards[s.row[3]].City, Cards[s.reserve.Top()].City
	ways := func(back City, less int) int { return max(0, int(pools[back].n)-less) }
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
