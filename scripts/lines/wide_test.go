package main

import (
	"strings"
	"testing"
)

// TestNarrow checks that no line of code is wider than 120 columns, but in tables of data.
func TestNarrow(t *testing.T) {
	sources(t, func(name string, src []byte) error {
		if strings.HasSuffix(name, "_test.go") {
			return nil
		}
		lines, err := wide(src)
		for _, n := range lines {
			t.Errorf("%s:%d is wider than %d columns", name, n, widest)
		}
		return err
	})
}

// TestWide checks what counts as wide.
func TestWide(t *testing.T) {
	long := strings.Repeat("x", 110)
	for _, row := range []struct {
		name, src string
		want      int
	}{
		{"a call", "func f() {\n\tf(" + long + long + ")\n}\n", 1},
		{"a tab is four columns", "func f() {\n\t\t\t" + long + "()\n}\n", 1},
		{"as wide as may be", "func f() {\n\t\t" + long + "()\n}\n", 0},
		{"a letter is one column", "func f() {\n\tf(`" + strings.Repeat("é", 100) + "`)\n}\n", 0},
		{"a row of data", "var rows = []string{\n\t\"" + long + long + "\",\n}\n", 0},
		{"a path", "const path = \"" + long + long + "\"\n", 0},
		{"a function among data", "var rows = []any{\n\tfunc() {\n\t\tf(" + long + long + ")\n\t},\n}\n", 1},
		{"a row of a table", "func f() {\n\treturn []row{\n\t\t{" + long + ", " + long + "},\n\t}\n}\n", 0},
		{"a value with its type", "func f() {\n\treturn []row{\n\t\trow{" + long + ", " + long + "},\n\t}\n}\n", 1},
		{"a comment", "// " + long + long + "\n", 1},
	} {
		got, err := wide([]byte("package p\n\n" + row.src))
		if err != nil || len(got) != row.want {
			t.Errorf("%s: lines %v, %v", row.name, got, err)
		}
	}
}
