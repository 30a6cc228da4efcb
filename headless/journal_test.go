package headless

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/milestones"
	"posterestante/game/store"
)

// shelved is a data folder with a match of Automas, of so many actions or, for
// 0, to its end; it gives the match's id.
func shelved(t *testing.T, actions int) (data, id string) {
	t.Helper()
	data = t.TempDir()
	shelf, err := store.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := shelf.New(store.Meta{Name: "Lise & co", Setup: game.Setup{Game: "postcards", Seats: []string{"automa:expert", "automa:easy"}, Seed: "3"},
		Seats: []store.Seat{{Name: "Lise"}, {Name: "Zoé", Colour: 1}}})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !m.Session().Over() && (actions == 0 || n < actions); n++ {
		if _, err := m.Do(m.Session().Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	return data, m.ID()
}

func TestJournalWritesRoads(t *testing.T) {
	data, id := shelved(t, 60)
	dir := filepath.Join(t.TempDir(), "new")
	for n, want := range []string{"Lise-co", "Lise-co-2"} {
		status, out, errw := run("journal", id, "-data", data, "-out", dir)
		files := strings.Fields(out)
		if status != Well || errw != "" || len(files) != 2 || files[0] != filepath.Join(dir, want+".geojson") || files[1] != filepath.Join(dir, want+".gpx") {
			t.Fatalf("%d: %d %q %q", n, status, out, errw)
		}
		text, err := os.ReadFile(files[0])
		if err != nil || !json.Valid(text) || !strings.Contains(string(text), `"Zoé"`) {
			t.Errorf("%s: %v", files[0], err)
		}
	}
	file := filepath.Join(dir, "Lise-co.gpx")
	for _, line := range [][]string{{"journal", id, "-data", data, "-out", file}, {"journal", file}, {"journal", "nothing", "-data", data}} {
		status, out, errw := run(line...)
		if status != Failed || out != "" || strings.Count(errw, "\n") != 1 {
			t.Errorf("%v: %d %q %q", line, status, out, errw)
		}
	}
	if _, _, errw := run("journal", id, "-data", data, "-out", file, "-lang", "fr"); !strings.Contains(errw, "Le carnet de voyage n’a pas pu") {
		t.Errorf("in French: %q", errw)
	}
	for _, line := range []string{"journal", "journal a b", "journal a -lang de", "stats x", "stats -lang de", "stats -x"} {
		if status, out, errw := run(strings.Fields(line)...); status != Misuse || out != "" || strings.Count(errw, "\n") != 1 {
			t.Errorf("%s: %d %q %q", line, status, out, errw)
		}
	}
}

// TestNoJournal: a game without roads on a map says so, in one sentence.
func TestNoJournal(t *testing.T) {
	games := box.Games
	defer func() { box.Games = games }()
	box.Games = append(slices.Clone(games), box.Pack{Game: milestones.Game{}, Opponent: "person"})
	data := t.TempDir()
	shelf, err := store.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := shelf.New(store.Meta{Name: "m", Setup: game.Setup{Game: "milestones", Seats: []string{"person", "person"}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(data, "out")
	for lang, want := range map[string]string{"en": "no travel journal", "fr": "pas de carnet"} {
		status, out, errw := run("journal", m.ID(), "-data", data, "-out", dir, "-lang", lang)
		if status != Failed || out != "" || strings.Count(errw, "\n") != 1 || !strings.Contains(errw, want) {
			t.Errorf("%d %q %q", status, out, errw)
		}
	}
	if _, err := os.Stat(dir); err == nil {
		t.Error("something was written")
	}
}

// TestJournalWith: another program's writer gets the name, the match, the words.
func TestJournalWith(t *testing.T) {
	data, id := shelved(t, 5)
	var out, errw strings.Builder
	run := JournalWith(func(dir, base string, r *store.Reading, w *words.Words) ([]string, error) {
		if dir != "d" || base != "Lise & co" || r.Session.Len() != 5 || w.Lang() != "fr" {
			t.Errorf("%s %s %d %s", dir, base, r.Session.Len(), w.Lang())
		}
		return nil, errors.New("no")
	})
	if status := run([]string{id, "-data", data, "-out", "d", "-lang", "fr"}, nil, &out, &errw); status != Failed || !strings.Contains(errw.String(), "no") {
		t.Error(status, errw.String())
	}
}

func TestStatsOfTheShelf(t *testing.T) {
	data, id := shelved(t, 0)
	status, out, errw := run("stats", "-json", "-data", data)
	var got struct {
		Report struct {
			Matches int
			Games   []struct {
				Game      string
				Opponents map[string]struct{ Games int }
			}
		}
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil || status != Well || errw != "" || got.Report.Matches != 1 ||
		got.Report.Games[0].Game != "postcards" || got.Report.Games[0].Opponents["automa:easy"].Games != 1 {
		t.Fatal(status, out, errw, err)
	}
	shelf, err := store.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	if err := shelf.Delete(id); err != nil {
		t.Fatal(err)
	}
	if status, out, errw = run("stats", "-data", data, "-lang", "fr"); status != Well || errw != "" || !strings.Contains(out, "1 partie comptée") {
		t.Error("after the match is deleted:", status, out, errw)
	}
	if err := os.WriteFile(filepath.Join(data, "stats.json"), []byte("rubbish"), 0o644); err != nil {
		t.Fatal(err)
	}
	if status, out, errw = run("stats", "-data", data); status != Well || strings.Count(errw, "\n") != 1 || !strings.Contains(out, "0 matches counted") {
		t.Error("damaged:", status, out, errw)
	}
}
