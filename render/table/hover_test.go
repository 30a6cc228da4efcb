package table

import (
	"testing"
	"time"

	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// TestWhatComesUnderThePointer checks that what a click has brought under the pointer isn't shown large until the
// pointer moves, and that it is then; by the keys it is at once.
func TestWhatComesUnderThePointer(t *testing.T) {
	s := &Surface{Lay: &board.Layout{}}
	rest := func(in stage.Input) bool {
		for range 10 {
			s.hovers(&in, hoverAfter/5)
		}
		return s.Rests()
	}
	for _, over := range []string{"", "z"} {
		if rest(stage.Input{Over: over, Raw: stage.Raw{X: 5, Y: 4}}) {
			t.Errorf("the table opened, the pointer didn't move, and %q is shown", over)
		}
	}
	if !rest(stage.Input{Over: "a", Raw: stage.Raw{X: 5, Y: 5}}) {
		t.Fatal("what is pointed at isn't shown")
	}
	s.hovers(&stage.Input{Over: "a", Raw: stage.Raw{X: 5, Y: 5}, Press: "a"}, time.Millisecond)
	for _, over := range []string{"a", "", "b"} { // a sheet closes, and a square lies there
		if rest(stage.Input{Over: over, Raw: stage.Raw{X: 5, Y: 5}}) {
			t.Errorf("%q came under the pointer, and is shown", over)
		}
	}
	if !rest(stage.Input{Over: "b", Raw: stage.Raw{X: 6, Y: 5}}) {
		t.Error("the pointer moved, and nothing is shown")
	}
	s.hovers(&stage.Input{Over: "b", Raw: stage.Raw{X: 6, Y: 5}, Press: "b"}, time.Millisecond)
	if !rest(stage.Input{Over: "c", Raw: stage.Raw{X: 6, Y: 5}, Walks: true}) {
		t.Error("a key went there, and nothing is shown")
	}
}
