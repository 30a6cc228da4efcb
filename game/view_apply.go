package game

import (
	"fmt"
	"slices"
)

// Apply changes the view by an event that is For this seat. An event that
// doesn't fit the view is an error and changes nothing that can be relied on.
func (v *View) Apply(e Event) error {
	if e.Kind == Move || e.Kind == Flip || e.Kind == Shuffle {
		if !v.has(e.From) || e.Kind != Flip && !v.has(e.To) {
			return fmt.Errorf("%v from %+v to %+v: there is no such zone", e.Kind, e.From, e.To)
		}
	}
	switch e.Kind {
	case Move:
		if err := v.take(e.From, e.Piece); err != nil {
			return err
		}
		return v.lay(e.To, v.known(e))
	case Flip:
		p := v.Pile(e.From.Zone, e.From.Seat)
		i := v.offset(e.From)
		if i >= len(p.Pieces) || p.Pieces[i].Back == 0 {
			return fmt.Errorf("flip at %+v, where nothing lies", e.From)
		}
		p.Pieces[i] = v.known(e)
	case Count:
		i, ok := v.Table.counter(e.Counter, e.Seat, v.Seats)
		if !ok {
			return fmt.Errorf("no counter %d of seat %d", e.Counter, e.Seat)
		}
		v.Counters[i] = e.Value
	case Shuffle:
		if v.Table.Zones[e.To.Zone].Kind != Bag {
			return fmt.Errorf("shuffle of %+v into %+v, which is no bag", e.From, e.To)
		}
		v.gather(e)
	case Turn:
		v.Turn = e.Seat
	case End:
		v.Over, v.Turn = true, Nobody
	}
	return nil
}

// has says whether there is a zone, and the seat where it has one.
func (v *View) has(s Spot) bool {
	_, ok := v.Table.place(s.Zone, s.Seat, v.Seats)
	return ok
}

// known is the event's piece as this viewer knows it afterwards.
func (v *View) known(e Event) Piece {
	p := e.Piece
	if !e.Knows.Has(v.Seat) {
		p.ID = 0
	}
	return p
}

func (v *View) take(s Spot, piece Piece) error {
	p := v.Pile(s.Zone, s.Seat)
	i := v.offset(s)
	switch kind := v.Table.Zones[s.Zone].Kind; kind {
	case Slots, List:
		if i >= len(p.Pieces) || p.Pieces[i].Back == 0 {
			return fmt.Errorf("move from %+v, where nothing lies", s)
		}
		if kind == List {
			p.Pieces = slices.Delete(p.Pieces, i, i+1)
		} else {
			p.Pieces[i] = Piece{}
		}
	case Bag:
		if int(piece.Back) >= len(p.Backs) || p.Backs[piece.Back] == 0 {
			return fmt.Errorf("move from the bag %+v, which is empty", s)
		}
		p.Backs[piece.Back]--
	}
	return nil
}

func (v *View) lay(s Spot, piece Piece) error {
	p := v.Pile(s.Zone, s.Seat)
	i := v.offset(s)
	switch v.Table.Zones[s.Zone].Kind {
	case Slots:
		if i >= len(p.Pieces) || p.Pieces[i].Back != 0 {
			return fmt.Errorf("move to %+v, which is taken", s)
		}
		p.Pieces[i] = piece
	case List:
		if i > len(p.Pieces) {
			return fmt.Errorf("move to %+v, beyond the end", s)
		}
		p.Pieces = slices.Insert(p.Pieces, i, piece)
	case Bag:
		if int(piece.Back) >= len(p.Backs) {
			return fmt.Errorf("move to the bag %+v of a piece with back %d", s, piece.Back)
		}
		p.Backs[piece.Back]++
	}
	return nil
}

// gather puts all pieces of a zone into a bag.
func (v *View) gather(e Event) {
	from, to := v.Pile(e.From.Zone, e.From.Seat), v.Pile(e.To.Zone, e.To.Seat)
	if from == to {
		return
	}
	for i, p := range from.Pieces {
		if p.Back != 0 {
			to.Backs[p.Back]++
		}
		from.Pieces[i] = Piece{}
	}
	if v.Table.Zones[e.From.Zone].Kind == List {
		from.Pieces = from.Pieces[:0]
	}
	for b, n := range from.Backs {
		to.Backs[b] += n
		from.Backs[b] = 0
	}
}
