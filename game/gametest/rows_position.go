package gametest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/zones"
)

// Language is that of a game's rows. Its words are the keys of a position file and
// the names of zones and counters, as the game's table has them:
//
//	hand spa1 love2          what lies in a zone, by the pieces' names, "-" for an empty place; the pieces
//	                         of a bag, such as a deck, from the top
//	home 1    turned         a counter or another number; a word alone says 1
//	phase draw               a counter whose numbers have names
//	visited lyon rome        a set of things
//	step take 2              a step to settle, on top of those named before
//	reserve= spa5            nothing else lies there
//	rest hand                all that isn't named lies there
//	seats 3    seats person automa:easy    options side=B    who plays what
//
// A number is what is said of it last; a zone that is named again gets more pieces. What
// isn't said is as Plain has it, and pieces that are not named lie where Deal puts them.
// A game adds words of its own, or says otherwise what a word means. What must hold is
// written in the same words, see Run.Fails.
type Language[S any] struct {
	Game  game.Game
	Table *zones.Table[S]
	Notes game.Notes // what may be said
	// Plain is a position in which nothing is said, Deal lays the pieces that are not
	// named; without them all is 0, and those pieces lie in their decks.
	Plain func(game.Setup) (*S, error)
	Deal  func(*Position[S]) error
	Words map[string]Word[S]
	Any   []string // zones in whose order nothing lies
	Plays map[string]func(*Run[S])
}

// Word is something that a position can say, and that can be asked of one.
type Word[S any] struct {
	Set   func(p *Position[S], c Clause) error
	Get   func(s *S, seat game.Seat) []string
	Fails func(r *Run[S], c Clause) string // in place of Get: why the clause doesn't hold, "" if it does
}

// Position is a position being written.
type Position[S any] struct {
	*Language[S]
	State *S
	rest  map[string]game.Seat // where the rest lies, and before whom
	alone map[string]bool      // where nothing else lies
	said  map[string]bool
	again bool // the word of this clause was there before
}

// Said says whether a zone was named, of a seat or a common one.
func (p *Position[S]) Said(seat game.Seat, word string) bool { return p.said[saidOf(seat, word)] }

// Rest says whether all that isn't named lies in a zone, and before whom.
func (p *Position[S]) Rest(word string) (seat game.Seat, ok bool) {
	seat, ok = p.rest[word]
	delete(p.rest, word)
	return seat, ok
}

// Alone says whether nothing lies in a zone but what is named.
func (p *Position[S]) Alone(word string) bool {
	alone := p.alone[word]
	delete(p.alone, word)
	return alone
}

func saidOf(seat game.Seat, word string) string { return fmt.Sprint(max(seat, 0), word) }

// setup is who plays what.
func (l *Language[S]) setup(clauses []Clause) game.Setup {
	setup := game.Setup{Game: l.Game.Name(), Seed: "7", Options: map[string]string{}}
	setup.Seats = []string{"person", "person"}
	for _, c := range clauses {
		switch c.Word {
		case "seats":
			setup.Seats = c.Args
			if n, err := c.Int(); err == nil {
				setup.Seats = strings.Fields(strings.Repeat("person ", n))
			}
		case "options":
			for _, o := range c.Args {
				name, value, _ := strings.Cut(o, "=")
				setup.Options[name] = value
			}
		}
	}
	return setup
}

// Read builds a position, whether it can be or not.
func (l *Language[S]) Read(text string) (*S, error) {
	clauses := Clauses(text)
	setup := l.setup(clauses)
	if err := game.CheckSetup(l.Game, setup); err != nil {
		return nil, err
	}
	st := new(S)
	if core := l.Table.Core(st); l.Plain == nil {
		*core.Seats, *core.Chance = uint8(len(setup.Seats)), setup.Seed.Rand()
	} else if plain, err := l.Plain(setup); err != nil {
		return nil, err
	} else {
		st = plain
	}
	p := &Position[S]{Language: l, State: st, rest: map[string]game.Seat{}, alone: map[string]bool{},
		said: map[string]bool{}}
	for _, c := range clauses {
		if err := p.clause(c); err != nil {
			return nil, err
		}
	}
	deal := l.Deal
	if deal == nil {
		deal = func(p *Position[S]) error { p.Fill(); return nil }
	}
	if err := deal(p); err != nil {
		return nil, err
	}
	if len(p.rest)+len(p.alone) > 0 {
		return nil, fmt.Errorf("%q: the rest can't lie so", text)
	}
	return st, nil
}

// Page is a position as a file, whether it can be or not.
func (l *Language[S]) Page(tb testing.TB, text string) []byte {
	tb.Helper()
	st, err := l.Read(text)
	if err == nil {
		var data []byte
		if data, err = l.Table.Write(st); err == nil {
			return data
		}
	}
	tb.Fatalf("position %q: %v", text, err)
	return nil
}

// Position builds a position that can be.
func (l *Language[S]) Position(tb testing.TB, text string) *S {
	tb.Helper()
	st, err := l.Game.Load(l.Page(tb, text))
	if err != nil {
		tb.Fatalf("position %q: %v", text, err)
	}
	return any(st).(*S)
}

func (p *Position[S]) clause(c Clause) error {
	word, alone := strings.CutSuffix(c.Word, "=")
	if alone {
		p.alone[word], c.Word = true, word
	}
	p.again = p.Said(c.Seat, c.Word)
	p.said[saidOf(c.Seat, c.Word)] = true
	w := p.word(c.Word)
	switch {
	case c.Word == "seats" || c.Word == "options":
		return nil
	case c.Seat < 0 || c.Seat >= game.Seat(*p.Table.Core(p.State).Seats):
		return fmt.Errorf("%q: there is no such seat", c.Text)
	case c.Word == "rest" && len(c.Args) == 1 && p.zone(c.Args[0]) != 0:
		p.rest[c.Args[0]] = c.Seat
		return nil
	case w.Set == nil:
		return fmt.Errorf("%q is not understood", c.Text)
	}
	return w.Set(p, c)
}

// step opens a step.
func (p *Position[S]) step(c Clause) error {
	var n [2]uint8
	for kind, name := range p.Table.Page.Steps {
		if kind == 0 || len(c.Args) == 0 || c.Args[0] != name || len(c.Args) > 3 {
			continue
		}
		for i, a := range c.Args[1:] {
			v, err := strconv.ParseUint(a, 10, 8)
			if err != nil {
				return err
			}
			n[i] = uint8(v)
		}
		p.Table.Core(p.State).Steps.Push(uint8(kind), n[0], n[1])
		return nil
	}
	return fmt.Errorf("%q is no step", c.Text)
}

// Left are the pieces of a sort that lie nowhere, by their numbers.
func (p *Position[S]) Left(sort *zones.Sort) (left []uint8) {
	for n := 1; n < len(sort.Names); n++ {
		if p.Table.Find(p.State, sort, uint8(n)).Zone == 0 {
			left = append(left, uint8(n))
		}
	}
	return left
}

// Fill lays the pieces that lie nowhere below those of their decks, the first of all on top.
func (p *Position[S]) Fill() {
	for z := range p.Table.Rows {
		row := &p.Table.Rows[z]
		if row.Kind != game.Bag || row.PerSeat || row.At == nil || row.Sort.Alike {
			continue
		}
		left := slices.DeleteFunc(p.Left(row.Sort), func(n uint8) bool {
			return row.Sort.Deck != nil && row.Sort.Deck(n) != game.Zone(z)
		})
		slices.Reverse(left)
		p.Under(row.At(p.State, game.Nobody), left)
	}
}

// Under lays pieces below those of a pile, the first at the bottom.
func (p *Position[S]) Under(spots zones.Spots, pieces []uint8) {
	for i, n := range pieces {
		spots.Insert(i, n)
	}
}
