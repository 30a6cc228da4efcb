package globe

import (
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// Chronicle is the poster with the road of each seat on it, once a match is over. Own is
// the seat whose road is thick, -1 for none.
type Chronicle struct {
	Poster
	Own  int
	Ways [rules.MaxSeats]Way
}

// Way is how a seat travelled: Hops are pairs of squares from and to, Won pairs of a square
// and the kind of a card that was won there.
type Way struct {
	Seat      bool // there is one
	Colour    int
	Hops, Won string
	At        int // the square where it ended
}

// Chronicle implements board.Chronicler.
func (b Board) Chronicle(s *game.Session, own, viewer game.Seat, c *board.Context) stage.Pic {
	v := s.View(viewer)
	d := Chronicle{Poster: b.layout(&v, c, board.Standing{}).posterData(), Own: int(own)}
	for i, j := range rules.Journeys(s, viewer) {
		w := Way{Seat: true, Colour: c.Colours[i], At: j.At}
		for _, h := range j.Hops {
			w.Hops += string([]byte{byte(h.From), byte(h.To)})
		}
		for _, won := range j.Won {
			w.Won += string([]byte{byte(won.Square), byte(rules.KindOf(won.Card))})
		}
		d.Ways[i] = w
	}
	return stage.Pic{Kind: "gl.chronicle", Data: d}
}

// ChronicleShape implements board.Chronicler: that of the poster with the larger squares.
func (Board) ChronicleShape() float64 { return Tall.Poster.W / Tall.Poster.H }

// flies says whether a pawn that goes from a square to another flies: nobody walks so far.
func flies(from, to int) bool { return to-from > 6 || from-to > 6 }

// walked says of each square whether the way from the one before it was walked, and gives
// the flights.
func (w *Way) walked() (on [MostSquares]bool, flights [][2]int) {
	for i := 0; i+1 < len(w.Hops); i += 2 {
		from, to := int(w.Hops[i]), int(w.Hops[i+1])
		if flies(from, to) {
			flights = append(flights, [2]int{from, to})
			continue
		}
		for n := min(from, to) + 1; n <= max(from, to); n++ {
			on[n] = true
		}
	}
	return on, flights
}

// seats is how many ways there are.
func (d *Chronicle) seats() (n int) {
	for _, w := range d.Ways {
		if w.Seat {
			n++
		}
	}
	return n
}
