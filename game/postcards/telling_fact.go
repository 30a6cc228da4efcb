package postcards

import "posterestante/game"

// Fact says a fact; v is what the seat it is told to sees.
func (Teller) Fact(v *game.View, f game.Fact) phrase {
	key, n, with := "facts."+f.Key, f.N, args{}
	at := func() uint8 { return numberOf(v.At(f.Spots[0])) }
	switch f.Key {
	case "head.card":
		with["Card"] = bareCard(at())
	case "can.send":
		with["Card"] = cardWords(at())
	case "can.card":
		with["Card"], with["List"] = commas(tint(TravelColour(at()), "of_card"), doingWords(at())), uses(f)
	case "can.use":
		with["Gift"] = giftWords(at())
	case "can.draw":
		return drawFact(f)
	case "kept.move", "kept.take", "kept.camp":
		n, with["To"] = f.Counts[0].Of, uses(f)
	case "card.stamps":
		with["List"] = missing(f)
	case "card.road":
		with["Way"] = borderWords(f)
	case "cannot":
		return say("facts.cannot.kind", args{"What": cannots(f), "Why": say(f.Refusal.Code)})
	case "cannot.gift":
		return say("facts.cannot.kind", args{"What": giftWords(at()), "Why": say(f.Refusal.Code)})
	case "cannot.else":
		return say("facts.cannot.rest", args{"Why": say(f.Refusal.Code)})
	}
	return sayN(key, n, with)
}

// uses are what a card or a kept effect may do, with how many places to do it.
func uses(f game.Fact) phrase {
	var out []phrase
	for _, c := range f.Counts {
		out = append(out, sayN("facts.to."+verbTable.Rows[c.What].Name, c.N))
	}
	return commas(out...)
}

// drawFact is about the row, whose cards are the first count, and the deck.
func drawFact(f game.Fact) phrase {
	switch row, deck := f.Counts[0].N, f.Counts[1].N; {
	case row == 0:
		return say("facts.can.draw_deck")
	case deck == 0:
		return sayN("facts.can.draw_row", row)
	default:
		return sayN("facts.can.draw_both", row)
	}
}

// missing are the stamps that a postcard lacks, by colour.
func missing(f game.Fact) phrase {
	var out []phrase
	for _, c := range f.Counts {
		with := args{"Colour": tint(Colour(c.What), "name"), "N": game.SayNumber(c.N), "Hand": game.SayNumber(c.Of)}
		out = append(out, say("facts.card.colour", with))
	}
	return commas(out...)
}

// borderWords are the regions of a way.
func borderWords(f game.Fact) phrase {
	var out []phrase
	for _, s := range f.Spots {
		if s.Zone == RegionSpot {
			out = append(out, regionWords(s.Index, "name"))
		}
	}
	return game.SayAll(game.Arrows, out...)
}

// cannots name what can't be done.
func cannots(f game.Fact) phrase {
	var out []phrase
	for _, c := range f.Counts {
		out = append(out, say("facts.kind."+verbTable.Rows[c.What].Name))
	}
	return commas(out...)
}
