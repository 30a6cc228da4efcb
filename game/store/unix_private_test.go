//go:build unix

package store

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"posterestante/game/foreign/foreigntest"
)

// others says what of a folder others than its owner may read, write or enter.
func others(t *testing.T, root string) (open []string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if info, err := d.Info(); err == nil && info.Mode().Perm()&0o077 != 0 {
			open = append(open, fmt.Sprintf("%s %v", path, info.Mode()))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return open
}

// TestPrivate checks that matches and tables are their owner's alone, also those that an older
// program left open to all, once they are opened or written.
func TestPrivate(t *testing.T) {
	old := syscall.Umask(0o022)
	defer syscall.Umask(old)
	root := filepath.Join(t.TempDir(), "poste-restante")
	s, err := Open(root)
	if err != nil {
		t.Fatal(err)
	}
	m := begin(t, s, meta(3))
	play(t, m, 5, 1)
	closed(t, m)
	tables := NewTables(root, "sakodo")
	id, err := tables.Save("", onTable(t, "sakodo", 1, "Lise", "Automate"))
	if err != nil {
		t.Fatal(err)
	}
	if open := others(t, root); len(open) > 0 {
		t.Errorf("new ones are open: %v", open)
	}
	file, err := os.ReadFile(s.path(m.ID()))
	if err != nil {
		t.Fatal(err)
	}
	_ = filepath.WalkDir(root, func(path string, d os.DirEntry, _ error) error {
		if d.IsDir() {
			return os.Chmod(path, 0o755)
		}
		return os.Chmod(path, 0o644)
	})
	write(t, s.path(m.ID()), append(file, `{"a":"torn`...)) // it is repaired, and what was torn set aside
	if s, err = Open(root); err != nil {
		t.Fatal(err)
	}
	closed(t, resume(t, s, m.ID()))
	tables = NewTables(root, "sakodo")
	if list, _ := tables.List(); len(list) != 1 {
		t.Fatal(list)
	}
	if _, err := tables.Save(id, onTable(t, "sakodo", 2, "Lise", "Automate")); err != nil {
		t.Fatal(err)
	}
	open := others(t, root)
	for i := len(open) - 1; i >= 0; i-- {
		if strings.HasPrefix(open[i], root+" ") || strings.Contains(open[i], ".lock ") { // the folder may be somebody's; a lock is empty
			open = append(open[:i], open[i+1:]...)
		}
	}
	if len(open) > 0 {
		t.Errorf("old ones stay open: %v", open)
	}
}

// TestNoFolderLeft checks that what can't be written leaves no folder behind.
func TestNoFolderLeft(t *testing.T) {
	root := t.TempDir()
	fails := Part{".gpx", func(io.Writer) error { return io.ErrShortWrite }}
	well := Part{".txt", func(w io.Writer) error { _, err := io.WriteString(w, "x"); return err }}
	for _, dir := range []string{filepath.Join(root, "a"), filepath.Join(root, "b", "c", "d"), filepath.Join(root, "e", strings.Repeat("x", 300), "f")} {
		if _, err := SaveNew(dir, "x", []Part{well, fails}); err == nil {
			t.Error(dir, "was written")
		}
	}
	if left, _ := os.ReadDir(root); len(left) > 0 {
		t.Errorf("left are %v", left)
	}
	there := filepath.Join(root, "there")
	if err := os.Mkdir(there, 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := SaveNew(filepath.Join(there, "new"), "x", []Part{fails}); err == nil {
		t.Error("it was written")
	}
	if left, _ := os.ReadDir(there); len(left) > 0 {
		t.Errorf("left are %v", left)
	}
	if _, err := os.Stat(there); err != nil {
		t.Error("a folder that was there is gone")
	}
}

// TestTablesAtOnce keeps one table from two windows at the same moment, again and again: nothing
// that was kept is lost, and who was second has another id.
func TestTablesAtOnce(t *testing.T) {
	data := t.TempDir()
	const rounds = 40
	first := NewTables(data, "sakodo")
	for round := range rounds {
		id, err := first.Save("", onTable(t, "sakodo", 1, "Lise", "Automate"))
		if err != nil {
			t.Fatal(err)
		}
		var got [3]string
		var wait sync.WaitGroup
		begin := make(chan bool)
		for i := range got {
			tables := NewTables(data, "sakodo")
			tables.List()
			l := onTable(t, "sakodo", uint64(10+i), fmt.Sprint("r", round, "w", i), "Automate")
			wait.Go(func() {
				<-begin
				got[i], _ = tables.Save(id, l)
			})
		}
		close(begin)
		wait.Wait()
		if got[0] == got[1] || got[1] == got[2] || got[0] == got[2] {
			t.Fatalf("round %d: kept under %v", round, got)
		}
		names := map[string]string{}
		list, said := NewTables(data, "sakodo").List()
		for _, in := range list {
			names[in.ID] = in.Seats[0].Name
		}
		for i, id := range got {
			if want := fmt.Sprint("r", round, "w", i); names[id] != want {
				t.Fatalf("round %d: under %s is kept %q, not %q; %v", round, id, names[id], want, said)
			}
		}
		for _, in := range list {
			if err := first.Remove(in.ID); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestTableColours checks that a colour that there isn't is none.
func TestTableColours(t *testing.T) {
	tables := NewTables(t.TempDir(), "sakodo")
	for _, colour := range []int{-5, 6, 1_000_000_000, -1 << 62} {
		l := onTable(t, "sakodo", 1, "Lise", "Automate")
		l.Seats[1].Colour = colour
		id, err := tables.Save("", l)
		if err != nil {
			t.Fatal(err)
		}
		list, said := tables.List()
		if len(list) != 1 || len(said) > 0 || list[0].Seats[0].Colour != 0 || list[0].Seats[1].Colour != -1 {
			t.Errorf("colour %d: %v, %v", colour, list[0].Seats, said)
		}
		if err := tables.Remove(id); err != nil {
			t.Fatal(err)
		}
	}
}

// TestInflatedFiles checks that a match and a table take memory and time as their size does.
func TestInflatedFiles(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	head, _, _ := cut(full(t, 3))
	t.Run("header", func(t *testing.T) {
		foreigntest.Bounded(t, head, func(data []byte) { _, _ = Read(append(data, '\n')) })
	})
	t.Run("record", func(t *testing.T) {
		record := []byte(`{"end":true,"scores":[{"total":3,"place":1,"lines":[]}]}`)
		foreigntest.Bounded(t, record, func(data []byte) { _, _ = Read(append(append(head[:len(head):len(head)], '\n'), data...)) })
	})
	t.Run("table", func(t *testing.T) {
		tables := NewTables(t.TempDir(), "sakodo")
		id, err := tables.Save("", onTable(t, "sakodo", 1, "Lise", "Automate"))
		if err != nil {
			t.Fatal(err)
		}
		sample, err := os.ReadFile(tables.path(id))
		if err != nil {
			t.Fatal(err)
		}
		foreigntest.Bounded(t, sample, func(data []byte) { _, _ = tables.parse(data) })
	})
}
