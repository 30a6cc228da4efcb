package store

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// wholeFile is a file that has every field and every kind of record, as this program wrote it: `go test -update`
// writes it anew, which is right only where the format changed or the rules or deals did. exampleFile is that of
// docs/protocol.md.
var (
	wholeFile   = filepath.Join("testdata", "whole"+ext)
	exampleFile = filepath.Join("..", "..", "docs", "examples", "match"+ext)
)

// exampleActions are those of the match that docs/protocol.md tells of.
const exampleActions = "take rp4 7-6|pair bc2 gm5|stamp 13-5.2|end|draw yp1|draw deck|draw rm2|pass|automa|automa|automa" +
	"|automa|automa|automa|automa|automa|automa|camp gc6 2.5|write 13-5.1|sweep gp2|take 5-6|move bm6 1|end|draw gc5" +
	"|draw yp2|draw deck|pass|automa|automa|automa"

// TestWhole reads the file that has all there is, and checks that no field of the format is missing in it.
func TestWhole(t *testing.T) {
	if gametest.Update() {
		recorded(t, wholeFile, wholeMatch(t))
		m := begin(t, shelf(t), meta(124))
		for _, a := range strings.Split(exampleActions, "|") {
			a, err := m.Session().Read(a)
			if err == nil {
				_, err = m.Do(a)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if err := m.Rename("Août"); err != nil {
			t.Fatal(err)
		}
		recorded(t, exampleFile, m)
	}
	data, err := os.ReadFile(wholeFile)
	if err != nil {
		t.Fatal(err)
	}
	missing := strings.Fields(strings.ReplaceAll(fields, " | ", " "))
	missing = slices.DeleteFunc(missing, func(f string) bool { // TestDealt has those
		return strings.HasPrefix(f, "deal")
	})
	for line := range bytes.Lines(data) {
		missing = slices.DeleteFunc(missing, func(f string) bool {
			return bytes.Contains(line, []byte(`"`+f[strings.LastIndexByte(f, '.')+1:]+`":`))
		})
	}
	if len(missing) > 0 {
		t.Fatal("the file lacks", missing)
	}
	r, err := Read(data)
	if err != nil || r.Damage != nil {
		t.Fatal(err, r)
	}
	if r.Name != "Août 31m" || r.Session.Len() < 40 || !r.Session.Over() || !r.Ended || r.Session.Lifted() || !r.Session.Crossed() {
		t.Errorf("%q, %d actions, %+v", r.Name, r.Session.Len(), r)
	}
	if h := r.Header; h.Lesson != "first" || h.From != "20261122-045436-ej7iq" || h.Seats[0] != (Seat{"Zoé Lefèvre�", 3}) || h.Training == "" {
		t.Errorf("%+v", h)
	}
	s := shelf(t)
	in, err := s.Import("x.poste", data)
	if err != nil || in.Damage != nil {
		t.Fatal(in, err)
	}
	if m := resume(t, s, in.ID); m.Damage() != nil {
		t.Error(m.Damage())
	} else {
		closed(t, m)
	}
	if now, _ := os.ReadFile(s.path(in.ID)); !bytes.Equal(now, data) {
		t.Error("the file was touched")
	}
	if in := s.List()[0]; in.Problem != nil || in.Actions != r.Session.Len() || !in.Over {
		t.Errorf("the list says %+v", in)
	}
}

// wholeMatch is played from a position to its end, with all that may happen to a file on the way.
func wholeMatch(t *testing.T) *Match {
	t.Helper()
	s := shelf(t)
	w := meta(21)
	w.Name, w.Seats = "Été \u202eà la mer\x1b[2J", []Seat{{"Zoé\nLefèvre\a", 3}, {"Œdipe", 0}}
	w.Setup.Seats = []string{"person", "think:1"}
	start := begin(t, s, w)
	play(t, start, 40, 3)
	w.Start = lineOf(start.Session().State())
	w.Lesson, w.From = "first", "20261122-045436-ej7iq"
	m := begin(t, s, w)
	do := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	play(t, m, 4, 5)
	do(m.Lift(true))
	do(m.Undo(2))
	_, err := m.Redo(1)
	do(err)
	do(m.Rename("Août\u202831m"))
	for m.Session().Turn() != 1 {
		play(t, m, 1, 6)
	}
	legal := m.Session().Legal()
	why := &game.Thought{Chance: 512, Turn: legal[:1], Passed: []game.Passed{{Action: legal[len(legal)-1], Loss: 7}}}
	_, err = m.DoThought(legal[0], why)
	do(err)
	play(t, m, -1, 8)
	do(m.Undo(1))
	_, err = m.Redo(1)
	do(err)
	do(m.Lift(false))
	return m
}

// recorded writes a match to a file of the tree, as if it had been begun at a given time by a given program.
func recorded(t *testing.T, file string, m *Match) {
	t.Helper()
	data, err := os.ReadFile(m.path)
	if err != nil {
		t.Fatal(err)
	}
	for pattern, with := range map[string]string{
		`"app":"[^"]*"`: `"app":"0.1.0"`, `"id":"[^"]*"`: `"id":"20261123-120000-h4xfg"`,
		`"created":"[^"]*"`: `"created":"2026-11-23T12:00:00Z"`,
	} {
		data = regexp.MustCompile(pattern).ReplaceAll(data, []byte(with))
	}
	if err := os.WriteFile(file, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestExample checks that the match of docs/protocol.md reads.
func TestExample(t *testing.T) {
	data, err := os.ReadFile(exampleFile)
	if err != nil {
		t.Fatal(err)
	}
	if r, err := Read(data); err != nil || r.Damage != nil || r.Session.Len() != 30 {
		t.Errorf("%v, %+v", err, r)
	}
}
