package globe

import "posterestante/game"

// sharedButtons are the keys of the shared buttons, by index.
var sharedButtons = [OwnButtons]string{ButtonSkip: "skip", ButtonPay: "pay", ButtonHelp: "help", ButtonSell: "sell", ButtonNoBid: "nobid",
	ButtonPutUp: "putup",
	ButtonRaise: "raise", buttonRaiseMore: "raise", buttonRaiseMost: "raise"}

// Label says what a spot or the piece on it is.
func (t *Teller) Label(v *game.View, spot game.Spot) phrase {
	s, piece := t.R.FromView(v), v.At(spot)
	if spot.Zone >= game.Zone(Job) && int(spot.Zone) <= NumDecks {
		k := Kind(spot.Zone)
		if len(t.R.Decks[k]) == 0 {
			return phrase{}
		}
		return sayN("label.deck", int(s.Decks[k].N), args{"Kind": SayKind(k)})
	}
	switch spot.Zone {
	case ItemDeck:
		return t.supplyLabel(s)
	case OpenCard:
		return t.openLabel(Kind(spot.Index+1), piece)
	case WonZone:
		return t.wonLabel(v, spot, piece)
	case LotCards:
		if piece.ID == 0 {
			return phrase{}
		}
		return say("label.lot", args{"Good": t.R.SayCard(CardOf(piece))})
	case DrawnBag, LotZone, BagZone:
		return t.itemLabel(v, spot, piece)
	case RoadZone:
		return t.squareLabel(s, int(spot.Index))
	case SeatSpot:
		return t.seatLabel(s, spot.Seat)
	case Asks:
		switch {
		case spot.Index > 0 && s.R.Cites[CiteFine] == "": // a game without it
			return phrase{}
		case spot.Index > 0:
			whom := game.SaySeat(game.Seat(spot.Index - 1))
			return say("button.ring", args{"Who": game.SaySeat(spot.Seat), "Whom": whom})
		}
		return say("button.want", args{"Who": game.SaySeat(spot.Seat)})
	case Choice:
		return t.choiceLabel(s, int(spot.Index))
	case Goods:
		return t.goodLabel(s, spot.Index)
	case Amount:
		return t.amountLabel(s, spot)
	case Buttons:
		return t.buttonLabel(s, spot.Index)
	}
	return phrase{}
}

// supplyLabel counts the bag cards, or says that items are a supply.
func (t *Teller) supplyLabel(s *State) phrase {
	if s.R.Copies == 0 {
		return say("label.supply")
	}
	return sayN("label.items", int(s.Items.N))
}

// openLabel is the card that was last read of a deck.
func (t *Teller) openLabel(k Kind, piece game.Piece) phrase {
	if int(k) > NumDecks || len(t.R.Decks[k]) == 0 {
		return phrase{}
	}
	if piece.ID == 0 {
		return say("label.unread", args{"Kind": SayKind(k)})
	}
	return t.R.cardLabel(uint8(piece.ID))
}

// cardLabel is all of a card: title, place, sentence, price, what it does.
func (r *Rules) cardLabel(c uint8) phrase {
	k, card := KindOf(c), r.Decks.Card(c)
	title := say("label.card", args{"Title": card.SayTitle(k), "Place": card.SayPlace(), "Kind": SayKind(k)})
	does := sentences(card.SayPrice(k), r.SayEffects(card.Effects))
	if len(card.Roll) > 0 {
		does = sentences(does, say("label.rolled"))
	}
	return lines(title, card.SayWords(k), does)
}

// wonLabel is a card won, and what the bank pays for it.
func (t *Teller) wonLabel(v *game.View, spot game.Spot, piece game.Piece) phrase {
	if piece.ID == 0 {
		return phrase{}
	}
	c, resale := uint8(piece.ID), phrase{}
	if KindOf(c) == Souvenir {
		resale = say("label.resale", args{"Price": SayMoney(int(t.R.Decks.Card(c).Price) / 2)})
	}
	return lines(t.R.cardLabel(c), resale, holder(v, spot.Seat))
}

// holder says whose it is, if another's.
func holder(v *game.View, seat game.Seat) phrase {
	if seat == v.Seat || seat == game.Nobody {
		return phrase{}
	}
	return say("label.holder", args{"Who": game.SaySeat(seat)})
}

// itemLabel is an item, and what the bank pays for it.
func (t *Teller) itemLabel(v *game.View, spot game.Spot, piece game.Piece) phrase {
	i := itemOf(piece)
	switch {
	case piece.Back == 0:
		return phrase{}
	case spot.Zone == LotZone:
		return say("label.lot", args{"Good": t.R.SayItem(i)})
	}
	resale := phrase{}
	if i > 0 && t.R.Resale[i] > 0 && spot.Zone == BagZone {
		resale = say("label.resale", args{"Price": SayMoney(int(t.R.Resale[i]))})
	}
	return lines(t.R.itemName(i), resale, holder(v, spot.Seat))
}

// squareLabel is a square: its price of a ticket, how far it is and what it costs
// to go there at once, who stands on it.
func (t *Teller) squareLabel(s *State, square int) phrase {
	if square >= len(s.R.Road) {
		return phrase{}
	}
	out := []phrase{s.R.SaySquare(square)}
	switch square {
	case 1:
		out = append(out, say("label.first"))
	case s.Last():
		out = append(out, say("label.arrival"))
	}
	if p := s.R.Road[square].Price; p > 0 {
		out = append(out, say("label.ticket", args{"Price": SayMoney(int(p))}))
	}
	if s.Depth > 0 && s.Me().OnRoad() {
		if n := square - s.Me().Square(); n > 0 && n <= 6 {
			out = append(out, s.sayFare("label.fare", n))
		}
	}
	var here []game.Seat
	for place := range uint8(MaxSeats) {
		if seat := s.At(square, place); seat != game.Nobody {
			here = append(here, seat)
		}
	}
	if len(here) > 0 {
		out = append(out, say("label.here", args{"List": game.SaySeats(here)}))
	}
	return lines(out...)
}

// sayFare is so many squares and what they cost; under another key where that is
// nothing.
func (s *State) sayFare(key string, n int) phrase {
	if Fare(n) == 0 {
		return sayN(key+"_free", n)
	}
	return sayN(key, n, args{"Price": SayMoney(int(Fare(n)))})
}

// seatLabel is a traveller: where it is, what it has and has won.
func (t *Teller) seatLabel(s *State, seat game.Seat) phrase {
	if seat < 0 || int(seat) >= int(s.Seats) {
		return phrase{}
	}
	p := &s.P[seat]
	has := []phrase{SayMoney(int(p.Money())), sayN("called.tickets", int(p.Of(TicketsN)))}
	if n := int(p.Of(ChequesN)); s.R.Prices[Pass] > 0 {
		has = append(has, sayN("called.cheques", n))
	}
	won := args{}
	for k := Souvenir; k <= Adventure; k++ {
		won[k.String()] = game.SayNumber(s.Count(seat, k))
	}
	out := []phrase{
		say("label.seat", args{"Who": game.SaySeat(seat), "List": game.SayAll(game.Commas, has...)}),
		say("label.at", args{"Square": s.R.SaySquare(p.Square())}), say("label.won", won),
	}
	if p.OnRoad() && !p.Has(Pass) {
		out = append(out, say("label.stuck"))
	}
	if n := int(p.Of(MissN)); n > 0 {
		out = append(out, sayN("label.miss", n))
	}
	if n := int(p.Of(OrderN)); n > 0 {
		out = append(out, sayN("label.order", n))
	}
	return lines(out...)
}

// choiceLabel is an outcome to choose, and what it does.
func (t *Teller) choiceLabel(s *State, i int) phrase {
	top := s.Top()
	if top.Kind != StepChoose || i >= len(s.R.Decks.Card(top.A).Choose) {
		return phrase{}
	}
	card := s.R.Decks.Card(top.A)
	o := card.Choose[i]
	return lines(card.SayOutcome(o), s.R.SayEffects(o.Effects))
}

// goodLabel is a sort of thing to buy or sell.
func (t *Teller) goodLabel(s *State, g uint8) phrase {
	if t.V.Good != nil {
		if p := t.V.Good(s, g); p.Kind != game.Nothing {
			return p
		}
	}
	switch {
	case g == GoodBundle:
		return say("button.bundle")
	case g == GoodCheques:
		return sayN("label.good_cheques", int(s.P[s.Seller()].Of(ChequesN)))
	case g == GoodTicket:
		return lines(say("label.good_ticket"), say("label.resale", args{"Price": SayMoney(ticketResale)}))
	case g > 0 && int(g) < len(s.R.Items):
		return s.R.itemName(g)
	}
	return phrase{}
}

// amountLabel is a part of a number, a bid or of cheques: its tens, or its ones.
func (t *Teller) amountLabel(s *State, spot game.Spot) phrase {
	n, key := 10*int(spot.Index), "label.tens"
	if spot.Index == AmountOnes {
		n, key = int(spot.Sub), "label.ones"
	}
	if top := s.Top().Kind; top == StepBid || s.Aloud() || s.R.Steps[top].Spoken {
		return say(key, args{"N": SayMoney(10 * n)})
	}
	return say(key, args{"N": game.SayNumber(n)})
}

// buttonLabel is a button's caption.
func (t *Teller) buttonLabel(s *State, b uint8) phrase {
	if t.V.Button != nil {
		if p := t.V.Button(s, b); p.Kind != game.Nothing {
			return p
		}
	}
	top := s.Top()
	switch {
	case int(b) >= len(sharedButtons)+len(t.V.Buttons):
		return phrase{}
	case b >= OwnButtons:
		return say("button." + t.V.Buttons[b-OwnButtons])
	case b == ButtonPay && (top.Kind == StepPrice || top.Kind == StepDebt):
		n := int(top.N)
		if top.Kind == StepDebt {
			n = min(n, int(s.Me().Money()))
		}
		return say("button.pay_much", args{"Price": SayMoney(n)})
	case b == ButtonSkip && top.Kind == StepPrice:
		return say("button.leave_card")
	case b == ButtonSkip && top.Kind == StepBundle:
		return say("button.withdraw")
	case b == ButtonNoBid && top.Kind == StepCry:
		return say("button.pass")
	case b >= ButtonRaise && b < OwnButtons:
		return say("button.raise", args{"Price": SayMoney(10 * int(s.raised(int(b-ButtonRaise))))})
	}
	return say("button." + sharedButtons[b])
}
