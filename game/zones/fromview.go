package zones

import "posterestante/game"

// FromView makes a state the position as the seat of a view knows it: a piece
// whose face it can't see is a blank of its back, a bag lies in the order of its
// backs, of the open steps only the top one is there, and chance is nothing. What
// the rules say of it, they say from that seat's knowledge alone. What the game
// lays itself it reads itself.
func (t *Table[S]) FromView(s *S, v *game.View) {
	*s = *new(S)
	core := t.Core(s)
	*core.Seats, *core.Turn = uint8(v.Seats), v.Turn
	for i := range t.Counters {
		c := game.Counter(i + 1)
		of := t.Counters[i].Of
		if of == nil {
			core.Counts[c] = int16(v.Counter(c, game.Nobody))
			continue
		}
		for seat := range game.Seat(v.Seats) {
			setCount(of(s, seat), v.Counter(c, seat))
		}
	}
	if top := core.Counts[t.Step]; t.Step != 0 && top != 0 {
		core.Steps.Push(uint8(top), uint8(core.Counts[t.Step+1]), uint8(core.Counts[t.Step+2]))
	}
	for z := range t.Rows {
		if row := &t.Rows[z]; row.Sort != nil && !row.Derived {
			at := game.Spot{Zone: game.Zone(z)}
			for end := row.owners(&at, uint8(v.Seats)); at.Seat < end; at.Seat++ {
				t.read(s, v, at)
			}
		}
	}
}

// setCount writes a counter of a seat.
func setCount(of any, n int) {
	switch of := of.(type) {
	case *uint8:
		*of = uint8(n)
	case *uint16:
		*of = uint16(n)
	case *int16:
		*of = int16(n)
	case *int32:
		*of = int32(n)
	}
}

// read lays what a view shows in a zone.
func (t *Table[S]) read(s *S, v *game.View, at game.Spot) {
	row, from := &t.Rows[at.Zone], v.Pile(at.Zone, at.Seat)
	lies := row.At
	if z := t.looks[at.Zone].topOf; z != 0 {
		lies = t.Rows[z].At
	}
	if lies == nil {
		for n, p := range from.Pieces {
			if p.Back != 0 {
				row.Owned(s)[n] = uint8(at.Seat) + 1
			}
		}
		return
	}
	spots := lies(s, at.Seat)
	for back, n := range from.Backs {
		for range n {
			spots.Insert(len(spots.All()), row.Sort.blank(uint8(back)))
		}
	}
	for i, p := range from.Pieces {
		switch {
		case p.Back == 0:
		case spots.N != nil:
			spots.Insert(int(*spots.N), row.Sort.number(p))
		default:
			spots.C[i] = row.Sort.number(p)
		}
	}
}
