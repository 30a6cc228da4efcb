package postcards

import (
	"iter"
	"slices"

	"posterestante/game"
)

// Game is Postcards, as the box lists it.
type Game struct{}

var _ game.Game = Game{}

// Name is "postcards".
func (Game) Name() string { return "postcards" }

// Version of the rules.
func (Game) Version() int { return 1 }

// Seats: 2 to 4 (P2.1).
func (Game) Seats() (least, most int) { return 2, MaxSeats }

var kinds = []string{"person", "automa:easy", "automa:normal", "automa:expert"}

// Kinds are a person and the Automa's levels, in the order of the levels (P10.1).
func (Game) Kinds() []string { return kinds }

var options = []game.Option{
	{Name: "side", Values: []string{"A", "B"}},         // P2.3
	{Name: "openfaces", Values: []string{"yes", "no"}}, // P11.2
}

// Options are the side of the boards and open faces.
func (Game) Options() []game.Option { return options }

// Table lists zones and counters.
func (Game) Table() *game.Table { return table }

// PieceName writes a piece's identity.
func (Game) PieceName(id uint16) string { return pieceName(id) }

// MaxActions bounds a match: 100 rounds (P9.5) of 4 seats. A turn of a person
// has at most 5 cards played, each followed by chained effects; every effect
// needs a camp (13 a game), a gift (25) or a card, so that 40 actions a turn on
// average are far beyond what can be reached.
func (Game) MaxActions() int { return lastRound * MaxSeats * 40 }

// New sets up a match (P2).
func (g Game) New(setup game.Setup) (game.State, error) {
	if err := game.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	s := &State{chance: chance{rng: setup.Seed.Rand()}, seats: uint8(len(setup.Seats))}
	if setup.Option(options[0]) == "B" {
		s.n[Side] = 1
	}
	if setup.Option(options[1]) == "yes" {
		s.n[OpenFaces] = 1
	}
	for i := uint8(1); i <= NumTravel; i++ {
		s.travelDeck.Push(i)
	}
	for i := uint8(1); i <= NumPostcards; i++ {
		s.cardDeck.Push(i)
	}
	for i := uint8(1); i <= NumGifts; i++ {
		s.giftDeck.Push(i)
	}
	game.Mix(&s.rng, s.giftDeck.All())
	game.Mix(&s.rng, s.travelDeck.All())
	game.Mix(&s.rng, s.cardDeck.All())
	s.fillGifts(nil)
	s.fillRow(nil)
	var starts [NumItineraries]uint8
	for i := range starts {
		starts[i] = uint8(i + 1)
	}
	game.Mix(&s.rng, starts[:])
	for i, kind := range setup.Seats {
		p := &s.p[i]
		p.level = uint8(slices.Index(kinds, kind))
		p.itinerary, p.bike = starts[i], starts[i]
		p.cards.Push(s.cardDeck.Pop())
		if p.level == Person {
			for range handSize {
				p.hand.Push(s.travelDeck.Pop())
			}
		}
	}
	s.fillCards(nil)
	s.turn = game.Seat(s.rng.Intn(int(s.seats)))
	s.n[First], s.n[Round], s.n[Phase] = int16(s.turn), 1, s.phaseOf(s.turn)
	return s, nil
}

// Determinize deals anew what a seat can't know: the hands of others, what they
// look at, the order of the decks, and what chance will bring.
func (s *State) Determinize(seat game.Seat, r *game.Rand) {
	s.mind = s.mind.For(seat)
	s.rng = game.NewRand(r.Next())
	zoneTable.Redeal(s, seat, s.mind, r)
}

// Believe is game.Believer: the seat remembers what others took from the row, until they play it.
func (s *State) Believe(seat game.Seat, saw iter.Seq[game.Event]) {
	s.mind = zoneTable.Remember(s, Hand, seat, saw)
}

// Believes is game.Believer.
func (s *State) Believes(seat game.Seat) []game.Piece {
	return zoneTable.Remembered(s.mind, Hand, seat)
}
