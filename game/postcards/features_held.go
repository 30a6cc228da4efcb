package postcards

import (
	"math/bits"

	"posterestante/game"
	"posterestante/game/search"
)

func (s *State) seeGifts(p *player, in []float32) {
	for _, g := range p.gifts.All() {
		switch Gifts[g].Kind {
		case SnowGlobe:
			in[iGlobes] += 0.5
		case KeyRing:
			in[iKeys]++
		case Caravan:
			in[iCaravan]++
		case RoadMap:
			in[iMaps]++
		case StampCollection:
			in[iStamps]++
		case HikingGuide:
			in[iGuides]++
		case Car:
			in[iCars]++
		}
	}
	in[iGlobe2] = search.Indicator(in[iGlobes] >= 1)
}

// promise is what an unsent postcard is worth, about.
type promise struct {
	card, free uint8
	away       int
	wanted     bool
	worth      float32
}

// seeCards tells of the unsent postcards, and gives the best.
func (s *State) seeCards(seat game.Seat, in []float32) uint8 {
	p := &s.p[seat]
	targets, met := uint16(0), uint16(0)
	for _, r := range Itineraries[p.itinerary].Targets {
		targets |= 1 << r
	}
	for _, c := range p.sent.All() {
		met |= 1 << Postcards[c].Region
	}
	var best [bestCards]promise
	writes := uint16(0)
	reach := uint16(0)
	for _, c := range p.cards.All() {
		card := &Postcards[c]
		b := promise{card: c, free: uint8(bits.OnesCount8(s.free(c))), away: distances[p.bike][card.Region]}
		b.wanted = targets&^met&(1<<card.Region) != 0
		if p.level != Person {
			b.away = 0
		}
		b.worth = float32(card.Points) - float32(1.6*float32(b.free)) - float32(0.7*float32(b.away))
		if b.wanted {
			b.worth += 2
			reach |= 1 << card.Region
		}
		for i, m := range card.Memories {
			if s.memories[c]&(1<<i) == 0 {
				writes |= 1 << m.Site
			}
		}
		for i := range best {
			if best[i].card == 0 || b.worth > best[i].worth {
				best[i], b = b, best[i]
			}
			if b.card == 0 {
				break
			}
		}
	}
	for i, k := range Regions[p.bike].Sites {
		if s.sites[p.bike][i] == 0 && writes&(1<<k) != 0 {
			in[iWrites] += 0.3
		}
	}
	in[iReach] = float32(bits.OnesCount16(reach)) / 3
	for i, b := range best {
		if b.card == 0 {
			break
		}
		if i < 2 {
			in[iMissing] += float32(b.free) / 6
		}
		in[iWorth] += max(0, b.worth) / float32(12*(i+1))
		at := in[i*cardInputs:]
		at[iCardDone], at[iCardFree] = search.Indicator(b.free == 0), float32(b.free)/6
		at[iCardPoints], at[iCardAway] = float32(Postcards[b.card].Points)/15, float32(b.away)/4
		at[iCardWanted] = search.Indicator(b.wanted)
	}
	return best[0].card
}

// seeHand tells of the hand, which only its seat knows.
func (s *State) seeHand(p *player, best uint8, in []float32) {
	var hand [4]int
	for _, c := range p.hand.All() {
		hand[TravelColour(c)]++
		in[iHandMove+int(TravelDoing(c))] += 0.3
	}
	in[iHandMoves] = search.Indicator(in[iHandMove] == 0)
	for k := Blue; k <= Yellow; k++ {
		need := 0
		for _, c := range p.cards.All() {
			need += bits.OnesCount8(s.freeOf(c, k))
		}
		in[iHandFits] += float32(min(need, hand[k])) / 4
		if best != 0 {
			in[iHandBest] += float32(min(bits.OnesCount8(s.freeOf(best, k)), hand[k])) / 4
		}
	}
}
