package main

import (
	"bytes"
	"os"
	"testing"
)

// The committed map is what the generator makes, byte for byte. The outlines
// it is made from lie beside the repository: without them there is nothing to
// compare.
func TestMapIsCurrent(t *testing.T) {
	const in = "../../../../shared/data/france-regions.geojson"
	if _, err := os.Stat(in); err != nil {
		t.Skip(err)
	}
	m, err := build(in)
	if err != nil {
		t.Fatal(err)
	}
	have, err := os.ReadFile("../regions.json")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(m.encode(), have) {
		t.Error("assets/geo/regions.json is not current: run make art")
	}
}

// Simplifying drops small triangles, keeps ends and never reverses a line.
func TestSimplify(t *testing.T) {
	l := []pt{{0, 0}, {10, 0.1}, {20, 0}, {30, 20}, {40, 0}, {50, 0}}
	got := simplify(l, 5)
	want := []pt{{0, 0}, {20, 0}, {30, 20}, {40, 0}, {50, 0}}
	if len(got) != len(want) {
		t.Fatalf("got %v", got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("point %d is %v, want %v", i, got[i], want[i])
		}
	}
}

// Two squares side by side share one arc, walked both ways.
func TestTopologySharesBorders(t *testing.T) {
	left := []pt{{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}}
	right := []pt{{1, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 0}}
	arcs, rings := topology([][]pt{left, right}, []int{1, 2})
	if len(arcs) != 3 {
		t.Fatalf("%d arcs", len(arcs))
	}
	both := 0
	for _, a := range arcs {
		if len(a.owners) == 2 {
			both++
		}
	}
	if both != 1 || len(rings) != 2 {
		t.Errorf("%d shared arcs in %d rings", both, len(rings))
	}
}

// A region's centre lies in it, and where it should in a simple outline.
func TestCentre(t *testing.T) {
	square := []pt{{4, 44}, {6, 44}, {6, 46}, {4, 46}, {4, 44}}
	islet := []pt{{0, 0}, {0.1, 0}, {0.1, 0.1}}
	if got := centre([][]pt{islet, square}); got != (pt{5, 45}) {
		t.Errorf("got %v", got)
	}
	bent := []pt{{0, 0}, {3, 0}, {3, 1}, {1, 1}, {1, 3}, {0, 3}} // areas 3 at 1.5 0.5 and 2 at 0.5 2
	if got := centre([][]pt{bent}); got != (pt{1.1, 1.1}) {
		t.Errorf("got %v", got)
	}
}
