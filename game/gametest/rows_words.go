package gametest

import (
	"fmt"
	"slices"
	"strconv"

	"posterestante/game"
	"posterestante/game/zones"
)

// word is what a word means: the game's own first, then the keys of a position
// file, then the names of zones and counters.
func (l *Language[S]) word(name string) Word[S] {
	if w, ok := l.Words[name]; ok {
		return w
	}
	if steps := l.Table.Core(new(S)).Steps; name == "step" && steps != nil {
		return Word[S]{Set: func(p *Position[S], c Clause) error { return p.step(c) }, Fails: failsStep[S]}
	}
	if f := l.field(name); f != nil && f.In != nil {
		return number(f.In, f.Names)
	} else if f != nil && f.Counter != 0 {
		return Counter(l.Table, f.Counter, f.Names)
	}
	if z := l.zone(name); z != 0 {
		return l.pieces(z, slices.Contains(l.Any, name))
	}
	for i, c := range l.Table.Counters {
		if c.Name == name {
			return Counter(l.Table, game.Counter(i+1), nil)
		}
	}
	return Word[S]{}
}

// field is a field of a position file, of a seat or a common one; one that the game
// writes itself is none.
func (l *Language[S]) field(key string) *zones.Field[S] {
	for _, fields := range [...][]zones.Field[S]{l.Table.Page.Seat, l.Table.Page.Fields} {
		for j := range fields {
			if f := &fields[j]; f.Key == key && (f.Zone != 0 || f.Counter != 0 || f.In != nil) {
				return f
			}
		}
	}
	return nil
}

// zone is a zone whose pieces a state holds, by the key of a position file or its name; 0 for none.
func (l *Language[S]) zone(name string) game.Zone {
	if f := l.field(name); f != nil {
		return f.Zone
	}
	for z, row := range l.Table.Rows {
		if row.Name == name && row.At != nil {
			return game.Zone(z)
		}
	}
	return 0
}

// Counter is a counter of the table; its numbers may have names.
func Counter[S any](t *zones.Table[S], c game.Counter, names []string) Word[S] {
	in := t.Counters[c-1].Of
	if in == nil {
		in = func(s *S, _ game.Seat) any { return &t.Core(s).Counts[c] }
	}
	return number(in, names)
}

// number is a number, by its name if it has one, or a set of things by a bit each.
func number[S any](in func(*S, game.Seat) any, names []string) Word[S] {
	get := func(s *S, seat game.Seat) []string { return namesOf(read(in(s, seat)), in(s, seat), names) }
	w := Word[S]{
		Get: get,
		Set: func(p *Position[S], c Clause) (err error) {
			to, n := in(p.State, c.Seat), 0
			if names == nil {
				n, err = c.Int()
			}
			for _, a := range c.Args[:len(c.Args)*min(len(names), 1)] {
				i := slices.Index(names, a)
				if i < 0 {
					return fmt.Errorf("%q: it is one of %v", c.Text, names)
				}
				if _, set := to.(*uint16); set {
					i = n | 1<<i
				}
				n = i
			}
			write(to, n)
			return err
		},
	}
	if _, set := in(new(S), 0).(*uint16); set {
		w.Fails = func(r *Run[S], c Clause) string { return SameSet(get(r.State(), max(c.Seat, 0)), c.Args) }
	}
	return w
}

func namesOf(n int, of any, names []string) (out []string) {
	_, set := of.(*uint16)
	switch {
	case names == nil:
		return []string{strconv.Itoa(n)}
	case !set:
		return []string{names[n]}
	}
	for i, name := range names {
		if n&(1<<i) != 0 {
			out = append(out, name)
		}
	}
	return out
}

func read(of any) int {
	switch of := of.(type) {
	case *bool:
		if *of {
			return 1
		}
	case *game.Seat:
		return int(*of)
	case *uint8:
		return int(*of)
	case *uint16:
		return int(*of)
	case *int16:
		return int(*of)
	case *int32:
		return int(*of)
	}
	return 0
}

func write(of any, n int) {
	switch of := of.(type) {
	case *bool:
		*of = n != 0
	case *game.Seat:
		*of = game.Seat(n)
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

// pieces is what lies in a zone.
func (l *Language[S]) pieces(z game.Zone, unordered bool) Word[S] {
	row := &l.Table.Rows[z]
	names := func(s *S, seat game.Seat) (out []string) {
		if row.Owned != nil {
			for n, owner := range row.Owned(s) {
				if n > 0 && owner == uint8(seat)+1 {
					out = append(out, row.Sort.Names[n])
				}
			}
			return out
		}
		for _, n := range row.At(s, seat).All() {
			name := "-"
			if n != 0 {
				name = row.Sort.Names[n]
			}
			out = append(out, name)
		}
		if row.Kind == game.Bag {
			slices.Reverse(out)
		}
		return out
	}
	w := Word[S]{Get: names, Set: func(p *Position[S], c Clause) error { return p.lay(row, c) }}
	if unordered || row.Owned != nil {
		w.Fails = func(r *Run[S], c Clause) string { return SameSet(names(r.State(), max(c.Seat, 0)), c.Args) }
	}
	return w
}

// lay lays the named pieces in a zone, in place of those that Plain laid there; further
// ones when it is named again.
func (p *Position[S]) lay(row *zones.Row[S], c Clause) error {
	var list []uint8
	for _, name := range c.Args {
		n := row.Sort.Number(name)
		if n == 0 && name != "-" {
			return fmt.Errorf("%q: there is no %s %s", c.Text, row.Sort.Word, name)
		}
		list = append(list, n)
	}
	if row.Owned != nil {
		for _, n := range list {
			row.Owned(p.State)[n] = uint8(c.Seat) + 1
		}
		return nil
	}
	spots := row.At(p.State, c.Seat)
	before := slices.Clone(spots.All())
	if spots.N == nil || !p.again {
		before = nil
	}
	if row.Kind == game.Bag {
		slices.Reverse(list)
		list = append(list, before...)
	} else {
		list = append(before, list...)
	}
	if len(list) > len(spots.C) {
		return fmt.Errorf("%q: %d places", c.Text, len(spots.C))
	}
	clear(spots.C)
	copy(spots.C, list)
	if spots.N != nil {
		*spots.N = uint8(len(list))
	}
	return nil
}
