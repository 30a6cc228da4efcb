package milestones

import (
	"fmt"

	"posterestante/game"
)

// Game is the game as a box would list it.
type Game struct{}

var _ game.Game = Game{}

func (Game) Name() string                           { return "milestones" }
func (Game) Version() int                           { return 1 }
func (Game) Seats() (least, most int)               { return 2, maxSeats }
func (Game) Kinds() []string                        { return []string{"person"} }
func (Game) Options() []game.Option                 { return nil }
func (Game) Table() *game.Table                     { return zoneTable.Table }
func (Game) Notation(a game.Action) string          { return verbTable.Notation(a) }
func (Game) Parse(text string) (game.Action, error) { return verbTable.Parse(text) }
func (Game) MaxActions() int                        { return numStones }
func (Game) PieceName(id uint16) string {
	if id == 0 || id > numStones {
		return ""
	}
	return stones.Names[id]
}

// New sets up a match (T1).
func (g Game) New(setup game.Setup) (game.State, error) {
	if err := game.CheckSetup(g, setup); err != nil {
		return nil, err
	}
	s := &State{chance: setup.Seed.Rand(), seats: uint8(len(setup.Seats))}
	for c := uint8(1); c <= numStones; c++ {
		s.deck.Push(c)
	}
	game.Mix(&s.chance, s.deck.All())
	for range 3 {
		for i := range s.seats {
			s.hand[i].Push(s.deck.Pop())
		}
	}
	return s, nil
}

// Load reads a position.
func (Game) Load(data []byte) (game.State, error) {
	s, err := zoneTable.Read(data)
	if err != nil {
		return nil, err
	}
	return s, s.Check()
}

// Check says what is impossible about a position.
func (s *State) Check() error {
	switch bad := zoneTable.Whole(s); {
	case bad != nil:
		return bad
	case s.Over() != (s.turn == game.Nobody) || !s.Over() && (s.turn < 0 || s.turn >= game.Seat(s.seats)):
		return fmt.Errorf("turn is %d", s.turn)
	case !s.Over() && s.hand[s.turn].N == 0:
		return fmt.Errorf("seat %d has nothing to play (T6)", s.turn)
	}
	return nil
}

// The rest of a state says of itself what its rows say.

func (s *State) MarshalJSON() ([]byte, error)                     { return zoneTable.Write(s) }
func (s *State) Turn() game.Seat                                  { return s.turn }
func (s *State) Over() bool                                       { return s.n[Done] == 1 }
func (s *State) Clone() game.State                                { c := *s; return &c }
func (s *State) CopyFrom(o game.State)                            { *s = *o.(*State) }
func (s *State) Equal(o game.State) bool                          { t, ok := o.(*State); return ok && *s == *t }
func (s *State) Apply(a game.Action, l *game.Log)                 { verbTable.Rows[a.Verb].Do(s, a, l) }
func (s *State) Refuse(a game.Action) *game.Refusal               { return verbTable.Refuse(s, a) }
func (s *State) View(seat game.Seat) (v game.View)                { s.ViewInto(&v, seat); return v }
func (s *State) Parts(a game.Action, buf []game.Spot) []game.Spot { return verbTable.Parts(s, a, buf) }
func (s *State) ViewInto(v *game.View, seat game.Seat)            { zoneTable.ViewInto(s, v, seat) }

// Determinize deals the deck and the other hands anew.
func (s *State) Determinize(seat game.Seat, r *game.Rand) {
	s.chance = game.NewRand(r.Next())
	zoneTable.Redeal(s, seat, nil, r)
}

// Legal lists what may be done.
func (s *State) Legal(buf []game.Action) []game.Action {
	if s.Over() {
		return buf
	}
	return verbTable.Legal(s, buf)
}

// Why says why a click leads nowhere.
func (s *State) Why(picked []game.Spot, spot game.Spot) *game.Refusal {
	return verbTable.Why(s, s.Legal(nil), picked, spot, func(shut *game.Refusal) *game.Refusal {
		if shut == nil {
			shut = verbTable.Refusal(nothing)
		}
		return shut
	})
}

// Scores are the lengths of the roads (T6).
func (s *State) Scores() []game.Score {
	out := make([]game.Score, s.seats)
	for i := range out {
		km := s.km(game.Seat(i))
		out[i] = game.Score{Total: km, Lines: []game.ScoreLine{{Key: "road", Rule: "T6", Count: int(s.road[i].N),
			Points: km}}}
	}
	game.Rank(out, nil)
	return out
}
