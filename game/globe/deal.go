package globe

import (
	"math/bits"
	"slices"

	"posterestante/game"
	"posterestante/game/zones"
)

// Determinize deals anew what a seat can't know: the order of the decks, the
// bags of others where bags are private, the cards that another has just drawn,
// sealed bids, and what chance will bring.
func (s *State) Determinize(seat game.Seat, r *game.Rand) {
	s.mind = s.mind.of(seat)
	s.Rng = game.NewRand(r.Next())
	for k := range s.Decks {
		sorted(s.Decks[k].All())
		game.Mix(r, s.Decks[k].All())
	}
	for i := range s.P[:s.Seats] {
		if game.Only(game.Seat(i)).Has(seat) {
			continue // its own secrets
		}
		if p := &s.P[i]; p.Of(BidN) == 1 {
			p.Bid = s.anyBid(p, r)
		}
		if p := &s.P[i]; p.Of(TakenN) > 0 {
			p.Unlawful = uint8(r.Intn(2))
		}
	}
	if s.R.Copies > 0 {
		s.redealBags(seat, r)
	}
}

// anyBid is a bid that somebody may have made: none as often as not, else one
// not far above the floor.
func (s *State) anyBid(p *Player, r *game.Rand) int16 {
	least := max(1, (int32(s.N[OfferFloor])+9)/10)
	most := min(p.Money()/10, 2*least+10, maxBid)
	if most < least || r.Intn(2) == 0 {
		return 0
	}
	return int16(least + int32(r.Intn(int(most-least+1))))
}

// sorted puts cards in the order of their numbers, so that what is dealt from
// them depends on none but which they are.
func sorted(cards []uint8) {
	if len(cards) == 0 {
		return
	}
	least := slices.Min(cards)
	set := uint64(0) // of those from the least on
	for _, c := range cards {
		set |= 1 << (c - least)
	}
	if bits.OnesCount64(set) < len(cards) { // some are alike, or far apart
		slices.Sort(cards)
		return
	}
	for i := range cards {
		cards[i] = least + uint8(bits.TrailingZeros64(set))
		set &= set - 1
	}
}

// together puts items of a kind together, in the order of the kinds.
func together(items []uint8) {
	var n [MaxItems + 1]uint8
	for _, i := range items {
		n[i]++
	}
	at := 0
	for i, n := range n {
		for range n {
			items[at] = uint8(i)
			at++
		}
	}
}

// redealBags deals the bags that a seat can't see, the cards that another has
// drawn, and the deck that they come from. Everybody on the road shows whether it
// has a passport (S1.5), nobody has two (S2.1); who may draw a card has what that
// takes, and of cards drawn to keep one, one fits.
func (s *State) redealBags(seat game.Seat, r *game.Rand) {
	var pool Bag
	for _, i := range s.Items.All() {
		pool.Push(i)
	}
	for i := range s.P[:s.Seats] {
		if !s.knows(game.Seat(i)).Has(seat) {
			for _, item := range s.P[i].Bag.All() {
				pool.Push(item)
			}
		}
	}
	drawn := s.Drawn.N > 0 && !game.Only(s.Active()).Has(seat)
	if drawn {
		for _, i := range s.Drawn.All() {
			pool.Push(i)
		}
	}
	together(pool.All())
	game.Mix(r, pool.All())
	var sure [MaxSeats]counts
	for i := range s.P[:s.Seats] {
		if !s.knows(game.Seat(i)).Has(seat) {
			sure[i] = s.sure(game.Seat(i))
			for item, n := range sure[i] {
				for range n {
					if at := pool.Find(uint8(item)); at >= 0 {
						pool.Remove(at)
					} else {
						sure[i][item]-- // a position that was written by hand
					}
				}
			}
		}
	}
	for i := range s.P[:s.Seats] {
		if !s.knows(game.Seat(i)).Has(seat) {
			s.redealBag(&s.P[i], &sure[i], &pool, r)
		}
	}
	if drawn {
		s.redealDrawn(&pool)
	}
	s.Items = pool
}

// sure is what is known to be in a bag: of the seat whose turn it is what all know, and what is believed.
func (s *State) sure(seat game.Seat) (out counts) {
	if seat == s.Active() {
		for _, i := range s.R.Sure(s) {
			out[i]++
		}
	}
	if s.mind != nil {
		for i, n := range s.mind.least[seat] {
			out[i] = max(out[i], n)
		}
	}
	return out
}

// redealBag deals a bag of as many cards, of which some are sure. On the road it
// holds a passport or not, as all see; before that it may hold one.
func (s *State) redealBag(p *Player, sure *counts, pool *Bag, r *game.Rand) {
	n := p.Bag.N
	p.Bag = Bag{}
	for item, of := range sure {
		for range of {
			p.Bag.Push(uint8(item))
		}
	}
	passes := !p.OnRoad()
	if p.OnRoad() && p.Of(PassN) == 1 {
		p.Bag.Push(pool.Remove(pool.Find(uint8(Pass))))
	}
	for p.Bag.N < n {
		p.Bag.Push(pool.Remove(fitting(pool, passes)))
		passes = passes && !p.Has(Pass)
	}
	game.Mix(r, p.Bag.All())
}

// fitting is where the topmost card lies that may be dealt; without passports if
// those don't fit.
func fitting(pool *Bag, passes bool) int {
	for i := int(pool.N) - 1; i > 0; i-- {
		if passes || Item(pool.All()[i]) != Pass {
			return i
		}
	}
	return 0
}

// redealDrawn deals the cards that the seat whose turn it is has drawn: it may
// keep the first.
func (s *State) redealDrawn(pool *Bag) {
	n := s.Drawn.N
	s.Drawn = zones.Pile[[8]uint8]{}
	for s.Drawn.N < n {
		s.Drawn.Push(pool.Remove(fitting(pool, s.Drawn.N > 0 || s.Fits(s.Active(), Pass))))
	}
}
