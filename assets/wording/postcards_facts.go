package wording

import (
	"posterestante/game"
	pc "posterestante/game/postcards"
)

// verbKeys name the verbs in the messages about facts.
var verbKeys = [...]string{
	pc.VMove: "move", pc.VTake: "take", pc.VSweep: "sweep", pc.VCamp: "camp", pc.VStamp: "stamp", pc.VPair: "pair", pc.VWaste: "waste",
	pc.VWrite: "write", pc.VSkip: "skip", pc.VSend: "send", pc.VGift: "gift", pc.VUse: "use", pc.VEnd: "end",
}

// f and fn say a message about a fact.
func (p postcardsVoice) f(key string, places ...with) string { return p.t("facts."+key, places...) }
func (p postcardsVoice) fn(key string, n int, places ...with) string {
	return p.n("facts."+key, n, places...)
}

// fact says a fact; v is what the seat it is told to sees.
func (p postcardsVoice) fact(v *game.View, f game.Fact) string {
	t := tableTop{v, v.Seat}
	switch f.Key {
	case "head.can", "can.move", "can.take", "can.camp", "can.stamp", "can.pair", "can.write", "can.star", "can.gift", "can.keep", "card.short":
		return p.fn(f.Key, f.N)
	case "head.points", "head.cannot", "can.sweep", "can.skip", "can.end", "can.pass", "points.none",
		"card.stamped", "card.here", "card.now", "card.unsure":
		return p.f(f.Key)
	case "head.card":
		return p.fn(f.Key, f.N, with{"Card": p.bareCard(cardAt(t, f))})
	case "can.send":
		return p.fn(f.Key, f.N, with{"Card": p.card(cardAt(t, f))})
	case "can.card":
		return p.fn(f.Key, f.N, with{"Card": p.bare(t, f), "List": p.uses(f)})
	case "can.use":
		return p.f(f.Key, with{"Gift": p.giftAt(t, f)})
	case "can.draw":
		return p.drawFact(f)
	case "kept.move", "kept.take", "kept.camp":
		return p.fn(f.Key, f.Counts[0].Of, with{"To": p.uses(f)})
	case "points.some":
		return p.fn(f.Key, f.N, with{"Way": p.way(f.Actions)})
	case "card.send":
		return p.f(f.Key, with{"Way": p.way(f.Actions)})
	case "card.stamps":
		return p.fn(f.Key, f.N, with{"List": p.missing(f)})
	case "card.road":
		return p.fn(f.Key, f.N, with{"Way": p.borders(f)})
	case "cannot":
		return p.f("cannot.kind", with{"What": p.kinds(f), "Why": p.t(f.Refusal.Code)})
	case "cannot.gift":
		return p.f("cannot.kind", with{"What": p.giftAt(t, f), "Why": p.t(f.Refusal.Code)})
	case "cannot.else":
		return p.f("cannot.rest", with{"Why": p.t(f.Refusal.Code)})
	}
	return ""
}

// cardAt is the postcard at a fact's foremost spot; giftAt names the gift there.
func cardAt(t tableTop, f game.Fact) uint8 {
	_, n := pc.Sort(t.At(f.Spots[0]))
	return uint8(n)
}

func (p postcardsVoice) giftAt(t tableTop, f game.Fact) string {
	_, n := pc.Sort(t.At(f.Spots[0]))
	return p.gift(uint8(n))
}

// bare is a travel card of the hand: its colour and action.
func (p postcardsVoice) bare(t tableTop, f game.Fact) string {
	_, n := pc.Sort(t.At(f.Spots[0]))
	c := uint8(n)
	return list([]string{p.tint(pc.TravelColour(c), "of_card"), p.t("doing." + pc.TravelDoing(c).String())})
}

// uses are what a card or a kept effect may do, with how many places to do it.
func (p postcardsVoice) uses(f game.Fact) string {
	var out []string
	for _, c := range f.Counts {
		out = append(out, p.fn("to."+named(verbKeys[:], c.What), c.N))
	}
	return list(out)
}

// drawFact is about the row, whose cards are the first count, and the deck.
func (p postcardsVoice) drawFact(f game.Fact) string {
	switch row, deck := f.Counts[0].N, f.Counts[1].N; {
	case row == 0:
		return p.f("can.draw_deck")
	case deck == 0:
		return p.fn("can.draw_row", row)
	default:
		return p.fn("can.draw_both", row)
	}
}

// missing are the stamps that a postcard lacks, by colour.
func (p postcardsVoice) missing(f game.Fact) string {
	var out []string
	for _, c := range f.Counts {
		out = append(out, p.f("card.colour", with{"Colour": p.tint(pc.Colour(c.What), "name"), "N": c.N, "Hand": c.Of}))
	}
	return list(out)
}

// borders are the regions of a way.
func (p postcardsVoice) borders(f game.Fact) string {
	var out []string
	for _, s := range f.Spots {
		if s.Zone == pc.RegionSpot {
			out = append(out, p.region(s.Index, "name"))
		}
	}
	return joined(out, " → ")
}

// kinds name what can't be done.
func (p postcardsVoice) kinds(f game.Fact) string {
	var out []string
	for _, c := range f.Counts {
		out = append(out, p.f("kind."+named(verbKeys[:], c.What)))
	}
	return list(out)
}

// way is actions that follow each other.
func (p postcardsVoice) way(actions []game.Action) string {
	var out []string
	for _, a := range actions {
		out = append(out, p.doing(a))
	}
	return joined(out, " → ")
}

// doing names an action that may be done, within a list.
func (p postcardsVoice) doing(a game.Action) string {
	key := "do." + named(verbKeys[:], int(a.Verb))
	switch a.Verb {
	case pc.VMove:
		return p.f(key, with{"The": p.region(a.B, "the")})
	case pc.VTake:
		return p.f(key, with{"Card": p.card(a.B)})
	case pc.VCamp:
		return p.f(key, with{"In": p.region(a.B, "in"), "Kind": p.kind(pc.Regions[a.B].Sites[a.C])})
	case pc.VStamp:
		card := pc.Postcards[a.B]
		return p.f(key, with{"Stamp": p.tint(card.Stamps[a.C], "stamp"), "Region": p.region(card.Region, "name")})
	case pc.VWrite:
		card := pc.Postcards[a.B]
		return p.f(key, with{"Region": p.region(card.Region, "name"), "Effect": p.effect(card.Memories[a.C].Effect)})
	case pc.VStar:
		return p.f("do." + named(buttonKeys[:], int(a.A)))
	case pc.VSend:
		return p.f(key, with{"Card": p.card(a.A)})
	case pc.VGift, pc.VUse:
		return p.f(key, with{"Gift": p.gift(a.A)})
	}
	return p.f(key)
}
