package stats

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
)

func TestExport(t *testing.T) {
	shelf, dir := shelfOf(t)
	s := opened(t, dir, shelf)
	var b bytes.Buffer
	if err := s.Write(&b, time.Now()); err != nil || strings.Contains(b.String(), "null") {
		t.Errorf("with nothing to tell: %v %s", err, b.String())
	}
	played(t, shelf, automas(1, "Lise <&>", ""), 0)
	s.Update(shelf)
	out := filepath.Join(dir, "out")
	first, err := s.Export(out)
	if err != nil {
		t.Fatal(err)
	}
	second, err := s.Export(out)
	if err != nil || first == second {
		t.Errorf("%s, %s, %v", first, second, err)
	}
	data, err := os.ReadFile(first)
	if err != nil {
		t.Fatal(err)
	}
	var e export
	if err := json.Unmarshal(data, &e); err != nil || e.Format != Format || !reflect.DeepEqual(e.Report, s.Report()) || len(e.Matches) != 1 {
		t.Errorf("%v %+v", err, e)
	}
	if e.Matches[0].Seats[0].Name != "Lise <&>" {
		t.Errorf("%+v", e.Matches[0].Seats)
	}
}

func TestText(t *testing.T) {
	shelf, dir := shelfOf(t)
	played(t, shelf, automas(1, "Lise", "", ""), 0)
	for _, lang := range words.Languages() {
		r := opened(t, dir, shelf).Report()
		text := r.Text(words.In(lang))
		if !strings.Contains(text, "Lise") || strings.ContainsAny(text, "[<{") || strings.Count(text, "\n") != 7 {
			t.Errorf("%s", text)
		}
	}
}

// FuzzFile: no file of figures brings the program down.
func FuzzFile(f *testing.F) {
	f.Add([]byte(`{"format":4,"matches":{"x":{"match":{"id":"x","game":"montaigne","rounds":3,"seats":[{"name":"a","place":1}],"course":[[1]]}}}}`))
	f.Add([]byte(`{"format":1,"matches":{"x":{"match":{"id":"x","rounds":3,"seats":[{"name":"a","place":1}],"course":[[1]]}}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := read(data)
		if err != nil {
			return
		}
		s := &Store{entries: p.Matches}
		r := s.Report()
		_ = r.Text(words.In("fr"))
		if err := s.Write(&bytes.Buffer{}, time.Time{}); err != nil {
			t.Error(err)
		}
	})
}
