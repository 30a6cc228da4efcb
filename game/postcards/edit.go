package postcards

import (
	"slices"

	"posterestante/game"
)

var (
	_ game.Editable = (*State)(nil)
	_ game.Drafter  = Game{}
)

// Draft reads a position as Load does, but one in which only the pieces must
// be right: an editor goes on with it. Problems says what else is wrong.
func (Game) Draft(data []byte) (game.Editable, error) {
	s, err := zoneTable.Read(data)
	if err != nil {
		return nil, err
	}
	if err := s.checkPieces(); err != nil {
		return nil, err
	}
	return s, nil
}

// change does something to the position whole or not at all, and keeps what is so
// by itself: stamps and memories lie on postcards before a seat, an empty deck is
// made anew at once (P3.8, P7.3), the counters tell of the top step.
func (s *State) change(do func() error) error {
	old := *s
	if err := do(); err != nil {
		*s = old
		return err
	}
	for c := uint8(1); c <= NumPostcards; c++ {
		if s.stamps[c]|s.memories[c] != 0 && zoneTable.Find(s, cardSort, c).Zone != Cards {
			s.stamps[c], s.memories[c] = 0, 0
		}
	}
	for i := range min(s.seats, old.seats) {
		if s.p[i].sent.N != old.p[i].sent.N {
			s.takeBonus()
			break
		}
	}
	s.remakeTravel(nil)
	s.remake(&s.giftDeck, &s.giftDiscard, GiftDiscard, GiftDeck, nil)
	s.showTop(nil)
	return nil
}

// takeBonus gives the end bonus, while nobody has it, to the one seat that has
// sent enough postcards; a seat that hasn't any more gives it back (P9.1).
func (s *State) takeBonus() {
	able, n := -1, 0
	for i := range s.p[:s.seats] {
		p := &s.p[i]
		if p.sent.N < EnoughSent {
			p.bonus = false
			continue
		}
		able, n = i, n+1
	}
	if n == 1 && !s.BonusTaken() {
		s.p[able].bonus = true
	}
}

// SetCounter sets a counter within its Range. Who is played otherwise holds other
// cards (P2.5), and the turn fits.
func (s *State) SetCounter(c game.Counter, seat game.Seat, n int) error {
	return s.change(func() error {
		old := *s
		if err := zoneTable.SetCounter(s, c, seat, n); err != nil || c != Level ||
			s.p[seat].level == old.p[seat].level {
			return err
		}
		if p := &s.p[seat]; p.level != Person {
			emptyInto(&p.hand, &s.travelDeck)
			emptyInto(&p.played, &s.travelDeck)
			emptyInto(&p.look, &s.cardDeck)
		}
		s.fillHands()
		if s.turn == seat {
			s.begin(seat)
		}
		return nil
	})
}

// Range, Where and Swap are those of game.Editable.
func (s *State) Range(c game.Counter, seat game.Seat) (game.Range, bool) {
	return zoneTable.Range(s, c, seat)
}
func (s *State) Swap(a, b uint16) { zoneTable.Swap(s, a, b) }

// SetTurn has a seat's turn begin: nothing played, nothing to settle. With passed
// a round ends where the turn passes the first player (P9.5).
func (s *State) SetTurn(seat game.Seat, passed bool) {
	for t := max(s.turn, 0); passed && t != seat; {
		if t = (t + 1) % game.Seat(s.seats); t == game.Seat(s.n[First]) && s.n[Round] < lastRound {
			s.n[Round]++
			break
		}
	}
	s.begin(seat)
}

func (s *State) begin(seat game.Seat) {
	for i := range s.p[:s.seats] {
		p := &s.p[i]
		emptyInto(&p.played, &s.travelDiscard)
		emptyInto(&p.look, &s.cardDeck)
	}
	s.steps.Clear()
	for c := PlayedN; c <= Camps; c++ {
		s.n[c] = 0
	}
	s.fillHands()
	s.turn = seat
	s.n[Phase] = s.phaseOf(seat)
	s.showTop(nil)
}

// emptyInto lays all cards of a pile under a deck.
func emptyInto(p, deck *pile) {
	for p.N > 0 {
		deck.Under(p.Pop())
	}
}

// Fill fills gaps, and the hands of persons, from the decks.
func (s *State) Fill() {
	_ = s.change(func() error { // it goes well
		s.fillRow(nil)
		s.fillCards(nil)
		s.fillGifts(nil)
		s.fillHands()
		return nil
	})
}

// fillHands gives each person five cards in hand, as far as there are any (P3.8).
func (s *State) fillHands() {
	for i := range s.p[:s.seats] {
		p := &s.p[i]
		for p.level == Person && p.hand.N+p.played.N < handSize {
			s.remakeTravel(nil)
			if s.travelDeck.N == 0 {
				return
			}
			p.hand.Push(s.travelDeck.Pop())
		}
	}
}

// SetSeats lets so many play (P2.1).
func (s *State) SetSeats(n int) error {
	if n < 2 || n > MaxSeats {
		return game.CannotBe("seats", n, MaxSeats)
	}
	return s.change(func() error {
		for int(s.seats) < n {
			s.join()
		}
		for int(s.seats) > n {
			s.leave()
		}
		return nil
	})
}

// join lets one more seat play: a person with the first free itinerary, and a
// postcard from the bottom of the deck (P2.4, P2.5).
func (s *State) join() {
	free := uint8(1)
	for slices.ContainsFunc(s.p[:s.seats], func(p Player) bool { return p.itinerary == free }) {
		free++
	}
	p := &s.p[s.seats]
	*p = Player{itinerary: free, bike: Itineraries[free].Start}
	if s.cardDeck.N > 0 {
		p.cards.Push(s.cardDeck.Remove(0))
	}
	s.seats++
	s.fillHands()
}

// leave takes the last seat and all that lies before it off the table.
func (s *State) leave() {
	zoneTable.Leave(s)
	last := s.seats - 1
	for r := range s.sites {
		for i, owner := range s.sites[r] {
			if owner == last+1 {
				s.sites[r][i] = 0
			}
		}
	}
	s.p[last] = Player{}
	s.seats--
	if s.n[First] == int16(last) {
		s.n[First] = 0
	}
	if s.turn >= game.Seat(last) {
		s.begin(0)
	}
}

// Shortcuts are those of a postcard before a seat: sent or not, stamped or not.
func (s *State) Shortcuts(at game.Spot) []game.Shortcut {
	if at.Zone != Cards && at.Zone != Sent || at.Seat < 0 || at.Seat >= game.Seat(s.seats) {
		return nil
	}
	cards := zoneTable.Rows[at.Zone].At(s, at.Seat).All()
	if int(at.Index) >= len(cards) {
		return nil
	}
	c := cards[at.Index]
	move := func(key string, z game.Zone) game.Shortcut {
		return game.Shortcut{Words: say(key), Do: func() error {
			return s.Put(game.Spot{Zone: z, Seat: at.Seat, Index: 255}, idPostcard+uint16(c))
		}}
	}
	stamp := func(key string, spaces uint8) game.Shortcut {
		return game.Shortcut{Words: say(key), Do: func() error { s.stamps[c] = spaces; return nil }}
	}
	if at.Zone == Sent {
		return []game.Shortcut{move("edit.unsend", Cards)}
	}
	return []game.Shortcut{move("edit.send", Sent), stamp("edit.stamp_all", cardMask[c]), stamp("edit.stamp_none", 0)}
}
