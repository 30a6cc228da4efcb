package zones

import (
	"fmt"
	"slices"

	"posterestante/game"
	"posterestante/game/foreign"
)

// Field is a field of the page: the pieces of a zone, a common counter, what In
// points to, or what Code says.
type Field[S any] struct {
	Key     string
	Zone    game.Zone
	Counter game.Counter
	In      func(s *S, seat game.Seat) any // *game.Seat, *Steps, *bool, *int16, *int32, *uint8 or *uint16
	Code    Code[S]

	Names       []string // a number is written by its name; of *uint16, a list of those whose bits are set
	Word        string   // what those things are called
	Flag        bool     // a number is false for 0, else true and 1
	One         bool     // of a zone: its only place, as a name instead of a list
	Least, Most int      // of a number; of a zone how many pieces it holds at most; 0 is no bound
}

// code is how the field is read and written.
func (f *Field[S]) code(t *Table[S]) Code[S] {
	in := f.In
	switch {
	case f.Code.typ != nil:
		return f.Code
	case f.Zone != 0:
		return f.pieces(t)
	case f.Counter != 0:
		in = func(s *S, _ game.Seat) any { return &t.Core(s).Counts[f.Counter] }
	}
	switch in(new(S), 0).(type) {
	case *Steps:
		return t.Page.steps(f.Key, in)
	case *game.Seat:
		return Coded(func(s *S, i game.Seat) int8 { return int8(*in(s, i).(*game.Seat)) },
			func(s *S, i game.Seat, v int8) error { *in(s, i).(*game.Seat) = game.Seat(v); return nil })
	case *bool:
		return Coded(func(s *S, i game.Seat) bool { return *in(s, i).(*bool) },
			func(s *S, i game.Seat, v bool) error { *in(s, i).(*bool) = v; return nil })
	case *uint16:
		return f.set(in)
	case *int16:
		return number[S, int16](f, in)
	case *int32:
		return number[S, int32](f, in)
	}
	return number[S, uint8](f, in)
}

// number is a number as it is, by its name, or as a flag.
func number[S any, T int16 | int32 | uint8](f *Field[S], in func(*S, game.Seat) any) Code[S] {
	at := func(s *S, i game.Seat) *T { return in(s, i).(*T) }
	switch {
	case f.Names != nil:
		return Coded(func(s *S, i game.Seat) string { return f.Names[*at(s, i)] },
			func(s *S, i game.Seat, name string) error {
				n := slices.Index(f.Names, name)
				if n < 0 {
					return fmt.Errorf("%s is one of %v, not %s", f.Key, f.Names, foreign.Quote(name))
				}
				*at(s, i) = T(n)
				return nil
			})
	case f.Flag:
		return Coded(func(s *S, i game.Seat) bool { return *at(s, i) != 0 },
			func(s *S, i game.Seat, on bool) error {
				if on {
					*at(s, i) = 1
				}
				return nil
			})
	}
	return Coded(func(s *S, i game.Seat) int32 { return int32(*at(s, i)) },
		func(s *S, i game.Seat, n int32) error {
			*at(s, i) = T(n)
			switch bounded := f.Most != 0; {
			case bounded && int(n) > f.Most:
				return fmt.Errorf("%s is %d, at most %d", f.Key, n, f.Most)
			case bounded && int(n) < f.Least:
				return fmt.Errorf("%s is %d, at least %d", f.Key, n, f.Least)
			case int32(T(n)) != n:
				return fmt.Errorf("%s can't be %d", f.Key, n)
			}
			return nil
		})
}

// set is a set of things by their names.
func (f *Field[S]) set(in func(*S, game.Seat) any) Code[S] {
	return Coded(func(s *S, i game.Seat) []string {
		out := []string{}
		for n, name := range f.Names {
			if *in(s, i).(*uint16)&(1<<n) != 0 {
				out = append(out, name)
			}
		}
		return out
	}, func(s *S, i game.Seat, names []string) error {
		for _, name := range names {
			n := slices.Index(f.Names, name)
			if n < 0 || name == "" {
				return fmt.Errorf("%s: there is no %s %s", f.Key, f.Word, foreign.Quote(name))
			}
			*in(s, i).(*uint16) |= 1 << n
		}
		return nil
	})
}

// pieces are the pieces of a zone by their names, "" for an empty place.
func (f *Field[S]) pieces(t *Table[S]) Code[S] {
	row := &t.Rows[f.Zone]
	switch {
	case row.Owned != nil:
		return f.owned(t)
	case f.One:
		return Coded(func(s *S, seat game.Seat) string { return row.Sort.name(row.At(s, seat).C[0]) },
			func(s *S, seat game.Seat, name string) error { return f.lay(row, row.At(s, seat), 0, name) })
	}
	return Coded(func(s *S, seat game.Seat) []string {
		pieces := row.At(s, seat).All()
		out := make([]string, len(pieces))
		for i, c := range pieces {
			out[i] = row.Sort.name(c)
		}
		return out
	}, func(s *S, seat game.Seat, names []string) error {
		spots := row.At(s, seat)
		most := len(spots.C)
		switch {
		case f.Most > 0:
			most = f.Most
		case !row.Sort.Alike:
			most = min(most, len(row.Sort.Names)-1)
		}
		switch n := len(names); {
		case spots.N == nil && n != len(spots.C):
			return fmt.Errorf("%s: %d places, not %d", f.Key, n, len(spots.C))
		case n > most:
			return fmt.Errorf("%s: %d %ss, at most %d", f.Key, n, row.Sort.Word, most)
		}
		for i, name := range names {
			if err := f.lay(row, spots, i, name); err != nil {
				return err
			}
		}
		return nil
	})
}

// lay lays a piece by its name.
func (f *Field[S]) lay(row *Row[S], spots Spots, i int, name string) error {
	n := row.Sort.numbers[name]
	if n == 0 && (name != "" || spots.N != nil) {
		return fmt.Errorf("%s: there is no %s %s", f.Key, row.Sort.Word, foreign.Quote(name))
	}
	spots.Insert(i, n)
	return nil
}

// owned are the pieces that a seat has.
func (f *Field[S]) owned(t *Table[S]) Code[S] {
	row := &t.Rows[f.Zone]
	return Coded(func(s *S, seat game.Seat) []string {
		out := []string{}
		for n, owner := range row.Owned(s) {
			if owner == uint8(seat)+1 {
				out = append(out, row.Sort.Names[n])
			}
		}
		return out
	}, func(s *S, seat game.Seat, names []string) error {
		core := t.Core(s)
		seats := *core.Seats
		for _, name := range names {
			switch n := row.Sort.numbers[name]; {
			case n == 0 || !row.Sort.has(n, &core):
				return fmt.Errorf("%s: there is no %s %s for %d seats", f.Key, row.Sort.Word,
					foreign.Quote(name), seats)
			case row.Owned(s)[n] != 0:
				return fmt.Errorf("%s: %s %s is there twice", f.Key, row.Sort.Word, name)
			default:
				row.Owned(s)[n] = uint8(seat) + 1
			}
		}
		return nil
	})
}
