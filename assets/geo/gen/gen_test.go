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

// TestWorldIsCurrent checks that the committed poster of the world is what the
// generator makes, byte for byte.
func TestWorldIsCurrent(t *testing.T) {
	const in = "../../../../shared/data/world-land.geojson"
	if _, err := os.Stat(in); err != nil {
		t.Skip(err)
	}
	w, err := buildWorld(in)
	if err != nil {
		t.Fatal(err)
	}
	have, err := os.ReadFile("../world.json")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(w.encode(), have) {
		t.Error("assets/geo/world.json is not current: run make art")
	}
}

// TestUnbroken checks that an outline across the date line has no jump, and lies
// between the same meridians as its lakes.
func TestUnbroken(t *testing.T) {
	for _, r := range [][][2]float64{
		{{170, 0}, {-170, 0}, {-170, 10}, {170, 10}, {170, 0}},
		{{-170, 0}, {-170, 10}, {170, 10}, {170, 0}, {-170, 0}},
	} {
		l := unbroken(r)
		lo, hi, top := bounds(l)
		if len(l) != 4 || hi-lo != 20 || top != 10 {
			t.Errorf("%v", l)
		}
	}
	// All of Asia but its last cape is east of Greenwich.
	if lo, hi, _ := bounds(unbroken([][2]float64{{-170, 60}, {170, 60}, {30, 60}, {30, 50}, {-170, 60}})); lo != 30 || hi != 190 {
		t.Errorf("from %v to %v", lo, hi)
	}
}

// TestCut checks that nothing is left beyond the edges.
func TestCut(t *testing.T) {
	l := cut([]pt{{-100, 50}, {100, 50}, {100, 150}, {-100, 150}})
	for _, p := range l {
		if p.x < -3 {
			t.Errorf("%v", p)
		}
	}
	if a := area(l); a != 103*100 {
		t.Errorf("%v is left", a)
	}
	if l := cut([]pt{{-100, 50}, {-50, 50}, {-50, 150}}); len(l) != 0 {
		t.Errorf("%v is left of what is beyond", l)
	}
}
