package montaigne

import "posterestante/game"

// Rules says what may be done with the piece at a spot.
func (Teller) Rules(v *game.View, spot game.Spot) []phrase {
	s, piece := FromView(v), v.At(spot)
	c := CardOf(piece)
	switch spot.Zone {
	case Reserve, ReserveTop:
		return []phrase{say("rules.reserve").By("M3.5")}
	case Row:
		out := []phrase{say("rules.row").By("M3.4")}
		if s.winds() {
			out = append(out, say("rules.winds").By("M7.1"))
		}
		return append(out, s.cardRules(c)...)
	case Discard:
		if c == 0 {
			return nil
		}
		return append([]phrase{say("rules.discard").By("M4.1")}, s.cardRules(c)...)
	case CallAside:
		return []phrase{say("rules.call").By("M6.1")}
	case TileRow, TilesHeld:
		if t := TileOf(piece); t != 0 {
			return []phrase{say("tile." + TileName(t) + ".words").By(tileRule(t))}
		}
	case Hand:
		s.turn = spot.Seat // it is about who holds the card, whoever is to act
		return append(s.layRules(c), s.cardRules(c)...)
	case Voyage:
		if c != 0 && !piece.Up {
			return []phrase{say("rules.turned").By("M7.2")}
		}
		return s.cardRules(c)
	case Start:
		return []phrase{say("rules.start").By("M3.1")}
	}
	return nil
}

// layRules are what a card of the hand may be used for; none of no card.
func (s *State) layRules(c uint8) []phrase {
	if c == 0 {
		return nil
	}
	out := []phrase{say("rules.move").By("M3.1")}
	if Cards[c].City == Bordeaux {
		out[0] = say("rules.home").By("M6.2")
	}
	if s.goes(Cards[c].City, Cards[c].City) == yes {
		out = append(out, say("rules.stay").By("M3.2"))
	}
	return append(out, say("rules.pay").By("M3.4"))
}

// cardRules are what a card is good for in a voyage; none of no card.
func (s *State) cardRules(c uint8) (out []phrase) {
	k := Cards[c]
	switch k.Kind {
	case Quotation:
		var themes []phrase
		for h := Friendship; h <= NumThemes; h++ {
			if h.Book() == Theme(k.Of).Book() {
				themes = append(themes, say("theme."+h.String()+".name"))
			}
		}
		list := args{"List": game.SayAll(game.And, themes...)}
		return []phrase{say("rules.quotation", list).By("M1.5"), say("rules.books").By("M6.2")}
	case Discovery:
		return []phrase{say("rules.discovery").By("M5.1")}
	case Call:
		return []phrase{say("rules.call").By("M6.1")}
	case Character:
		if IsPerson(c, Montaigne) {
			out = append(out, say("rules.montaigne").By("M1.5"))
		}
		out = append(out, say("rules.service").By("M4.1"))
		if s.meets() {
			out = append(out, say("traveller."+Person(k.Of).String()+".words").By("M7.2"))
		}
	}
	return out
}
