package game

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"
)

// Pile is what a viewer sees in one zone (of one seat).
type Pile struct {
	Pieces []Piece // Slots: every place, Back 0 where it is empty; List: in order
	Backs  []int16 // Bag: how many of each back
}

// Len is how many pieces lie in the pile.
func (p Pile) Len() int {
	n := 0
	for _, b := range p.Backs {
		n += int(b)
	}
	for _, piece := range p.Pieces {
		if piece.Back != 0 {
			n++
		}
	}
	return n
}

// View is what one seat, or a spectator, sees of a position. A screen shows
// nothing else.
type View struct {
	Table    *Table  // the game's zones and counters
	Seat     Seat    // whose view; Nobody is a spectator
	Seats    int     // how many play
	Turn     Seat    // who decides next; Nobody when over
	Over     bool    // the game has ended
	Piles    []Pile  // by zone and seat, see Pile
	Counters []int32 // by counter and seat, see Counter
}

// NewView makes an empty view.
func NewView(t *Table, seat Seat, seats int) (v View) {
	v.Reset(t, seat, seats)
	return v
}

// Reset makes the view an empty one. It uses the memory of what it was before,
// so that whoever looks again and again allocates nothing; a view that is kept
// while another is made in it must be a Clone.
func (v *View) Reset(t *Table, seat Seat, seats int) {
	if v.Table != t || v.Seats != seats {
		v.Piles, v.Counters = t.blank(seats)
	}
	v.Table, v.Seat, v.Seats, v.Turn, v.Over = t, seat, seats, Nobody, false
	clear(v.Counters)
	n := 0
	for i, z := range t.Zones {
		for range t.owners(i, seats) {
			p := &v.Piles[n]
			if n++; z.Kind == List {
				p.Pieces = p.Pieces[:0]
				continue
			}
			clear(p.Pieces)
			clear(p.Backs)
		}
	}
}

// listRoom is how many pieces a list of a new view has room for; a longer one
// takes memory of its own.
const listRoom = 12

// blank are empty piles and counters of a view, in one piece of memory each.
func (t *Table) blank(seats int) ([]Pile, []int32) {
	piles, pieces, backs := 0, 0, 0
	for i, z := range t.Zones {
		n := t.owners(i, seats)
		piles += n
		switch z.Kind {
		case Slots:
			pieces += n * z.Len * max(z.Sub, 1)
		case List:
			pieces += n * listRoom
		case Bag:
			backs += n * (t.Backs + 1)
		}
	}
	out := make([]Pile, 0, piles)
	room, counts := make([]Piece, pieces), make([]int16, backs)
	for i, z := range t.Zones {
		for range t.owners(i, seats) {
			var p Pile
			switch n := z.Len * max(z.Sub, 1); z.Kind {
			case Slots:
				p.Pieces, room = room[:n:n], room[n:]
			case List:
				p.Pieces, room = room[:0:listRoom], room[listRoom:]
			case Bag:
				p.Backs, counts = counts[:t.Backs+1:t.Backs+1], counts[t.Backs+1:]
			}
			out = append(out, p)
		}
	}
	return out, make([]int32, t.counterCommon[len(t.Counters)]+t.counterSeat[len(t.Counters)]*seats)
}

// owners is how many piles a zone has: one, or one a seat; entry 0 has none.
func (t *Table) owners(zone, seats int) int {
	switch {
	case zone == 0:
		return 0
	case t.Zones[zone].PerSeat:
		return seats
	}
	return 1
}

// Pile is what lies in a zone; seat is Nobody for a common zone.
func (v *View) Pile(z Zone, seat Seat) *Pile {
	i, ok := v.Table.place(z, seat, v.Seats)
	if !ok {
		return &Pile{}
	}
	return &v.Piles[i]
}

// At is the piece at a spot, the zero Piece where there is none.
func (v *View) At(s Spot) Piece {
	p := v.Pile(s.Zone, s.Seat)
	if !v.has(s) {
		return Piece{}
	}
	if i := v.offset(s); i < len(p.Pieces) {
		return p.Pieces[i]
	}
	return Piece{}
}

// Counter reads a counter; seat is Nobody for a common one.
func (v *View) Counter(c Counter, seat Seat) int {
	i, ok := v.Table.counter(c, seat, v.Seats)
	if !ok {
		return 0
	}
	return int(v.Counters[i])
}

// Set writes a counter; for games that build a view.
func (v *View) Set(c Counter, seat Seat, n int) {
	if i, ok := v.Table.counter(c, seat, v.Seats); ok {
		v.Counters[i] = int32(n)
	}
}

// Put lays a piece at a spot; for games that build a view, in list order.
func (v *View) Put(s Spot, p Piece) {
	pile := v.Pile(s.Zone, s.Seat)
	switch v.Table.Zones[s.Zone].Kind {
	case Slots:
		pile.Pieces[v.offset(s)] = p
	case List:
		pile.Pieces = append(pile.Pieces, p)
	case Bag:
		pile.Backs[p.Back]++
	}
}

func (v *View) offset(s Spot) int {
	sub := v.Table.Zones[s.Zone].Sub
	return int(s.Index)*max(sub, 1) + int(s.Sub)
}

// Clone is an equal view that shares nothing with this one but the table.
func (v View) Clone() View {
	v.Counters = slices.Clone(v.Counters)
	v.Piles = slices.Clone(v.Piles)
	for i := range v.Piles {
		v.Piles[i].Pieces = slices.Clone(v.Piles[i].Pieces)
		v.Piles[i].Backs = slices.Clone(v.Piles[i].Backs)
	}
	return v
}

// Diff says where two views of one table differ first, or "".
func (v View) Diff(w View) string {
	if v.Seat != w.Seat || v.Seats != w.Seats || v.Turn != w.Turn || v.Over != w.Over {
		return fmt.Sprintf("seat, turn or end: %d %d %v, %d %d %v", v.Seat, v.Turn, v.Over, w.Seat, w.Turn, w.Over)
	}
	for i, z := range v.Table.Zones {
		for seat := Seat(0); i > 0 && int(seat) < v.Seats; seat++ {
			a, b := v.Pile(Zone(i), seat), w.Pile(Zone(i), seat)
			if !slices.Equal(a.Pieces, b.Pieces) || !slices.Equal(a.Backs, b.Backs) {
				return fmt.Sprintf("zone %s of seat %d: %v, %v", z.Name, seat, *a, *b)
			}
		}
	}
	for i, c := range v.Table.Counters {
		for seat := Seat(0); i > 0 && int(seat) < v.Seats; seat++ {
			if a, b := v.Counter(Counter(i), seat), w.Counter(Counter(i), seat); a != b {
				return fmt.Sprintf("counter %s of seat %d: %d, %d", c.Name, seat, a, b)
			}
		}
	}
	return ""
}

// hash is a number that follows from what the view shows and from another number.
func (v *View) hash(n int) uint64 {
	b := []byte{byte(v.Seat), byte(v.Seats), byte(v.Turn)}
	b = binary.LittleEndian.AppendUint64(b, uint64(n))
	for _, p := range v.Piles {
		b = binary.LittleEndian.AppendUint32(b, uint32(len(p.Pieces)))
		for _, q := range p.Pieces {
			up := byte(0)
			if q.Up {
				up = 1
			}
			b = append(binary.LittleEndian.AppendUint16(b, q.ID), q.Back, up)
		}
		for _, back := range p.Backs {
			b = binary.LittleEndian.AppendUint16(b, uint16(back))
		}
	}
	for _, c := range v.Counters {
		b = binary.LittleEndian.AppendUint32(b, uint32(c))
	}
	sum := sha256.Sum256(b)
	return binary.LittleEndian.Uint64(sum[:])
}
