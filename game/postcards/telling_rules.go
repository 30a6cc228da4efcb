package postcards

import "posterestante/game"

// Rules says what may be done with the piece at a spot.
func (Teller) Rules(v *game.View, spot game.Spot) []phrase {
	s, n := FromView(v), uint8(0)
	if piece := v.At(spot); piece.ID != 0 {
		n = numberOf(piece)
	}
	switch spot.Zone {
	case Row, Hand, Played:
		return s.travelRules(spot, n)
	case CardTop, CardRow, Cards, Sent, Look:
		return s.postcardRules(spot.Zone, n)
	case GiftRow, GiftsHeld:
		if n == 0 {
			return nil
		}
		use := "rules.bell"
		if Gifts[n].Kind.Lightning() {
			use = "rules.lightning"
		}
		return []phrase{giftRule(n).By(giftRules[Gifts[n].Kind]), say(use).By("P8")}
	case ItineraryHeld:
		if n == 0 {
			return nil
		}
		out := append(s.itineraryLines(spot.Seat, n), say("rules.itinerary").By("P9.2"))
		if s.p[spot.Seat].level != Person {
			out = append(out, say("rules.automa_first").By("P10.3"))
		}
		return out
	case Track:
		out := []phrase{say("rules.track").By("P6.4")}
		if brings := s.trackBrings(int(spot.Index) + 1); brings.Kind != game.Nothing {
			out = append([]phrase{brings}, out...)
		}
		return out
	case Bonus, BonusHeld:
		return []phrase{say("rules.bonus").By("P9.1")}
	case FirstHeld:
		return []phrase{say("rules.first").By("P2.6")}
	case TravelDeck, TravelDiscard, CardDeck, CardDiscard:
		return []phrase{say("rules.deck").By("P3.8")}
	case GiftDeck, GiftDiscard:
		return []phrase{say("rules.gift_deck").By("P7.3")}
	}
	return nil
}

// travelRules are those of a travel card; none of no card.
func (s *State) travelRules(spot game.Spot, card uint8) []phrase {
	if card == 0 {
		return nil
	}
	doing := [...]phrase{
		ToMove: say("rules.move").By("P4.1"), ToTake: say("rules.postcard").By("P4.2"),
		ToCamp: say("rules.camp").By("P4.3"),
	}[TravelDoing(card)]
	stamp := say("rules.stamp", args{"Stamp": tint(TravelColour(card), "stamp")}).By("P5.1")
	out := []phrase{doing, stamp, say("rules.pair").By("P3.2")}
	switch spot.Zone {
	case Hand:
		out = append(out, say("rules.turn").By("P3.1"))
	case Row:
		out = append(out, say("rules.draw").By("P3.8"))
		switch {
		case !s.automas():
		case spot.Index < 2:
			out = append(out, say("rules.row_left").By("P10.4"))
		default:
			out = append(out, say("rules.row_right").By("P10.5"))
		}
	}
	return out
}

// postcardRules are those of a postcard: how it leaves, and what each of its
// memories gives.
func (s *State) postcardRules(z game.Zone, c uint8) []phrase {
	if c == 0 || !s.readable(c) {
		return nil
	}
	if z == Sent {
		return []phrase{say("rules.sent").By("P9.2")}
	}
	card := &Postcards[c]
	out := []phrase{
		sayN("rules.send", card.Points, args{"In": regionWords(card.Region, "in")}).By("P7.1"),
		say("rules.memories").By("P4.3"),
	}
	for _, m := range card.Memories {
		with := args{"Kind": game.SayCapital(kindWords(m.Site)), "Effect": say("effect." + m.Effect.String() + ".rule")}
		out = append(out, say("rules.memory", with))
	}
	if z == Look {
		return append(out, say("rules.guide").By("P8.5"))
	}
	return append(out, say("rules.unsent").By("P9.2"))
}
