package packs

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPageOfMilestones checks docs/add-a-game.md: what stands there as code stands in the game that it walks through, line
// by line up to an ellipsis, and the files and lists that it names are there.
func TestPageOfMilestones(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(root, "docs", "add-a-game.md"))
	if err != nil {
		t.Fatal(err)
	}
	page := string(data)
	source := ""
	for _, dir := range []string{"game/milestones", "render/games/milestones"} {
		files, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %v", dir, err)
		}
		for _, file := range files {
			code, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			source += plain(string(code)) + "\n"
		}
	}
	blocks := regexp.MustCompile("(?s)```go\n(.*?)```").FindAllStringSubmatch(page, -1)
	if len(blocks) < 4 {
		t.Fatalf("%d pieces of code only", len(blocks))
	}
	for _, block := range blocks {
		for _, line := range strings.Split(strings.TrimSpace(block[1]), "\n") {
			line, _, _ = strings.Cut(line, "...")
			if !strings.Contains(source, plain(line)) {
				t.Errorf("no such line in Milestones: %s", line)
			}
		}
	}
	for _, named := range regexp.MustCompile("`((?:game|render|assets|docs)/[a-z0-9_/.-]+)`").FindAllStringSubmatch(page, -1) {
		if _, err := os.Stat(filepath.Join(root, named[1])); err != nil {
			t.Errorf("the page names %s: %v", named[1], err)
		}
	}
}

// plain is code whose blanks don't count.
func plain(code string) string { return strings.Join(strings.Fields(code), " ") }
