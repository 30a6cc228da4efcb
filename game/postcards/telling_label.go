package postcards

import (
	"math/bits"

	"posterestante/game"
)

// Label says what a spot or the piece on it is.
func (t Teller) Label(v *game.View, spot game.Spot) phrase {
	s, piece := FromView(v), v.At(spot)
	switch spot.Zone {
	case TravelDeck, TravelDiscard, CardDeck, CardDiscard, GiftDeck, GiftDiscard:
		return t.stackLabel(v, spot.Zone)
	case Row, Hand, Played:
		return s.travelLabel(spot, piece)
	case CardTop, CardRow, Cards, Sent, Look:
		return s.postcardLabel(spot, piece)
	case Stamps, Memories:
		return s.spaceLabel(spot)
	case GiftRow, GiftsHeld:
		return giftLabel(spot, numberOf(piece))
	case ItineraryHeld:
		it := numberOf(piece)
		if it == 0 {
			return say("zone.itinerary")
		}
		start := say("label.itinerary", args{"Region": regionWords(Itineraries[it].Start, "name")})
		return lines(append(append([]phrase{start}, s.itineraryLines(spot.Seat, it)...),
			say("label.itinerary_rule"))...)
	case Sites, RegionSpot, Bikes:
		return s.mapLabel(spot, piece)
	case Track:
		return s.trackLabel(spot)
	case BonusHeld:
		if piece.Back != 0 {
			return say("label.bonus_held", who(spot.Seat))
		}
		return say("label.bonus")
	case Bonus:
		return say("label.bonus")
	case FirstHeld:
		return say("label.first", who(game.Seat(s.n[First])))
	case StampSupply:
		return say("label.stamp_supply")
	case MemorySupply:
		return say("label.memory_supply")
	case Buttons:
		switch b := int(spot.Index); {
		case b >= len(buttonKeys):
			return phrase{}
		case spot.Index == ButtonEnd && v.Turn == v.Seat:
			return lines(say("button.end"), t.Lost(v)) // with what it would lose
		default:
			return say("button." + buttonKeys[b])
		}
	}
	return phrase{}
}

var stackKeys = map[game.Zone]string{
	TravelDeck: "label.deck_travel", TravelDiscard: "label.discard_travel", CardDeck: "label.deck_postcards",
	CardDiscard: "label.discard_postcards", GiftDeck: "label.deck_gifts", GiftDiscard: "label.discard_gifts",
}

// stackLabel counts a deck or discard, and names the discard's top card.
func (t Teller) stackLabel(v *game.View, z game.Zone) phrase {
	pile, top := v.Pile(z, game.Nobody), phrase{}
	if n := len(pile.Pieces); n > 0 {
		top = t.Thing(pile.Pieces[n-1])
	}
	return lines(sayN(stackKeys[z], pile.Len()), top)
}

// travelLabel is a travel card; in the row also which side of the binding.
func (s *State) travelLabel(spot game.Spot, piece game.Piece) phrase {
	side := phrase{}
	if spot.Zone == Row && s.automas() {
		side = say("label.left")
		if spot.Index >= 2 {
			side = say("label.right")
		}
	}
	switch {
	case piece.Back == 0 && spot.Zone == Row:
		return say("label.row_free")
	case piece.Back == 0:
		return phrase{}
	case piece.ID == 0:
		return say("label.travel_hidden")
	}
	c := numberOf(piece)
	return lines(say("label.travel", args{"Colour": tint(TravelColour(c), "of_card"), "Doing": doingWords(c)}), side)
}

// automas says whether an Automa plays along.
func (s *State) automas() bool {
	for i := range s.p[:s.seats] {
		if s.p[i].level != Person {
			return true
		}
	}
	return false
}

// readable says whether the seat whose view the state was made from may read a
// postcard's written face: it has been taken, that seat looks at it, or faces
// are open on the row (P11.2).
func (s *State) readable(c uint8) bool {
	for i := range s.p[:s.seats] {
		if p := &s.p[i]; p.cards.Find(c) >= 0 || p.sent.Find(c) >= 0 || p.look.Find(c) >= 0 {
			return true
		}
	}
	return s.n[OpenFaces] == 1
}

// postcardLabel is a postcard; its written face only where it may be read.
func (s *State) postcardLabel(spot game.Spot, piece game.Piece) phrase {
	switch {
	case piece.Back == 0 && table.Zones[spot.Zone].Kind == game.List:
		return phrase{}
	case piece.Back == 0:
		return say("label.postcard_free")
	case piece.ID == 0:
		return say("label.postcard_hidden", who(spot.Seat))
	}
	c, key := numberOf(piece), "label.postcard"
	if spot.Zone == Sent {
		key = "label.postcard_sent"
	}
	title := say(key, args{"Card": bareCard(c)})
	if !s.readable(c) {
		return title
	}
	return lines(title, s.face(c, spot.Zone == Cards))
}

// face is a postcard's written face; of a held one also how far it is.
func (s *State) face(c uint8, held bool) phrase {
	card := &Postcards[c]
	var colours []phrase
	for _, k := range card.Stamps {
		colours = append(colours, tint(k, "name"))
	}
	out := []phrase{sayN("label.value", card.Points), say("label.stamps", args{"List": commas(colours...)})}
	switch {
	case held && s.Free(c) == 0:
		out = append(out, say("label.can_send", args{"In": regionWords(card.Region, "in")}))
	case held:
		out = append(out, say("label.stamps_done", s.progress(c)))
	}
	for i := range card.Memories {
		out = append(out, s.memoryLabel(c, i))
	}
	return lines(out...)
}

// progress is how many of a postcard's stamps are there.
func (s *State) progress(c uint8) args {
	return args{"Done": game.SayNumber(bits.OnesCount8(s.stamps[c])), "Need": game.SayNumber(len(Postcards[c].Stamps))}
}

// memoryLabel is a memory space and whether it is written.
func (s *State) memoryLabel(c uint8, i int) phrase {
	m, key := Postcards[c].Memories[i], "label.memory"
	if s.memories[c]&(1<<i) != 0 {
		key = "label.memory_done"
	}
	return say(key, args{"Kind": kindWords(m.Site), "Effect": effectWords(m.Effect)})
}

// spaceLabel is a space of a postcard for a stamp or a memory.
func (s *State) spaceLabel(spot game.Spot) phrase {
	c, i := spot.Index, int(spot.Sub)
	if c < 1 || c > NumPostcards {
		return phrase{}
	}
	card := &Postcards[c]
	switch open := s.readable(c); {
	case spot.Zone == Memories && i >= len(card.Memories), spot.Zone == Stamps && i >= len(card.Stamps):
		return phrase{}
	case spot.Zone == Memories && !open:
		return say("label.memory_hidden")
	case spot.Zone == Memories:
		return lines(s.memoryLabel(c, i), say("effect."+card.Memories[i].Effect.String()+".rule"))
	case !open:
		return say("label.space_hidden")
	}
	key := "label.space"
	if s.stamps[c]&(1<<i) != 0 {
		key = "label.space_done"
	}
	return say(key, args{"Colour": tint(card.Stamps[i], "of_card")})
}

func giftLabel(spot game.Spot, g uint8) phrase {
	switch {
	case g == 0 && spot.Zone == GiftsHeld:
		return phrase{}
	case g == 0:
		return say("label.gift_free")
	}
	return lines(say("label.gift", args{"Gift": giftWords(g)}), giftRule(g))
}

// giftRule says what a gift does.
func giftRule(g uint8) phrase {
	with := args{}
	if Gifts[g].Kind == KeyRing {
		with["Kind"] = kindWords(Gifts[g].Site)
	}
	return say("gift."+Gifts[g].Kind.String()+".rule", with)
}
