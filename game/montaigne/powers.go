package montaigne

import "posterestante/game"

// leave takes a character out of the voyage of the seat to act (M4.1).
func (s *State) leave(card uint8, l *game.Log) {
	me := s.me()
	i := me.voyage.Find(card)
	s.toDiscard(of(s.turn, Voyage, uint8(i)), card, game.Everyone, l)
	me.voyage.Remove(i)
}

// further discards a character for one more action; was it alone in its city,
// the city may be visited again (M4.1, M4.2).
func (s *State) further(a game.Action, l *game.Log) {
	card := a.A
	s.leave(card, l)
	me, city := s.me(), Cards[card].City
	if city != Bordeaux && !me.stays(city) {
		s.visit(s.turn, me.visited&^(1<<city), l)
	}
	s.set(ActionsLeft, s.n[ActionsLeft]+1, l)
}

// stays says whether a card of the city lies in the voyage.
func (p *Player) stays(city City) bool {
	for _, c := range p.voyage.All() {
		if Cards[c].City == city {
			return true
		}
	}
	return false
}

// fetch discards a character for a card of the discard (M4.1).
func (s *State) fetch(a game.Action, l *game.Log) {
	card, wanted := a.A, a.B
	s.leave(card, l)
	hand, i := &s.me().hand, s.discard.Find(wanted)
	l.Secret(common(Discard, uint8(i)), of(s.turn, Hand, hand.N), covered(wanted), game.Everyone, game.Only(s.turn))
	s.discard.Remove(i)
	hand.Push(wanted)
}

// power discards a character for its own power (M7.2).
func (s *State) power(a game.Action, l *game.Log) {
	card := a.A
	s.leave(card, l)
	switch Person(Cards[card].Of) {
	case Montaigne:
		s.push(StepQuote, 0, 0)
	case Noble:
		for range 3 {
			hand := &s.me().hand
			if c := s.draw(of(s.turn, Hand, hand.N), false, game.Only(s.turn), l); c != 0 {
				hand.Push(c)
			}
		}
	case Coachman:
		s.push(StepCoach, 0, 0)
	case Maid:
		s.push(StepRob, RobFind, 0)
	case Courtesan:
		s.push(StepRob, RobPerson, 0)
	case Scholar:
		s.push(StepSearch, 0, 0)
	case Theologian:
		s.push(StepUnseen, 0, s.zoneHands())
	case Pope:
		s.push(StepPope, 0, 0)
	}
}

// hands are the other seats with cards in hand, a bit each; zoneHands those
// with a card of zone 2 among them (M7.2).
func (s *State) hands() (seats uint8) {
	for i := range s.p[:s.seats] {
		if game.Seat(i) != s.turn && s.p[i].hand.N > 0 {
			seats |= 1 << i
		}
	}
	return seats
}

func (s *State) zoneHands() (seats uint8) {
	for i := range s.p[:s.seats] {
		if game.Seat(i) == s.turn {
			continue
		}
		for _, c := range s.p[i].hand.All() {
			if Cards[c].City.Zone() == 2 {
				seats |= 1 << i
				break
			}
		}
	}
	return seats
}

// look shows a hand to the seat to act, with the step that says what for.
func (s *State) look(a game.Action, l *game.Log) {
	seat := game.Seat(a.A)
	if t := s.pop(); t.Kind == StepQuote {
		s.push(StepRead, uint8(seat), 0)
	} else {
		s.push(StepChoose, uint8(seat), t.B|1<<seat)
	}
	s.flipHand(seat, game.Only(seat), s.knowers(seat), l)
}

// flipHand says that the faces of a hand become known to others, or no more.
func (s *State) flipHand(seat game.Seat, knew, knows game.Seats, l *game.Log) {
	if l == nil {
		return
	}
	for i, c := range s.p[seat].hand.All() {
		l.Add(game.Event{Kind: game.Flip, Seat: game.Nobody, From: of(seat, Hand, uint8(i)), Piece: covered(c),
			Knew: knew, Knows: knows})
	}
}

// pick takes a card of the hand looked at: the Scholar's into the hand, a
// quotation straight into the voyage (M7.2).
func (s *State) pick(a game.Action, l *game.Log) {
	card := a.A
	t := s.pop()
	seat := game.Seat(t.A)
	both := game.Only(seat) | game.Only(s.turn)
	from := &s.p[seat].hand
	i := from.Find(card)
	if t.Kind == StepRead {
		s.join(card, of(seat, Hand, uint8(i)), both, l)
	} else {
		hand := &s.me().hand
		l.Secret(of(seat, Hand, uint8(i)), of(s.turn, Hand, hand.N), covered(card), both, game.Only(s.turn))
		hand.Push(card)
	}
	from.Remove(i)
	s.flipHand(seat, both, game.Only(seat), l)
}

// skip declines what a step offers.
func (s *State) skip(_ game.Action, l *game.Log) {
	t := s.pop()
	if t.Kind != StepRead && t.Kind != StepChoose {
		return
	}
	seat := game.Seat(t.A)
	s.flipHand(seat, game.Only(seat)|game.Only(s.turn), game.Only(seat), l)
	if t.Kind == StepChoose { // nothing wanted: another hand (M7.2)
		s.push(StepSearch, 0, t.B)
	}
}

// unseen takes a card by its back: of those with the same back in that hand
// the lot decides (M7.2).
func (s *State) unseen(a game.Action, l *game.Log) {
	seat, index := game.Seat(a.A), a.B
	from := &s.p[seat].hand
	city := Cards[from.C[index]].City
	same := 0
	for _, c := range from.All() {
		if Cards[c].City == city {
			same++
		}
	}
	nth := s.rng.Intn(same)
	for i, c := range from.All() {
		if Cards[c].City != city {
			continue
		}
		if nth > 0 {
			nth--
			continue
		}
		hand := &s.me().hand
		l.Secret(of(seat, Hand, uint8(i)), of(s.turn, Hand, hand.N), covered(c), game.Only(seat), game.Only(s.turn))
		from.Remove(i)
		hand.Push(c)
		break
	}
	if t := s.pop(); t.B&^(1<<seat) != 0 {
		s.push(StepUnseen, 0, t.B&^(1<<seat))
	}
}

// rob takes a card out of another's voyage into one's own (M7.2). The city it
// leaves stays closed to its owner (M4.2).
func (s *State) rob(a game.Action, l *game.Log) {
	card := a.A
	s.pop()
	for i := range s.p[:s.seats] {
		from := &s.p[i].voyage
		if at := from.Find(card); at >= 0 && game.Seat(i) != s.turn {
			from.Remove(at) // first: tiles compare what then lies there (M5.1)
			s.join(card, of(game.Seat(i), Voyage, uint8(at)), game.Everyone, l)
			return
		}
	}
}

// nobleTakes turns the Noble face down and adds a card of the board to the
// voyage (M7.2).
func (s *State) nobleTakes(place uint8, l *game.Log) {
	s.pop()
	me := s.me()
	me.turned = true
	if l != nil {
		l.Add(game.Event{Kind: game.Flip, Seat: game.Nobody, From: of(s.turn, Voyage, me.voyage.N-1),
			Piece: covered(me.voyage.Top()), Knew: game.Everyone, Knows: game.Everyone})
	}
	card := s.lift(place, l)
	if card == 0 {
		return
	}
	knew := game.Everyone
	if place == 3 {
		knew = game.None
	}
	s.row[place] = 0
	s.join(card, common(Row, place), knew, l)
	s.fill(l)
}
