package packs

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestPageOfMilestones checks docs/add-a-game.md: the files and lists that it names are there, and what it counts is so.
// Its code is held by TestPageBuilds.
func TestPageOfMilestones(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(root, "docs", "add-a-game.md"))
	if err != nil {
		t.Fatal(err)
	}
	page := string(data)
	optional, err := os.ReadFile("optional.go")
	if err != nil {
		t.Fatal(err)
	}
	interfaces := regexp.MustCompile(`(?m)^var _ = \[\](?:\w+\.)?(\w+)\{`).FindAllStringSubmatch(string(optional), -1)
	if len(interfaces) < 20 {
		t.Fatalf("%d interfaces only", len(interfaces))
	}
	for _, i := range interfaces {
		if !strings.Contains(page, "."+i[1]+"`") {
			t.Errorf("the page doesn't name %s", i[1])
		}
	}
	said := regexp.MustCompile(`(?s)\((\d+) lines of code\).*?\((\d+)\).*?\((\d+) messages\)`).FindStringSubmatch(page)
	is := []string{linesOf(t, "game/milestones"), linesOf(t, "render/games/milestones"), messagesOf(t, "milestones")}
	if len(said) != 4 || !slices.Equal(said[1:], is) {
		t.Errorf("the page says %q; code and messages are %v", said, is)
	}
	for _, named := range regexp.MustCompile("`((?:game|render|assets|docs)/[a-z0-9_/.-]+)`").FindAllStringSubmatch(page, -1) {
		if _, err := os.Stat(filepath.Join(root, named[1])); err != nil {
			t.Errorf("the page names %s: %v", named[1], err)
		}
	}
}

// linesOf counts the code of a folder as make lines does: neither blank lines, comments nor tests.
func linesOf(t *testing.T, dir string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, file := range files {
		code, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(code)) {
			if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "//") && !strings.HasSuffix(file, "_test.go") {
				n++
			}
		}
	}
	return strconv.Itoa(n)
}

// messagesOf counts the messages of a file of words: several numbers of one thing are one.
func messagesOf(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, "assets", "words", name+".en.toml"))
	if err != nil {
		t.Fatal(err)
	}
	return strconv.Itoa(len(regexp.MustCompile(`(?m)^(?:other|[a-z_."]+) = `).FindAllString(string(data), -1)) -
		len(regexp.MustCompile(`(?m)^one = `).FindAllString(string(data), -1)))
}
