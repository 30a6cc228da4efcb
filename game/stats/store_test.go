package stats

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game/store"
)

// opened opens the figures and counts the shelf.
func opened(t *testing.T, dir string, shelf *store.Shelf) *Store {
	t.Helper()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	s.Update(shelf)
	return s
}

func TestDeletedMatchesKeepTheirFigures(t *testing.T) {
	shelf, dir := shelfOf(t)
	a := played(t, shelf, automas(1, "Lise", ""), 0)
	b := played(t, shelf, automas(2, "Lise", ""), 0)
	s := opened(t, dir, shelf)
	if err := s.Save(); err != nil {
		t.Fatal(err)
	}
	before := s.Report()
	if before.Games[0].Persons[0].All.Games != 2 {
		t.Fatalf("%+v", before)
	}
	for _, m := range []*store.Match{a, b} {
		if err := shelf.Delete(m.ID()); err != nil {
			t.Fatal(err)
		}
	}
	again := opened(t, dir, shelf)
	if after := again.Report(); !reflect.DeepEqual(before, after) {
		t.Errorf("before %+v\nafter %+v", before, after)
	}
	if s.Update(shelf) {
		t.Error("a match that is gone is news")
	}
}

// TestPlayedOn: an end that was taken back no longer counts; the new one does.
func TestPlayedOn(t *testing.T) {
	shelf, dir := shelfOf(t)
	meta := automas(7, "Lise", "")
	m := played(t, shelf, meta, 0)
	s := opened(t, dir, shelf)
	if len(s.Matches()) != 1 {
		t.Fatal("not counted")
	}
	if err := m.Lift(true); err != nil {
		t.Fatal(err)
	}
	if err := m.Undo(40); err != nil {
		t.Fatal(err)
	}
	touch(t, shelf, m, time.Second)
	if !s.Update(shelf) || len(s.Matches()) != 0 {
		t.Error("a match whose end was taken back counts")
	}
	goOn(t, m, 0)
	touch(t, shelf, m, 2*time.Second)
	if !s.Update(shelf) || len(s.Matches()) != 1 {
		t.Fatal("its new end doesn't count")
	}
	if r := s.Report().Games[0]; r.Lifted != 1 || r.Persons[0].Lifted.Games != 1 || r.Persons[0].All.Games != 0 || len(r.Opponents) != 0 {
		t.Errorf("with barriers lifted it isn't counted apart: %+v", r)
	}
}

// touch makes a match's file newer, for disks whose clocks are coarse.
func touch(t *testing.T, shelf *store.Shelf, m *store.Match, by time.Duration) {
	t.Helper()
	at := time.Now().Add(by)
	if err := os.Chtimes(filepath.Join(shelf.Dir(), m.ID()+".jsonl"), at, at); err != nil {
		t.Fatal(err)
	}
}

// TestDamagedLaterKeepsFigures: what was counted stays, whatever becomes of the file.
func TestDamagedLaterKeepsFigures(t *testing.T) {
	shelf, dir := shelfOf(t)
	m := played(t, shelf, automas(8, "Lise", ""), 0)
	s := opened(t, dir, shelf)
	spoil(t, filepath.Join(shelf.Dir(), m.ID()+".jsonl"))
	touch(t, shelf, m, time.Second)
	s.Update(shelf)
	if len(s.Matches()) != 1 || len(s.Report().Skipped) != 0 {
		t.Errorf("%d count, %v left out", len(s.Matches()), s.Report().Skipped)
	}
}

// TestSameMatchTwice: under two ids it counts once.
func TestSameMatchTwice(t *testing.T) {
	shelf, dir := shelfOf(t)
	m := played(t, shelf, automas(9, "Lise", ""), 0)
	data, err := os.ReadFile(filepath.Join(shelf.Dir(), m.ID()+".jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(shelf.Dir(), "copy.jsonl"), data, 0o644); err != nil {
		t.Fatal(err)
	}
	if s := opened(t, dir, shelf); len(s.Matches()) != 1 {
		t.Errorf("%d matches", len(s.Matches()))
	}
}

func TestDamagedFileIsSetAsideAndCountedAnew(t *testing.T) {
	shelf, dir := shelfOf(t)
	played(t, shelf, automas(1, "", ""), 0)
	for name, spoilt := range map[string]string{
		"rubbish": "}{", "empty": "", "format": `{"format":0}`, "half": `{"format":4,"matches":{"x":{"played":"2026-01-01T00:00:00Z"}}}`,
		"seats": `{"format":4,"matches":{"x":{"match":{"id":"x","seats":[]}}}}`, "id": `{"format":4,"matches":{"x":{"match":{"id":"y","seats":[{}]}}}}`,
	} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(spoilt), 0o644); err != nil {
			t.Fatal(err)
		}
		s, err := Open(dir)
		sentence(t, name, err, "stats.error.damaged")
		copies, _ := filepath.Glob(filepath.Join(dir, "stats.damaged-*.json"))
		if len(copies) != 1 {
			t.Fatalf("%s: set aside: %v", name, copies)
		}
		if kept, _ := os.ReadFile(copies[0]); string(kept) != spoilt {
			t.Errorf("%s: set aside is %q", name, kept)
		}
		if err := os.Remove(copies[0]); err != nil {
			t.Fatal(err)
		}
		s.Update(shelf)
		if err := s.Save(); err != nil || len(s.Matches()) != 1 {
			t.Errorf("%s: %d matches, %v", name, len(s.Matches()), err)
		}
		if _, err := Open(dir); err != nil {
			t.Errorf("%s: the new file: %v", name, err)
		}
	}
}

func TestNewerFileIsLeft(t *testing.T) {
	shelf, dir := shelfOf(t)
	played(t, shelf, automas(1, "Lise", ""), 0)
	newer := `{"format":9,"people":[]}`
	if err := os.WriteFile(filepath.Join(dir, file), []byte(newer), 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := Open(dir)
	sentence(t, "newer", err, "stats.error.newer")
	s.Update(shelf)
	if err := s.Save(); err != nil || len(s.Matches()) != 1 {
		t.Errorf("%d matches, %v", len(s.Matches()), err)
	}
	if got, _ := os.ReadFile(filepath.Join(dir, file)); string(got) != newer {
		t.Errorf("it was overwritten: %s", got)
	}
}

func TestCannotSave(t *testing.T) {
	shelf, dir := shelfOf(t)
	played(t, shelf, automas(1, "Lise", ""), 0)
	s := opened(t, dir, shelf)
	s.dir = filepath.Join(dir, "file")
	if err := os.WriteFile(s.dir, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	sentence(t, "save", s.Save(), "stats.error.save")
	_, err := s.Export(s.dir)
	sentence(t, "export", err, "stats.error.export")
}

// sentence checks that an error is one sentence or two, in both languages.
func sentence(t *testing.T, name string, err error, key string) {
	t.Helper()
	var e *store.Excuse
	if !errors.As(err, &e) || e.Key != key {
		t.Fatalf("%s: %v", name, err)
	}
	for _, lang := range words.Languages() {
		if s := usererr.Words(e, words.In(lang)); strings.ContainsAny(s, "\n[<{") || !strings.HasSuffix(s, ".") {
			t.Errorf("%s: %q", name, s)
		}
	}
}

// TestHalfWritten: figures that a killed program left half written are cleared.
func TestHalfWritten(t *testing.T) {
	left := filepath.Join(t.TempDir(), ".new-"+file+"-1")
	if err := os.WriteFile(left, []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(filepath.Dir(left)); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(left); !os.IsNotExist(err) {
		t.Error("it is still there")
	}
}

// TestNamesOfOldFiles: what an older program kept of a stranger's file is shown
// and printed without letters that have no shape.
func TestNamesOfOldFiles(t *testing.T) {
	shelf, dir := shelfOf(t)
	played(t, shelf, automas(9, "Lise", ""), 0)
	s := opened(t, dir, shelf)
	if err := s.Save(); err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(s.path())
	if err != nil {
		t.Fatal(err)
	}
	evil, _ := json.Marshal("L\x1b[2J\x07\u202e" + strings.Repeat("e", 500))
	raw = bytes.ReplaceAll(raw, []byte(`"Lise"`), evil)
	if err := os.WriteFile(s.path(), raw, 0o644); err != nil {
		t.Fatal(err)
	}
	again, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	r := again.Report()
	text := r.Text(words.In("en"))
	if strings.ContainsAny(text, "\x1b\x07\u202e") || !strings.Contains(text, "L�[2J��eee") || strings.Contains(text, strings.Repeat("e", 61)) {
		t.Errorf("%q", text)
	}
}
