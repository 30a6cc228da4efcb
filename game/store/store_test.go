package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"strings"
	"testing"

	"posterestante/game"
)

// meta is a match of a person and an Automa.
func meta(seed uint64) Meta {
	return Meta{
		Name:  "Été à la mer",
		Setup: game.Setup{Game: "postcards", Seats: []string{"person", "automa:normal"}, Options: map[string]string{"side": "B"}, Seed: game.Numbered(seed)},
		Seats: []Seat{{"Zoé\nLefèvre", 2}, {"Œdipe \"le <grand>\"", 0}},
	}
}

func shelf(t *testing.T) *Shelf {
	t.Helper()
	s, err := Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func begin(t *testing.T, s *Shelf, meta Meta) *Match {
	t.Helper()
	m, err := s.New(meta)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// play takes n random actions, or all until the end for n < 0.
func play(t *testing.T, m *Match, n int, seed uint64) {
	t.Helper()
	r := game.NewRand(seed)
	for ; n != 0 && !m.Session().Over(); n-- {
		legal := m.Session().Legal()
		if _, err := m.Do(legal[r.Intn(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
}

func same(t *testing.T, a, b *game.Session) {
	t.Helper()
	if a.Len() != b.Len() || a.Undone() != b.Undone() || !a.State().Equal(b.State()) {
		t.Fatalf("the matches differ: %d and %d actions, %d and %d undone", a.Len(), b.Len(), a.Undone(), b.Undone())
	}
}

func closed(t *testing.T, m *Match) {
	t.Helper()
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
}

func resume(t *testing.T, s *Shelf, id string) *Match {
	t.Helper()
	m, err := s.Resume(id)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = m.Close() })
	return m
}

func TestPlayedAndResumed(t *testing.T) {
	s := shelf(t)
	m := begin(t, s, meta(3))
	for i := range 300 { // some taking back among the actions
		play(t, m, 1, uint64(i))
		if i%7 == 0 && m.Undo(1) == nil && i%2 == 0 {
			if events, err := m.Redo(1); err != nil || len(events) == 0 {
				t.Fatal(events, err)
			}
		}
	}
	if err := m.Rename("  Août  "); err != nil {
		t.Fatal(err)
	}
	old := m.Session()
	closed(t, m)
	if _, err := m.Do(game.Action{}); key(err) != "store.closed" {
		t.Fatal("a closed match took an action:", err)
	}
	again := resume(t, s, m.ID())
	same(t, old, again.Session())
	if again.Damage() != nil || again.Name() != "Août" {
		t.Error(again.Damage(), again.Name())
	}
	if h := again.Header(); h.Seats[0] != (Seat{"Zoé Lefèvre", 2}) || h.Seats[1].Name != "Œdipe \"le <grand>\"" || h.Name != "Été à la mer" {
		t.Errorf("names came back as %+v", h)
	}
	data, _ := os.ReadFile(s.path(m.ID()))
	if first, _, _ := bytes.Cut(data, []byte("\n")); !bytes.Contains(first, []byte(`Œdipe \"le <grand>\"`)) {
		t.Errorf("the header reads %s", first)
	}
}

func TestUndoneTailIsKept(t *testing.T) {
	s := shelf(t)
	m := begin(t, s, meta(3))
	for i := uint64(0); ; i++ {
		play(t, m, 1, i)
		if m.Undo(1) == nil {
			break
		}
	}
	closed(t, m)
	again := resume(t, s, m.ID())
	same(t, m.Session(), again.Session())
	if _, err := again.Redo(1); err != nil {
		t.Error(err)
	}
	if _, err := again.Redo(1); !errors.Is(err, game.ErrNothing) {
		t.Error("more was redone than undone:", err)
	}
	if err := again.Undo(100000); !errors.Is(err, game.ErrNothing) && err == nil {
		t.Error("all was undone")
	}
	again2 := again.Session().Len()
	if _ = again.Undo(100000); again.Session().Len() != again2 {
		t.Error("an undo that failed took something back")
	}
}

func TestEndIsWritten(t *testing.T) {
	s := shelf(t)
	m := begin(t, s, Meta{Setup: game.Setup{Game: "postcards", Seats: []string{"automa:expert", "automa:expert"}, Seed: "5"}})
	play(t, m, -1, 1)
	closed(t, m)
	in := s.List()[0]
	if !in.Over || in.Problem != nil || in.Actions != m.Session().Len() || len(in.Seats) != 2 {
		t.Errorf("the list says %+v", in)
	}
	data, _ := os.ReadFile(s.path(m.ID()))
	last := lastLine(data)
	var rec record
	if err := json.Unmarshal(last, &rec); err != nil || !rec.End || rec.Scores[1].Total != m.Session().Scores()[1].Total {
		t.Fatalf("the last line is %s", last)
	}
	// killed between the last action and its end: the end is written on resuming
	write(t, s.path(m.ID()), data[:len(data)-len(last)-1])
	again := resume(t, s, m.ID())
	if again.Damage() != nil {
		t.Error(again.Damage())
	}
	closed(t, again)
	if now, _ := os.ReadFile(s.path(m.ID())); !bytes.Equal(now, data) {
		t.Error("the end was not written again")
	}
	// an end with other scores is not this match's
	write(t, s.path(m.ID()), bytes.Replace(data, []byte(`"scores":[{"total":`), []byte(`"scores":[{"total":9`), 1))
	if d := resume(t, s, m.ID()).Damage(); d == nil || d.Key != "store.damage.rules" {
		t.Error("a forged end passed:", d)
	}
}

func lastLine(data []byte) []byte {
	data = bytes.TrimSuffix(data, []byte("\n"))
	return data[bytes.LastIndexByte(data, '\n')+1:]
}

func TestFromAPosition(t *testing.T) {
	s := shelf(t)
	m := begin(t, s, meta(3))
	play(t, m, 40, 1)
	position, err := json.Marshal(m.Session().State())
	if err != nil {
		t.Fatal(err)
	}
	from := meta(3)
	from.Start = position
	n := begin(t, s, from)
	play(t, n, 20, 2)
	closed(t, n)
	same(t, n.Session(), resume(t, s, n.ID()).Session())
	if in := infoOf(t, s, n.ID()); in.Actions != 20 || in.Problem != nil {
		t.Errorf("the list says %+v", in)
	}
	from.Setup.Seats = []string{"person", "person"}
	if _, err := s.New(from); err == nil || !strings.Contains(err.Error(), "seats") {
		t.Error("a position of other seats was taken:", err)
	}
	// without its position line the match is another: refused, untouched
	data, _ := os.ReadFile(s.path(n.ID()))
	lines := bytes.SplitN(data, []byte("\n"), 3)
	for _, second := range [][]byte{nil, []byte("{\"start\":{}}\n"), []byte("{\"sta\n")} {
		cut := append(append(append([]byte{}, lines[0]...), '\n'), append(second, lines[2]...)...)
		write(t, s.path("cut"), cut)
		if _, err := s.Resume("cut"); key(err) != "store.damage.header" {
			t.Error("a match was played without its position:", err)
		}
		if now, _ := os.ReadFile(s.path("cut")); !bytes.Equal(now, cut) {
			t.Error("the file was touched")
		}
	}
}

// TestForbiddenPosition: no match begins from a position that a rule forbids (a gap in the row while cards are
// played, P3.8), and none is played on from one that was written into its file.
func TestForbiddenPosition(t *testing.T) {
	s := shelf(t)
	position, err := json.Marshal(begin(t, s, meta(3)).Session().State())
	if err != nil {
		t.Fatal(err)
	}
	var page map[string]any
	if err := json.Unmarshal(position, &page); err != nil {
		t.Fatal(err)
	}
	row := page["row"].([]any)
	page["travel_discard"], row[2] = append(page["travel_discard"].([]any), row[2]), ""
	gap, _ := json.Marshal(page)
	from := meta(3)
	from.Start = gap
	if _, err := s.New(from); err == nil || !strings.Contains(err.Error(), "P3.8") {
		t.Error("a match was begun from it:", err)
	}
	from.Start = position
	n := begin(t, s, from)
	closed(t, n)
	data, _ := os.ReadFile(s.path(n.ID()))
	bad := bytes.Replace(data, position, gap, 1)
	if bytes.Equal(bad, data) {
		t.Fatal("the position was not found in the file")
	}
	write(t, s.path("bad"), bad)
	if _, err := s.Resume("bad"); err == nil || !strings.Contains(err.Error(), "P3.8") {
		t.Error("it is played on:", err)
	}
	if now, _ := os.ReadFile(s.path("bad")); !bytes.Equal(now, bad) {
		t.Error("the file was touched")
	}
}

func infoOf(t *testing.T, s *Shelf, id string) Info {
	t.Helper()
	for _, in := range s.List() {
		if in.ID == id {
			return in
		}
	}
	t.Fatal("not in the list:", id)
	return Info{}
}

func write(t *testing.T, path string, data []byte) {
	t.Helper()
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// key is the key of an error's sentence.
func key(err error) string {
	if err == nil {
		return ""
	}
	return asTrouble(err).Key
}
