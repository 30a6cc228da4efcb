package postcards

import (
	"math/bits"
	"slices"

	"posterestante/game"
)

// cardFacts tell of each unsent postcard of a seat how far it is from being
// sent, and which of them the legal actions send.
func (s *State) cardFacts(seat game.Seat, legal []game.Action) []game.Fact {
	var out []game.Fact
	p := &s.p[seat]
	for i, c := range p.cards.All() {
		spot := of(seat, Cards, uint8(i))
		out = append(out, game.Fact{Key: "head.card", Spots: []game.Spot{spot}, N: Postcards[c].Points})
		out = append(out, s.stampFact(p, c, spot), s.roadFact(p, c, spot))
		if send := (game.Action{Verb: VSend, A: c}); slices.Contains(legal, send) {
			now := game.Fact{Key: "card.now", Rule: "P7.1", N: 1, Actions: []game.Action{send}, Line: true}
			now.Spots = []game.Spot{spot}
			out = append(out, now)
		}
	}
	return out
}

// stampFact tells which stamps a postcard lacks (P7.1): N in all, by colour of
// the space in Counts, whose Of is how many cards of it the hand holds.
func (s *State) stampFact(p *Player, c uint8, spot game.Spot) game.Fact {
	f := game.Fact{Key: "card.stamped", Rule: "P7.1", Spots: []game.Spot{spot}}
	for k := Blue; k <= Yellow; k++ {
		free := s.FreeOf(c, k)
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
func (s *State) roadFact(p *Player, c uint8, spot game.Spot) game.Fact {
	way := Way(p.bike, Postcards[c].Region)
	f := game.Fact{Key: "card.road", Rule: "P7.1", Spots: []game.Spot{spot}, N: len(way)}
	if f.N == 0 {
		f.Key = "card.here"
	}
	for _, r := range way {
		f.Spots = append(f.Spots, common(RegionSpot, r, 0))
	}
	return f
}
