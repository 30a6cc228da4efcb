package verbs

import (
	"errors"
	"strconv"
	"strings"

	"posterestante/game"
)

// Field is a field of an action that a word fills.
type Field uint8

// The fields. N holds greater numbers than the others, and only as the field of
// a number.
const (
	A Field = iota + 1
	B
	C
	N
)

func (f Field) get(a *game.Action) int {
	switch f {
	case A:
		return int(a.A)
	case B:
		return int(a.B)
	case C:
		return int(a.C)
	}
	return int(a.N)
}

func (f Field) set(a *game.Action, v int) {
	switch f {
	case A:
		a.A = uint8(v)
	case B:
		a.B = uint8(v)
	case C:
		a.C = uint8(v)
	case N:
		a.N = int16(v)
	}
}

// Word is a word of the notation and the field that it fills: a name, or a
// number, and after a dot perhaps another field.
type Word struct {
	Field       Field
	Names       []string // by value; "" is a value that can't be written
	Least, Most int      // without names: the least and the greatest value
	Times       int      // what a number is multiplied by as it is written; 0 is 1
	Plus        int      // what it is then written higher
	Optional    bool     // left out where the value is 0
	Dot         *Dot     // what follows after a dot
	Over        Reason   // what is said of a greater number, if anything is
	Off         Reason   // what is said of a number that is no multiple of Times, if anything is
	Covert      bool     // which it is may be its seat's knowledge alone, see Veiled

	values map[string]uint8
}

// Dot is the second half of a word such as "8.3": a field whose values run from
// 0 and are written from 1.
type Dot struct {
	Field Field
	Count func(first uint8) int // how many values there are, by the first half
}

// index prepares the reading of names.
func (w *Word) index() {
	if w.Names == nil {
		return
	}
	w.values = make(map[string]uint8, len(w.Names))
	for v, name := range w.Names {
		if name != "" {
			w.values[name] = uint8(v)
		}
	}
}

func (w *Word) write(a game.Action) string {
	v := w.Field.get(&a)
	if w.Optional && v == 0 {
		return ""
	}
	out := "?"
	switch {
	case w.Names == nil:
		out = strconv.Itoa(v*w.times() + w.Plus)
	case v < len(w.Names):
		out = w.Names[v]
	}
	if w.Dot != nil {
		out += "." + strconv.Itoa(w.Dot.Field.get(&a)+1)
	}
	return out
}

func (w *Word) times() int { return max(w.Times, 1) }

// Read reads the word into an action; ok is false where it does not say a value.
func (w *Word) Read(a *game.Action, text string) bool {
	first, second := text, ""
	if w.Dot != nil {
		first, second, _ = strings.Cut(text, ".")
	}
	v, ok := 0, false
	if w.Names != nil {
		var named uint8
		named, ok = w.values[first]
		v = int(named)
	} else {
		v, ok = number(first, w.Least, w.Most, w.times(), w.Plus)
	}
	if !ok {
		return false
	}
	w.Field.set(a, v)
	if w.Dot != nil {
		v, ok = number(second, 0, w.Dot.Count(uint8(v))-1, 1, 1)
		w.Dot.Field.set(a, v)
	}
	return ok
}

// beyond is what is said of a number that the word can't take, 0 where it is none, or
// nothing is said of it.
func (w *Word) beyond(text string) Reason {
	n, err := strconv.Atoi(text)
	switch {
	case w.Names != nil || err != nil && !errors.Is(err, strconv.ErrRange):
	case n > w.Most*w.times()+w.Plus:
		return w.Over
	case n > 0 && (n-w.Plus)%w.times() != 0:
		return w.Off
	}
	return 0
}

// number reads a value from least to most, written plainly, so many times as
// great and that much higher.
func number(text string, least, most, times, plus int) (int, bool) {
	n, err := strconv.Atoi(text)
	v := (n - plus) / times
	if err != nil || v < least || v > most || strconv.Itoa(v*times+plus) != text {
		return 0, false
	}
	return v, true
}

// known says whether the word can say what its fields hold, and clears them.
func (w *Word) known(a *game.Action) bool {
	n := w.Field.get(a)
	switch {
	case w.Optional && n == 0:
	case w.Names != nil && (n >= len(w.Names) || w.Names[n] == ""), w.Names == nil && (n < w.Least || n > w.Most):
		return false
	}
	if w.Dot != nil {
		if w.Dot.Field.get(a) >= w.Dot.Count(uint8(n)) {
			return false
		}
		w.Dot.Field.set(a, 0)
	}
	w.Field.set(a, 0)
	return true
}

// all are the actions with each value of the word filled in.
func (w *Word) all(list []game.Action) (out []game.Action) {
	least, most := w.Least, w.Most
	if w.Names != nil {
		most = len(w.Names) - 1
	}
	for _, a := range list {
		if w.Optional {
			out = append(out, a)
		}
		for v := least; v <= most; v++ {
			if w.Names != nil && w.Names[v] == "" {
				continue
			}
			w.Field.set(&a, v)
			n := 1
			if w.Dot != nil {
				n = w.Dot.Count(uint8(v))
			}
			for d := range n {
				if w.Dot != nil {
					w.Dot.Field.set(&a, d)
				}
				out = append(out, a)
			}
		}
	}
	return out
}
