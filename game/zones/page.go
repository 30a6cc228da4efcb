package zones

import (
	"encoding/json"
	"fmt"
	"reflect"

	"posterestante/game"
	"posterestante/game/foreign"
)

// Page is a position as JSON, to be written by hand too: the name of the game
// and the state of chance, the fields of the position, and those of each seat.
type Page[S any] struct {
	Least, Most int        // how many seats may play
	Fields      []Field[S] // of the position, in their order
	Seat        []Field[S] // of each seat
	Steps       []string   // the names of the steps, by kind; entry 0 is unused
	MaxSteps    int        // how many can be open

	whole, seat  reflect.Type
	fields, each []Code[S]
}

// Code reads and writes a field, as a value of one type that JSON knows.
type Code[S any] struct {
	typ reflect.Type
	get func(s *S, seat game.Seat) any
	set func(s *S, seat game.Seat, v any) error
}

// Coded is a field that the game writes and reads itself.
func Coded[S, T any](get func(*S, game.Seat) T, set func(*S, game.Seat, T) error) Code[S] {
	return Code[S]{
		reflect.TypeFor[T](),
		func(s *S, seat game.Seat) any { return get(s, seat) },
		func(s *S, seat game.Seat, v any) error { return set(s, seat, v.(T)) },
	}
}

// build makes the types that the page is read and written by.
func (p *Page[S]) build(t *Table[S]) {
	list := func(fields []Field[S]) (out []Code[S]) {
		for i := range fields {
			out = append(out, fields[i].code(t))
		}
		return out
	}
	p.fields, p.each = list(p.Fields), list(p.Seat)
	p.seat = structOf(p.Seat, p.each)
	text := reflect.TypeFor[string]()
	p.whole = structOf(
		append(append([]Field[S]{{Key: "game"}, {Key: "chance"}}, p.Fields...), Field[S]{Key: "seats"}),
		append(append([]Code[S]{{typ: text}, {typ: text}}, p.fields...), Code[S]{typ: reflect.SliceOf(p.seat)}))
}

// structOf is the struct that has these fields in JSON.
func structOf[S any](fields []Field[S], codes []Code[S]) reflect.Type {
	list := make([]reflect.StructField, len(fields))
	for i, c := range codes {
		tag := reflect.StructTag(fmt.Sprintf("json:%q", fields[i].Key))
		list[i] = reflect.StructField{Name: fmt.Sprintf("F%d", i), Type: c.typ, Tag: tag}
	}
	return reflect.StructOf(list)
}

// Write writes the page of a position.
func (t *Table[S]) Write(s *S) ([]byte, error) {
	core, p := t.Core(s), &t.Page
	v := reflect.New(p.whole).Elem()
	v.Field(0).SetString(t.Game)
	v.Field(1).SetString(core.Chance.String())
	for i := range p.fields {
		v.Field(i + 2).Set(reflect.ValueOf(p.fields[i].get(s, game.Nobody)))
	}
	n := int(*core.Seats)
	seats := reflect.MakeSlice(reflect.SliceOf(p.seat), n, n)
	for seat := range n {
		for i := range p.each {
			seats.Index(seat).Field(i).Set(reflect.ValueOf(p.each[i].get(s, game.Seat(seat))))
		}
	}
	v.Field(len(p.fields) + 2).Set(seats)
	return json.Marshal(v.Interface())
}

// Read reads a page into an empty state. Whether such a position can be is the
// game's to check; what it can't read is an error in words.
func (t *Table[S]) Read(data []byte) (*S, error) {
	p := &t.Page
	page := reflect.New(p.whole)
	if err := foreign.Read(data, page.Interface()); err != nil {
		return nil, fmt.Errorf("this is no position: %w", err)
	}
	v := page.Elem()
	seats := v.Field(len(p.fields) + 2)
	switch name, n := v.Field(0).String(), seats.Len(); {
	case name != t.Game:
		return nil, fmt.Errorf("this is a position of %s, not of %s", foreign.Quote(name), t.Game)
	case n < p.Least || n > p.Most:
		return nil, fmt.Errorf("seats: %d to %d, not %d", p.Least, p.Most, n)
	}
	s := new(S)
	core := t.Core(s)
	chance, err := game.ReadRand(v.Field(1).String())
	if err != nil {
		return nil, err
	}
	*core.Chance, *core.Seats = chance, uint8(seats.Len())
	for i := range p.fields {
		if err := p.fields[i].set(s, game.Nobody, v.Field(i+2).Interface()); err != nil {
			return nil, err
		}
	}
	for seat := range seats.Len() {
		for i := range p.each {
			if err := p.each[i].set(s, game.Seat(seat), seats.Index(seat).Field(i).Interface()); err != nil {
				return nil, fmt.Errorf("seat %d %w", seat, err)
			}
		}
	}
	if t.Step != 0 {
		core.Steps.Show(core.Counts, t.Step, nil)
	}
	return s, nil
}
