package postcards

import (
	"math/bits"

	"posterestante/game"
)

// cardFacts tell of each unsent postcard of a seat how far it is from being
// sent. found is nil where the seat is not to act: then nothing is said of this
// turn.
func (s *State) cardFacts(seat game.Seat, found *reached) []game.Fact {
	var out []game.Fact
	p := &s.p[seat]
	playing := found != nil && s.n[Phase] == Playing
	var short [NumPostcards + 1]int
	if playing && s.steps.Depth == 0 {
		short = s.shortages()
	}
	for i, c := range p.cards.All() {
		spot := of(seat, Cards, uint8(i))
		out = append(out, game.Fact{Key: "head.card", Spots: []game.Spot{spot}, N: Postcards[c].Points})
		out = append(out, s.stampFact(p, c, spot), s.roadFact(p, c, spot))
		if playing {
			out = append(out, s.sendFact(c, spot, found, short[c]))
		}
	}
	return out
}

// stampFact tells which stamps a postcard lacks (P7.1): N in all, by colour of
// the space in Counts, whose Of is how many cards of it the hand holds.
func (s *State) stampFact(p *player, c uint8, spot game.Spot) game.Fact {
	f := game.Fact{Key: "card.stamped", Rule: "P7.1", Spots: []game.Spot{spot}}
	for k := Blue; k <= Yellow; k++ {
		free := s.freeOf(c, k)
		if free == 0 {
			continue
		}
		f.Key = "card.stamps"
		n := bits.OnesCount8(free)
		f.N += n
		count := game.FactCount{What: int(k), N: n}
		for _, card := range p.hand.All() {
			if TravelColour(card) == k {
				count.Of++
			}
		}
		f.Counts = append(f.Counts, count)
		for m := free; m != 0; m &= m - 1 {
			f.Spots = append(f.Spots, common(Stamps, c, uint8(bits.TrailingZeros8(m))))
		}
	}
	return f
}

// roadFact tells how many borders lie between the bike and a postcard's region
// (P7.1, P4.1), and one of the shortest ways there.
func (s *State) roadFact(p *player, c uint8, spot game.Spot) game.Fact {
	way := road(p.bike, Postcards[c].Region)
	f := game.Fact{Key: "card.road", Rule: "P7.1", Spots: []game.Spot{spot}, N: len(way)}
	if f.N == 0 {
		f.Key = "card.here"
	}
	for _, r := range way {
		f.Spots = append(f.Spots, common(RegionSpot, r, 0))
	}
	return f
}

// road is a shortest way over borders, without its start: empty where that is
// the end. Of equally short ones it is always the same.
func road(from, to uint8) []uint8 {
	var before [NumRegions + 1]uint8
	before[to] = to
	for queue := []uint8{to}; len(queue) > 0 && before[from] == 0; queue = queue[1:] {
		for _, r := range Regions[queue[0]].Next {
			if before[r] == 0 {
				before[r] = queue[0]
				queue = append(queue, r)
			}
		}
	}
	var way []uint8
	for r := from; r != to; r = before[r] {
		way = append(way, before[r])
	}
	return way
}

// roads is how many borders lie between two regions.
var roads = roadTable()

func roadTable() (t [NumRegions + 1][NumRegions + 1]uint8) {
	for from := uint8(1); from <= NumRegions; from++ {
		for to := uint8(1); to <= NumRegions; to++ {
			t[from][to] = uint8(len(road(from, to)))
		}
	}
	return t
}

// sendFact tells whether a postcard can be sent this turn, and how; or how many
// stamps and borders it will be short of at least, 0 where that isn't known.
func (s *State) sendFact(c uint8, spot game.Spot, found *reached, short int) game.Fact {
	f := game.Fact{Key: "card.send", Rule: "P7.1", Spots: []game.Spot{spot}, Actions: found.sent[c], Line: true}
	f.Spots = s.spotsOf(f.Spots, f.Actions)
	switch f.N = len(f.Actions); {
	case f.N == 1:
		f.Key = "card.now"
	case f.N > 1:
	case short > 0:
		f = game.Fact{Key: "card.short", Rule: "P7.1", Spots: f.Spots, N: short}
	default: // it might do, but not in a way that was found
		f = game.Fact{Key: "card.unsure", Rule: "P7.1", Spots: f.Spots}
	}
	return f
}
