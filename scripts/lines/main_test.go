package main

import (
	"strings"
	"testing"
	"testing/fstest"
)

// TestCount checks that blank lines, comments and what is no code of ours are not counted.
func TestCount(t *testing.T) {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	tree := fstest.MapFS{
		"main.go":        file("// Says what it is.\npackage main\n\nimport \"os\" // the system\n"),
		"a/b/c/c.go":     file("package c\n\n\t// one\nvar x = `\n\n`\n\nfunc f(a,\n\tb int) { // two\n}\n"),
		"a/b/c_test.go":  file("package b\n"),
		"a/words.toml":   file("a = 1\n"),
		"build/made.go":  file("package made\n"),
		".cache/made.go": file("package made\n"),
	}
	var out strings.Builder
	if err := report(&out, tree, 2, false); err != nil {
		t.Fatal(err)
	}
	if got, want := strings.Join(strings.Fields(out.String()), " "), "2 . 6 a/b 8 in all"; got != want {
		t.Errorf("counted %q, not %q", got, want)
	}
}
