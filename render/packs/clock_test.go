package packs

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

var (
	timed   = regexp.MustCompile(`time\.Since\(\w+\)\s*>|time\.Now\(\)\.Sub\(\w+\)\s*>|\.Elapsed\(\)\s*>`)
	guarded = regexp.MustCompile(`time\.(?:Now\(\)\.Add|After)\((\d+) ?\* ?time\.Second\)`)
)

// TestNoClock reads all tests: none fails because a machine is slow. What must come is waited for a minute at least,
// but in the window's own tests and in those of links, whose deadlines are what they test.
func TestNoClock(t *testing.T) {
	read := 0
	err := filepath.WalkDir("../..", func(path string, d os.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == ".git" || d.Name() == "build" || d.Name() == "windowtest"):
			return filepath.SkipDir
		case !strings.HasSuffix(path, "_test.go"):
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		read++
		for i, line := range strings.Split(string(data), "\n") {
			if timed.MatchString(line) && !strings.Contains(line, "MustCompile") {
				t.Errorf("%s:%d: how long something takes is no test: %s", path, i+1, strings.TrimSpace(line))
			}
			for _, m := range guarded.FindAllStringSubmatch(line, -1) {
				link := strings.HasPrefix(path, "../../link/") || strings.HasPrefix(path, "../../hosting/")
				if n, _ := strconv.Atoi(m[1]); n < 60 && !link {
					t.Errorf("%s:%d: a slow machine takes longer: %s", path, i+1, strings.TrimSpace(line))
				}
			}
		}
		return nil
	})
	if err != nil || read < 300 {
		t.Fatalf("%d tests are read: %v", read, err)
	}
}
