package globe

import "posterestante/game"

// Fact says a fact that the game tells a seat.
func (t *Teller) Fact(_ *game.View, f game.Fact) phrase {
	with := args{"Price": SayMoney(f.N)}
	if len(f.Spots) > 0 {
		with["Who"] = game.SaySeat(f.Spots[0].Seat)
		if f.Spots[0].Zone == RoadZone {
			with["Square"] = t.R.SaySquare(int(f.Spots[0].Index))
		}
	}
	var list []phrase
	for _, c := range f.Counts {
		list = append(list, t.countPhrase(f.Key, c))
	}
	with["List"] = game.SayAll(game.And, list...)
	switch f.Key {
	case "next.fare":
		with["Price"] = SayMoney(int(Fare(f.N)))
	case "die.ticket", "die.ride", "die.line", "lodge":
		with["Of"] = game.SayNumber(f.Counts[0].Of)
		return sayN("facts."+f.Key, f.Counts[0].N, with)
	}
	return sayN("facts."+f.Key, f.N, with)
}

// countPhrase is one of what a fact counts: a kind of square, an item, a sum.
func (t *Teller) countPhrase(key string, c game.FactCount) phrase {
	if t.V.Count != nil && key == "die.line" {
		return t.V.Count(c)
	}
	switch {
	case key == "next.none":
		return SayKind(Kind(c.What))
	case c.What == 0:
		return SayMoney(c.N)
	}
	return t.R.SayGood(uint8(c.What), int16(c.N))
}
