package wording

import (
	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// voyageTop reads a view of Montaigne for the seat whose turn it is.
type voyageTop struct {
	*game.View
	seat game.Seat
}

func readVoyage(v *game.View) voyageTop { return voyageTop{v, v.Turn} }

// count is a common counter.
func (t voyageTop) count(c game.Counter) int { return t.Counter(c, game.Nobody) }

// step is what must be settled now, and its two numbers.
func (t voyageTop) step() (kind uint8, a, b int) {
	return uint8(t.count(mt.StepKind)), t.count(mt.StepA), t.count(mt.StepB)
}

func (t voyageTop) hand(seat game.Seat) []game.Piece   { return t.Pile(mt.Hand, seat).Pieces }
func (t voyageTop) voyage(seat game.Seat) []game.Piece { return t.Pile(mt.Voyage, seat).Pieces }

// row is the card at a place of the board, 0 where none is known.
func (t voyageTop) row(place int) game.Piece {
	return t.At(common(mt.Row, uint8(place), 0))
}

// rank is a seat's place among those home, 0 on the road (M6.2).
func (t voyageTop) rank(seat game.Seat) int { return t.Counter(mt.HomeN, seat) }

// last is the city where a voyage ends; that of the start tile is Bordeaux,
// and who is home is there (M3.1).
func (t voyageTop) last(seat game.Seat) mt.City {
	cards := t.voyage(seat)
	if len(cards) == 0 || t.rank(seat) != 0 {
		return mt.Bordeaux
	}
	return mt.City(cards[len(cards)-1].Back)
}

// left says whether a seat may not go back to a city (M3.5).
func (t voyageTop) left(seat game.Seat, c mt.City) bool {
	return c != mt.Bordeaux && t.Counter(mt.VisitedN, seat)>>c&1 == 1
}

// toll is how many zones lie between two cities (M3.1).
func toll(from, to mt.City) int {
	return max(from.Zone()-to.Zone(), to.Zone()-from.Zone())
}

// met are the other seats whose voyages end in a city (M3.1).
func (t voyageTop) met(c mt.City) (out []game.Seat) {
	for seat := range game.Seat(t.Seats) {
		if seat != t.seat && t.last(seat) == c {
			out = append(out, seat)
		}
	}
	return out
}

// canLay says whether a card of the hand can be laid now (M3.1, M3.2, M6.1).
func (t voyageTop) canLay(c uint8) bool {
	from, to, called := t.last(t.seat), mt.Cards[c].City, t.count(mt.Called) == 1
	switch {
	case to == from:
		return !called
	case t.left(t.seat, to), called && to.Zone() > from.Zone():
		return false
	}
	return len(t.hand(t.seat)) > toll(from, to)
}

// canLayAny says whether the seat to act, whose hand is known, can lay a card.
func (t voyageTop) canLayAny() bool {
	for _, piece := range t.hand(t.seat) {
		if c := mt.CardOf(piece); c != 0 && t.canLay(c) {
			return true
		}
	}
	return false
}

// counting are the cards of a voyage that count: all but a Noble turned over.
func (t voyageTop) counting(seat game.Seat) (out []uint8) {
	for _, piece := range t.voyage(seat) {
		if c := mt.CardOf(piece); c != 0 && piece.Up {
			out = append(out, c)
		}
	}
	return out
}

// people says whether a character lies in the voyage of a seat.
func (t voyageTop) people(seat game.Seat) bool {
	for _, c := range t.counting(seat) {
		if mt.Cards[c].Kind == mt.Character {
			return true
		}
	}
	return false
}

// lacks are the books of which a voyage has no quotation, a further card
// counted in (M6.2).
func (t voyageTop) lacks(seat game.Seat, further uint8) (books []int) {
	var has [4]bool
	for _, c := range append(t.counting(seat), further) {
		book, _ := mt.Cards[c].Essay()
		has[book] = true
	}
	for book := 1; book <= 3; book++ {
		if !has[book] {
			books = append(books, book)
		}
	}
	return books
}

// points are those that a seat has so far: its tiles and Montaignes (M6.5).
func (t voyageTop) points(seat game.Seat) (sum int) {
	for _, c := range t.counting(seat) {
		if k := mt.Cards[c]; k.Kind == mt.Character && mt.Person(k.Of) == mt.Montaigne {
			sum++
		}
	}
	for _, piece := range t.Pile(mt.TilesHeld, seat).Pieces {
		sum += mt.Tiles[mt.TileOf(piece)].Points
	}
	return sum
}

// handsLeft is how many other hands with cards are not among the bits seen (M7.2).
func (t voyageTop) handsLeft(seen int) (n int) {
	for seat := range game.Seat(t.Seats) {
		if seat != t.seat && len(t.hand(seat)) > 0 && seen>>seat&1 == 0 {
			n++
		}
	}
	return n
}

// quotationShown says whether one lies face up on the board (M7.2).
func (t voyageTop) quotationShown() bool {
	for place := range 3 {
		if mt.Cards[mt.CardOf(t.row(place))].Kind == mt.Quotation {
			return true
		}
	}
	return false
}

// popeHere says whether the Pope may be called between two takes (M7.2).
func (t voyageTop) popeHere() bool {
	for _, c := range t.counting(t.seat) {
		if t.count(mt.Meets) == 1 && mt.Cards[c].Kind == mt.Character && mt.Person(mt.Cards[c].Of) == mt.Pope {
			return true
		}
	}
	return false
}
