package zones

import (
	"strings"

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
	if row.Sort == nil || row.Derived || row.PerSeat != (at.Seat != game.Nobody) ||
		at.Seat >= game.Seat(*t.Core(s).Seats) {
		return nil, spots, 0, false
	}
	if row.At == nil {
		return row, spots, 0, row.Owned != nil && int(at.Index) < len(row.Owned(s))
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
		if row.Sort.has(uint8(n), &core) && (row.Owned == nil || n == int(at.Index)) {
			out = append(out, row.Sort.Face(uint8(n)))
		}
	}
	return out
}

// deck is where a piece lies that is nowhere else; nil for none.
func (t *Table[S]) deck(sort *Sort, n uint8) *Row[S] {
	if sort.Deck != nil {
		return &t.Rows[sort.Deck(n)]
	}
	for z := range t.Rows {
		if row := &t.Rows[z]; row.Sort == sort && row.Kind == game.Bag && !row.PerSeat {
			return row
		}
	}
	return nil
}

// under lays what lies at a place under its deck; nothing where it has none. What
// there are many of without a deck goes back to the box.
func (t *Table[S]) under(s *S, row *Row[S], spots Spots, i int) bool {
	if i >= len(spots.All()) || spots.C[i] == 0 {
		return false
	}
	deck := t.deck(row.Sort, spots.C[i])
	switch {
	case deck == nil && row.Sort.Alike:
		spots.Remove(i)
	case deck == nil || deck == row:
		return false
	default:
		c := spots.Remove(i)
		deck.At(s, game.Nobody).Insert(0, c)
	}
	return true
}

// Leave takes all that lies before the last seat off the table, under the decks.
func (t *Table[S]) Leave(s *S) {
	last := game.Seat(*t.Core(s).Seats - 1)
	for z := range t.Rows {
		row := &t.Rows[z]
		switch {
		case row.Sort == nil || !row.PerSeat:
		case row.Owned != nil:
			for n, owner := range row.Owned(s) {
				if owner == uint8(last)+1 {
					row.Owned(s)[n] = 0
				}
			}
		default:
			for spots := row.At(s, last); t.under(s, row, spots, 0); {
			}
		}
	}
}

// Swap has two pieces of a sort change places, see game.Editable.
func (t *Table[S]) Swap(s *S, a, b uint16) {
	x, y := t.Where(s, a), t.Where(s, b)
	if x.Zone == 0 || y.Zone == 0 || t.Rows[x.Zone].Sort != t.Rows[y.Zone].Sort || t.Rows[x.Zone].At == nil ||
		t.Rows[x.Zone].Derived || t.Rows[y.Zone].Derived {
		return
	}
	p, q := &t.Rows[x.Zone].At(s, x.Seat).C[x.Index], &t.Rows[y.Zone].At(s, y.Seat).C[y.Index]
	*p, *q = *q, *p
}

// Where is the spot on which a piece lies, see game.Editable.
func (t *Table[S]) Where(s *S, id uint16) game.Spot {
	for z := range t.Rows {
		row := &t.Rows[z]
		if row.Sort == nil || row.Sort.Alike || id <= row.Sort.base || int(id-row.Sort.base) >= len(row.Sort.Names) {
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
	if ok && id == 0 {
		return t.away(s, row, to, i, at)
	}
	if ok && row.Sort.Alike {
		return t.layAlike(s, row, to, i, id, before)
	}
	from := t.Where(s, id)
	if ok && from.Zone == 0 && row.Sort.Optional && to.N == nil && id > row.Sort.base &&
		int(id-row.Sort.base) < len(row.Sort.Names) {
		to.C[i] = uint8(id - row.Sort.base) // it lay in the box
		return nil
	}
	if !ok || from.Zone == 0 || t.Rows[from.Zone].Sort != row.Sort {
		return game.CannotLay(at)
	}
	if row.Owned != nil {
		row.Owned(s)[id-row.Sort.base] = uint8(at.Seat + 1)
		return nil
	}
	origin, was, j, ok := t.place(s, from)
	switch lies := i < len(to.All()) && to.C[i] != 0; {
	case !ok:
		return game.Cannot(game.SayShared("editor.why.told"), "what lies in %s follows from a number",
			t.Rows[from.Zone].Name)
	case lies && (!before || to.N == nil):
		to.C[i], was.C[j] = was.C[j], to.C[i]
		return nil
	}
	same := origin == row && from.Seat == at.Seat
	if to.N != nil && int(*to.N) == len(to.C) && !same {
		return game.Cannot(game.SayShared("editor.why.room"), "there is no more room in %s", row.Name)
	}
	c := was.Remove(j)
	if same && to.N != nil && j < i { // the list closed up
		i--
	}
	to.Insert(i, c)
	return nil
}

// layAlike lays one of several pieces that are alike: out of their deck, or of the
// box where they have none.
func (t *Table[S]) layAlike(s *S, row *Row[S], to Spots, i int, id uint16, before bool) error {
	n := uint8(id - row.Sort.base)
	if id <= row.Sort.base || int(id-row.Sort.base) >= len(row.Sort.Names) {
		return game.Cannot(game.SayShared("editor.why.spot"), "no %s has the identity %d", row.Sort.Word, id)
	}
	lies := i < len(to.All()) && to.C[i] != 0
	if to.N != nil && int(*to.N) == len(to.C) && (before || !lies) {
		return game.Cannot(game.SayShared("editor.why.room"), "there is no more room in %s", row.Name)
	}
	if lies && !before && to.C[i] == n {
		return nil
	}
	if deck := t.deck(row.Sort, n); deck != nil {
		pieces := deck.At(s, game.Nobody)
		at := find(pieces.All(), n)
		if at < 0 {
			return game.Cannot(game.SayShared("editor.why.left"), "no %s is left", row.Sort.Names[n])
		}
		pieces.Remove(at)
	}
	if lies && !before {
		t.under(s, row, to, i)
	}
	to.Insert(i, n)
	return nil
}

// away takes away what lies at a place.
func (t *Table[S]) away(s *S, row *Row[S], spots Spots, i int, at game.Spot) error {
	if row.Owned != nil && row.PerSeat {
		row.Owned(s)[at.Index] = 0
		return nil
	}
	if row.Owned != nil || !t.under(s, row, spots, i) {
		return game.CannotLay(at)
	}
	return nil
}

// Range is what a counter may be set to, see game.Editable.
func (t *Table[S]) Range(s *S, c game.Counter, seat game.Seat) (d game.Range, ok bool) {
	if c == 0 || int(c) > len(t.Counters) {
		return d, false
	}
	row := &t.Counters[c-1]
	if row.Range == nil || (row.Of != nil) != (seat != game.Nobody) || seat >= game.Seat(*t.Core(s).Seats) {
		return d, false
	}
	d = row.Range(s, seat)
	return d, d.Most > d.Least
}

// SetCounter sets a counter of the views within its Range.
func (t *Table[S]) SetCounter(s *S, c game.Counter, seat game.Seat, n int) error {
	d, ok := t.Range(s, c, seat)
	if !ok || !d.Has(n) {
		name := ""
		if c > 0 && int(c) <= len(t.Counters) {
			name = t.Counters[c-1].Name
		}
		return game.CannotBe(name, n, d.Most)
	}
	for bit, what := range d.Values { // what is no thing is in no set
		if d.Set && what.Kind == game.Nothing {
			n &^= (1<<d.Each() - 1) << (bit * d.Each())
		}
	}
	if of := t.Counters[c-1].Of; of != nil {
		setCount(of(s, seat), n)
		return nil
	}
	t.Core(s).Counts[c] = int16(n)
	return nil
}

// Numbers is the Range of a count, YesNo of a flag, Words of what each number means
// from 0 on, and Kinds of the kinds of seat.
func Numbers[S any](least, most int) func(*S, game.Seat) game.Range {
	return func(*S, game.Seat) game.Range { return game.Range{Least: least, Most: most} }
}
func YesNo[S any](*S, game.Seat) game.Range {
	return game.Range{Most: 1, Values: []game.Phrase{game.SayShared("editor.no"), game.SayShared("editor.yes")}}
}
func Words[S any](keys ...string) func(*S, game.Seat) game.Range {
	d := game.Range{Most: len(keys) - 1}
	for _, k := range keys {
		d.Values = append(d.Values, game.Say(k))
	}
	return func(*S, game.Seat) game.Range { return d }
}
func Kinds[S any](kinds []string) func(*S, game.Seat) game.Range {
	d := game.Range{Most: len(kinds) - 1}
	for _, k := range kinds {
		d.Values = append(d.Values, game.SayShared("kind."+strings.ReplaceAll(k, ":", ".")))
	}
	return func(*S, game.Seat) game.Range { return d }
}
