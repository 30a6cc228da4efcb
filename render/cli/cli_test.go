package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/store"
)

// TestToldWithFaces: the journal of a file shows a face a seat, no two alike.
func TestToldWithFaces(t *testing.T) {
	s, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	made, err := s.New(store.Meta{Name: "Lise", Setup: game.Setup{Game: "postcards", Seats: []string{"person", "automa:easy", "person"}, Seed: "4"}})
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Look(made.ID())
	if err != nil {
		t.Fatal(err)
	}
	m := told(r, words.In("fr"))
	if a, b, c := m.Face(0), m.Face(1), m.Face(2); a < 1 || b < 1 || c < 1 || a == b || b == c || a == c {
		t.Errorf("the faces are %v", m.Faces)
	}
}

// TestBadArguments: one sentence that says what to do, and the status 2, before
// any window is opened.
func TestBadArguments(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x.poste")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for want, args := range map[string][]string{
		"there is no command and no file \"simm\"": {"simm"},
		"there is no command and no file \"none/":  {"-lang", "fr", "none/x.poste"},
		"not \"second\"":         {file, "second"},
		"flags stand before it":  {file, "-lang"},
		"a size is written":      {"-size", "big", file},
		"the language is one of": {"-lang", "xx", file},
		"not defined: -bad":      {"-bad"},
		"not defined: -worse":    {"shot", "-worse"},
	} {
		var out, errw bytes.Buffer
		if _, status, done := Read(args, &out, &errw); !done || status != 2 || !strings.Contains(errw.String(), want) || strings.Count(errw.String(), "\n") != 1 || out.Len() > 0 {
			t.Errorf("%v: %d, %q, %q", args, status, errw.String(), out.String())
		}
	}
}

// TestFileOf takes a match file, a damaged one too: the window says what is wrong.
func TestFileOf(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x.poste")
	if err := os.WriteFile(file, []byte("hello"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := fileOf([]string{file}); got != file || err != nil {
		t.Error(got, err)
	}
	if got, err := fileOf(nil); got != "" || err != nil {
		t.Error(got, err)
	}
}
