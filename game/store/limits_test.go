package store

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"posterestante/game"
	"posterestante/game/foreign"
)

// good says whether a name is fit to be shown.
func goodName(name string) bool {
	return utf8.RuneCountInString(name) <= foreign.LongestName && strings.IndexFunc(name, func(r rune) bool { return !unicode.IsGraphic(r) }) < 0
}

// TestNames checks that a name is short and has no letter without a shape,
// wherever it comes in.
func TestNames(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	data := full(t, 12)
	for what, name := range map[string]string{
		"long": strings.Repeat("w", 10_000), "very long": strings.Repeat("z", 3_000_000), "signs": "\x1b[2J\x07x\ny\u202ez\u0085", "no UTF-8": "a\xffb", "escaped": "\ud7ff\ufeff",
	} {
		quoted := bytes.TrimSpace(lineOf(name))
		if what == "no UTF-8" {
			quoted = []byte("\"a\xffb\"")
		}
		file := bytes.Replace(data, []byte(`"Été à la mer"`), quoted, 1)
		file = bytes.Replace(file, []byte(`"Zoé Lefèvre"`), quoted, 1)
		again := append(bytes.Clone(file), "{\"name\":"+string(quoted)+"}\n"...)
		if len(file) == len(data) {
			t.Fatal("no name was changed")
		}
		for _, f := range [][]byte{file, again} {
			s := shelf(t)
			in, err := s.Import("x.poste", f)
			if err != nil || in.Damage != nil {
				t.Fatal(what, in, err)
			}
			r, err := s.Look(in.ID)
			if err != nil {
				t.Fatal(err)
			}
			m := resume(t, s, in.ID)
			seen := []string{r.Name, r.Header.Name, r.Header.Seats[0].Name, m.Name(), m.Header().Name, m.Header().Seats[0].Name}
			closed(t, m)
			l := s.List()[0]
			path, err := s.Export(in.ID, t.TempDir())
			if err != nil {
				t.Fatal(err)
			}
			for _, n := range append(seen, l.Name, l.Seats[0].Name, filepath.Base(path[:strings.LastIndexByte(path, ' ')])) {
				if !goodName(n) || n == "" {
					t.Errorf("%s: %d letters, %.100q", what, utf8.RuneCountInString(n), n)
				}
			}
		}
		s := shelf(t)
		seats := meta(3)
		seats.Name, seats.Seats = name, []Seat{{name, 0}, {name, 1}}
		m := begin(t, s, seats)
		if h := m.Header(); !goodName(m.Name()) || !goodName(h.Name) || !goodName(h.Seats[1].Name) {
			t.Errorf("%s: a new match has it", what)
		}
		if err := m.Rename(name); err != nil || !goodName(m.Name()) {
			t.Errorf("%s: renamed, %v", what, err)
		}
		closed(t, m)
		if on, _ := os.ReadFile(s.path(m.ID())); len(on) > 2000 {
			t.Errorf("%s: %d bytes were written", what, len(on))
		}
	}
}

// TestTroublesAreClean: what is said of a stranger's file is short and has no
// letter without a shape, whatever the file is called and holds.
func TestTroublesAreClean(t *testing.T) {
	data, evil := full(t, 12), "\x1b]0;\x07\u202e\n"+strings.Repeat("e", 100_000)
	quoted := string(bytes.TrimSpace(lineOf(evil)))
	for what, file := range map[string]string{
		"game": swapped(t, string(data), `"game":"postcards"`, `"game":`+quoted), "newer": `{"format":9,"name":` + quoted + "}\n",
		"field": swapped(t, string(data), `"rules"`, quoted+`:1,"rules"`), "kind": swapped(t, string(data), `"automa:normal"`, quoted),
		"option": swapped(t, string(data), `"side":"B"`, quoted+`:"B"`), "value": swapped(t, string(data), `"side":"B"`, `"side":`+quoted),
		"time": swapped(t, string(data), `"created":"`, `"created":"`+evil[200:]), "action": string(data) + `{"a":` + quoted + "}\n", "record": string(data) + `{` + quoted + ":1}\n",
		"number": string(data) + `{"undo":1` + strings.Repeat("0", 100_000) + "}\n", "verb": string(data) + `{"a":"x\u001b ` + strings.Repeat("y", 100) + "\"}\n",
	} {
		s := shelf(t)
		in, err := s.Import("c\x1b[2J\x07\n.poste", []byte(file))
		if err == nil && in.Damage == nil {
			t.Fatal(what, "is taken in")
		}
		troubles := []*Trouble{}
		if err != nil {
			troubles = append(troubles, asTrouble(err))
		} else {
			troubles = append(troubles, &in.Damage.Trouble)
		}
		write(t, s.path("m"), []byte(file))
		if r, err := s.Look("m"); err != nil {
			troubles = append(troubles, asTrouble(err))
		} else {
			troubles = append(troubles, &r.Damage.Trouble)
		}
		for _, in := range s.List() {
			if in.Problem != nil {
				troubles = append(troubles, in.Problem)
			}
			for _, p := range in.Seats {
				if !goodName(p.Name) {
					t.Errorf("%s: the list says %.80q", what, p.Name)
				}
			}
		}
		for _, trouble := range troubles {
			for _, lang := range []string{"en", "fr"} {
				said := trouble.Say(lang)
				if strings.IndexFunc(said, func(r rune) bool { return !unicode.IsGraphic(r) }) >= 0 || utf8.RuneCountInString(said) > 400 {
					t.Errorf("%s: %.600q", what, said)
				}
			}
		}
	}
}

// TestLongLines: a line that is too long is refused in words; what stands before
// it is kept, and little memory is used.
func TestLongLines(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	data := full(t, 12)
	said := func(err *Trouble) bool {
		return strings.Contains(err.Say("en"), "longer than 8 MiB") && strings.Contains(err.Say("fr"), "dépasse 8 Mio")
	}
	for what, line := range map[string]string{
		"an action": `{"a":"` + strings.Repeat("x", MaxLine) + `"}`, "words": `{"a":"` + strings.Repeat("x ", MaxLine/2) + `"}`,
		"a field": `{"` + strings.Repeat("x", MaxLine) + `":1}`, "a number": `{"undo":` + strings.Repeat("1", MaxLine) + `}`, "no end": strings.Repeat("x", 3*MaxLine),
	} {
		file := append(bytes.Clone(data), line...)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		r, err := Read(file)
		runtime.ReadMemStats(&after)
		if err != nil || r.Damage == nil || r.Damage.Key != "store.damage.line" || r.Damage.Kept != 12 || !said(&r.Damage.Trouble) {
			t.Errorf("%s: %v, %v", what, err, r)
		}
		if used := after.TotalAlloc - before.TotalAlloc; used > 4<<20 {
			t.Errorf("%s takes %d bytes", what, used)
		}
		s := shelf(t)
		write(t, s.path("m"), file)
		if in := s.List()[0]; in.Problem == nil || !said(in.Problem) || in.Actions != 12 {
			t.Errorf("%s: the list says %+v", what, in)
		}
	}
	head, rest, _ := bytes.Cut(data, []byte("\n"))
	long := bytes.Join([][]byte{append(head[:len(head)-1:len(head)-1], `,"from":"`+strings.Repeat("x", MaxLine)+`"}`...), rest}, []byte("\n"))
	if _, err := shelf(t).Import("Cadeau.poste", long); key(err) != "store.read" || !said(asTrouble(err)) || !strings.Contains(err.Error(), "Cadeau.poste") {
		t.Error("a long header:", err)
	}
	// the longest line that is allowed
	line := `{"name":"` + strings.Repeat("x", MaxLine-len(`{"name":""}`)) + `"}`
	if r, err := Read(append(bytes.Clone(data), line...)); err != nil || r.Damage != nil || !strings.HasPrefix(r.Name, "xxx") {
		t.Error("a line of the greatest length:", err, r)
	}
}

// TestRecords: a file of too many records is read as far as may be, and a match
// never writes more than can be read again.
func TestRecords(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	data := full(t, 12)
	file := append(bytes.Clone(data), bytes.Repeat([]byte("{\"name\":\"\"}\n"), MaxRecords-12)...)
	r, err := Read(file)
	if err != nil || r.Damage != nil || r.lines != MaxRecords+1 {
		t.Fatal(err, r)
	}
	r, err = Read(append(file, "{\"name\":\"x\"}\n"...))
	if err != nil || r.Damage == nil || !strings.Contains(r.Damage.Say("en"), "at most 2,000,000 records") || !strings.Contains(r.Damage.Say("fr"), "2\u00a0000\u00a0000 enreg") || r.Name != "" {
		t.Error(err, r.Damage)
	}
	s := shelf(t)
	m := begin(t, s, meta(3))
	play(t, m, 5, 1)
	legal, n := m.Session().Legal(), m.Session().Len()
	for what, full := range map[string]func(){
		"records": func() { m.lines = MaxRecords + 1 }, "bytes": func() { m.lines, m.size = 6, MaxFile },
	} {
		was := m.size
		full()
		for _, err := range []error{second2(m.Do(legal[0])), m.Undo(1), m.Rename("x")} {
			if err == nil || key(err) != "store.write" && key(err) != "" {
				t.Errorf("%s: %v", what, err)
			}
		}
		if m.Session().Len() != n {
			t.Error(what, "and yet it was done")
		}
		m.lines, m.size = 6, was
	}
	if m.lines = 6; second2(m.Do(legal[0])) != nil || m.lines != 7 {
		t.Error("nothing is taken any more")
	}
	closed(t, m)
	if again := resume(t, s, m.ID()); again.lines != 7 {
		t.Error(again.lines, "lines")
	}
}

func second2(_ []game.Event, err error) error { return err }
