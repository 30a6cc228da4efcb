package foreign

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"reflect"
	"strings"
	"sync"
)

// Fault is what is wrong with a text of JSON.
type Fault int

// The faults.
const (
	NotJSON Fault = iota + 1 // it can't be read, or is of another kind than expected
	Unknown                  // a field that nothing is known of
	Case                     // a field that is written in other letters
	Twice                    // a field that stands there twice
	Value                    // a value that the field can't have
	Large                    // it would take far more memory than its text
)

// Error says what is wrong with a text of JSON.
type Error struct {
	Fault Fault
	Field string // the field's name; "" for the whole text
	Right string // how it is written, for Case
	Found string // what stands there, such as "number", for Value and NotJSON; may be ""
}

// Error is one sentence without its stop.
func (e *Error) Error() string {
	field := Quote(e.Field)
	switch e.Fault {
	case Unknown:
		return "there is no field " + field
	case Case:
		return fmt.Sprintf("there is no field %s; it is written %q", field, e.Right)
	case Twice:
		return "the field " + field + " stands there twice"
	case Value:
		if e.Found != "" {
			return "field " + field + " can't be a " + e.Found
		}
		return "field " + field + " can't have this value"
	}
	if e.Fault == Large {
		return "the field " + field + " has too many parts"
	}
	if e.Found != "" {
		return "it is not JSON as expected: " + e.Found
	}
	return "it is not JSON as expected"
}

// Read reads JSON into what v points to, to the letter: a field that v doesn't
// have, that is written in other letters or stands there twice, and null where a
// value belongs, are an *Error. What v keeps raw is not looked into. What would take
// far more memory than its text is refused before any is taken, see Bounded.
func Read(data []byte, v any) error {
	err := Bounded(data, v)
	var bad *Error
	if errors.As(err, &bad) {
		return bad
	}
	w := walker{data: data}
	if bad := w.value(reflect.TypeOf(v).Elem(), ""); bad != nil {
		return bad
	}
	var kind *json.UnmarshalTypeError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &kind) && kind.Field == "":
		return &Error{Fault: NotJSON, Found: "it is a " + bare(kind.Value)}
	case errors.As(err, &kind):
		return &Error{Fault: Value, Field: kind.Field, Found: bare(kind.Value)}
	}
	return &Error{Fault: NotJSON, Found: Short(Shown(err.Error()), 2*LongestQuote)}
}

// Bounded reads JSON as encoding/json does, but refuses with an *Error what is none, and
// what would take far more memory than its text, such as a list of a hundred thousand empty seats.
func Bounded(data []byte, v any) error {
	if err := syntax(data); err != nil {
		return err
	}
	w := walker{data: data, lax: true}
	if bad := w.value(reflect.TypeOf(v).Elem(), ""); bad != nil {
		return bad
	}
	return json.Unmarshal(data, v)
}

// syntax says what is wrong with a text that is no JSON.
func syntax(data []byte) error {
	if json.Valid(data) {
		return nil
	}
	var none struct{}
	err := json.Unmarshal(data, &none)
	return &Error{Fault: NotJSON, Found: Short(Shown(fmt.Sprint(err)), 2*LongestQuote)}
}

// bare is the kind of a value without the value: "number 1e99" tells of one that
// is of the right kind and doesn't fit.
func bare(s string) string {
	word, _, more := strings.Cut(s, " ")
	if more {
		return ""
	}
	return word
}

// Keys gives the names of the fields of a text that Read has read without
// NotJSON, in their order; none where it is no object.
func Keys(data []byte) iter.Seq[string] {
	return func(yield func(string) bool) {
		w := walker{data: data}
		if w.next() != '{' {
			return
		}
		for w.more('}') {
			if !yield(w.text()) {
				return
			}
			_ = w.value(nil, "")
		}
	}
}

// Fields lists the names of the fields that Read knows of what v is, each with
// those within it: "seats", "seats.name".
func Fields(v any) []string {
	var out []string
	var visit func(t reflect.Type, at string)
	visit = func(t reflect.Type, at string) {
		for t = plain(t); t != nil && (t.Kind() == reflect.Slice || t.Kind() == reflect.Array); {
			t = plain(t.Elem())
		}
		if t == nil || t.Kind() != reflect.Struct {
			return
		}
		for _, f := range fieldsOf(t).list {
			out = append(out, at+f.name)
			visit(f.typ, at+f.name+".")
		}
	}
	visit(reflect.TypeOf(v), "")
	return out
}

// field is a field of a struct, under its name in JSON.
type field struct {
	name string
	typ  reflect.Type
}

type fields struct {
	list []field
	at   map[string]int // where in the list a name stands
}

var known sync.Map // reflect.Type to *fields

// fieldsOf are the fields of a struct.
func fieldsOf(t reflect.Type) *fields {
	if f, ok := known.Load(t); ok {
		return f.(*fields)
	}
	f := &fields{at: map[string]int{}}
	for s := range t.Fields() {
		name, _, _ := strings.Cut(s.Tag.Get("json"), ",")
		if name == "" {
			name = s.Name
		}
		if name != "-" && s.IsExported() {
			f.at[name] = len(f.list)
			f.list = append(f.list, field{name, s.Type})
		}
	}
	known.Store(t, f)
	return f
}

var unmarshaler = reflect.TypeFor[json.Unmarshaler]()

// plain is a type without its pointers; nil where it reads itself, or is nil.
func plain(t reflect.Type) reflect.Type {
	for t != nil && t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t == nil || reflect.PointerTo(t).Implements(unmarshaler) {
		return nil
	}
	return t
}
