package main

import (
	"maps"
	"path"
	"slices"
	"strings"
	"testing"
)

// longestTest is how long a function of a test may be: its rows stand in it.
const longestTest = 100

// larger are the files, functions, structs and types that are larger than they may be, and how large. A number may only
// shrink, and what fits is taken off the list; new code isn't put on it.
var larger = map[string]int{
	// somebody works there, in game/search and game/train
	"game/search/player.go Player": 18,

	// what is handed in or out as a record: what there is, what is set, what is answered
	"game/globe/rules.go Rules":                       46,
	"headless/serve.go request":                       19,
	"headless/sim.go simResult":                       17,
	"render/engine/anim/anim.go Flight":               16,
	"render/engine/app/app.go Config":                 24,
	"render/engine/app/settings/settings.go Settings": 25,
	"render/engine/stage/scene.go Input":              21,
	"render/table/board/board.go Context":             17,
	"render/table/board/board.go Place":               16,

	// states, and what is told of them: a field each
	"game/globe/state.go State":              16,
	"game/globe/telling_long.go longTelling": 17,
	"game/postcards/state.go State":          19,
}

// TestSmall checks that files, functions, structs and types are no larger than they may be.
func TestSmall(t *testing.T) {
	found, sums := map[string]int{}, map[string]int{}
	sources(t, func(name string, src []byte) error {
		test := strings.HasSuffix(name, "_test.go")
		sizes, err := large(src)
		for what, size := range sizes {
			if !test || what == "" || strings.HasSuffix(what, "()") && size > longestTest {
				found[strings.TrimSuffix(name+" "+what, " ")] = size
			}
		}
		if err != nil || test || !strings.HasPrefix(name, "render/table/") {
			return err
		}
		of := map[string]int{}
		err = methods(src, of)
		for what, n := range of {
			sums[path.Dir(name)+" "+what] += n
		}
		return err
	})
	for what, n := range sums {
		if n > widestType {
			found[what] = n
		}
	}
	for _, what := range slices.Sorted(maps.Keys(found)) {
		if size := found[what]; size > larger[what] {
			t.Errorf("%s is larger than it may be: %d (files %d lines, functions %d, of tests %d, structs %d fields)",
				what, size, longestFile, longestFunction, longestTest, widestStruct)
		}
	}
	for _, what := range slices.Sorted(maps.Keys(larger)) {
		if found[what] < larger[what] {
			t.Errorf("%s is smaller now, %d: say so in the list, or take it off where it is 0", what, found[what])
		}
	}
}

// TestLarge checks what counts as large.
func TestLarge(t *testing.T) {
	lines := func(n int) string { return strings.Repeat("\tf()\n", n) }
	for _, row := range []struct {
		name, src, what string
		size            int
	}{
		{"a function as long as may be", "func f() {\n" + lines(58) + "}\n", "", 0},
		{"a longer one", "func f() {\n" + lines(59) + "}\n", "f()", 61},
		{"a method", "func (t *list[T]) f() {\n" + lines(59) + "}\n", "list.f()", 61},
		{"its doc is not counted", strings.Repeat("// x\n", 70) + "func f() {}\n", "", 0},
		{"fields by their names", "type t struct {\n\ta, b, c, d, e, f, g, h int\n\ti, j, k, l, m, n, o, p int\n}\n", "t", 16},
		{"what is embedded is one", "type t struct {\n\tu\n\ta, b, c, d, e, f, g, h int\n\ti, j, k, l, m, n int\n}\n", "", 0},
		{"a file", strings.Repeat("// x\n\n", 150), "", 302},
	} {
		got, err := large([]byte("package p\n\n" + row.src))
		if err != nil || got[row.what] != row.size || len(got) > 1 {
			t.Errorf("%s: %v, %v", row.name, got, err)
		}
	}
	sum := map[string]int{}
	if err := methods([]byte("package p\n\nfunc (a *t) f() {}\nfunc (t) g() {}\nfunc h() {}\n"), sum); err != nil || sum["t"] != 2 {
		t.Errorf("methods %v, %v", sum, err)
	}
}
