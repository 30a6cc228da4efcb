package store

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
)

// onTable is a table of a game, as it is dealt by a seed.
func onTable(t *testing.T, name string, seed uint64, names ...string) Laid {
	t.Helper()
	g := box.Of(name).Game
	l := Laid{When: time.Date(2026, 11, 22, 20, int(seed), 0, 0, time.UTC)}
	setup := game.Setup{Game: name, Seed: game.Numbered(seed)}
	for i, n := range names {
		l.Seats = append(l.Seats, Seat{Name: n, Colour: i})
		setup.Seats = append(setup.Seats, g.Kinds()[min(i, 1)])
	}
	st, err := g.New(setup)
	if err == nil {
		l.Position, err = json.Marshal(st)
	}
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// ids are those of a list, and whether all can be gone on with.
func ids(t *testing.T, list []LaidInfo) (out []string) {
	t.Helper()
	for _, in := range list {
		if in.Problem != nil {
			t.Errorf("%s: %v", in.ID, in.Problem)
		}
		out = append(out, in.ID)
	}
	return out
}

// TestTables keeps several tables a game, each by itself.
func TestTables(t *testing.T) {
	data := t.TempDir()
	tables := NewTables(data, "sakodo")
	if list, said := tables.List(); len(list)+len(said) > 0 {
		t.Fatalf("before any was kept: %v, %v", list, said)
	}
	if _, err := os.Stat(filepath.Join(data, "companion")); err == nil {
		t.Error("a folder is made before anything is kept")
	}
	a, err := tables.Save("", onTable(t, "sakodo", 1, "Lise", "Automate"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := tables.Save("", onTable(t, "sakodo", 2, "Jo", "Ana", "Automate"))
	if err != nil || a == b {
		t.Fatal(a, b, err)
	}
	if _, err := NewTables(data, "routard").Save("", onTable(t, "routard", 3, "Lise", "Automate")); err != nil {
		t.Fatal(err)
	}
	list, said := NewTables(data, "sakodo").List()
	if got := ids(t, list); !slices.Equal(got, []string{b, a}) || len(said) > 0 {
		t.Fatalf("the last kept first: %v, %v", got, said)
	}
	if in := list[0]; len(in.Seats) != 3 || in.Seats[1] != (Seat{"Ana", 1}) || in.When.Minute() != 2 || string(in.Position) != string(onTable(t, "sakodo", 2, "Jo", "Ana", "Automate").Position) {
		t.Errorf("it is another table: %+v", in)
	}
	later := onTable(t, "sakodo", 9, "Lise", "Automate")
	if got, err := tables.Save(a, later); got != a || err != nil {
		t.Error(got, err)
	}
	if list, _ = tables.List(); len(list) != 2 || list[0].ID != a || string(list[0].Position) != string(later.Position) {
		t.Errorf("kept anew: %+v", list)
	}
	if err := tables.Remove(a); err != nil {
		t.Fatal(err)
	}
	if err := tables.Remove(a); err != nil {
		t.Error("removed twice:", err)
	}
	list, _ = NewTables(data, "sakodo").List()
	if got := ids(t, list); !slices.Equal(got, []string{b}) {
		t.Errorf("one of two is removed, and left are %v", got)
	}
	files, _ := filepath.Glob(filepath.Join(data, "companion", "*", "*"))
	for _, f := range files {
		if strings.Contains(f, a) || strings.Contains(f, half) {
			t.Errorf("%s is left", f)
		}
	}
}

// TestTablesDamaged sets aside what can't be read, whole and with a sentence, and
// leaves what is a newer program's.
func TestTablesDamaged(t *testing.T) {
	good := onTable(t, "routard", 4, "Lise", "Jo")
	file := func(change func(f map[string]any)) []byte {
		f := map[string]any{"format": 4, "game": "routard", "rules": box.Of("routard").Game.Version(), "position": good.Position, "names": []string{"Lise", "Jo"}, "colours": []int{0, 1}}
		change(f)
		data, err := json.Marshal(f)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	for name, row := range map[string]struct {
		data []byte
		key  string // of what is said; "" for nothing
	}{
		"good":     {file(func(map[string]any) {}), ""},
		"torn":     {[]byte(`{"format":4,"pos`), "store.table.aside"},
		"null":     {[]byte("null"), "store.table.aside"},
		"empty":    {nil, "store.table.aside"},
		"stranger": {file(func(f map[string]any) { f["more"] = 1 }), "store.table.aside"},
		"format 0": {file(func(f map[string]any) { delete(f, "format") }), "store.table.aside"},
		"older": {file(func(f map[string]any) {
			f["format"] = 3
			f["position"] = map[string]any{"game": "routard", "chance": 7}
		}), "store.table.older"},
		"oldest":    {file(func(f map[string]any) { f["format"] = 1; delete(f, "rules"); delete(f, "game") }), "store.table.older"},
		"old rules": {file(func(f map[string]any) { f["rules"] = 2 }), "store.table.older"},
		"bare":      {file(func(f map[string]any) { f["position"] = map[string]any{"game": "routard"} }), "store.table.aside"},
		"other":     {file(func(f map[string]any) { f["game"] = "sakodo" }), "store.table.aside"},
		"seats":     {file(func(f map[string]any) { f["names"] = make([]string, 40) }), "store.table.aside"},
		"large":     {append(file(func(map[string]any) {}), make([]byte, MaxTable)...), "store.table.aside"},
		"newer":     {file(func(f map[string]any) { f["format"], f["more"] = 5, 1 }), "store.table.newer"},
		"new rules": {file(func(f map[string]any) { f["rules"] = 1000 }), "store.table.newer"},
		"folder":    {nil, "store.table.read"},
	} {
		tables := NewTables(t.TempDir(), "routard")
		path := tables.path("x")
		if name == "folder" {
			if err := os.MkdirAll(path, 0o755); err != nil {
				t.Fatal(err)
			}
		} else {
			if err := os.MkdirAll(tables.dir, 0o755); err != nil {
				t.Fatal(err)
			}
			write(t, path, row.data)
		}
		list, said := tables.List()
		switch {
		case row.key == "":
			if len(list) != 1 || list[0].Problem != nil || len(said) != 0 {
				t.Errorf("%s: %v, %v", name, list, said)
			}
		case row.key == "store.table.aside":
			if len(list) != 0 || len(said) != 1 || said[0].Key != row.key {
				t.Errorf("%s: %v, %v", name, list, said)
				continue
			}
			if now, err := os.ReadFile(filepath.Join(tables.dir, said[0].Args["Copy"].(string))); err != nil || string(now) != string(row.data) {
				t.Errorf("%s: it isn't whole where it was set aside: %v", name, err)
			}
			if list, said = tables.List(); len(list)+len(said) > 0 {
				t.Errorf("%s: told twice: %v, %v", name, list, said)
			}
		default:
			if len(list) != 1 || list[0].Problem == nil || list[0].Problem.Key != row.key || len(said) != 0 {
				t.Errorf("%s: %v, %v", name, list, said)
			}
			if _, err := os.Stat(path); err != nil {
				t.Errorf("%s isn't left: %v", name, err)
			}
		}
	}
}

// TestTablesTwoWindows: what another window kept meanwhile isn't written over; both
// tables stay.
func TestTablesTwoWindows(t *testing.T) {
	data := t.TempDir()
	one, two := NewTables(data, "sakodo"), NewTables(data, "sakodo")
	id, err := one.Save("", onTable(t, "sakodo", 1, "Lise", "Automate"))
	if err != nil {
		t.Fatal(err)
	}
	two.List()
	if got, err := two.Save(id, onTable(t, "sakodo", 2, "Lise", "Automate")); got != id || err != nil {
		t.Fatal(got, err)
	}
	other, err := one.Save(id, onTable(t, "sakodo", 3, "Lise", "Automate"))
	if err != nil || other == id {
		t.Fatalf("kept as %s, %v", other, err)
	}
	if got, err := one.Save(other, onTable(t, "sakodo", 4, "Lise", "Automate")); got != other || err != nil {
		t.Error(got, err)
	}
	list, _ := one.List()
	if got := ids(t, list); !slices.Equal(got, []string{other, id}) || list[1].When.Minute() != 2 {
		t.Errorf("left are %+v", list)
	}
}

// TestTablesRefused: what can't be kept is an error, and what was kept stays.
func TestTablesRefused(t *testing.T) {
	data := t.TempDir()
	tables := NewTables(data, "sakodo")
	id, err := tables.Save("", onTable(t, "sakodo", 1, "Lise", "Automate"))
	if err != nil {
		t.Fatal(err)
	}
	large := onTable(t, "sakodo", 2, "Lise", "Automate")
	large.Position = json.RawMessage(`"` + strings.Repeat("x", MaxTable) + `"`)
	if got, err := tables.Save(id, large); got != id || err == nil {
		t.Error(got, err)
	}
	if list, _ := tables.List(); len(list) != 1 || list[0].When.Minute() != 1 {
		t.Errorf("%+v", list)
	}
	write(t, filepath.Join(data, "file"), nil)
	if _, err := NewTables(filepath.Join(data, "file"), "sakodo").Save("", onTable(t, "sakodo", 1, "Lise", "Automate")); err == nil {
		t.Error("a table is kept in a file")
	}
}

// TestTableFields pins the fields of a table's file: one more raises its format.
func TestTableFields(t *testing.T) {
	tables := NewTables(t.TempDir(), "montaigne")
	id, err := tables.Save("", onTable(t, "montaigne", 1, "Lise", "Jo"))
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(tables.path(id))
	if err != nil {
		t.Fatal(err)
	}
	var f map[string]json.RawMessage
	if err := json.Unmarshal(data, &f); err != nil {
		t.Fatal(err)
	}
	var got []string
	for k := range f {
		got = append(got, k)
	}
	slices.Sort(got)
	if want := []string{"colours", "format", "game", "names", "position", "rules", "when"}; tableFormat != 4 || !slices.Equal(got, want) {
		t.Errorf("format %d has %q, not %q", tableFormat, got, want)
	}
}
