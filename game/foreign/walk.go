package foreign

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
)

// walker walks over a text that is known to be JSON and looks at its fields.
type walker struct {
	data []byte
	at   int
	lax  bool // only what it grows to is looked at
	size int  // bytes of memory that it takes so far, what its text holds aside
}

// What a text may grow to: so many bytes of memory, and so many more for each of its own.
const (
	growFree = 64 << 10
	growEach = 8
)

// grow counts what a part of a list or a map takes, which its text can leave empty.
func (w *walker) grow(t reflect.Type, name string) error {
	for ; t != nil && t.Kind() == reflect.Pointer; t = t.Elem() {
		w.size += int(t.Size())
	}
	if t != nil {
		w.size += int(t.Size())
	}
	if w.size > growFree+growEach*len(w.data) {
		return &Error{Fault: Large, Field: name}
	}
	return nil
}

// next is the next byte that is no blank.
func (w *walker) next() byte {
	for w.at < len(w.data) {
		switch c := w.data[w.at]; c {
		case ' ', '\t', '\r', '\n':
			w.at++
		default:
			return c
		}
	}
	return 0
}

// more goes over a bracket or comma; it says whether something follows before
// the closing bracket, which it goes over otherwise.
func (w *walker) more(end byte) bool {
	if w.next() == end {
		w.at++
		return false
	}
	w.at++
	if w.next() == end { // of an empty list or object
		w.at++
		return false
	}
	return w.at < len(w.data)
}

// text goes over a string and gives it; of a field the colon too.
func (w *walker) text() string {
	raw := w.string()
	var s string
	if bytes.IndexByte(raw, '\\') < 0 {
		s = string(raw[1 : len(raw)-1])
	} else if json.Unmarshal(raw, &s) != nil {
		s = string(raw)
	}
	if w.next() == ':' {
		w.at++
	}
	return s
}

// string goes over a string and gives it with its quotation marks.
func (w *walker) string() []byte {
	w.next()
	begin := w.at
	for w.at++; w.data[w.at] != '"'; w.at++ {
		if w.data[w.at] == '\\' {
			w.at++
		}
	}
	w.at++
	return w.data[begin:w.at]
}

// value goes over a value of a type; nil is one that isn't looked into.
func (w *walker) value(t reflect.Type, name string) error {
	null := nullable(t)
	t = plain(t)
	switch w.next() {
	case '{':
		return w.object(t)
	case '[':
		var of reflect.Type
		if t != nil && (t.Kind() == reflect.Slice || t.Kind() == reflect.Array) {
			of = t.Elem()
		}
		for w.more(']') {
			if err := w.grow(of, name); err != nil {
				return err
			}
			if err := w.value(of, name); err != nil {
				return err
			}
		}
	case '"':
		w.string()
	case 'n':
		w.at += len("null")
		if !null && !w.lax {
			if name == "" {
				return &Error{Fault: NotJSON, Found: "it is null"}
			}
			return &Error{Fault: Value, Field: name, Found: "null"}
		}
	default:
		w.at += len(w.data[w.at:]) - len(bytes.TrimLeft(w.data[w.at:], "+-.0123456789Eaeflrstu"))
	}
	return nil
}

// nullable says whether null is a value of that type: an empty one, or none.
func nullable(t reflect.Type) bool {
	if plain(t) == nil {
		return true
	}
	switch t.Kind() {
	case reflect.Slice, reflect.Map, reflect.Interface, reflect.Pointer:
		return true
	}
	return false
}

// object goes over an object.
func (w *walker) object(t reflect.Type) error {
	if t == nil || t.Kind() != reflect.Struct && t.Kind() != reflect.Map {
		for w.more('}') {
			w.text()
			_ = w.value(nil, "")
		}
		return nil
	}
	if t.Kind() == reflect.Map {
		return w.entries(t.Elem())
	}
	f := fieldsOf(t)
	seen := make([]bool, len(f.list))
	for w.more('}') {
		i, err := f.find(w.text())
		if err != nil && w.lax {
			_ = w.value(nil, "")
			continue
		}
		if err != nil {
			return err
		}
		field := &f.list[i]
		if seen[i] && !w.lax {
			return &Error{Fault: Twice, Field: field.name}
		}
		seen[i] = true
		if err := w.value(field.typ, field.name); err != nil {
			return err
		}
	}
	return nil
}

// entries goes over an object of any fields, of values of that type.
func (w *walker) entries(of reflect.Type) error {
	seen := map[string]bool{}
	for w.more('}') {
		name := w.text()
		if seen[name] && !w.lax {
			return &Error{Fault: Twice, Field: name}
		}
		seen[name] = true
		if err := w.grow(of, name); err != nil {
			return err
		}
		if err := w.value(of, name); err != nil {
			return err
		}
	}
	return nil
}

// find is where in the list a field stands, or why there is none.
func (f *fields) find(name string) (int, error) {
	if i, ok := f.at[name]; ok {
		return i, nil
	}
	for _, other := range f.list {
		if strings.EqualFold(other.name, name) {
			return 0, &Error{Fault: Case, Field: name, Right: other.name}
		}
	}
	return 0, &Error{Fault: Unknown, Field: name}
}
