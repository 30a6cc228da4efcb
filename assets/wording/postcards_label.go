package wording

import (
	"posterestante/game"
	pc "posterestante/game/postcards"
)

// label says what a spot or the piece on it is.
func (p postcardsVoice) label(v *game.View, spot game.Spot) string {
	t := tableTop{v, v.Turn}
	switch spot.Zone {
	case pc.TravelDeck, pc.TravelDiscard, pc.CardDeck, pc.CardDiscard, pc.GiftDeck, pc.GiftDiscard:
		return p.stackLabel(t, spot)
	case pc.Row, pc.Hand, pc.Played:
		return p.travelLabel(t, spot)
	case pc.CardTop, pc.CardRow, pc.Cards, pc.Sent, pc.Look:
		return p.postcardLabel(t, spot)
	case pc.Stamps:
		return p.stampLabel(t, spot)
	case pc.Memories:
		return p.memoryLabel(t, spot)
	case pc.GiftRow, pc.GiftsHeld:
		return p.giftLabel(t, spot)
	case pc.ItineraryHeld:
		return p.itineraryLabel(t, spot)
	case pc.Sites, pc.RegionSpot, pc.Bikes, pc.Track:
		return p.mapLabel(t, spot)
	case pc.Bonus:
		return p.t("label.bonus")
	case pc.BonusHeld:
		if v.At(spot).Back == 0 {
			return p.t("label.bonus")
		}
		return p.t("label.bonus_held", with{"Who": p.who(spot.Seat)})
	case pc.FirstHeld:
		return p.t("label.first", with{"Who": p.who(game.Seat(t.count(pc.First)))})
	case pc.StampSupply:
		return p.t("label.stamp_supply")
	case pc.MemorySupply:
		return p.t("label.memory_supply")
	case pc.Buttons:
		return p.buttonLabel(t, spot.Index)
	}
	return ""
}

// buttonLabel is a button's caption; End turn says what it would lose.
func (p postcardsVoice) buttonLabel(t tableTop, b uint8) string {
	key := named(buttonKeys[:], int(b))
	if key == "" {
		return ""
	}
	if b == pc.ButtonEnd && t.Turn == t.View.Seat {
		return lines(p.t("button.end"), p.lost(t.View))
	}
	return p.t("button." + key)
}

var stackKeys = map[game.Zone]string{
	pc.TravelDeck: "label.deck_travel", pc.TravelDiscard: "label.discard_travel", pc.CardDeck: "label.deck_postcards",
	pc.CardDiscard: "label.discard_postcards", pc.GiftDeck: "label.deck_gifts", pc.GiftDiscard: "label.discard_gifts",
}

// stackLabel counts a deck or discard, and names the discard's top card.
func (p postcardsVoice) stackLabel(t tableTop, spot game.Spot) string {
	pile := t.Pile(spot.Zone, game.Nobody)
	top := ""
	if n := len(pile.Pieces); n > 0 {
		top = p.faced(pile.Pieces[n-1])
	}
	return lines(p.n(stackKeys[spot.Zone], pile.Len()), top)
}

// travelLabel is a travel card; in the row also which side of the binding.
func (p postcardsVoice) travelLabel(t tableTop, spot game.Spot) string {
	piece := t.At(spot)
	_, n := pc.Sort(piece)
	side := ""
	if spot.Zone == pc.Row && t.automas() {
		side = p.t("label.left")
		if spot.Index >= 2 {
			side = p.t("label.right")
		}
	}
	switch {
	case piece.Back == 0 && spot.Zone == pc.Row:
		return p.t("label.row_free")
	case piece.Back == 0:
		return ""
	case n == 0:
		return p.t("label.travel_hidden")
	}
	c := uint8(n)
	return lines(p.t("label.travel", with{"Colour": p.tint(pc.TravelColour(c), "of_card"), "Doing": p.t("doing." + pc.TravelDoing(c).String())}), side)
}

// postcardLabel is a postcard; its written face only where it may be read.
func (p postcardsVoice) postcardLabel(t tableTop, spot game.Spot) string {
	piece := t.At(spot)
	_, n := pc.Sort(piece)
	switch {
	case piece.Back == 0 && t.Table.Zones[spot.Zone].Kind == game.List:
		return ""
	case piece.Back == 0:
		return p.t("label.postcard_free")
	case n == 0:
		return p.t("label.postcard_hidden", with{"Who": p.who(spot.Seat)})
	}
	c, key := uint8(n), "label.postcard"
	if spot.Zone == pc.Sent {
		key = "label.postcard_sent"
	}
	title := p.t(key, with{"Card": p.bareCard(c)})
	if !t.written(c) {
		return title
	}
	return lines(title, p.face(t, c, spot.Zone == pc.Cards))
}

// face is a postcard's written face; of a held one also how far it is.
func (p postcardsVoice) face(t tableTop, c uint8, held bool) string {
	card := pc.Postcards[c]
	var colours []string
	for _, k := range card.Stamps {
		colours = append(colours, p.tint(k, "name"))
	}
	out := []string{p.n("label.value", card.Points), p.t("label.stamps", with{"List": list(colours)})}
	if done := t.stampsOn(c); held && done == len(card.Stamps) {
		out = append(out, p.t("label.can_send", with{"In": p.region(card.Region, "in")}))
	} else if held {
		out = append(out, p.t("label.stamps_done", with{"Done": done, "Need": len(card.Stamps)}))
	}
	for i := range card.Memories {
		out = append(out, p.memory(t, c, i))
	}
	return lines(out...)
}

// memory is a memory space and whether it is written.
func (p postcardsVoice) memory(t tableTop, c uint8, i int) string {
	m, key := pc.Postcards[c].Memories[i], "label.memory"
	if t.remembered(c, i) {
		key = "label.memory_done"
	}
	return p.t(key, with{"Kind": p.kind(m.Site), "Effect": p.effect(m.Effect)})
}

func (p postcardsVoice) stampLabel(t tableTop, spot game.Spot) string {
	c := spot.Index
	if c < 1 || c > pc.NumPostcards || int(spot.Sub) >= len(pc.Postcards[c].Stamps) {
		return ""
	}
	if !t.written(c) {
		return p.t("label.space_hidden")
	}
	key := "label.space"
	if t.stamped(c, int(spot.Sub)) {
		key = "label.space_done"
	}
	return p.t(key, with{"Colour": p.tint(pc.Postcards[c].Stamps[spot.Sub], "of_card")})
}

func (p postcardsVoice) memoryLabel(t tableTop, spot game.Spot) string {
	c := spot.Index
	switch {
	case c < 1 || c > pc.NumPostcards || spot.Sub > 2:
		return ""
	case !t.written(c):
		return p.t("label.memory_hidden")
	}
	e := pc.Postcards[c].Memories[spot.Sub].Effect
	return lines(p.memory(t, c, int(spot.Sub)), p.t("effect."+e.String()+".rule"))
}

func (p postcardsVoice) giftLabel(t tableTop, spot game.Spot) string {
	_, n := pc.Sort(t.At(spot))
	if n == 0 && spot.Zone == pc.GiftsHeld {
		return ""
	} else if n == 0 {
		return p.t("label.gift_free")
	}
	g := pc.Gifts[n]
	places := with{}
	if g.Kind == pc.KeyRing {
		places["Kind"] = p.kind(g.Site)
	}
	return lines(p.t("label.gift", with{"Gift": p.gift(uint8(n))}), p.t("gift."+g.Kind.String()+".rule", places))
}

// itineraryLabel lists the four regions and which of them are sent from.
func (p postcardsVoice) itineraryLabel(t tableTop, spot game.Spot) string {
	_, n := pc.Sort(t.At(spot))
	if n == 0 {
		return p.t("zone.itinerary")
	}
	it := pc.Itineraries[n]
	out := []string{p.t("label.itinerary", with{"Region": p.region(it.Start, "name")})}
	for _, r := range it.Targets {
		key := "label.itinerary_to"
		for _, c := range t.numbers(pc.Sent, spot.Seat) {
			if pc.Postcards[c].Region == r {
				key = "label.itinerary_sent"
			}
		}
		out = append(out, p.t(key, with{"Region": p.region(r, "name")}))
	}
	return lines(append(out, p.t("label.itinerary_rule"))...)
}
