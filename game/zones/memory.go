package zones

import (
	"iter"

	"posterestante/game"
)

// Memory is what a seat saw go into the hands of others, and not come out of them since: cards taken from a row, or
// seen while it looked into a hand. It never changes.
type Memory struct {
	Seat game.Seat // whose it is
	zone game.Zone
	held [game.MaxSeats][]uint8 // by seat, in the order of their numbers
}

// For is the memory where it is that seat's; nil for any other.
func (m *Memory) For(seat game.Seat) *Memory {
	if m == nil || m.Seat != seat {
		return nil
	}
	return m
}

// Held are the pieces of a zone that a seat is known to have, by their numbers.
func (m *Memory) Held(z game.Zone, seat game.Seat) []uint8 {
	if m == nil || m.zone != z {
		return nil
	}
	return m.held[seat]
}

// Remembered are the same, as they look.
func (t *Table[S]) Remembered(m *Memory, z game.Zone, seat game.Seat) (out []game.Piece) {
	for _, c := range m.Held(z, seat) {
		out = append(out, t.Rows[z].Sort.Face(c))
	}
	return out
}

// Remember makes the memory of a zone of hands out of what a viewer saw, from the first event on; nil where nothing is
// remembered. A piece that leaves a hand unseen may be any of its back: none of those is remembered any more.
func (t *Table[S]) Remember(s *S, z game.Zone, viewer game.Seat, saw iter.Seq[game.Event]) *Memory {
	sort := t.Rows[z].Sort
	var who [256]uint8 // has a piece: seat + 1
	for e := range saw {
		if e.Kind != game.Move && e.Kind != game.Flip {
			continue
		}
		n := sort.numbered(e.Piece)
		if e.From.Zone == z && n == 0 && e.Kind == game.Move {
			for c, b := range sort.backs {
				if b == e.Piece.Back && who[c] == uint8(e.From.Seat)+1 {
					who[c] = 0
				}
			}
		}
		switch {
		case n == 0:
		case e.Kind == game.Flip && e.From.Zone == z:
			who[n] = uint8(e.From.Seat) + 1
		case e.Kind == game.Move && e.To.Zone == z:
			who[n] = uint8(e.To.Seat) + 1
		case e.Kind == game.Move:
			who[n] = 0
		}
	}
	return t.held(s, z, viewer, &who)
}

// held keeps what can be so in a position: a piece that is hidden from the viewer, in a hand that has a place for it.
func (t *Table[S]) held(s *S, z game.Zone, viewer game.Seat, who *[256]uint8) *Memory {
	var h Hidden
	row := &t.Rows[z]
	t.Gather(&h, s, row.Sort, viewer, nil)
	m, any := &Memory{Seat: viewer, zone: z}, false
	for seat := range game.Seat(*t.Core(s).Seats) {
		if !row.hides(s, game.Spot{Zone: z, Seat: seat}, viewer) {
			continue
		}
		var room [maxBacks]int
		for _, c := range row.At(s, seat).All() {
			room[row.Sort.backs[c]]++
		}
		for n, b := range row.Sort.backs {
			if who[n] == uint8(seat)+1 && room[b] > 0 && h.has(uint8(n), b) {
				m.held[seat] = append(m.held[seat], uint8(n))
				room[b]--
				any = true
			}
		}
	}
	if !any {
		return nil
	}
	return m
}

// numbered is the number of a piece of the sort; 0 of another sort, and of one whose face isn't seen.
func (s *Sort) numbered(p game.Piece) uint8 {
	if p.ID <= s.base || int(p.ID-s.base) >= len(s.Names) {
		return 0
	}
	return uint8(p.ID - s.base)
}

// has says whether a piece is among those that aren't known.
func (h *Hidden) has(piece, back uint8) bool {
	return find(h.pieces[h.from[back]:][:h.n[back]], piece) >= 0
}

// lay lays what is remembered of a hand in the first places of its backs, and tells those places, a bit each.
func lay(held, hand, backs []uint8) (laid [4]uint64) {
	for _, c := range held {
		for i, o := range hand {
			if bit := uint64(1) << (i % 64); laid[i/64]&bit == 0 && backs[o] == backs[c] {
				hand[i] = c
				laid[i/64] |= bit
				break
			}
		}
	}
	return laid
}
