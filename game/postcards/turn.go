package postcards

import "posterestante/game"

// use discards a lightning gift and does what it says (P8).
func (s *State) use(a game.Action, l *game.Log) {
	g := a.A
	me := s.me()
	i := me.gifts.Find(g)
	l.Move(of(s.turn, GiftsHeld, uint8(i)), common(GiftDiscard, s.giftDiscard.N, 0), gift(g))
	me.gifts.Remove(i)
	s.giftDiscard.Push(g)
	s.fillGifts(l)
	switch Gifts[g].Kind {
	case RoadMap:
		s.push(StepRoadMove, 0, 0)
	case StampCollection:
		s.push(StepStamp, 2, 0)
	case HikingGuide:
		s.lookAtTop(l)
	case Car:
		s.set(Moves, s.n[Moves]+3, l)
	}
}

// lookAtTop takes up to five postcards off the deck for the seat's eyes (P8.5).
func (s *State) lookAtTop(l *game.Log) {
	look, only := &s.me().look, game.Only(s.turn)
	l.Secret(common(CardTop, 0, 0), of(s.turn, Look, 0), pictured(s.cardTop), game.Everyone, only)
	look.Push(s.cardTop)
	s.cardTop = 0
	for look.N < 5 {
		s.remake(&s.cardDeck, &s.cardDiscard, CardDiscard, CardDeck, l)
		if s.cardDeck.N == 0 {
			break
		}
		c := s.cardDeck.Pop()
		l.Secret(common(CardDeck, 0, 0), of(s.turn, Look, look.N), pictured(c), game.None, only)
		look.Push(c)
	}
	s.fillCards(l)
	s.push(StepGuide, min(2, look.N), 0)
}

// keep takes one of the postcards looked at; after the last the rest is discarded.
func (s *State) keep(a game.Action, l *game.Log) {
	c := a.A
	me, only := s.me(), game.Only(s.turn)
	i := me.look.Find(c)
	l.Secret(of(s.turn, Look, uint8(i)), of(s.turn, Cards, me.cards.N), written(c), only, game.Everyone)
	me.look.Remove(i)
	me.cards.Push(c)
	if t := s.pop(); t.A > 1 {
		s.push(StepGuide, t.A-1, 0)
		return
	}
	for me.look.N > 0 {
		c := me.look.Remove(0)
		l.Secret(of(s.turn, Look, 0), common(CardDiscard, s.cardDiscard.N, 0), pictured(c), only, game.Everyone)
		s.cardDiscard.Push(c)
	}
	s.fillCards(l)
}

// endPlay discards the played cards; unused effects are lost (P3.7, P3.8).
func (s *State) endPlay(l *game.Log) {
	me := s.me()
	for i := range me.played.N {
		c := me.played.C[i]
		l.Move(of(s.turn, Played, 0), common(TravelDiscard, s.travelDiscard.N, 0), travel(c))
		s.travelDiscard.Push(c)
	}
	me.played = pile{}
	s.set(Moves, 0, l)
	s.set(Takes, 0, l)
	s.set(Camps, 0, l)
	s.set(Extra, 0, l)
	s.set(PlayedN, 0, l)
	s.remakeTravel(l)
	s.checkFull(l)
}

// draw takes a card of the row, or the top of the deck for 0 (P3.8).
func (s *State) draw(a game.Action, l *game.Log) {
	card := a.A
	hand := &s.me().hand
	to := of(s.turn, Hand, hand.N)
	if card == 0 {
		card = s.travelDeck.Pop()
		l.Secret(common(TravelDeck, 0, 0), to, travel(card), game.None, game.Only(s.turn))
	} else {
		for i := range s.row {
			if s.row[i] == card {
				s.row[i] = 0
				l.Secret(common(Row, uint8(i), 0), to, travel(card), game.Everyone, game.Only(s.turn))
			}
		}
	}
	hand.Push(card)
	s.remakeTravel(l)
	s.checkFull(l)
}

// checkFull says whether there is more to draw.
func (s *State) checkFull(l *game.Log) {
	if s.me().hand.N >= handSize || (s.row == [5]uint8{} && s.travelDeck.N == 0) {
		s.set(Phase, Full, l)
	} else {
		s.set(Phase, Drawing, l)
	}
}

// nextSeat passes the turn clockwise; a round that ends may end the game (P9.1, P9.5).
func (s *State) nextSeat(l *game.Log) {
	next := (s.turn + 1) % game.Seat(s.seats)
	if next == game.Seat(s.n[First]) {
		if s.BonusTaken() || s.n[Round] >= lastRound {
			s.finish(l)
			return
		}
		s.set(Round, s.n[Round]+1, l)
	}
	s.set(PlayedN, 0, l)
	s.set(Extra, 0, l)
	s.turn = next
	if l != nil {
		l.Add(game.Event{Kind: game.Turn, Seat: next})
	}
	s.set(Phase, s.phaseOf(next), l)
}

func (s *State) phaseOf(seat game.Seat) int16 {
	if s.p[seat].level == Person {
		return Playing
	}
	return AutoTurn
}

func (s *State) finish(l *game.Log) {
	s.set(Phase, GameOver, l)
	s.turn = game.Nobody
	if l != nil {
		l.Add(game.Event{Kind: game.End, Seat: game.Nobody, Rule: s.endRule()})
	}
}
