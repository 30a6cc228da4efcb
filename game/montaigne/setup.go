package montaigne

import (
	"slices"

	"posterestante/game"
)

// Game is Voyages avec Montaigne, as the box lists it.
type Game struct{}

var _ game.Game = Game{}

// Name is "montaigne".
func (Game) Name() string { return "montaigne" }

// Version of the rules.
func (Game) Version() int { return 3 }

// Seats: 2 to 4 (M1.1).
func (Game) Seats() (least, most int) { return 2, MaxSeats }

var kinds = []string{"person", "bot:random", "bot:steady", "bot:keen"}

// Kinds are a person and the bots, in the order of the levels.
func (Game) Kinds() []string { return kinds }

var options = []game.Option{
	{Name: "winds", Values: []string{"no", "yes"}},                               // M7.1
	{Name: "encounters", Values: []string{"no", "yes"}},                          // M7.2
	{Name: "longvoyage", Values: []string{"no", "yes"}, Advised: forTwo},         // ours, see longvoyage.go
	{Name: "youngest", Values: []string{"no", "1", "2", "3", "4"}, OfSeat: true}, // M2.3
}

// forTwo advises the long voyage to two, who else come home soon and with little (docs/montaigne.md).
func forTwo(seats int) string {
	if seats == 2 {
		return "yes"
	}
	return "no"
}

// Options are the two of the Great Travellers (M7), the long voyage, which is ours, and who is the youngest (M2.3).
func (Game) Options() []game.Option { return options }

// Table lists zones and counters.
func (Game) Table() *game.Table { return table }

// PieceName writes a piece's identity.
func (Game) PieceName(id uint16) string { return pieceName(id) }

// MaxActions bounds a match. Only takes and the Noble bring cards from the
// reserve, at most 109 before it is made anew and again after that, when the
// game ends (M6.6). Laying without a take closes a city for good, but for a
// character used up; so between two such cards a seat has no more than nine
// cities and sixteen characters to use, and random play stays below 700.
func (Game) MaxActions() int { return 6000 }

// What is dealt (M2).
const (
	handSize  = 7
	callAmong = 10 // the King's Call is mixed into so many cards
)

// lastPile is how many cards the last pile holds, the King's Call besides (M2.1).
func lastPile(seats uint8) int { return (NumCards - 1) / int(seats) }

// New sets up a match (M2).
func (g Game) New(setup game.Setup) (game.State, error) {
	if err := game.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	s := &State{rng: setup.Seed.Rand(), seats: uint8(len(setup.Seats))}
	for i, c := range []game.Counter{Winds, Meets, LongVoyage} {
		if setup.Option(options[i]) == "yes" {
			s.n[c] = 1
		}
	}
	for c := uint8(1); c <= NumCards; c++ {
		if c != TheCall {
			s.reserve.Push(c)
		}
	}
	game.Mix(&s.rng, s.reserve.All())
	s.reserve.Insert(lastPile(s.seats)-s.rng.Intn(callAmong+1), TheCall)
	for i, kind := range setup.Seats {
		p := &s.p[i]
		p.level = uint8(slices.Index(kinds, kind))
		p.visited = 1 << Bordeaux
		for range handSize {
			p.hand.Push(s.reserve.Pop())
		}
	}
	s.fill(nil)
	s.turn = s.firstSeat(slices.Index(options[3].Values, setup.Option(options[3])) - 1)
	s.n[ActionsLeft] = 1
	return s, nil
}

// firstSeat has the fewest cards of Bordeaux in hand; in a tie it is the youngest, else by lot (M2.3). youngest is -1
// where no seat is marked.
func (s *State) firstSeat(youngest int) game.Seat {
	fewest, first, ties := NumCards, game.Nobody, 0
	for i := range s.p[:s.seats] {
		n := s.ofBordeaux(i)
		switch {
		case n < fewest:
			fewest, first, ties = n, game.Seat(i), 1
		case n == fewest:
			if ties++; s.rng.Intn(ties) == 0 {
				first = game.Seat(i)
			}
		}
	}
	if youngest >= 0 && s.ofBordeaux(youngest) == fewest {
		return game.Seat(youngest)
	}
	return first
}

// ofBordeaux is how many cards of Bordeaux a seat has in hand.
func (s *State) ofBordeaux(seat int) (n int) {
	for _, c := range s.p[seat].hand.All() {
		if Cards[c].City == Bordeaux {
			n++
		}
	}
	return n
}
