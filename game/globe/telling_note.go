package globe

import "posterestante/game"

// note tells a Note of the engine. What the line, or a card's own words, told
// already says nothing.
func (s *longTelling) note(e game.Event) phrase {
	n, with := int(e.Value), args{"Who": game.SaySeat(e.Seat)}
	key := "note." + e.Key.String()
	if s.saidElsewhere(e) {
		return phrase{}
	}
	switch e.Key {
	case NoteCard:
		return s.read(uint8(n))
	case NoteOutcome:
		return s.decided(n)
	case NoteWon:
		return s.won(e)
	case NoteSquareLacks:
		return s.lacks(e)
	case NoteDeckEmpty:
		return say(key, args{"Kind": SayKind(Kind(n))})
	case NoteDrawn:
		return sayN(key, n, with).By(s.deed.rule(s.Telling))
	case NoteLost:
		with["Item"] = s.R.SayItem(uint8(n))
	case NotePaid, NoteLeft:
		with["Price"] = SayMoney(n)
	case NoteBid:
		if n == 0 {
			return say(key+"_none", with)
		}
		with["Price"] = SayMoney(n)
	case NoteSold:
		with["Price"] = SayMoney(n)
		if e.Seat == game.Nobody {
			return say(key+"_bank", with)
		}
	case NotePapers:
		s.gets++
	}
	if s.voice.Note != nil {
		if p := s.voice.Note(s.Telling, e); p.Kind != game.Nothing {
			return p
		}
	}
	return say(key, with)
}

// saidElsewhere says whether a note is told by the line of its action, or by another note.
func (s *longTelling) saidElsewhere(e game.Event) bool {
	n := int(e.Value)
	switch e.Key {
	case NoteTaken, NoteTicketDear, NoteFailed, NoteSells:
		return true
	case NoteBartered, NoteDeclined:
		return s.R.Steps[s.Top.Kind].Other // the line is the answer
	case NoteAimed:
		if EffectKind(n) == Charge {
			s.aimed = e.Seat
		}
		return true
	case NoteNight:
		return n == s.nights
	case NoteLost:
		return s.deed.Gets && s.Top.B == PickDrop || n > 0 && Item(n) == s.lost
	case NotePassLost:
		return s.lost == Pass && e.Seat == s.Seat
	case NotePaid:
		return n == s.due || s.A.Verb == VPay && s.Top.Kind == StepDebt
	case NoteLeft:
		return s.A.Verb == VSkip
	}
	return false
}

// read is a card read aloud: its title, its sentence, what it does.
func (s *longTelling) read(c uint8) phrase {
	s.card = c
	k, card := KindOf(c), s.R.Decks.Card(c)
	s.expect(card.Effects)
	if k == Lodging {
		s.nights = int(card.Price)
	}
	does := sentences(card.SayPrice(k), s.R.SayEffects(card.Effects))
	return sentences(say("long.card", args{"Kind": SayKind(k), "Card": s.R.SayCard(c)}), card.SayWords(k), does).
		By(s.R.Cites[kindCites[k]])
}

// expect keeps what effects cost and bring, as they are told.
func (s *longTelling) expect(effects []Effect) {
	for _, e := range effects {
		switch e.Kind {
		case Pay:
			s.due = int(e.N)
		case Get:
			s.gets++
		case Lose:
			s.lost = e.Item
		}
	}
}

// decided is what came of an adventure; its words only where the die decided.
func (s *longTelling) decided(o int) phrase {
	if s.card == 0 || int(s.card) >= len(s.R.cardNames) || o >= len(s.R.Decks.Card(s.card).outcomes()) {
		return phrase{}
	}
	card := s.R.Decks.Card(s.card)
	out := card.outcomes()[o]
	s.expect(out.Effects)
	if s.A.Verb == VChoose {
		return s.R.SayEffects(out.Effects)
	}
	return sentences(card.SayOutcome(out), s.R.SayEffects(out.Effects))
}

// won is a card won, and what a purchase cost.
func (s *longTelling) won(e game.Event) phrase {
	c := uint8(e.Value)
	with := args{"Who": game.SaySeat(e.Seat), "Card": s.R.SayCard(c)}
	switch {
	case KindOf(c) != Souvenir:
		return say("note.won", with)
	case s.A.Verb == VPay:
		return phrase{}
	}
	with["Price"] = SayMoney(s.spent)
	return say("note.bought", with)
}

// lacks is a square without effect: its deck is empty, or something is missing.
func (s *longTelling) lacks(e game.Event) phrase {
	k := Kind(e.Value)
	if s.After.Empty(k) {
		return say("note.deck.empty", args{"Kind": SayKind(k)})
	}
	var list []phrase
	for _, i := range s.R.Needs[k] {
		list = append(list, s.R.SayItem(uint8(i)))
	}
	return say("note.square.lacks", args{"Who": game.SaySeat(e.Seat), "Kind": SayKind(k),
		"List": game.SayAll(game.And, list...)})
}
