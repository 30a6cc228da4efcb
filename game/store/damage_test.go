package store

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// full is the text of a match of n actions.
func full(t *testing.T, n int) []byte {
	t.Helper()
	s := shelf(t)
	m := begin(t, s, meta(10))
	play(t, m, n, 4)
	closed(t, m)
	data, err := os.ReadFile(s.path(m.ID()))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestCutAnywhere cuts a file at each byte: every whole line is kept.
func TestCutAnywhere(t *testing.T) {
	data := full(t, 12)
	head := bytes.IndexByte(data, '\n')
	for n := range data {
		r, err := Read(data[:n])
		if n < head {
			if key(err) != "store.damage.header" {
				t.Fatalf("cut at %d of the header: %v", n, err)
			}
			continue
		}
		if err != nil {
			t.Fatalf("cut at %d: %v", n, err)
		}
		lines := bytes.Count(data[:n], []byte("\n")) - 1
		if data[n] == '\n' && n > head {
			lines++ // whole but for its newline
		}
		torn := data[n] != '\n' && data[n-1] != '\n'
		if r.Session.Len() != max(0, lines) || (r.Damage != nil) != torn {
			t.Fatalf("cut at %d: %d actions of %d, damage %v", n, r.Session.Len(), lines, r.Damage)
		}
		if torn && (r.Damage.Key != "store.damage.torn" || r.Damage.Kept != lines) {
			t.Fatalf("cut at %d: %+v", n, r.Damage)
		}
	}
}

func TestDamagedFiles(t *testing.T) {
	data := full(t, 12)
	lines := bytes.SplitAfter(data, []byte("\n"))
	with := func(n int, line string) []byte { // line n, from 1, replaced
		out := bytes.Join(lines[:n-1], nil)
		out = append(out, line...)
		return append(out, bytes.Join(lines[n:], nil)...)
	}
	for _, c := range []struct {
		what string
		data []byte
		key  string
		kept int
	}{
		{"garbage", with(5, "\x00\x00\x00\n"), "store.damage.line", 3},
		{"an empty line", with(5, "\n"), "store.damage.line", 3},
		{"no action", with(5, `{"a":"fly 9"}`+"\n"), "store.damage.rules", 3},
		{"an illegal action", with(5, `{"a":"pass"}`+"\n"), "store.damage.rules", 3},
		{"two things", with(5, `{"a":"pass","undo":1}`+"\n"), "store.damage.line", 3},
		{"two records", with(5, `{"undo":1} {"undo":1}`+"\n"), "store.damage.line", 3},
		{"an unknown thing", with(5, `{"chat":"hello"}`+"\n"), "store.damage.line", 3},
		{"too much undone", with(5, `{"undo":9}`+"\n"), "store.damage.rules", 3},
		{"a negative undo", with(5, `{"undo":-1}`+"\n"), "store.damage.line", 3},
		{"redone from nothing", with(5, `{"redo":1}`+"\n"), "store.damage.rules", 3},
		{"a late position", with(5, `{"start":{}}`+"\n"), "store.damage.rules", 3},
		{"a false end", with(5, `{"end":true}`+"\n"), "store.damage.rules", 3},
		{"a missing line", with(5, ""), "store.damage.rules", -1},
		{"a torn last line", data[:len(data)-3], "store.damage.torn", 11},
		{"zeros at the end", append(bytes.Clone(data), 0, 0, 0), "store.damage.torn", 12},
	} {
		t.Run(c.what, func(t *testing.T) {
			s := shelf(t)
			write(t, s.path("m"), c.data)
			m := resume(t, s, "m")
			d := m.Damage()
			if d == nil || d.Key != c.key || c.kept >= 0 && (d.Kept != c.kept || m.Session().Len() != c.kept) {
				t.Fatalf("%v, %d actions", d, m.Session().Len())
			}
			if aside, _ := os.ReadFile(filepath.Join(s.Dir(), d.Copy)); !bytes.Equal(aside, c.data) {
				t.Error("the damaged file was not set aside")
			}
			if !strings.Contains(d.Error(), "Été à la mer") || !strings.Contains(d.Say("fr"), "gardées") {
				t.Error(d)
			}
			play(t, m, 3, 1) // and it goes on
			closed(t, m)
			again := resume(t, s, "m")
			same(t, m.Session(), again.Session())
			if again.Damage() != nil {
				t.Error("still damaged:", again.Damage())
			}
		})
	}
}

// TestNotForUs: such files are refused by one sentence and stay as they are.
func TestNotForUs(t *testing.T) {
	data := string(full(t, 3))
	header, rest, _ := strings.Cut(data, "\n")
	swap := func(old, new string) string {
		if !strings.Contains(header, old) {
			t.Fatalf("%s is not in %s", old, header)
		}
		return strings.Replace(header, old, new, 1) + "\n" + rest
	}
	for _, c := range []struct{ what, data, key string }{
		{"a newer format", swap(`"format":4`, `"format":6,"shape":[{}]`), "store.newer.format"},
		{"an older format", swap(`"format":4`, `"format":3`), "store.older.format"},
		{"a seed that is a number", `{"format":3,"name":"Été","setup":{"game":"postcards","seed":7}}` + "\n" + rest, "store.older.format"},
		{"the first format", swap(`"format":4`, `"format":1`), "store.older.format"},
		{"an older format of other types", `{"format":2,"name":"Été","seats":"two"}` + "\n", "store.older.format"},
		{"a newer format of other types", `{"format":7,"name":"Été","seats":"two"}` + "\n", "store.newer.format"},
		{"newer rules", swap(`"rules":1`, `"rules":2`), "store.newer.rules"},
		{"older rules", swap(`"rules":1`, `"rules":0`), "store.older.rules"},
		{"another game", strings.ReplaceAll(data, `"postcards"`, `"chess"`), "store.unknown.game"},
		{"two games", swap(`"game":"postcards"`, `"game":"chess"`), "store.unknown.game"},
		{"no header", rest, "store.damage.header"},
		{"nothing", "", "store.damage.header"},
		{"no seats", swap(`"seats":["person","automa:normal"]`, `"seats":[]`), "store.damage.header"},
		{"a strange option", swap(`"side":"B"`, `"side":"C"`), "store.damage.header"},
		{"a PNG", "\x89PNG\r\n\x1a\n\x00", "store.damage.header"},
	} {
		t.Run(c.what, func(t *testing.T) {
			s := shelf(t)
			write(t, s.path("m"), []byte(c.data))
			if p := s.List()[0].Problem; p == nil || p.Key != c.key {
				t.Error("the list says", p)
			}
			for _, err := range []error{second(s.Resume("m")), s.Rename("m", "x")} {
				if key(err) != c.key {
					t.Errorf("%v", err)
				}
			}
			if now, _ := os.ReadFile(s.path("m")); string(now) != c.data {
				t.Error("the file was touched")
			}
			if err := s.Delete("m"); err != nil {
				t.Error(err)
			}
		})
	}
}

func second(_ *Match, err error) error { return err }

func TestListTellsDamage(t *testing.T) {
	s := shelf(t)
	data := full(t, 12)
	write(t, s.path("torn"), data[:len(data)-3])
	write(t, s.path("line"), append(bytes.Clone(data), "{}\n"...))
	for id, want := range map[string]string{"torn": "store.damage.torn", "line": "store.damage.line"} {
		if in := infoOf(t, s, id); in.Problem == nil || in.Problem.Key != want || in.Actions < 11 {
			t.Errorf("%s: %+v", id, in)
		}
	}
	if err := os.Mkdir(s.path("folder"), 0o755); err != nil {
		t.Fatal(err)
	}
	if in := infoOf(t, s, "folder"); in.Problem == nil || key(second(s.Resume("folder"))) != "store.read" {
		t.Errorf("%+v", in)
	}
}

// FuzzRead: no file brings the reader down; what it keeps can be read again.
func FuzzRead(f *testing.F) {
	for _, name := range []string{wholeFile, exampleFile} {
		data, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
		f.Add(data[:len(data)-9])
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := Read(data)
		if err != nil {
			if asTrouble(err).Error() == "" {
				t.Error("no words for", err)
			}
			return
		}
		again, err := Read(data[:r.good])
		if err != nil || again.Damage != nil {
			t.Fatal("the good part is not good:", err, again.Damage)
		}
		same(t, r.Session, again.Session)
	})
}
