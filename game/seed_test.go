package game

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestNewSeed: seeds are many, of 256 bits, and plain text that can be typed.
func TestNewSeed(t *testing.T) {
	seen, letters := map[Seed]bool{}, map[rune]int{}
	for range 1000 {
		s := NewSeed()
		if seen[s] || len(s) != 52 || s.Check() != nil {
			t.Fatalf("%q: %v", s, s.Check())
		}
		seen[s] = true
		for _, r := range s {
			letters[r]++
		}
	}
	for r, n := range letters {
		if len(letters) != 32 || n < 1000 || n > 2400 {
			t.Errorf("%c came %d times of 52,000, beside %d others", r, n, len(letters))
		}
	}
}

// TestSeedText: what is no plain text is no seed; a long one is shown by its beginning.
func TestSeedText(t *testing.T) {
	for text, ok := range map[Seed]bool{
		"": true, "7": true, "la mer, 1580": true, Seed(strings.Repeat("é", 64)): true,
		Seed(strings.Repeat("é", 65)): false, "a\nb": false, "\x1b[2J": false, "a\xffb": false, "a\u202eb": false,
	} {
		if err := text.Check(); (err == nil) != ok {
			t.Errorf("%q: %v", text, err)
		}
	}
	for s, want := range map[Seed]string{"18446744073": "18446744073", "été à la mer": "été à la mer", "abcdefghijklm": "abcdefgh…"} {
		if got := s.Short(); got != want {
			t.Errorf("%q is shown as %q", s, got)
		}
	}
}

// TestNoSeedOfTheClock: no game and no screen makes a number of the time, but for
// the names of files.
func TestNoSeedOfTheClock(t *testing.T) {
	files := 0
	for _, dir := range []string{".", "../render"} {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			files++
			data, err := os.ReadFile(path)
			if strings.Contains(string(data), "UnixNano") && filepath.ToSlash(path) != "store/id.go" {
				t.Error(path, "asks the clock for a number: chance that hides cards comes from NewSeed")
			}
			return err
		})
		if err != nil {
			t.Error(err)
		}
	}
	if files < 100 {
		t.Error("only", files, "files")
	}
}
