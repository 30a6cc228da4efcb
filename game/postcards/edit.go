package postcards

import (
	"posterestante/game"
)

// Change is what an Edit does.
type Change uint8

// The changes. All but Put are about At.Seat, or about the table.
const (
	Put      Change = iota + 1 // number N of its sort lies At; 0 takes away what lies there
	SetScore                   // the points scored in play become N
	SetTurn                    // it is the seat's turn, which begins: nothing played, nothing to settle
	SetKind                    // the seat is played by N: Person, Easy ...
	SetSeats                   // N seats play; the last one leaves, or one more joins
	SetRound                   // it is round N
	SetSide                    // the boards show side N: 0 A, 1 B (P2.3)
	SetFaces                   // N is 1 if written faces may be looked up (P11.2)
	Deal                       // gaps, and hands of persons, are filled from the decks
)

// Edit is one change of a position by hand, no action of the game: an editor's
// word. Whatever is laid somewhere comes from where it was, and what made room
// for it goes to its deck, so that no piece is made or lost (P1).
type Edit struct {
	Do Change
	At game.Spot
	N  int
}

// Draft reads a position as Load does, but one in which only the pieces must
// be right: an editor goes on with it. Problems says what else is wrong.
func Draft(data []byte) (*State, error) {
	s, err := box.Read(data)
	if err != nil {
		return nil, err
	}
	if err := s.checkPieces(); err != nil {
		return nil, err
	}
	return s, nil
}

// Edit changes the position, or says why it can't and leaves it as it was. The
// position that comes of it may be impossible: see Problems.
func (s *State) Edit(e Edit) error {
	old := *s
	if err := s.edit(e); err != nil {
		*s = old
		return err
	}
	s.tidy()
	return nil
}

// seatless are the changes that are about no seat.
func seatless(c Change) bool { return c == Put || c >= SetSeats }

func (s *State) edit(e Edit) error {
	seat := int(e.At.Seat)
	if !seatless(e.Do) && (seat < 0 || seat >= int(s.seats)) {
		return cannot("edit.seat", "P2.1", nobody, 0, 0, "there is no seat %d", seat)
	}
	within := func(least, most int) error {
		if e.N < least || e.N > most {
			return cannot("edit.number", "", nobody, e.N, most, "%d is not a number from %d to %d", e.N, least, most)
		}
		return nil
	}
	switch e.Do {
	case Put:
		return s.put(e.At, e.N)
	case SetScore:
		s.p[seat].score = int16(min(max(e.N, 0), maxScore))
		return within(0, maxScore)
	case SetTurn:
		s.begin(e.At.Seat)
	case SetKind:
		if err := within(int(Person), int(Expert)); err != nil {
			return err
		}
		s.setKind(seat, uint8(e.N))
	case SetSeats:
		if err := within(2, MaxSeats); err != nil {
			return err
		}
		for int(s.seats) < e.N {
			s.join()
		}
		for int(s.seats) > e.N {
			s.leave()
		}
	case SetRound:
		s.n[Round] = int16(min(max(e.N, 1), lastRound))
		return within(1, lastRound)
	case SetSide, SetFaces:
		if e.Do == SetSide {
			s.n[Side] = int16(e.N & 1)
		} else {
			s.n[OpenFaces] = int16(e.N & 1)
		}
		return within(0, 1)
	case Deal:
		s.fillRow(nil)
		s.fillCards(nil)
		s.fillGifts(nil)
		s.fillHands()
	default:
		return cannot("edit.spot", "", nobody, 0, 0, "there is no such change")
	}
	return nil
}

// tidy keeps what is so by itself: a deck that is empty is made anew at once
// (P3.8, P7.3), and the counters tell of the top step.
func (s *State) tidy() {
	s.remakeTravel(nil)
	s.remake(&s.giftDeck, &s.giftDiscard, GiftDiscard, GiftDeck, nil)
	s.showTop(nil)
}

// begin lets a seat's turn begin.
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
}

// emptyInto lays all cards of a pile under a deck.
func emptyInto(p, deck *pile) {
	for p.N > 0 {
		deck.Under(p.Pop())
	}
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

// setKind changes who plays a seat; only persons hold travel cards (P2.5).
func (s *State) setKind(seat int, level uint8) {
	p := &s.p[seat]
	if p.level == level {
		return
	}
	p.level = level
	if level != Person {
		emptyInto(&p.hand, &s.travelDeck)
		emptyInto(&p.played, &s.travelDeck)
		emptyInto(&p.look, &s.cardDeck)
	}
	s.fillHands()
	if s.turn == game.Seat(seat) {
		s.begin(s.turn)
	}
}

// join lets one more seat play: a person with the first free itinerary, and a
// postcard from the bottom of the deck (P2.4, P2.5).
func (s *State) join() {
	taken := [NumItineraries + 1]bool{}
	for i := range s.p[:s.seats] {
		taken[s.p[i].itinerary] = true
	}
	p := &s.p[s.seats]
	*p = player{itinerary: 1}
	for taken[p.itinerary] {
		p.itinerary++
	}
	p.bike = Itineraries[p.itinerary].Start
	if s.cardDeck.N > 0 {
		p.cards.Push(s.cardDeck.Remove(0))
	}
	s.seats++
	s.fillHands()
}

// leave takes the last seat and all that lies before it off the table.
func (s *State) leave() {
	last := s.seats - 1
	p := &s.p[last]
	emptyInto(&p.hand, &s.travelDeck)
	emptyInto(&p.played, &s.travelDeck)
	for _, c := range p.cards.All() {
		s.bare(c)
	}
	emptyInto(&p.cards, &s.cardDeck)
	emptyInto(&p.sent, &s.cardDeck)
	emptyInto(&p.look, &s.cardDeck)
	emptyInto(&p.gifts, &s.giftDeck)
	for r := range s.sites {
		for i, owner := range s.sites[r] {
			if owner == last+1 {
				s.sites[r][i] = 0
			}
		}
	}
	*p = player{}
	s.seats--
	if s.n[First] == int16(last) {
		s.n[First] = 0
	}
	if s.turn >= game.Seat(last) {
		s.begin(0)
	}
}

// bare takes stamps and memories off a postcard.
func (s *State) bare(card uint8) { s.stamps[card], s.memories[card] = 0, 0 }
