package gametest

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"posterestante/game"
	"posterestante/game/foreign"
)

// toy is a game of a page: numbered cards, a hand of two each. In your turn
// play a card for its points, or change one: lay it under the discard and draw.
// When the deck is empty the discard is shuffled into it once. A played card is
// marked with a token from the supply. bug names what is wrong with it.
type toy struct {
	bug   string
	moods *uint64 // shared by all states: chance that isn't kept in the state
}

const (
	toyDeck game.Zone = iota + 1
	toyHand
	toyTable
	toyDiscard
	toyTokens
	toySupply
	toyButton
	toyScore game.Counter = 1
	toyPlay  game.Verb    = 1
	toySwap  game.Verb    = 2
	toyCards              = 12
	toyToken              = 100
)

var toyZones = game.NewTable([]game.ZoneSpec{
	{Name: "deck", Kind: game.Bag}, {Name: "hand", Kind: game.List, PerSeat: true}, {Name: "table", Kind: game.List},
	{Name: "discard", Kind: game.List}, {Name: "tokens", Kind: game.List}, {Name: "supply", Kind: game.Supply}, {Name: "button", Kind: game.Button},
}, []game.CounterSpec{{Name: "score", PerSeat: true}}, 2)

// toyState is written to JSON as it is.
type toyState struct {
	toy            toy
	Chance         game.Rand
	At             game.Seat
	Deck           []uint8 // the last is the top
	Discard, Table []uint8
	Hands          [][]uint8
	Score          []int
	Shuffled       int
	Kept           int // only for bugs, as is what follows
	Seed           game.Seed
}

func (g toy) is(bug string) bool { return g.bug == bug }

func (g toy) Name() string             { return "toy" }
func (g toy) Version() int             { return 1 }
func (g toy) Seats() (least, most int) { return 2, 4 }
func (g toy) Kinds() []string          { return []string{"person"} }
func (g toy) Options() []game.Option   { return nil }
func (g toy) Table() *game.Table       { return toyZones }
func (g toy) PieceName(id uint16) string {
	if id == 0 || g.is("nameless") {
		return ""
	}
	return fmt.Sprint("c", id)
}

func (g toy) MaxActions() int {
	if g.is("endless") {
		return 10
	}
	return 60
}

func (g toy) New(setup game.Setup) (game.State, error) {
	s := &toyState{toy: g, Chance: setup.Seed.Rand()}
	for c := uint8(1); c <= toyCards; c++ {
		s.Deck = append(s.Deck, c)
	}
	game.Mix(&s.Chance, s.Deck)
	for range setup.Seats {
		n := len(s.Deck) - 2
		s.Hands = append(s.Hands, slices.Clone(s.Deck[n:]))
		s.Deck = s.Deck[:n]
		s.Score = append(s.Score, 0)
	}
	if g.is("keeps the seed") {
		s.Seed = setup.Seed
	}
	if g.is("mood") {
		*g.moods++
		s.Score[0] = int(*g.moods)
	}
	return s, nil
}

func (g toy) Load(data []byte) (game.State, error) {
	s := &toyState{toy: g}
	read := foreign.Read
	if g.is("page read loosely") || g.is("page varies") {
		read = json.Unmarshal
	}
	if err := read(data, s); err != nil {
		if g.is("damage panics") {
			panic(err)
		}
		return nil, err
	}
	if g.is("damage accepted") {
		return s, nil
	}
	if n := len(s.Hands); n < 2 || n > 4 || len(s.Score) != n || int(s.At) >= n || s.At < -1 {
		return nil, errors.New("seats")
	}
	if (s.At < 0) != (s.total() == 0) || s.At >= 0 && len(s.Hands[s.At]) == 0 {
		return nil, errors.New("turn")
	}
	if s.Shuffled < 0 || s.Kept < 0 || len(s.Deck) == 0 && len(s.Discard) > 0 && s.Shuffled == 0 {
		return nil, errors.New("deck")
	}
	return s, s.sound()
}

func (g toy) Notation(a game.Action) string {
	name := []string{"play", "swap"}[a.Verb-toyPlay]
	if g.is("one notation") {
		name = "play"
	}
	return fmt.Sprintf("%s %d", name, a.A)
}

func (g toy) Parse(text string) (game.Action, error) {
	var name string
	var n uint8
	if k, err := fmt.Sscanf(text, "%s %d", &name, &n); k != 2 || err != nil || name != "play" && name != "swap" {
		return game.Action{}, errors.New("what?")
	}
	if name == "swap" && !g.is("misread") {
		return game.Action{Verb: toySwap, A: n}, nil
	}
	return game.Action{Verb: toyPlay, A: n}, nil
}

func (s *toyState) total() (n int) {
	for _, h := range s.Hands {
		n += len(h)
	}
	return n
}

// sound checks that every card is somewhere, once.
func (s *toyState) sound() error {
	had := map[uint8]bool{}
	for _, pile := range append([][]uint8{s.Deck, s.Discard, s.Table}, s.Hands...) {
		for _, c := range pile {
			if had[c] || c < 1 || c > toyCards {
				return fmt.Errorf("card %d", c)
			}
			had[c] = true
		}
	}
	if len(had) != toyCards {
		return fmt.Errorf("%d cards", len(had))
	}
	return nil
}

// toyPlain is the state without its own way to JSON.
type toyPlain toyState

func (s *toyState) MarshalJSON() ([]byte, error) {
	p := toyPlain(*s)
	if s.toy.is("page forgets") {
		p.Chance = game.Rand{}
	}
	if s.toy.is("page varies") {
		*s.toy.moods++
		return json.Marshal(struct {
			toyPlain
			Mood uint64
		}{p, *s.toy.moods})
	}
	return json.Marshal(p)
}

func (s *toyState) Turn() game.Seat { return s.At }
func (s *toyState) Over() bool      { return s.At == game.Nobody }

func (s *toyState) Clone() game.State {
	c := *s
	c.Deck, c.Discard, c.Table, c.Score = slices.Clone(s.Deck), slices.Clone(s.Discard), slices.Clone(s.Table), slices.Clone(s.Score)
	c.Hands = slices.Clone(s.Hands)
	for i := range c.Hands {
		c.Hands[i] = slices.Clone(s.Hands[i])
	}
	if s.toy.is("shared") {
		c.Score = s.Score
	}
	return &c
}

func (s *toyState) CopyFrom(o game.State) {
	if s.toy.is("shallow copy") {
		*s = *o.(*toyState)
		return
	}
	*s = *o.Clone().(*toyState)
}

func (s *toyState) Equal(o game.State) bool {
	a, _ := json.Marshal((*toyPlain)(s))
	b, _ := json.Marshal((*toyPlain)(o.(*toyState)))
	return string(a) == string(b)
}

func (s *toyState) Check() error {
	if s.toy.is("damage accepted") {
		return nil
	}
	return s.sound()
}

func (s *toyState) Scores() []game.Score {
	out := make([]game.Score, len(s.Score))
	for i, n := range s.Score {
		out[i] = game.Score{Total: n, Place: 1, Lines: []game.ScoreLine{{Key: "play", Points: n}}}
		if s.toy.is("sum") && s.Over() {
			out[i].Total++
		}
		for _, o := range s.Score {
			if o > n && !s.toy.is("places") {
				out[i].Place++
			}
		}
	}
	return out
}
