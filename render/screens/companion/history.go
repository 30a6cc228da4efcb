package companion

import (
	"slices"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// change is what an edit does.
type change = func(st game.Editable) error

// edit makes changes of the position as one step of Undo, or says why not beside
// where they were asked for.
func (d *desk) edit(at stage.Rect, changes ...change) bool {
	m := d.now
	m.st = m.st.Clone().(game.Editable)
	for _, c := range changes {
		if err := c(m.st); err != nil {
			d.Refuse(d.why(err), at)
			return false
		}
	}
	if !m.st.Equal(d.now.st) {
		d.push(m)
	}
	return true
}

// put lays a piece at a spot, 0 takes away what lies there; before lays it before
// what lies there in a list.
func (d *desk) put(s game.Spot, id uint16, before bool) change {
	return func(st game.Editable) error {
		if id != 0 {
			d.free(st, s, id)
		}
		if before {
			return st.Insert(s, id)
		}
		return st.Put(s, id)
	}
}

// free has a piece that nobody sees come from where it can be taken: beside a
// cardboard game one that is laid before a seat, or discarded, comes out of that
// seat's hand, by its back; any other was not in a hand at all.
func (d *desk) free(st game.Editable, s game.Spot, id uint16) {
	at := st.Where(id)
	if _, seen := d.seen[id]; seen || d.mode != Companion || at.Zone == 0 {
		return
	}
	hidden := func(z game.Spot) bool { return d.View.At(z).Back != 0 && d.View.At(z).ID == 0 && z.Seat != game.Nobody }
	if from := d.page; s.Seat == from && !d.plays(from) && d.View.Table.Zones[s.Zone].Kind == game.List && !d.hides(s) {
		if z, ok := d.handOf(from, st, id); ok { // it was in that hand
			st.Swap(id, z)
			return
		}
	}
	if hidden(at) && at.Seat != s.Seat { // it was in no hand, but in the deck
		for _, p := range st.Choices(s) {
			if z := st.Where(p.ID); p.Back == backOf(st, s, id) && z.Zone != 0 &&
				d.View.Table.Zones[z.Zone].Kind == game.Bag {
				st.Swap(id, p.ID)
				return
			}
		}
	}
}

// handOf is a piece of a seat's hidden hand with the back of another.
func (d *desk) handOf(seat game.Seat, st game.Editable, id uint16) (uint16, bool) {
	for z, spec := range d.View.Table.Zones {
		if !spec.PerSeat || spec.Kind != game.List {
			continue
		}
		at := game.Spot{Zone: game.Zone(z), Seat: seat}
		back := backOf(st, at, id)
		for i, p := range d.View.Pile(at.Zone, seat).Pieces {
			at.Index = uint8(i)
			if p.ID != 0 || p.Back != back {
				continue
			}
			for _, c := range st.Choices(at) {
				if st.Where(c.ID) == at {
					return c.ID, true
				}
			}
		}
	}
	return 0, false
}

// backOf is the back of a piece that can be laid at a spot; 0 for none.
func backOf(st game.Editable, s game.Spot, id uint16) uint8 {
	choices := st.Choices(s)
	if i := slices.IndexFunc(choices, func(p game.Piece) bool { return p.ID == id }); i >= 0 {
		return choices[i].Back
	}
	return 0
}

// push makes a moment the one that is shown; what flies is what lies elsewhere.
func (d *desk) push(m moment) {
	d.past = append(d.past, d.now)
	if len(d.past) > maxPast {
		d.past = d.past[1:]
	}
	d.Forget()
	d.later, d.told = nil, nil
	d.change(m)
}

func (d *desk) change(m moment) {
	before := d.Lay
	m.names, m.colours = slices.Clone(m.names), slices.Clone(m.colours)
	d.now = m
	d.View = m.st.View(game.Nobody) // whose seats and kinds the names follow
	d.page = min(d.page, game.Seat(len(m.names)-1))
	d.save() // before it is shown
	d.show()
	d.fly(before, nil)
}

// fly sends all that lies elsewhere than before on its way; what is new drops
// into its place. The order says which pieces set off first.
func (d *desk) fly(before *board.Layout, order []string) {
	d.Shift(before, table.Shift{Span: span, Drops: true, Order: order})
}

// undo goes back one step, redo forth again. Within a round it takes back what was
// told at this stop, else goes back to the one before.
func (d *desk) undo() {
	walk, k := d.walk, len(d.walked)
	if len(walk) > 0 && k < len(d.since) && len(d.past) <= d.since[k] && k > 0 { // nothing was told here
		k--
		s := d.walked[k]
		// asked for because there was one before
		if d.grows(s) && samePile(s, walk[0]) && (len(walk) == 1 || !samePile(s, walk[1])) {
			walk = walk[1:]
		}
		walk = append([]game.Spot{s}, walk...)
		d.walked, d.since = d.walked[:k], d.since[:k+1]
	}
	told := len(walk) == 0 || k >= len(d.since) || len(d.past) > d.since[k]
	if told && !d.step(&d.past, &d.later) {
		return
	}
	if len(walk) > 0 {
		d.closeTray()
		d.walk = walk
		d.openWalk()
	}
}

func (d *desk) redo() { d.step(&d.later, &d.past) }

func (d *desk) step(from, to *[]moment) bool {
	n := len(*from)
	if n == 0 {
		return false
	}
	*to = append(*to, d.now)
	m := (*from)[n-1]
	*from = (*from)[:n-1]
	d.closeTray()
	d.told, d.walk = nil, nil
	d.change(m)
	return true
}
