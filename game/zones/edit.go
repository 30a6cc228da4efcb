package zones

import (
	"fmt"

	"posterestante/game"
)

// place is where pieces can be laid by hand, and the index there: that of the
// last piece for the zone that shows the top of a pile.
func (t *Table[S]) place(s *S, at game.Spot) (row *Row[S], spots Spots, i int, ok bool) {
	if at.Zone == 0 || int(at.Zone) >= len(t.Rows) {
		return nil, spots, 0, false
	}
	top := false
	for z := range t.Rows {
		if t.Rows[z].Top == at.Zone {
			at.Zone, top = game.Zone(z), true
		}
	}
	row = &t.Rows[at.Zone]
	if row.Sort == nil || row.Told || row.PerSeat != (at.Seat != game.Nobody) || at.Seat >= game.Seat(*t.Core(s).Seats) {
		return nil, spots, 0, false
	}
	if row.At == nil {
		return row, spots, 0, row.Owned != nil
	}
	spots, i = row.At(s, at.Seat), int(at.Index)
	switch {
	case top:
		i = max(len(spots.All())-1, 0)
	case spots.N != nil:
		i = min(i, int(*spots.N))
	}
	return row, spots, i, i < len(spots.C)
}

// Choices are the pieces that can be laid at a spot, see game.Editable.
func (t *Table[S]) Choices(s *S, at game.Spot) (out []game.Piece) {
	row, _, _, ok := t.place(s, at)
	if !ok {
		return nil
	}
	core := t.Core(s)
	for n := 1; n < len(row.Sort.Names); n++ {
		if row.Sort.has(uint8(n), &core) {
			out = append(out, row.Sort.Face(uint8(n)))
		}
	}
	return out
}

// Where is the spot on which a piece lies, see game.Editable.
func (t *Table[S]) Where(s *S, id uint16) game.Spot {
	for z := range t.Rows {
		row := &t.Rows[z]
		if row.Sort == nil || id <= row.Sort.base || int(id-row.Sort.base) >= len(row.Sort.Names) {
			continue
		}
		n := uint8(id - row.Sort.base)
		if row.Owned == nil {
			return t.Find(s, row.Sort, n)
		}
		at := game.Spot{Zone: game.Zone(z), Index: n}
		for end := row.owners(&at, *t.Core(s).Seats); at.Seat < end; at.Seat++ {
			if row.Owned(s)[n] == uint8(at.Seat+1) {
				return at
			}
		}
	}
	return game.Spot{Seat: game.Nobody}
}

// Put lays a piece at a spot, Insert before what lies there, see game.Editable.
func (t *Table[S]) Put(s *S, at game.Spot, id uint16) error    { return t.lay(s, at, id, false) }
func (t *Table[S]) Insert(s *S, at game.Spot, id uint16) error { return t.lay(s, at, id, true) }

func (t *Table[S]) lay(s *S, at game.Spot, id uint16, before bool) error {
	row, to, i, ok := t.place(s, at)
	from := t.Where(s, id)
	if !ok || from.Zone == 0 || t.Rows[from.Zone].Sort != row.Sort {
		return fmt.Errorf("that can't be laid there")
	}
	if row.Owned != nil {
		row.Owned(s)[id-row.Sort.base] = uint8(at.Seat + 1)
		return nil
	}
	origin, was, j, ok := t.place(s, from)
	switch lies := i < len(to.All()) && to.C[i] != 0; {
	case !ok:
		return fmt.Errorf("what lies in %s follows from a number", t.Rows[from.Zone].Name)
	case lies && (!before || to.N == nil):
		to.C[i], was.C[j] = was.C[j], to.C[i]
		return nil
	}
	same := origin == row && from.Seat == at.Seat
	if to.N != nil && int(*to.N) == len(to.C) && !same {
		return fmt.Errorf("there is no more room in %s", row.Name)
	}
	c := was.Remove(j)
	if same && to.N != nil && j < i { // the list closed up
		i--
	}
	to.Insert(i, c)
	return nil
}

// SetCounter sets a counter of the views.
func (t *Table[S]) SetCounter(s *S, c game.Counter, seat game.Seat, n int) {
	if of := t.Counters[c-1].Of; of != nil {
		setCount(of(s, seat), n)
		return
	}
	t.Core(s).Counts[c] = int16(n)
}
