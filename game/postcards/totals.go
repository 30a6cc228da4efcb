package postcards

import "posterestante/game"

// Totals is game.Quick: Scores without their lines.
func (s *State) Totals(buf []game.Score) []game.Score {
	from := len(buf)
	for i := range s.seats {
		buf = append(buf, game.Score{Total: s.Total(game.Seat(i))})
	}
	out := buf[from:]
	game.Rank(out, func(a, b int) bool { return s.beats(out, a, b) })
	return buf
}

// Total is a seat's total, as the lines of its score add up (P9.2).
func (s *State) Total(seat game.Seat) int {
	p := &s.p[seat]
	sum := int(p.score) + itineraryPoints[s.itineraryMet(p)] + int(p.cards.N)*unsentPoints
	globes := 0
	for _, g := range p.gifts.All() {
		switch k := Gifts[g]; {
		case k.Kind == SnowGlobe:
			globes++
		case k.Kind == KeyRing:
			sum += s.KeyPoints(seat, k.Site)
		case k.Kind == Caravan:
			sum += s.RegionsWithTwo(seat) * caravanPoints
		case p.level != Person:
			sum += lightningPoints
		}
	}
	if p.bonus {
		sum += bonusPoints
	}
	return sum + capped(globePoints[:], globes)
}
