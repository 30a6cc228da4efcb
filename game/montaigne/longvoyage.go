package montaigne

import (
	"slices"

	"posterestante/game"
)

// The long voyage is an option of ours (docs/montaigne.md). Before the King's Call
// one comes home only with a quotation of each of the three books and with cards of
// six cities (M6.2), and an end tile asks for a least count (M6.4).

// HomeCities are the cities of a voyage that ends before the Call, Bordeaux
// included.
const HomeCities = 6

var leastCounts = [NumTiles + 1]int{TileCharacters: 1, TileCities: 7, TileQuotations: 6, TileDiscoveries: 3}

// LeastCount is what a seat must have of what an end tile counts to be given it; 0
// without the long voyage.
func LeastCount(t uint8, long bool) int {
	if !long {
		return 0
	}
	return leastCounts[t]
}

// Long says whether the match of a view is a long voyage.
func Long(v *game.View) bool { return v.Counter(LongVoyage, game.Nobody) == 1 }

// long says whether this is a long voyage.
func (s *State) long() bool { return s.n[LongVoyage] == 1 }

// Least is LeastCount of this match.
func (s *State) Least(t uint8) int { return LeastCount(t, s.long()) }

// Bound says whether coming home has conditions now.
func (s *State) Bound() bool { return s.long() && !s.called() }

// LacksCities is how many cities a voyage lacks that is to end before the Call.
func (n *Count) LacksCities() int { return max(0, HomeCities-n.Counted(TileCities)) }

// seenEnough says whether a voyage may end before the Call.
func (n *Count) seenEnough() bool { return n.threeBooks() && n.LacksCities() == 0 }

// tooSoon says whether a card laid at the end of the voyage would bring the seat to
// act home too soon.
func (s *State) tooSoon(card uint8) bool { return s.early(s.me(), card) }

func (s *State) early(p *Player, card uint8) bool {
	if !s.Bound() || Cards[card].City != Bordeaux || p.Last() == Bordeaux {
		return false
	}
	n := p.Count().With(card)
	return !n.seenEnough()
}

// drives says whether a Coachman, who leaves the voyage, can then lay a card (M7.2).
func (s *State) drives(coachman uint8) bool {
	p := *s.me()
	if at := p.voyage.Find(coachman); at >= 0 {
		p.voyage.Remove(at)
	}
	return slices.ContainsFunc(p.hand.All(), func(c uint8) bool { return !s.early(&p, c) })
}
