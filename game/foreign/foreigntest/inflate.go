// Package foreigntest checks readers of what strangers wrote: however a text is blown up, to
// read it takes memory and time as its size does.
package foreigntest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"iter"
	"runtime"
	"strings"
	"testing"
	"time"
)

// many is how many parts a text is blown up to.
const many = 30_000

// fillers are what lists and objects are filled with; %d is the number of the part.
var fillers = []string{"{}", "[]", "null", "0", `""`, "[[],[]]", "1e5"}

// What reading may take: bytes for each of the text, bytes at least, and time of the processor.
const (
	mostEach = 60
	mostFree = 7 << 20
	mostTime = 6 * time.Second
)

// Bounded reads a sample blown up in every way by a reader, whose error doesn't matter.
func Bounded(t *testing.T, sample []byte, read func(data []byte)) {
	t.Helper()
	runtime.LockOSThread() // whose time is counted
	defer runtime.UnlockOSThread()
	read(sample) // what is made once, at the first, isn't what a text takes
	n := 0
	for how, data := range Inflated(t, sample) {
		n++
		took, began := allocated(), busy()
		read(data)
		grew, lasted := allocated()-took, busy()-began
		if most := uint64(mostFree + mostEach*len(data)); grew > most {
			t.Errorf("%s: %d bytes take %d MiB", how, len(data), grew>>20)
		}
		if lasted > mostTime {
			t.Errorf("%s: %d bytes take %v", how, len(data), lasted)
		}
	}
	if n < 5 {
		t.Errorf("only %d texts were read", n)
	}
}

func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

// Inflated are the ways to blow a sample of JSON up: each list in it long, of parts that are nearly
// nothing; each text long; each object with many fields, the same one again and again too; and depth.
func Inflated(t *testing.T, sample []byte) iter.Seq2[string, []byte] {
	t.Helper()
	var whole any
	d := json.NewDecoder(bytes.NewReader(sample))
	d.UseNumber()
	if err := d.Decode(&whole); err != nil {
		t.Fatalf("the sample is no JSON: %v", err)
	}
	return func(yield func(string, []byte) bool) {
		yield("many lists, one in another", deep("[", "]"))
		yield("many objects, one in another", deep(`{"a":`, "}"))
		b := blower{func(how, text string) { yield(how, splice(t, whole, text)) }}
		b.visit("", whole, func(x any) { whole = x })
	}
}

// blower blows up each part of a text in turn.
type blower struct {
	give func(how, text string)
}

func (b *blower) visit(at string, v any, set func(any)) {
	with := func(how, text string) {
		set(hole)
		b.give(at+" "+how, text)
		set(v)
	}
	switch v := v.(type) {
	case []any:
		for _, f := range fillers {
			with("a list of "+f, "["+strings.Repeat(f+",", many)+f+"]")
		}
		with("deep", string(deep("[", "]")))
		if len(v) == 0 {
			return
		}
		if one, _ := json.Marshal(v[0]); len(one) < 2000 {
			with("a list of its first", "["+strings.Repeat(string(one)+",", many/10)+string(one)+"]")
		}
		b.visit(at+"[0]", v[0], func(x any) { v[0] = x })
	case map[string]any:
		var fields strings.Builder
		for i := range many {
			fmt.Fprintf(&fields, "%q:{},", fmt.Sprint("k", i))
		}
		with("of many fields", "{"+fields.String()+`"z":1}`)
		for k, x := range v {
			if one, _ := json.Marshal(x); len(one) < 200 {
				with("the field "+k+" again and again", "{"+strings.Repeat(fmt.Sprintf("%q:%s,", k, one),
					many)+fmt.Sprintf("%q:%s}", k, one))
			}
			b.visit(at+"."+k, x, func(y any) { v[k] = y })
		}
	case string:
		with("long", `"`+strings.Repeat("w ", 30*many)+`"`)
	default:
		with("a long number", strings.Repeat("1", many))
	}
}

// hole stands where a text is put in.
const hole = "\u0001hole"

func splice(t *testing.T, whole any, with string) []byte {
	t.Helper()
	data, err := json.Marshal(whole)
	if err != nil {
		t.Fatal(err)
	}
	mark, _ := json.Marshal(hole)
	return bytes.Replace(data, mark, []byte(with), 1)
}

func deep(open, end string) []byte {
	return []byte(strings.Repeat(open, many) + "1" + strings.Repeat(end, many))
}
