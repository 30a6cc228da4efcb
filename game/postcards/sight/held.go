package sight

import (
	"math/bits"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/game/search"
)

func seeGifts(p *rules.Player, in []float32) {
	for _, g := range p.Gifts() {
		switch rules.Gifts[g].Kind {
		case rules.SnowGlobe:
			in[iGlobes] += 0.5
		case rules.KeyRing:
			in[iKeys]++
		case rules.Caravan:
			in[iCaravan]++
		case rules.RoadMap:
			in[iMaps]++
		case rules.StampCollection:
			in[iStamps]++
		case rules.HikingGuide:
			in[iGuides]++
		case rules.Car:
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
func seeCards(s *rules.State, seat game.Seat, in []float32) uint8 {
	p, met := s.Player(seat), uint16(0)
	for _, c := range p.Sent() {
		met |= 1 << rules.Postcards[c].Region
	}
	var best [bestCards]promise
	writes := uint16(0)
	reach := uint16(0)
	for _, c := range p.Unsent() {
		card := &rules.Postcards[c]
		b := promise{card: c, free: uint8(bits.OnesCount8(s.Free(c))), away: distances[p.Bike()][card.Region]}
		b.wanted = met&(1<<card.Region) == 0 && p.Rank(card.Region) > 0
		if p.Level() != rules.Person {
			b.away = 0
		}
		b.worth = float32(card.Points) - float32(1.6*float32(b.free)) - float32(0.7*float32(b.away))
		if b.wanted {
			b.worth += 2
			reach |= 1 << card.Region
		}
		for i, m := range card.Memories {
			if !s.Written(c, uint8(i)) {
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
	for i, k := range rules.Regions[p.Bike()].Sites {
		if s.Camper(p.Bike(), uint8(i)) == game.Nobody && writes&(1<<k) != 0 {
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
		at[iCardPoints], at[iCardAway] = float32(rules.Postcards[b.card].Points)/15, float32(b.away)/4
		at[iCardWanted] = search.Indicator(b.wanted)
	}
	return best[0].card
}

// seeHand tells of the hand, which only its seat knows.
func seeHand(s *rules.State, p *rules.Player, best uint8, in []float32) {
	var hand [4]int
	for _, c := range p.Hand() {
		hand[rules.TravelColour(c)]++
		in[iHandMove+int(rules.TravelDoing(c))] += 0.3
	}
	in[iHandMoves] = search.Indicator(in[iHandMove] == 0)
	for k := rules.Blue; k <= rules.Yellow; k++ {
		need := 0
		for _, c := range p.Unsent() {
			need += bits.OnesCount8(s.FreeOf(c, k))
		}
		in[iHandFits] += float32(min(need, hand[k])) / 4
		if best != 0 {
			in[iHandBest] += float32(min(bits.OnesCount8(s.FreeOf(best, k)), hand[k])) / 4
		}
	}
}
