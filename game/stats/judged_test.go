package stats

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game/foreign/foreigntest"
	"posterestante/game/store"
)

// keeps has an analysis find that a match's seats lost so much a turn.
func keeps(t *testing.T, dir string, m Match, lost ...float64) {
	t.Helper()
	m.Errors = nil
	for seat, x := range lost {
		m.Errors = append(m.Errors, Errors{seat, 12, x})
	}
	if err := KeepErrors(dir, &m); err != nil {
		t.Fatal(err)
	}
}

// lostBy are the losses that are told of a person.
func lostBy(r Report, name string) (out []float64) {
	for _, p := range r.Games[0].Persons {
		if p.Name == name {
			for _, j := range p.Judged {
				out = append(out, j.Lost)
			}
		}
	}
	return out
}

// TestErrorsByMatch checks that what analyses found is told in the order of the matches, of each person their own, that
// another analysis of a match takes the place of the first, that matches that are gone keep theirs, and that an opponent
// has none.
func TestErrorsByMatch(t *testing.T) {
	shelf, dir := shelfOf(t)
	first := played(t, shelf, automas(1, "Lise", ""), 0)
	for _, seed := range []uint64{2, 3} {
		time.Sleep(2 * time.Millisecond) // they begin one after the other
		played(t, shelf, automas(seed, "Lise", "Zoé"), 0)
	}
	counted := opened(t, dir, shelf)
	if err := counted.Save(); err != nil {
		t.Fatal(err)
	}
	all := counted.Matches()
	keeps(t, dir, all[0], 0.01, 0.05)
	keeps(t, dir, all[2], 0.09, 0.3)
	keeps(t, dir, all[1], 0.04)
	keeps(t, dir, all[2], 0.03, 0.3)
	if err := shelf.Delete(first.ID()); err != nil {
		t.Fatal(err)
	}
	s := opened(t, dir, shelf)
	r := s.Report()
	if lise, zoe := lostBy(r, "Lise"), lostBy(r, "Zoé"); !slices.Equal(lise, []float64{0.03, 0.04, 0.01}) || !slices.Equal(zoe, []float64{0.05}) {
		t.Errorf("Lise %v, Zoé %v", lise, zoe)
	}
	var b bytes.Buffer
	if err := s.Write(&b, time.Now()); err != nil || strings.Count(b.String(), `"lost": 0.0`) != 2*4 {
		t.Errorf("%v, exported is %s", err, &b)
	}
	if err := s.Save(); err != nil {
		t.Fatal(err)
	}
	if raw, err := os.ReadFile(s.path()); err != nil || bytes.Contains(raw, []byte("lost")) {
		t.Errorf("they lie in %s too: %v", file, err)
	}
	info, err := os.Stat(judgedPaper.path(dir))
	if err != nil || info.Mode().Perm()&0o077 != 0 {
		t.Errorf("others may read them: %v, %v", info, err)
	}
}

// TestErrorsOfAnotherEnd checks that what was found of an end that was taken back isn't told of the new one.
func TestErrorsOfAnotherEnd(t *testing.T) {
	shelf, dir := shelfOf(t)
	played(t, shelf, automas(1, "Lise", ""), 0)
	m := opened(t, dir, shelf).Matches()[0]
	m.Actions--
	keeps(t, dir, m, 0.2)
	if got := opened(t, dir, shelf).Matches()[0].Errors; len(got) > 0 {
		t.Errorf("of another end is told %v", got)
	}
	m.Actions++
	keeps(t, dir, m, 0.1)
	s := opened(t, dir, shelf)
	if got := s.Matches()[0].Errors; len(got) != 1 || len(s.judged) != 1 {
		t.Errorf("%v of %v", got, s.judged)
	}
}

// broken are files of errors that can't be read, by what is wrong with them.
var broken = map[string]string{
	"rubbish": "}{", "empty": "", "none": `{}`, "unknown": `{"format":1,"matches":[],"people":[]}`,
	"null":   `{"format":1,"matches":[null]}`,
	"seat":   `{"format":1,"matches":[{"begun":"2026-01-01T00:00:00Z","seed":"1","actions":3,"errors":[{"seat":9,"turns":1,"lost":0}]}]}`,
	"turns":  `{"format":1,"matches":[{"begun":"2026-01-01T00:00:00Z","seed":"1","actions":3,"errors":[{"seat":0,"turns":0,"lost":0}]}]}`,
	"lost":   `{"format":1,"matches":[{"begun":"2026-01-01T00:00:00Z","seed":"1","actions":3,"errors":[{"seat":0,"turns":1,"lost":7}]}]}`,
	"nobody": `{"format":1,"matches":[{"begun":"2026-01-01T00:00:00Z","seed":"1","actions":3,"errors":[]}]}`,
}

// TestBrokenErrors checks that a file of errors that can't be read is set aside whole, in a sentence, whoever meets it
// first, and that the figures are told without it.
func TestBrokenErrors(t *testing.T) {
	shelf, dir := shelfOf(t)
	played(t, shelf, automas(1, "Lise", ""), 0)
	counted := opened(t, dir, shelf)
	if err := counted.Save(); err != nil {
		t.Fatal(err)
	}
	m := counted.Matches()[0]
	m.Errors = []Errors{{0, 3, 0.1}}
	for name, text := range broken {
		for who, meets := range map[string]func() error{
			"page":     func() error { _, err := Open(dir); return err },
			"analysis": func() error { return KeepErrors(dir, &m) },
		} {
			if err := os.WriteFile(judgedPaper.path(dir), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			sentence(t, name, meets(), "stats.judged.damaged")
			copies, _ := filepath.Glob(filepath.Join(dir, "judged.damaged-*.json"))
			if len(copies) != 1 {
				t.Fatalf("%s, %s: set aside: %v", name, who, copies)
			}
			if was, _ := os.ReadFile(copies[0]); string(was) != text {
				t.Errorf("%s, %s: set aside is %q", name, who, was)
			}
			if err := os.Remove(copies[0]); err != nil {
				t.Fatal(err)
			}
			s, err := Open(dir)
			if err != nil || len(s.Matches()) != 1 || (len(s.Matches()[0].Errors) == 1) != (who == "analysis") {
				t.Errorf("%s, %s: then %v, %+v", name, who, err, s.Matches())
			}
		}
	}
}

// TestNewerErrors checks that a newer program's file is left as it is, and that it is said.
func TestNewerErrors(t *testing.T) {
	dir := t.TempDir()
	newer := `{"format":2,"people":[]}`
	if err := os.WriteFile(judgedPaper.path(dir), []byte(newer), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := Open(dir)
	sentence(t, "open", err, "stats.judged.newer")
	sentence(t, "keep", KeepErrors(dir, &Match{Errors: []Errors{{0, 3, 0.1}}}), "stats.judged.newer")
	if got, _ := os.ReadFile(judgedPaper.path(dir)); string(got) != newer {
		t.Errorf("it was overwritten: %s", got)
	}
}

// TestTwoBrokenFiles checks that of two files that are broken each is said, one after the other, and none lost.
func TestTwoBrokenFiles(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{file, judgedPaper.name} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("}{"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, key := range []string{"stats.error.damaged", "stats.judged.damaged"} {
		_, err := Open(dir)
		sentence(t, key, err, key)
	}
	if _, err := Open(dir); err != nil {
		t.Error(err)
	}
}

// TestErrorsNotKept checks that a folder in which nothing can be written, or read, is told of in a sentence.
func TestErrorsNotKept(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(dir, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	m := &Match{Errors: []Errors{{0, 3, 0.1}}}
	sentence(t, "folder", KeepErrors(dir, m), "stats.judged.save")
	dir = t.TempDir()
	if err := os.Mkdir(judgedPaper.path(dir), 0o700); err != nil {
		t.Fatal(err)
	}
	sentence(t, "read", KeepErrors(dir, m), "stats.judged.read")
	for _, key := range []string{"read", "newer", "older", "damaged", "save"} {
		e := &store.Excuse{Key: "stats.judged." + key, Args: map[string]any{"File": "f", "Copy": "c"}}
		for _, lang := range words.Languages() {
			if text := usererr.Words(e, words.In(lang)); strings.ContainsAny(text, "[<{") {
				t.Error(text)
			}
		}
	}
}

// TestInflatedErrors checks that a file of errors takes memory and time as its size does.
func TestInflatedErrors(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	sample, err := json.Marshal(judgedPage{1, []judged{{time.Now(), "1", 3, []Errors{{0, 3, 0.1}}}}})
	if err != nil {
		t.Fatal(err)
	}
	foreigntest.Bounded(t, sample, func(data []byte) { _, _ = readJudged(data) })
}

// FuzzErrors checks that no file of errors brings the program down.
func FuzzErrors(f *testing.F) {
	f.Add([]byte(`{"format":1,"matches":[{"begun":"2026-01-01T00:00:00Z","seed":"1","actions":3,"errors":[{"seat":1,"turns":2,"lost":0.1}]}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := readJudged(data)
		if err != nil {
			return
		}
		begun := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
		m := &Match{ID: "x", Game: "montaigne", Begun: begun, Seed: "1", Actions: 3, Seats: []Seat{{Kind: person}, {Kind: person}}}
		s := &Store{judged: p.Matches, entries: map[string]entry{"x": {Match: m}}}
		_ = s.Report()
	})
}
