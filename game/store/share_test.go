package store

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// parcel is a match file of another shelf, of n actions, all for n < 0.
func parcel(t *testing.T, seed uint64, n int) []byte {
	t.Helper()
	s := shelf(t)
	m := begin(t, s, meta(seed))
	play(t, m, n, 4)
	closed(t, m)
	data, err := os.ReadFile(s.path(m.ID()))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestSharedAndImported sends a match from one shelf to another.
func TestSharedAndImported(t *testing.T) {
	from, to, post := shelf(t), shelf(t), t.TempDir()
	m := finished(t, from, meta(10)) // it is open all the while
	var paths []string
	for range 2 {
		path, err := from.Export(m.ID(), post)
		if err != nil {
			t.Fatal(err)
		}
		paths = append(paths, filepath.Base(path))
	}
	day := m.Header().Created.Format("2006-01-02")
	if want := "Été à la mer " + day; paths[0] != want+".poste" || paths[1] != want+" (2).poste" {
		t.Error("the files are called", paths)
	}
	in, err := to.ImportFile(filepath.Join(post, paths[0]))
	if err != nil || in.ID != m.ID() || in.Known || in.Damage != nil {
		t.Fatalf("%+v, %v", in, err)
	}
	got := resume(t, to, in.ID)
	same(t, m.Session(), got.Session())
	closed(t, got)
	if again, err := to.ImportFile(filepath.Join(post, paths[1])); err != nil || !again.Known || again.ID != in.ID {
		t.Errorf("twice: %+v, %v", again, err)
	}
	if again, err := from.ImportFile(filepath.Join(post, paths[0])); err != nil || !again.Known || again.ID != m.ID() {
		t.Errorf("back home: %+v, %v", again, err)
	}
	if len(to.List()) != 1 || len(from.List()) != 1 {
		t.Error("the same match lies on the shelf twice")
	}
}

// TestImportBeside: what is on the shelf is never overwritten.
func TestImportBeside(t *testing.T) {
	s := shelf(t)
	data := parcel(t, 10, 30)
	lines := bytes.SplitAfter(data, []byte("\n"))
	early := bytes.Join(lines[:20], nil)
	first, err := s.Import("a.poste", early)
	if err != nil {
		t.Fatal(err)
	}
	m := resume(t, s, first.ID) // goes another way than the parcel
	play(t, m, 3, 99)
	if err := m.Rename("Ailleurs"); err != nil {
		t.Fatal(err)
	}
	closed(t, m)
	before, _ := os.ReadFile(s.path(first.ID))
	second, err := s.Import("b.jsonl", data)
	if err != nil || second.Known || second.ID == first.ID {
		t.Fatalf("%+v, %v", second, err)
	}
	if r, err := s.Look(second.ID); err != nil || r.Session.Len() != 30 || r.Damage != nil {
		t.Error("beside it lies another:", err)
	}
	for name, want := range map[string]struct {
		data []byte
		id   string
	}{
		"the same again": {data, second.ID}, "an earlier copy": {early, first.ID},
		"without its last newline": {bytes.TrimSuffix(data, []byte("\n")), second.ID},
	} {
		if in, err := s.Import("c", want.data); err != nil || !in.Known || in.ID != want.id && name != "an earlier copy" {
			t.Errorf("%s: %+v, %v", name, in, err)
		}
	}
	if now, _ := os.ReadFile(s.path(first.ID)); !bytes.Equal(before, now) || len(s.List()) != 2 {
		t.Error("what lay on the shelf was changed")
	}
}

// TestImportRefused: one sentence that names the file, and nothing is written.
func TestImportRefused(t *testing.T) {
	data := string(parcel(t, 10, 12))
	header, rest, _ := strings.Cut(data, "\n")
	for _, c := range []struct{ what, data, key string }{
		{"a picture", "\x89PNG\r\n\x1a\n\x00\x00", "store.import.foreign"},
		{"nothing", "", "store.import.foreign"},
		{"other JSON", `{"name":"package","version":"1.0.0"}`, "store.import.foreign"},
		{"a number", "12\n", "store.import.foreign"},
		{"no header", rest, "store.import.foreign"},
		{"half a header", header[:len(header)/2], "store.import.damaged"},
		{"a spoilt header", strings.Replace(header, `"setup"`, `"setup`, 1) + "\n" + rest, "store.import.damaged"},
		{"no seats", strings.Replace(header, `["person","automa:normal"]`, `[]`, 1), "store.import.damaged"},
		{"a newer format", strings.Replace(header, `"format":4`, `"format":6`, 1), "store.newer.format"},
		{"an older format", strings.Replace(header, `"format":4`, `"format":3`, 1), "store.older.format"},
		{"newer rules", strings.Replace(header, `"rules":1`, `"rules":2`, 1), "store.newer.rules"},
		{"another game", strings.ReplaceAll(header, `"postcards"`, `"chess"`), "store.unknown.game"},
	} {
		s := shelf(t)
		_, err := s.Import("Cadeau.poste", []byte(c.data))
		if key(err) != c.key {
			t.Errorf("%s: %v, want %s", c.what, err, c.key)
			continue
		}
		for _, lang := range []string{"en", "fr"} {
			if said := asTrouble(err).Say(lang); !strings.Contains(said, "Cadeau.poste") && !strings.Contains(said, "Été") {
				t.Errorf("%s: %q names no file", c.what, said)
			}
		}
		if left, _ := os.ReadDir(s.Dir()); len(left) != 0 {
			t.Errorf("%s: %v was left", c.what, left)
		}
	}
}

// TestImportDamaged keeps the good part and says so, once or twice.
func TestImportDamaged(t *testing.T) {
	s := shelf(t)
	data := parcel(t, 10, 12)
	for i := range 2 {
		in, err := s.Import("x.poste", data[:len(data)-3])
		if err != nil || in.Damage == nil || in.Damage.Kept != 11 || in.Known != (i == 1) {
			t.Fatalf("%+v, %v", in, err)
		}
		if m := resume(t, s, in.ID); m.Damage() != nil || m.Session().Len() != 11 {
			t.Error("the part that was kept is damaged")
		} else {
			closed(t, m)
		}
	}
}

// TestImportOfAStrangeID: a file says itself what its id is, and may lie.
func TestImportOfAStrangeID(t *testing.T) {
	data := string(parcel(t, 10, 3))
	r, err := Read([]byte(data))
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"../../evil", "", "CON", "a\\b", strings.Repeat("x", 300), ".hidden"} {
		s := shelf(t)
		in, err := s.Import("x", []byte(strings.Replace(data, r.Header.ID, strings.ReplaceAll(id, `\`, `\\`), 1)))
		if err != nil || !ownID.MatchString(in.ID) || len(s.List()) != 1 {
			t.Errorf("%q: %+v, %v", id, in, err)
		}
	}
}

func TestImportFileThatIsNone(t *testing.T) {
	s, dir := shelf(t), t.TempDir()
	large := filepath.Join(dir, "large.poste")
	write(t, large, nil)
	if err := os.Truncate(large, MaxFile+1); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{dir, large, filepath.Join(dir, "none.poste")} {
		if _, err := s.ImportFile(path); key(err) != "store.import.read" || !strings.Contains(err.Error(), filepath.Base(path)) {
			t.Errorf("%s: %v", path, err)
		}
	}
}

func TestFileNames(t *testing.T) {
	for name, want := range map[string]string{
		"Zoé, Émile": "Zoé, Émile", "a/b\\c:d*e?f\"g<h>i|j": "a-b-c-d-e-f-g-h-i-j", "..": "Poste Restante", "": "Poste Restante",
		" \t\n ": "Poste Restante", "CON.": "CON", "Zoé\nLefèvre": "Zoé Lefèvre", "l’été": "l’été", "\x00": "Poste Restante",
		strings.Repeat("é", 90): strings.Repeat("é", 40),
	} {
		if got := fileName(name); got != want {
			t.Errorf("%q makes %q, want %q", name, got, want)
		}
	}
}

// endless is a reader that never ends and counts what was taken from it.
type endless struct {
	first byte
	taken int
}

func (e *endless) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = ' '
	}
	if e.taken == 0 {
		b[0] = e.first
	}
	e.taken += len(b)
	return len(b), nil
}

// TestReadAll reads no more of a file than it must.
func TestReadAll(t *testing.T) {
	film := &endless{first: 'R'}
	if data, err := ReadAll(film); err != nil || len(data) != 1 || film.taken > 4096 {
		t.Errorf("a film: %d bytes, %d taken, %v", len(data), film.taken, err)
	}
	large, err := ReadAll(&endless{first: '{'})
	if err != nil || len(large) != MaxFile+1 {
		t.Fatalf("%d bytes, %v", len(large), err)
	}
	if _, err := shelf(t).Import("x", large); key(err) != "store.import.read" {
		t.Error("a file without an end:", err)
	}
	data := parcel(t, 10, 3)
	if got, err := ReadAll(bytes.NewReader(data)); err != nil || !bytes.Equal(got, data) {
		t.Error("a match:", err)
	}
	if got, err := ReadAll(strings.NewReader("")); err != nil || len(got) != 0 {
		t.Error("nothing:", got, err)
	}
}

// TestPlain checks that the quick reading of a record is JSON's.
func TestPlain(t *testing.T) {
	for _, line := range []string{
		`{"a":"move 9"}`, `{"a":""}`, `{"a":"x"} `, `{"a":"x","undo":1}`, `{"a":"é"}`, `{"a":"\u0041"}`, "{\"a\":\"\t\"}", "{\"a\":\"\x00\"}",
		`{"a":"x\"}`, `{"a":"x"}{"a":"y"}`, `{"a":"x"}"}`, ` {"a":"x"}`, `{"a":"x"`, `{}`,
		`{"undo":1}`, `{"redo":12}`, `{"undo":0}`, `{"undo":01}`, `{"undo":-1}`, `{"undo":+1}`, `{"undo":1.5}`, `{"undo":1e2}`, `{"undo":}`, `{"undo":1`, `{"undo":1}}`,
		`{"undo":999999999}`, `{"undo":1000000000}`, `{"undo":99999999999999999999}`, `{"redo": 1}`, `{"undo":1,"redo":1}`,
	} {
		quick, ok := plain([]byte(line))
		var want record
		err := json.Unmarshal([]byte(line), &want)
		if ok && (err != nil || !reflect.DeepEqual(quick, want) || !want.good(1)) {
			t.Errorf("%q is read as %+v, by JSON as %+v, %v", line, quick, want, err)
		}
		if rec, e := parse([]byte(line), 2); e == nil && (err != nil || !reflect.DeepEqual(rec, want)) {
			t.Errorf("%q: %+v, by JSON %+v, %v", line, rec, want, err)
		}
		if !ok && slices.Contains([]string{`{"a":"move 9"}`, `{"undo":1}`, `{"redo":12}`, `{"undo":999999999}`}, line) {
			t.Errorf("%q is not read quickly", line)
		}
	}
}
