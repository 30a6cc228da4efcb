package ui

import (
	"fmt"
	"testing"

	"posterestante/render/engine/stage"
)

// TestSelect: the button opens the list, which takes all input until a line is
// chosen, the button is clicked again, or one goes back.
func TestSelect(t *testing.T) {
	lids := []Lid{{Name: "a"}, {Name: "b"}, {Name: "c"}}
	var s Select
	var f stage.Frame
	build := func() {
		f.Reset()
		f.Hots = append(f.Hots, stage.Hot{ID: "else", Lit: true})
		s.Build(&f, "s", stage.Rect{X: 100, Y: 100, W: 300, H: 66}, lids, 1)
		s.BuildOpen(&f, "s", lids, 1)
	}
	hit := func(id string) (int, bool) {
		in := stage.Input{Hit: id}
		if h := f.Hot(id); h != nil {
			in.Did = h.Does
		}
		i, _, took := s.Update(&in, "s")
		return i, took
	}
	build()
	if _, took := hit("else"); took || f.Hot("s.0") != nil {
		t.Fatal("it is open")
	}
	for _, row := range []struct {
		in     stage.Input
		chosen int
	}{{stage.Input{Did: lidHit{"s", 2}}, 2}, {stage.Input{Did: lidHit{"s", -1}}, -1}, {stage.Input{Back: true}, -1}, {stage.Input{Miss: true}, -1}} {
		if i, took := hit("s"); i != -1 || !took {
			t.Errorf("opening it chose %d", i)
		}
		build()
		if f.Hot("else") != nil || f.Hot("s.2") == nil || f.First != "s.1" {
			t.Errorf("open: %v, first %q", f.Hots, f.First)
		}
		if i, a, took := s.Update(&stage.Input{}, "s"); i != -1 || !took || a.Dirty {
			t.Errorf("nothing done chose %d, drawn anew: %v", i, a.Dirty)
		}
		in := row.in
		if i, _, took := s.Update(&in, "s"); i != row.chosen || !took || in.Back {
			t.Errorf("%+v chose %d, back %v", row.in, i, in.Back)
		}
		if build(); f.Hot("s.0") != nil || f.Hot("else") == nil {
			t.Errorf("%+v leaves it open", row.in)
		}
	}
}

// TestSelectFits: the list lies on the canvas for any number of lines and any
// place of its button, and its lines apart.
func TestSelectFits(t *testing.T) {
	for _, r := range []stage.Rect{{X: 10, Y: 10, W: 200, H: 60}, {X: 1700, Y: 966, W: 200, H: 60}, {X: 900, Y: 500, W: 700, H: 60}} {
		for n := 1; n <= 24; n++ {
			var lids []Lid
			for i := range n {
				lids = append(lids, Lid{Name: fmt.Sprint(i), Note: "x", Pic: stage.Pic{Kind: "poster"}})
			}
			s := Select{open: true}
			var f stage.Frame
			s.Build(&f, "s", r, lids, 0)
			s.BuildOpen(&f, "s", lids, 0)
			below := 0.0
			for i := range n {
				h := f.Hot(fmt.Sprintf("s.%d", i))
				if h.Rect.X < 0 || h.Rect.X+h.Rect.W > stage.Width || h.Rect.Y < 0 || h.Rect.Y+h.Rect.H > stage.Height || h.Rect.Y < below-0.01 {
					t.Fatalf("line %d of %d lies at %+v", i, n, h.Rect)
				}
				below = h.Rect.Y + h.Rect.H
			}
		}
	}
}
