package montaigne

import "posterestante/game"

// remake shuffles the discard into the empty reserve, when a card must come
// from it (M3.5).
func (s *State) remake(l *game.Log) {
	if s.reserve.N > 0 || s.discard.N == 0 {
		return
	}
	s.reserve, s.discard = s.discard, pile{}
	game.Mix(&s.rng, s.reserve.All())
	if l != nil {
		l.Add(game.Event{Kind: game.Shuffle, Seat: game.Nobody, From: common(Discard, 0), To: common(Reserve, 0),
			Value: int32(s.reserve.N), Rule: "M3.5"})
		s.showReserve(l)
	}
	if s.called() {
		s.set(Remade, s.n[Remade]+1, l)
	}
}

// showReserve brings the next card of the reserve to its top, where its back shows.
func (s *State) showReserve(l *game.Log) {
	if l != nil && s.reserve.N > 0 {
		l.Secret(common(Reserve, 0), common(ReserveTop, 0), covered(s.reserve.Top()), game.None, game.None)
	}
}

// drawTop takes the top card of the reserve and says where it goes; 0 where no
// card is left.
func (s *State) drawTop(to game.Spot, up bool, knows game.Seats, l *game.Log) uint8 {
	s.remake(l)
	if s.reserve.N == 0 {
		return 0
	}
	c := s.reserve.Pop()
	p := covered(c)
	p.Up = up
	l.Secret(common(ReserveTop, 0), to, p, game.None, knows)
	s.showReserve(l)
	return c
}

// draw is drawTop for a card that comes into play at once: the King's Call is
// set aside and replaced (M6.1).
func (s *State) draw(to game.Spot, up bool, knows game.Seats, l *game.Log) uint8 {
	s.remake(l)
	if s.reserve.Top() == TheCall {
		s.drawTop(common(CallAside, 0), true, game.Everyone, l)
		s.call(l)
	}
	return s.drawTop(to, up, knows, l)
}

// call is the King's Call, already set aside (M6.1).
func (s *State) call(l *game.Log) {
	s.set(Called, 1, l)
	l.Note("M6.1", NoteCall, s.turn, shown(TheCall), common(CallAside, 0), 0)
}

// fill slides the cards of the row together, turns up what leaves the fourth
// place, and lays new ones face down there (M3.4).
func (s *State) fill(l *game.Log) {
	for {
		w := uint8(0)
		for r := range uint8(4) {
			c := s.row[r]
			if c == 0 {
				continue
			}
			if r == w {
				w++
				continue
			}
			s.row[r] = 0
			switch {
			case c == TheCall: // it lay face down, and turns up
				l.Secret(common(Row, r), common(CallAside, 0), shown(c), game.None, game.Everyone)
				s.call(l)
				continue
			case r == 3:
				l.Secret(common(Row, r), common(Row, w), shown(c), game.None, game.Everyone)
			default:
				l.Move(common(Row, r), common(Row, w), shown(c))
			}
			s.row[w] = c
			w++
		}
		if w == 4 {
			return
		}
		if s.row[3] = s.drawTop(common(Row, 3), false, game.None, l); s.row[3] == 0 {
			return
		}
	}
}

// full says whether no place of the row is empty; they empty from the right.
func (s *State) full() bool { return s.row[3] != 0 }

// lift makes sure that the card of a place may be taken: lies the King's Call
// there, face down, it is set aside and replaced from the reserve (M6.1). It
// gives the card, 0 where none is left.
func (s *State) lift(place uint8, l *game.Log) uint8 {
	if s.row[place] == TheCall {
		l.Secret(common(Row, place), common(CallAside, 0), shown(TheCall), game.None, game.Everyone)
		s.call(l)
		s.row[place] = s.drawTop(common(Row, place), false, game.None, l)
	}
	return s.row[place]
}

// takeRow takes the card of a place, lifted before, off the board to a spot
// where these seats know it (M3.4). The row is the caller's to fill.
func (s *State) takeRow(place uint8, to game.Spot, up bool, knows game.Seats, l *game.Log) {
	c, knew := s.row[place], game.Everyone
	if place == 3 {
		knew = game.None
	}
	s.row[place] = 0
	p := covered(c)
	p.Up = up
	l.Secret(common(Row, place), to, p, knew, knows)
}

// toHand takes the card of a place into the hand of the seat to act (M3.4).
func (s *State) toHand(place uint8, l *game.Log) {
	hand := &s.me().hand
	if c := s.lift(place, l); c != 0 {
		s.takeRow(place, of(s.turn, Hand, hand.N), false, game.Only(s.turn), l)
		hand.Push(c)
	}
	s.fill(l)
}

// toDiscard lays a card of the voyage or the hand on the discard.
func (s *State) toDiscard(from game.Spot, c uint8, knew game.Seats, l *game.Log) {
	l.Secret(from, common(Discard, s.discard.N), shown(c), knew, game.Everyone)
	s.discard.Push(c)
}
