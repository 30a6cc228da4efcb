package globe

import (
	"posterestante/game"
	"posterestante/game/zones"
)

// Draw reads the top card of a deck: it lies open, and the one that lay there
// before goes under the deck. 0 where there is none.
func (s *State) Draw(k Kind, l *game.Log) uint8 {
	deck := &s.Decks[k]
	s.used(k, l)
	if deck.N == 0 {
		s.Note(l, CiteSquare, NoteDeckEmpty, s.Active(), int(k))
		return 0
	}
	c := s.popCard(k, l)
	s.Open[k] = c
	moved(l, deckSpot(k), openSpot(k), CardPiece(c), game.None, game.Everyone)
	s.Note(l, CiteCards, NoteCard, s.Active(), int(c))
	return c
}

// used puts the card last read of a deck under it, where it counts as lying since
// it was done with: until another moves it remains in sight.
func (s *State) used(k Kind, l *game.Log) {
	if c := s.Open[k]; c != 0 {
		moved(l, openSpot(k), deckSpot(k), CardPiece(c), game.Everyone, game.None)
		s.Decks[k].Under(c)
		s.Open[k] = 0
	}
}

// Return puts a card that a seat has won back under its deck.
func (s *State) Return(seat game.Seat, c uint8, l *game.Log) {
	i := s.P[seat].Won.Find(c)
	if i < 0 {
		return
	}
	k := KindOf(c)
	s.used(k, l)
	s.P[seat].Won.Remove(i)
	moved(l, of(seat, WonZone, uint8(i)), deckSpot(k), CardPiece(c), game.Everyone, game.None)
	s.Decks[k].Under(c)
}

// priced says whether the card last read of a deck is still to be paid or left.
func (s *State) priced(k Kind) bool {
	for _, t := range s.Steps[:s.Depth] {
		if t.Kind == StepPrice && t.A == s.Open[k] {
			return true
		}
	}
	return false
}

// deckSpot is the deck of a kind, openSpot where its open card lies.
func deckSpot(k Kind) game.Spot { return common(game.Zone(k), 0, 0) }
func openSpot(k Kind) game.Spot { return common(OpenCard, uint8(k)-1, 0) }

// Empty says whether no card of a kind can be drawn.
func (s *State) Empty(k Kind) bool { return s.Decks[k].N == 0 && s.Open[k] == 0 }

// Wins gives a seat the open card of a kind to keep.
func (s *State) Wins(seat game.Seat, k Kind, l *game.Log) {
	c, won := s.Open[k], &s.P[seat].Won
	s.Open[k] = 0
	moved(l, openSpot(k), of(seat, WonZone, won.N), CardPiece(c), game.Everyone, game.Everyone)
	won.Push(c)
	s.Note(l, CiteSquare, NoteWon, seat, int(c))
}

// Read draws a card and has it do what it says; false where none is left.
func (s *State) Read(k Kind, l *game.Log) bool {
	c := s.Draw(k, l)
	if c != 0 {
		s.Push(Step{Kind: StepCard, Seat: s.Active(), A: c})
	}
	return c != 0
}

// FillBag rolls for the bag: of as many cards as the die says the seat whose turn
// it is keeps one, if any fits; the others go under the deck. It asks which,
// and alone sees them (S3.1, S4.1). By must it takes a pass if one is among them
// (S4.6); by gift it gets one from the deck if none is (S3.1). shown says whether
// one was.
func (s *State) FillBag(keep StepKind, must, gift bool, l *game.Log) (shown bool) {
	seat := s.Active()
	var drawn zones.Pile[[8]uint8]
	fit := false
	for range min(s.Roll(seat, l), int(s.Items.N)) {
		i := s.popItem(drawn.N, l)
		drawn.Push(i)
		shown = shown || Item(i) == Pass
		fit = fit || s.Fits(seat, Item(i))
	}
	pass := must && shown || gift && !shown
	if fit && !pass {
		for _, i := range drawn.All() {
			moved(l, common(ItemDeck, 0, 0), common(DrawnBag, s.Drawn.N, 0), ItemPiece(i), game.None, game.Only(seat))
			s.Drawn.Push(i)
		}
		s.Ask(keep)
		return shown
	}
	for _, i := range drawn.All() { // nobody needs to see them
		s.Items.Under(i)
	}
	s.Note(l, CiteSquare, NoteDrawn, seat, int(drawn.N))
	if pass {
		s.Gets(seat, Pass, l)
	}
	return shown
}

// Keep keeps one of the cards drawn, and puts the others under the deck.
func (s *State) Keep(i Item, l *game.Log) {
	seat := s.Active()
	at, me := s.Drawn.Find(uint8(i)), game.Only(seat)
	moved(l, common(DrawnBag, uint8(at), 0), s.bagEnd(seat), ItemPiece(uint8(i)), me, s.knows(seat))
	s.P[seat].Bag.Push(s.Drawn.Remove(at))
	if i == Pass {
		s.gotPass(seat, l)
	}
	for s.Drawn.N > 0 {
		moved(l, common(DrawnBag, 0, 0), common(ItemDeck, 0, 0), ItemPiece(s.Drawn.All()[0]), me, game.None)
		s.Items.Under(s.Drawn.Remove(0))
	}
}

// DealItem deals a seat the top bag card, which goes under the deck if it may
// not be had (S2.1).
func (s *State) DealItem(seat game.Seat) {
	if i := s.Items.Pop(); s.Fits(seat, Item(i)) {
		s.P[seat].Bag.Push(i)
	} else {
		s.Items.Under(i)
	}
}

// Convert turns a card dealt to the seat whose turn it is into what it says
// (S2.1).
func (s *State) Convert(c uint8) {
	for _, e := range s.R.Decks.Card(c).Effects {
		s.effect(e, nil)
	}
	s.Decks[KindOf(c)].Under(c)
}
