package postcards

import (
	"math/bits"
	"slices"

	"posterestante/game/zones"
)

// reachKey is what tells apart the positions that a turn's plays lead to: what they
// can change and a seat knows, and nothing else.
type reachKey struct {
	bike             uint8
	hand             [handSize]uint8 // kinds of card, in order
	count            [5]int16        // PlayedN to Camps
	steps            zones.Steps
	cards            [8]uint8
	stamps, memories [8]uint8 // of these cards
	camps            uint64   // sites, by bit
	gifts, taken     uint32
}

// reachKey is what tells a position apart.
func (s *State) reachKey(taken uint32) reachKey {
	me := s.me()
	t := reachKey{bike: me.bike, steps: s.steps, taken: taken}
	for i, card := range me.hand.All() {
		t.hand[i] = alike(card) + 1
	}
	slices.Sort(t.hand[:])
	copy(t.count[:], s.n[PlayedN:StepKind])
	for i, c := range me.cards.All() {
		if i < len(t.cards) {
			t.cards[i], t.stamps[i], t.memories[i] = c, s.stamps[c], s.memories[c]
		}
	}
	bit := 0
	for r := 1; r <= NumRegions; r++ {
		for i := range Regions[r].Sites {
			if s.sites[r][i] == uint8(s.turn)+1 {
				t.camps |= 1 << bit
			}
			bit++
		}
	}
	for _, g := range me.gifts.All() {
		t.gifts |= 1 << g
	}
	return t
}

// worth says how promising a position is: the points scored, and a share of
// those that come nearer. It only decides what is looked at first.
func (f *reaching) worth(s *State) int {
	me, units := s.me(), s.units()
	worth, nearest := 100*int(me.score-f.start.p[s.turn].score), 0
	for _, c := range me.cards.All() {
		lack := bits.OnesCount8(s.free(c)) + int(roads[me.bike][Postcards[c].Region])
		if lack <= units {
			near := Postcards[c].Points * (units - lack + 1)
			nearest = max(nearest, 70*near/(units+1))
			worth += 20 * near / (units + 1)
		}
	}
	sites := Regions[me.bike].Sites
	if free := s.unfilled(me.bike); free >= 0 && free <= units && me.camps < NumCamps {
		worth += 60 * len(sites) * (units - free + 1) / (units + 1)
	}
	return worth + nearest
}

// units is about how many moves and stamps the seat to act may still make.
func (s *State) units() int {
	moves, stamps := s.freeUnits(true)
	n := min(max(s.playsLeft(), 0), int(s.me().hand.N)) + moves + stamps + int(s.n[Camps])
	switch s.top().Kind {
	case StepWild, StepStar, StepRoadMove:
		n++
	case StepStamp:
		n += int(s.top().A)
	}
	return n
}

// unfilled is how many sites of a region the seat to act would still have to
// camp on for its bonus (P4.5), -1 where another is in the way.
func (s *State) unfilled(region uint8) int {
	free := 0
	for i := range Regions[region].Sites {
		switch s.sites[region][i] {
		case 0:
			free++
		case uint8(s.turn) + 1:
		default:
			return -1
		}
	}
	return free
}
