package packs

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPageBuilds builds the game that docs/add-a-game.md walks through by the page's own pieces of code, and plays it by
// its own tests: each piece is found in the game, as a whole and once, and put there as the page has it.
func TestPageBuilds(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(root, "docs", "add-a-game.md"))
	if err != nil {
		t.Fatal(err)
	}
	sources := map[string]string{}
	folders := []string{"game/milestones", "render/games/milestones"}
	for _, dir := range folders {
		files, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %v", dir, err)
		}
		for _, file := range files {
			code, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if file, err = filepath.Abs(file); err != nil {
				t.Fatal(err)
			}
			sources[file] = string(code)
		}
	}
	blocks := regexp.MustCompile("(?s)```go\n(.*?)```").FindAllStringSubmatch(string(page), -1)
	if len(blocks) < 7 {
		t.Fatalf("%d pieces of code only", len(blocks))
	}
	replaced := map[string]string{}
	for _, block := range blocks {
		file, code := inserted(sources, block[1])
		if file == "" {
			t.Errorf("this is no code of the game, or at more than one place:\n%s", block[1])
			continue
		}
		sources[file], replaced[file] = code, filepath.Join(t.TempDir(), filepath.Base(file))
	}
	for file, to := range replaced {
		if err := os.WriteFile(to, []byte(sources[file]), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		t.Fatal(err)
	}
	to := filepath.Join(t.TempDir(), "overlay.json")
	if err := os.WriteFile(to, overlay, 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "test", "-short", "-overlay", to, "./"+folders[0], "./"+folders[1])
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("with the page's pieces: %v\n%s", err, out)
	}
}

// inserted puts a piece of code where it stands in one of some files, whatever its blanks and line ends; no file where it
// stands nowhere, or more than once.
func inserted(sources map[string]string, piece string) (file, code string) {
	words := strings.Fields(piece)
	for i, w := range words {
		words[i] = regexp.QuoteMeta(w)
	}
	find := regexp.MustCompile(strings.Join(words, `\s+`))
	times := 0
	for name, text := range sources {
		for _, at := range find.FindAllStringIndex(text, -1) {
			times++
			file, code = name, text[:at[0]]+strings.TrimSpace(piece)+text[at[1]:]
		}
	}
	if times != 1 {
		return "", ""
	}
	return file, code
}

// TestPiecesAreWhole checks that a piece that is not the game's, is so only in part, or stands at two places is none of it.
func TestPiecesAreWhole(t *testing.T) {
	sources := map[string]string{"a.go": "x := 1\ny(x,\n\t2)\nz()\nz()\n"}
	for piece, want := range map[string]string{
		"y(x,\n2)":    "x := 1\ny(x,\n2)\nz()\nz()\n",
		"y(x, 3)":     "",
		"z()":         "",
		"x := 1\nz()": "",
	} {
		if _, code := inserted(sources, piece); code != want {
			t.Errorf("%q: %q", piece, code)
		}
	}
}
