// Package globetest holds what the tests of Sakodo and of Le jeu du Routard
// share: positions and expectations written as words, golden playthroughs, the
// laws' cases, bodies for fuzzing. Each game's tests are rows.
package globetest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
)

// A position is written as words, one thing a clause, clauses parted by ";" or
// lines. A clause may begin with a seat ("1: money 300"); without one it is about
// seat 0. What isn't said is plain: two persons, on square 20, who have 1,000, a
// pass and nothing else; seat 0 begins its turn; the decks in the order of their
// numbers, the first of all on top.
//
//	seats 3    options express=yes    turn 1    round 7    starter 1
// at 12 (0: not left) at arrival at job (the first such square behind 20) money 300 tickets 1
// cheques 4
// bag passport guide camera won souvenir.silk report.gecko miss 1 order 3 waits 3 tries 2 runs 1 3
// (seat 1, three turns)
// level bot:steady top job.ice (on top of its deck) empty souvenir next camera guide (on top of the
// bag cards)
// die 4 1 (what comes next) begin (seat's turn begins anew, after all clauses; it always does
// unless a step is given)
//	lacks passport: the bag clause names the whole bag

// Clause is one of "0: word arg arg".
type Clause struct {
	Seat int
	Word string
	Args []string
	Text string
}

// Clauses reads a text.
func Clauses(text string) []Clause {
	var out []Clause
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == ';' || r == '\n' }) {
		c := Clause{Text: strings.TrimSpace(part)}
		f := strings.Fields(part)
		if len(f) > 1 && strings.HasSuffix(f[0], ":") {
			c.Seat = number(strings.TrimSuffix(f[0], ":"), -1) // "s:" is a spectator
			f = f[1:]
		}
		if len(f) > 0 {
			c.Word, c.Args = f[0], f[1:]
			out = append(out, c)
		}
	}
	return out
}

func number(text string, otherwise int) int {
	if n, err := strconv.Atoi(text); err == nil {
		return n
	}
	return otherwise
}

// plain is the square on which everybody stands if nothing is said.
const plain = 20

// Position builds a position.
func Position(tb testing.TB, g globe.Game, text string) *globe.State {
	tb.Helper()
	setup := game.Setup{Game: g.Name(), Seed: "7", Options: map[string]string{}}
	seats := 2
	for _, c := range Clauses(text) {
		switch c.Word {
		case "seats":
			seats = number(c.Args[0], 2)
		case "options":
			for _, o := range c.Args {
				name, value, _ := strings.Cut(o, "=")
				setup.Options[name] = value
			}
		}
	}
	setup.Seats = slices.Repeat([]string{"person"}, seats)
	st, err := g.New(setup)
	if err != nil {
		tb.Fatalf("position %q: %v", text, err)
	}
	b := &builder{State: st.(*globe.State), g: g}
	b.blank()
	for _, c := range Clauses(text) {
		b.clause(c)
	}
	b.finish()
	data, err := b.MarshalJSON()
	if err == nil && b.err == nil {
		st, err = g.Load(data)
	}
	if err != nil || b.err != nil {
		tb.Fatalf("position %q: %v %v", text, b.err, err)
	}
	return st.(*globe.State)
}

// builder is a position being written.
type builder struct {
	*globe.State
	g    globe.Game
	dice []int
	err  error
}

// blank makes the position plain.
func (b *builder) blank() {
	s := b.State
	s.EndTurn()
	s.N[globe.StarterN], s.N[globe.ActiveN], s.N[globe.Plays] = 0, 0, 0
	for k := globe.Job; int(k) <= globe.NumDecks; k++ {
		s.Decks[k] = globe.Deck{}
		for i := len(s.R.Decks[k]) - 1; i >= 0; i-- {
			s.Decks[k].Push(globe.CardNumber(k, i))
		}
	}
	s.Items = globe.Bag{}
	for i := len(s.R.Items) - 1; i > 0; i-- {
		for range s.R.Copies {
			s.Items.Push(uint8(i))
		}
	}
	for i := range s.P[:s.Seats] {
		p := globe.Player{Place: uint8(i)}
		p.N[globe.MoneyN-globe.SquareN] = 1000
		p.N[globe.LevelN-globe.SquareN] = s.P[i].N[globe.LevelN-globe.SquareN]
		s.P[i] = p
		b.bag(i, []string{s.R.Items[globe.Pass]})
	}
	for i := range game.Seat(s.Seats) {
		s.MoveTo(i, plain, nil)
	}
}

// bag gives a seat exactly these items.
func (b *builder) bag(seat int, names []string) {
	p := &b.P[seat]
	for p.Bag.N > 0 {
		b.Gives(game.Seat(seat), globe.Item(p.Bag.All()[0]), nil)
	}
	for _, name := range names {
		i := slices.Index(b.R.Items, name)
		if i < 1 || !b.Gets(game.Seat(seat), globe.Item(i), nil) {
			b.err = fmt.Errorf("seat %d can't have %s", seat, name)
		}
	}
}

// card is a card's number by its name.
func (b *builder) card(name string) uint8 {
	for c := uint16(1); c < 256; c++ {
		if b.g.PieceName(c) == name {
			return uint8(c)
		}
	}
	b.err = fmt.Errorf("there is no card %s", name)
	return 1
}

// take takes a card out of its deck.
func (b *builder) take(name string) uint8 {
	c := b.card(name)
	deck := &b.Decks[globe.KindOf(c)]
	if i := deck.Find(c); i >= 0 {
		deck.Remove(i)
	} else {
		b.err = fmt.Errorf("%s is named twice", name)
	}
	return c
}

// square is a square by its number, the kind of those behind it, or as the last.
func (b *builder) square(word string) int {
	if word == "arrival" {
		return b.Last()
	}
	for at := plain; at > 0; at-- {
		if b.R.Road[at].Kind.String() == word {
			return at
		}
	}
	return number(word, -1)
}

var seatCounters = map[string]game.Counter{"money": globe.MoneyN, "tickets": globe.TicketsN, "cheques": globe.ChequesN,
	"miss": globe.MissN, "wants": globe.WantsN, "order": globe.OrderN, "waits": globe.WaitsN, "tries": globe.TriesN}

var commonCounters = map[string]game.Counter{"turn": globe.ActiveN, "round": globe.Round, "starter": globe.StarterN}

func (b *builder) clause(c Clause) {
	seat := game.Seat(max(c.Seat, 0))
	arg := ""
	if len(c.Args) > 0 {
		arg = c.Args[0]
	}
	if n, ok := seatCounters[c.Word]; ok {
		b.SetOf(seat, n, int32(number(arg, 0)), nil)
		return
	}
	if n, ok := commonCounters[c.Word]; ok {
		b.Set(n, number(arg, 0), nil)
		return
	}
	switch c.Word {
	case "seats", "options":
	case "at":
		b.MoveTo(seat, b.square(arg), nil)
	case "bag":
		b.bag(c.Seat, c.Args)
	case "won":
		for _, name := range c.Args {
			b.P[seat].Won.Push(b.take(name))
		}
	case "runs":
		b.SetOf(seat, globe.RunsN, b.P[seat].Of(globe.RunsN)|int32(number(c.Args[1], 0)<<(2*number(arg, 0))), nil)
	case "top":
		for _, name := range slices.Backward(c.Args) {
			n := b.take(name)
			b.Decks[globe.KindOf(n)].Push(n)
		}
	case "empty": // the last seat has them all
		k := b.kind(arg)
		for b.Decks[k].N > 0 {
			b.P[b.Seats-1].Won.Push(b.Decks[k].Pop())
		}
	case "next":
		for _, name := range slices.Backward(c.Args) {
			i := uint8(slices.Index(b.R.Items, name))
			at := b.Items.Find(i)
			b.Items.Push(b.Items.Remove(at))
		}
	case "die":
		for _, a := range c.Args {
			b.dice = append(b.dice, number(a, 0))
		}
	default:
		b.err = fmt.Errorf("%q is not understood", c.Text)
	}
}

// kind is a deck by its name.
func (b *builder) kind(name string) globe.Kind {
	for k := globe.Job; int(k) <= globe.NumDecks; k++ {
		if k.String() == name {
			return k
		}
	}
	b.err = fmt.Errorf("there is no deck %s", name)
	return globe.Job
}

// finish begins the turn, and loads the die.
func (b *builder) finish() {
	b.R.Begin(b.State, nil)
	for seed := uint64(1); ; seed++ {
		r, fits := game.NewRand(seed), true
		for _, d := range b.dice {
			fits = fits && r.Intn(6)+1 == d
		}
		if fits {
			b.Rng = game.NewRand(seed)
			return
		}
	}
}
