package zones

import "posterestante/game"

// ender says of a state whether its game is over, as every game.State does.
type ender interface{ Over() bool }

// ViewInto writes what a seat sees into a view, whose memory it uses. What no row says is the caller's.
func (t *Table[S]) ViewInto(s *S, v *game.View, viewer game.Seat) {
	core := t.Core(s)
	seats := int(*core.Seats)
	v.Reset(t.Table, viewer, seats)
	v.Turn, v.Over = *core.Turn, any(s).(ender).Over()
	for i := range t.Counters {
		c := game.Counter(i + 1)
		of := t.Counters[i].Of
		if of == nil {
			v.Set(c, game.Nobody, int(core.Counts[c]))
			continue
		}
		for seat := range game.Seat(seats) {
			v.Set(c, seat, count(of(s, seat)))
		}
	}
	n := 0 // of the view's piles, which stand by zone and seat
	for z := 1; z < len(t.Rows); z++ {
		row := &t.Rows[z]
		at := game.Spot{Zone: game.Zone(z)}
		end := row.owners(&at, *core.Seats)
		if row.At == nil && row.Owned == nil && t.looks[z].topOf == 0 {
			n += int(end - at.Seat) // the game lays these itself
			continue
		}
		for ; at.Seat < end; at.Seat++ {
			t.see(s, &v.Piles[n], at, viewer)
			n++
		}
	}
}

// count reads a counter of a seat.
func count(of any) int {
	switch of := of.(type) {
	case *uint8:
		return int(*of)
	case *uint16:
		return int(*of)
	case *int32:
		return int(*of)
	}
	return int(*of.(*int16))
}

// see lays what a viewer sees of a zone.
func (t *Table[S]) see(s *S, pile *game.Pile, at game.Spot, viewer game.Seat) {
	row, look := &t.Rows[at.Zone], &t.looks[at.Zone]
	var pieces []uint8
	switch {
	case look.topOf != 0:
		pieces = last(t.Rows[look.topOf].At(s, at.Seat).All())
	case row.Owned != nil:
		t.seeOwned(s, pile, at)
		return
	case row.At == nil:
		return
	default:
		pieces = row.At(s, at.Seat).All()
		if row.Top != 0 {
			pieces = pieces[:len(pieces)-len(last(pieces))]
		}
	}
	switch row.Kind {
	case game.Bag:
		if look.back != 0 {
			pile.Backs[look.back] = int16(len(pieces))
			return
		}
		for _, c := range pieces {
			pile.Backs[look.hidden[c].Back]++
		}
	case game.List:
		faces := look.known
		if row.Known != nil && !row.Known(s, at).Has(viewer) {
			faces = look.hidden
		}
		for i, c := range pieces {
			p := faces[c]
			if row.Flipped != nil {
				at.Index = uint8(i)
				p.Up = p.Up != row.Flipped(s, at)
			}
			pile.Pieces = append(pile.Pieces, p)
		}
	case game.Slots:
		t.seeSlots(s, pile, at, viewer, pieces)
	}
}

func (t *Table[S]) seeSlots(s *S, pile *game.Pile, at game.Spot, viewer game.Seat, pieces []uint8) {
	row, look := &t.Rows[at.Zone], &t.looks[at.Zone]
	for i, c := range pieces {
		if c == 0 {
			continue
		}
		at.Index = uint8(i)
		p := look.known[c]
		if row.Known != nil && !row.Known(s, at).Has(viewer) {
			p = look.hidden[c]
		}
		if row.Flipped != nil {
			p.Up = p.Up != row.Flipped(s, at)
		}
		pile.Pieces[i*max(row.Sub, 1)] = p
	}
}

// seeOwned lays the pieces that a seat has, or nobody, each at its number.
func (t *Table[S]) seeOwned(s *S, pile *game.Pile, at game.Spot) {
	row, look := &t.Rows[at.Zone], &t.looks[at.Zone]
	core := t.Core(s)
	for n, owner := range row.Owned(s) {
		if n > 0 && game.Seat(owner)-1 == at.Seat && (owner != 0 || row.Sort.has(uint8(n), &core)) {
			pile.Pieces[n] = look.known[n]
		}
	}
}

// last is the last of some cards, if there is one.
func last(pieces []uint8) []uint8 {
	if len(pieces) == 0 {
		return nil
	}
	return pieces[len(pieces)-1:]
}
