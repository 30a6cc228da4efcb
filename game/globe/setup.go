package globe

import (
	"slices"

	"posterestante/game"
)

// Game is one of the two games, as the box lists it.
type Game struct{ R *Rules }

var _ game.Game = Game{}

// Auction is the option of both games how bids are made (S5.2, R4.3): aloud, as in the
// rulebook, or in envelopes that are opened together.
var Auction = game.Option{Name: "auction", Values: []string{"outcry", "sealed"}}

// Kinds of seat, in the order of the levels.
var kinds = []string{"person", "bot:random", "bot:steady"}

var pawnNames = []string{"", "pawn0", "pawn1", "pawn2", "pawn3", "pawn4", "pawn5"}

// Name is the game's.
func (g Game) Name() string { return g.R.Name }

// Version of the rules.
func (g Game) Version() int { return g.R.Version }

// Seats: 2 to 6 (S1.1, R1.1).
func (Game) Seats() (least, most int) { return 2, MaxSeats }

// Kinds are a person and the bots.
func (Game) Kinds() []string { return kinds }

// Options are the game's.
func (g Game) Options() []game.Option { return g.R.Options }

// MaxActions bounds a match.
func (g Game) MaxActions() int { return g.R.MostActs }

// Notation writes an action: "move 3", "sell guide", "bid 250".
func (g Game) Notation(a game.Action) string { return g.R.Moves.Notation(a) }

// Veiled implements game.Veiler: an item taken out of a closed bag isn't named.
func (g Game) Veiled(a game.Action) string { return g.R.Moves.Veiled(a) }

// Veil implements game.Veiler.
func (g Game) Veil(a game.Action) game.Action { return g.R.Moves.Veil(a) }

// Parse reads any action of the notation, legal or not; what it can't read is an
// error in words.
func (g Game) Parse(text string) (game.Action, error) { return g.R.Moves.Parse(text) }

// PieceName writes a piece's identity: a card by its deck and key, an item, a
// pawn by its seat.
func (g Game) PieceName(id uint16) string {
	switch {
	case id >= idPawn && id < idPawn+MaxSeats:
		return pawnNames[id-idPawn+1]
	case id > idItem && int(id-idItem) < len(g.R.Items):
		return g.R.Items[id-idItem]
	case int(id) < len(g.R.cardNames):
		return g.R.cardNames[id]
	}
	return ""
}

// New sets up a match (S2, R2).
func (g Game) New(setup game.Setup) (game.State, error) { return g.open(setup, nil) }

// Open is New, with what all see of it: the jobs dealt, the dice.
func (g Game) Open(setup game.Setup) (game.State, []game.Event, error) {
	var l game.Log
	st, err := g.open(setup, &l)
	return st, l.Events, err
}

func (g Game) open(setup game.Setup, l *game.Log) (game.State, error) {
	if err := game.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	s := &State{R: g.R, Who: game.Nobody, Rng: setup.Seed.Rand(), Seats: uint8(len(setup.Seats))}
	for k := Job; int(k) <= NumDecks; k++ {
		for c := range g.R.Decks[k] {
			s.Decks[k].Push(CardNumber(k, c))
		}
		game.Mix(&s.Rng, s.Decks[k].All())
	}
	for i := 1; i < len(g.R.Items); i++ {
		for range g.R.Copies {
			s.Items.Push(uint8(i))
		}
	}
	game.Mix(&s.Rng, s.Items.All())
	for i, kind := range setup.Seats {
		s.P[i].Place = uint8(i)
		s.P[i].N[LevelN-SquareN] = int32(slices.Index(kinds, kind))
	}
	s.N[Round], s.N[NeedN] = 1, 2
	if setup.Option(Auction) == "outcry" {
		s.N[Outcry] = 1
	}
	g.R.Deal(s, setup, l)
	s.N[StarterN] = int16(s.highest(l))
	s.N[ActiveN] = s.N[StarterN]
	g.R.Begin(s, nil)
	s.settle(nil)
	return s, nil
}

// highest is who rolls the highest die; of equal ones those who tied roll again
// (S2.3).
func (s *State) highest(l *game.Log) (best game.Seat) {
	among := game.Everyone
	for {
		most, tied := 0, game.None
		for i := range s.Seats {
			seat := game.Seat(i)
			if !among.Has(seat) {
				continue
			}
			d := 1 + s.Rng.Intn(6)
			l.Add(game.Event{Kind: game.Roll, Seat: seat, Value: int32(d)})
			switch {
			case d > most:
				most, best, tied = d, seat, game.Only(seat)
			case d == most:
				tied |= game.Only(seat)
			}
		}
		if tied == game.Only(best) {
			s.Note(l, CiteBegins, NoteBegins, best, most)
			return best
		}
		s.Note(l, CiteBegins, NoteBeginsTied, game.Nobody, most)
		among = tied
	}
}
