package postcards

import (
	"math/bits"
	"slices"
)

// bound is what the seat to act can spend and gain this turn, seen generously:
// whatever the map, kinds of sites and order of doing forbid is left aside, so
// that what is then still missing is missing in truth.
type bound struct {
	s        *State
	moves    int                 // kept moves and those of gifts
	stamps   int                 // those of gifts
	camps    int                 // kept camps and those of road maps
	takes    int                 // kept takes and those of hiking guides
	left     int                 // camps on the board
	memories [StarEffect + 1]int // free memory spaces by their effect
	offer    bool                // there are postcards to take
}

func (s *State) bound() *bound {
	me := s.me()
	b := &bound{s: s, camps: int(s.n[Camps]), takes: int(s.n[Takes]), left: NumCamps - int(me.camps), offer: s.canTake()}
	b.moves, b.stamps = s.freeUnits(true)
	for _, g := range me.gifts.All() {
		switch Gifts[g].Kind {
		case RoadMap:
			b.camps++
		case HikingGuide:
			b.takes += 2
		}
	}
	for _, c := range me.cards.All() {
		for i, m := range Postcards[c].Memories {
			if s.memories[c]&(1<<i) == 0 {
				b.memories[m.Effect]++
			}
		}
	}
	return b
}

// want is what a postcard needs to be sent: stamps by colour, stamps of any
// colour, borders, and postcards to be taken first.
type want struct {
	colour        [4]int
	any, far, new int
}

// wants are what a postcard needs as it lies before the seat.
func (s *State) wants(c uint8) want {
	w := want{far: int(roads[s.me().bike][Postcards[c].Region])}
	for k := range w.colour {
		w.colour[k] = bits.OnesCount8(s.freeOf(c, Colour(k)))
	}
	return w
}

// spent is what cards of the hand are spent on.
type spent struct{ cards, moves, camps, takes, wild, stamps int }

// least is how many of the stamps and borders wanted will be missing at least,
// whatever is done this turn; no gift that is yet to be taken is reckoned with.
func (b *bound) least(w want) int {
	best := w.any + w.far
	for _, n := range w.colour {
		best += n
	}
	hand := b.s.me().hand
	for code := range 1 << (2 * hand.N) {
		var p spent
		var laid [4]int
		halves := 0
		for i, card := range hand.All() {
			switch use(code >> (2 * i) & 3) {
			case unused:
				continue
			case asStamp:
				laid[TravelColour(card)]++
			case asHalf:
				halves++
			default: // for its action
				switch TravelDoing(card) {
				case ToMove:
					p.moves++
				case ToTake:
					p.takes++
				case ToCamp:
					p.camps++
				}
			}
			p.cards++
		}
		if halves%2 > 0 {
			continue
		}
		p.wild = halves / 2
		p.stamps = max(0, w.any-laid[0]-laid[1]-laid[2]-laid[3])
		for k, n := range w.colour {
			p.stamps += max(0, n-laid[k])
		}
		best = min(best, b.after(w, p))
	}
	return best
}

// after is what is missing after a spending, the pairs being used for camps and
// for taking in all ways.
func (b *bound) after(w want, p spent) int {
	best := 1 << 10
	for camps := range p.wild + 1 {
		for takes := range p.wild - camps + 1 {
			q := p
			q.camps, q.takes, q.wild = p.camps+camps, p.takes+takes, p.wild-camps-takes
			for memories := range q.camps + b.camps + 1 {
				if n, ok := b.gained(w, q, memories); ok {
					best = min(best, n)
				}
			}
		}
	}
	return best
}

// gained is what is missing when so many camps' memories give a postcard, those
// that are needed give an extra card, and the others stamps and moves. A camp that
// a memory gives has a memory of its own: it only leads farther on the track. ok
// is false where that can't be.
func (b *bound) gained(w want, p spent, postcards int) (n int, ok bool) {
	camps := min(p.camps+b.camps, b.left)
	extra := max(0, p.cards-max(0, b.s.playsLeft()))
	free := camps - extra - postcards
	if free < 0 {
		return 0, false
	}
	taken, track := 0, [StarEffect + 1]int{}
	for range 4 { // what the track gives may lead on to its three effects
		if b.offer {
			taken = p.takes + b.takes + postcards + track[TakeEffect] + track[StarEffect]
		}
		if camps > 0 {
			track = b.track(min(camps+b.memories[CampEffect]+taken, b.left))
		}
	}
	has := func(e Effect) int { return b.memories[e] + taken } // no postcard has an effect twice
	if taken < w.new || extra > has(ExtraCard) || postcards > has(TakeEffect) {
		return 0, false
	}
	best := 1 << 10
	for stamps := range min(free, has(StampEffect)) + 1 {
		moves := b.moves + p.moves + track[OneMove] + 2*min(free-stamps, has(TwoMoves))
		lack := max(0, p.stamps-b.stamps-track[StampEffect]-stamps) + max(0, w.far-moves)
		best = min(best, max(0, lack-p.wild-track[StarEffect]))
	}
	return best, true
}

// track is what the next so many camps give by their place on the board.
func (b *bound) track(camps int) (out [StarEffect + 1]int) {
	for i := range camps {
		out[b.s.trackEffect(int(b.s.me().camps)+1+i)]++
	}
	return out
}

// shortages are how many stamps and borders each unsent postcard of the seat to act
// will be missing at least this turn; none are known where a lightning gift that
// isn't held yet may come by sending one, for then more may happen.
func (s *State) shortages() (short [NumPostcards + 1]int) {
	b, sent := s.bound(), 0
	for _, c := range s.me().cards.All() {
		if short[c] = b.least(s.wants(c)); short[c] == 0 {
			sent++
		}
	}
	if b.least(want{any: 3, new: 1}) == 0 { // one that is taken first
		sent += 2
	}
	lightning := slices.ContainsFunc(s.giftRow[:], func(g uint8) bool { return Gifts[g].Kind.Lightning() })
	if s.giftRow != [3]uint8{} && (sent > 1 || sent == 1 && lightning) {
		return [NumPostcards + 1]int{}
	}
	return short
}
