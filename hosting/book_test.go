//go:build !js

package hosting

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting/keep"
)

// TestSettle: whatever a kill left of a match's file and of what was kept of it, the room opens with all that was
// acknowledged, and both hold the same then.
func TestSettle(t *testing.T) {
	gone := func(_ []string) []string { return nil }
	for name, row := range map[string]struct {
		spoil func(lines []string) []string // what the file holds instead; nil has it removed
		want  int                           // lines, of twelve
	}{
		"both have all":               {func(l []string) []string { return l[:12] }, 12},
		"the file has one more":       {func(l []string) []string { return l[:13] }, 13},
		"the file has a torn one":     {func(l []string) []string { return append(l[:12:12], `{"a":"x`) }, 12},
		"the file lacks one":          {func(l []string) []string { return l[:11] }, 12},
		"the file lacks its newline":  {func(l []string) []string { return append(l[:11:11], l[11][:len(l[11])-1]) }, 12},
		"the file is gone":            {gone, 12},
		"the file tells other things": {func(l []string) []string { return append(l[:10:10], l[10][:5]) }, 12},
		"the file is another match":   {func([]string) []string { return []string{"{}\n"} }, 12},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			shelf, err := store.Open(dir)
			is(t, err, nil)
			k := keep.OpenFiles(filepath.Join(dir, "kept"))
			l, err := k.Lease("room")
			is(t, err, nil)
			b := &book{lease: l, fenced: func() { t.Error("fenced") }}
			setup := game.Setup{Game: "postcards", Seats: []string{"person", "person"}, Seed: "7"}
			m, err := shelf.New(store.Meta{Setup: setup})
			is(t, err, nil)
			id := m.ID()
			file := filepath.Join(shelf.Dir(), id+".jsonl")
			head, err := shelf.Lines(id)
			is(t, err, nil)
			is(t, b.grow(id, head), nil)
			m.Also(func(lines []byte) error { return b.grow(id, lines) })
			for n := range 12 {
				if n == 11 { // it was never kept, nor acknowledged
					m.Also(nil)
				}
				_, err := m.Do(m.Session().Legal()[0])
				is(t, err, nil)
			}
			is(t, m.Close(), nil)
			text, err := os.ReadFile(file)
			is(t, err, nil)
			lines := strings.SplitAfter(string(text), "\n")
			if left := row.spoil(lines); left != nil {
				write(t, file, left)
			} else {
				is(t, os.Remove(file), nil)
			}
			is(t, b.add(entry{Room: &record{Game: "postcards", Ledger: room.Ledger{Match: id}}}), nil)
			r, ok, err := readRoom(k, "room")
			if err != nil || !ok || strings.Count(r.lines, "\n") != 12 {
				t.Fatalf("%d lines are kept: %v %v", strings.Count(r.lines, "\n"), ok, err)
			}
			m, err = b.settle(shelf, id, r.lines)
			is(t, err, nil)
			got, err := os.ReadFile(file)
			is(t, err, nil)
			is(t, m.Close(), nil)
			again, _, err := readRoom(k, "room")
			is(t, err, nil)
			if after := again.lines; string(got) != after || after != strings.Join(lines[:row.want], "") {
				t.Fatalf("%d lines in the file, %d kept, instead of %d", strings.Count(string(got), "\n"),
					strings.Count(after, "\n"), row.want)
			}
		})
	}
}

func write(t *testing.T, file string, lines []string) {
	t.Helper()
	is(t, os.WriteFile(file, []byte(strings.Join(lines, "")), 0o600), nil)
}

func is(t *testing.T, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Fatalf("%v instead of %v", err, want)
	}
}
