// Package zones makes of one row a zone what each game would write again: what a
// seat sees, the page of a position, where every piece is, the dealing anew of
// what a seat can't know, and an editor's changes.
//
// The words: a sort is a kind of component, its pieces numbered from 1 in the
// state. A row says of a zone where in the state its pieces lie and who knows
// them. The page is a position as JSON. What a row can't say the game lays itself.
package zones

import (
	"slices"

	"posterestante/game"
)

// Sort is a sort of component. After the numbers of its pieces come the blanks,
// one a back: pieces of which a viewer knows no more, see Table.FromView.
type Sort struct {
	Word     string                    // what a piece is called in errors: "card"
	Names    []string                  // of the pieces by number; entry 0 is unused
	Face     func(n uint8) game.Piece  // a piece face up
	In       func(n, seats uint8) bool // whether it is in a game of so many seats; nil: all are
	Optional bool                      // not all of them need to lie somewhere
	Alike    bool                      // several are alike: how many there are, and to deal them anew, is the game's
	Deck     func(n uint8) game.Zone   // the deck of a piece, where a sort has several; nil: its only one

	numbers   map[string]uint8
	backs     []uint8         // by number
	from      [maxBacks]uint8 // how many pieces have a lower back
	low, high uint8           // the least and the greatest back
	base      uint16          // the identity of piece 1, less 1
	veiled    []game.Zone     // whose faces somebody may not know, bags last
}

// Row is a zone of a game whose state is S.
type Row[S any] struct {
	Name     string
	Kind     game.ZoneKind
	PerSeat  bool
	Len, Sub int

	// Sort is what lies there, At where in the state; without them the game
	// lays the zone itself, after Table.ViewInto.
	Sort *Sort
	At   func(s *S, seat game.Seat) Spots
	// Derived says that At tells what a counter says: nothing can be laid there.
	Derived bool
	// Owned lays pieces by who has them, in place of At: entry n is the seat + 1
	// that has piece n, 0 where it lies in the common zone. Both zones have it.
	Owned func(s *S) []uint8
	// Top is the zone in which the last piece of this one lies, for itself.
	Top game.Zone
	// FaceDown says that the pieces lie face down; Flipped that one lies otherwise.
	FaceDown bool
	Flipped  func(s *S, at game.Spot) bool
	// Known is who knows the faces; nil: everyone. It is asked about each place
	// of Slots, else once about a pile.
	Known func(s *S, at game.Spot) game.Seats
}

// Counter is a counter of the views. A common one stands in Core.Counts, in the
// order of the table; Of points to a seat's: *int16, *uint16 or *uint8. Range is
// what it may be set to by hand; nil for one that follows from other things.
type Counter[S any] struct {
	Name  string
	Of    func(s *S, seat game.Seat) any
	Range func(s *S, seat game.Seat) game.Range
}

// Core are the parts of a state that every game has.
type Core struct {
	Chance *game.Rand
	Seats  *uint8
	Turn   *game.Seat
	Counts []int16 // the common counters, by number; entry 0 is unused
	Steps  *Steps  // nil where the game keeps its own
}

// Table is all zones and counters of a game, and the page of a position.
type Table[S any] struct {
	Game     string
	Rows     []Row[S] // by zone; entry 0 is unused
	Counters []Counter[S]
	// the first of three that tell of the top step, its kind, A and B; 0 where the game tells of it itself
	Step  game.Counter
	Backs int // the greatest back
	Core  func(s *S) Core
	Page  Page[S]

	*game.Table
	looks []look
	sorts []*Sort
}

// look is how the pieces of a row look, by number, to whom knows them and to
// whom doesn't.
type look struct {
	known, hidden []game.Piece
	topOf         game.Zone // the zone whose last piece lies here
	back          uint8     // of all pieces, 0 where it isn't the same
}

// New makes the table ready.
func New[S any](t Table[S]) *Table[S] {
	specs := make([]game.ZoneSpec, 0, len(t.Rows))
	t.looks = make([]look, len(t.Rows))
	for z := 1; z < len(t.Rows); z++ {
		row := &t.Rows[z]
		specs = append(specs, game.ZoneSpec{Name: row.Name, Kind: row.Kind, PerSeat: row.PerSeat, Len: row.Len,
			Sub: row.Sub})
		if row.Sort != nil {
			t.add(row.Sort)
			t.looks[z].see(row.Sort, row.FaceDown)
		}
		if row.Top != 0 {
			t.looks[row.Top].topOf = game.Zone(z)
		}
	}
	for _, bags := range [...]bool{false, true} {
		for z := range t.Rows {
			row := &t.Rows[z]
			if bag := row.Kind == game.Bag; row.At != nil && bag == bags && !row.Sort.Alike &&
				(bag || row.Known != nil) {
				row.Sort.veiled = append(row.Sort.veiled, game.Zone(z))
			}
		}
	}
	counters := make([]game.CounterSpec, len(t.Counters))
	for i, c := range t.Counters {
		counters[i] = game.CounterSpec{Name: c.Name, PerSeat: c.Of != nil}
	}
	t.Table = game.NewTable(specs, counters, t.Backs)
	t.Page.build(&t)
	return &t
}

// add takes a sort into the list, once.
func (t *Table[S]) add(s *Sort) {
	for _, known := range t.sorts {
		if known == s {
			return
		}
	}
	s.numbers = make(map[string]uint8, len(s.Names))
	s.backs = make([]uint8, len(s.Names))
	s.base = s.Face(1).ID - 1
	for n := 1; n < len(s.Names); n++ {
		s.numbers[s.Names[n]] = uint8(n)
		s.backs[n] = s.Face(uint8(n)).Back
		if n == 1 {
			s.low = s.backs[n]
		}
		s.low, s.high = min(s.low, s.backs[n]), max(s.high, s.backs[n])
		for b := int(s.backs[n]) + 1; b < maxBacks; b++ {
			s.from[b]++
		}
	}
	t.sorts = append(t.sorts, s)
}

// see makes the looks of a sort's pieces, and of its blanks.
func (l *look) see(s *Sort, down bool) {
	most := len(s.Names) - 1
	l.known = make([]game.Piece, most+1+int(s.high-s.low)+1)
	l.back = s.backs[1]
	for n := 1; n < len(l.known); n++ {
		p := game.Piece{Back: s.low + uint8(n-most-1), Up: true}
		if n <= most {
			p = s.Face(uint8(n))
			if p.Back != l.back {
				l.back = 0
			}
		}
		p.Up = p.Up != down
		l.known[n] = p
	}
	l.hidden = slices.Clone(l.known)
	for n := range l.hidden {
		l.hidden[n].ID = 0
	}
}

// number is which piece it is, or which blank.
func (s *Sort) number(p game.Piece) uint8 {
	if p.ID == 0 {
		return s.blank(p.Back)
	}
	return uint8(p.ID - s.base)
}

// blank is a piece of which the back is known: after the last piece come those
// of the sort's backs in their order.
func (s *Sort) blank(back uint8) uint8 { return uint8(len(s.Names)) + back - s.low }

// Number is the piece of that name, 0 if there is none.
func (s *Sort) Number(name string) uint8 { return s.numbers[name] }

// name is what a piece is called, "?" for a blank.
func (s *Sort) name(n uint8) string {
	if int(n) < len(s.Names) {
		return s.Names[n]
	}
	return "?"
}

// has says whether a piece is in a game.
func (s *Sort) has(n uint8, c *Core) bool { return s.In == nil || s.In(n, *c.Seats) }
