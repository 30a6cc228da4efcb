package game

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestNewSeed: seeds are many, and each is exact as a number of JSON.
func TestNewSeed(t *testing.T) {
	seen, high := map[uint64]bool{}, 0
	for range 1000 {
		n := NewSeed()
		var f float64
		text, err := json.Marshal(n)
		if err != nil || json.Unmarshal(text, &f) != nil || uint64(f) != n || n >= 1<<SeedBits {
			t.Fatal(n, "is", f)
		}
		if seen[n] = true; n > 1e15 {
			high++
		}
	}
	if len(seen) < 1000 || high < 500 {
		t.Error(len(seen), "differ,", high, "are above 10^15")
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
