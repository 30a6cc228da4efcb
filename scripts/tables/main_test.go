package main

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"
)

// TestReport checks that tables are listed, printed in columns, and that a bad one is an error.
func TestReport(t *testing.T) {
	dir := fstest.MapFS{
		"a-01.csv": {Data: []byte("# What it is\nseats,wins\n\"2, side A\",50\n")},
		"a-02.csv": {Data: []byte("# Another\nx\n1\n")},
		"bad.csv":  {Data: []byte("# Bad\nx,y\n1\n")},
	}
	for of, want := range map[string]string{
		"":     "a-01: What it is\na-02: Another\nbad: Bad\n",
		"a-01": "a-01: What it is\nseats      wins\n2, side A  50\n\n",
	} {
		var out strings.Builder
		if err := report(&out, dir, of); err != nil || out.String() != want {
			t.Errorf("%q: %v, %q", of, err, out.String())
		}
	}
	for _, of := range []string{"bad", "chess"} {
		if err := report(&strings.Builder{}, dir, of); err == nil {
			t.Errorf("%q is printed", of)
		}
	}
}

// TestTables checks that all there are can be printed, and that pages name none that isn't there.
func TestTables(t *testing.T) {
	t.Chdir("../..")
	for _, page := range []string{"sakodo", "routard", "montaigne", "opponents"} {
		var out strings.Builder
		if err := report(&out, os.DirFS("docs/data"), page); err != nil || strings.Count(out.String(), "\n") < 20 {
			t.Error(page, err)
		}
		text, err := os.ReadFile("docs/" + page + ".md")
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(text), "\n"); n > 60 || !strings.Contains(string(text), "make tables OF="+page) {
			t.Errorf("docs/%s.md has %d lines, or doesn't say how its tables are printed", page, n)
		}
	}
}
