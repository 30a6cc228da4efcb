package brief

import (
	"slices"
	"testing"
)

// TestMouse: a press between two ticks counts once, one that goes on is one, and
// several come one after the other, in their places.
func TestMouse(t *testing.T) {
	var m Mouse
	press := func(button int, x float64) {
		m.Add(Edge{button, true, x, 0})
		m.Add(Edge{button, false, x, 0})
	}
	tick := func(left, right bool, x float64) {
		t.Helper()
		l, r, at := m.Tick()
		if (at == nil) && m.Waiting() {
			t.Fatal("edges wait that no tick gives")
		}
		if l != left || r != right || (at == nil) != (x < 0) || at != nil && at.X != x {
			t.Fatalf("left %v, right %v, at %v; want %v, %v, %v", l, r, at, left, right, x)
		}
	}
	tick(false, false, -1)
	press(Left, 3)
	tick(true, false, 3)
	if !m.Waiting() {
		t.Fatal("the end of the press waits, and isn't said to")
	}
	tick(false, false, 3)
	tick(false, false, -1)

	m.Add(Edge{Left, true, 1, 0}) // one that goes on
	tick(true, false, 1)
	tick(true, false, -1)
	m.Add(Edge{Left, false, 2, 0}) // let go, and two more within the frame
	press(Left, 5)
	press(Right, 6)
	press(1, 7) // the wheel is none
	for _, want := range []struct {
		left, right bool
		x           float64
	}{{false, false, 2}, {true, false, 5}, {false, false, 5}, {false, true, 6}, {false, false, 6}, {false, false, -1}} {
		tick(want.left, want.right, want.x)
	}

	m.Add(Edge{Left, true, 1, 0})
	tick(true, false, 1)
	m.Forget()
	tick(false, false, -1)
}

// TestFingers: a tap between two ticks is told, and another after it; a finger
// that only moves is told where it is last.
func TestFingers(t *testing.T) {
	var f Fingers
	tick := func(want ...Finger) {
		t.Helper()
		if got := f.Tick(); !slices.Equal(got, want) {
			t.Fatalf("%v, want %v", got, want)
		}
	}
	tick()
	a, b := Finger{1, 10, 10}, Finger{2, 50, 50}
	for _, down := range [][]Finger{{a}, {}, {b}, {}} {
		f.Set(down)
	}
	tick(a)
	if !f.Waiting() {
		t.Fatal("a finger's end waits, and isn't said to")
	}
	tick()
	tick(b)
	tick()
	if f.Waiting() {
		t.Fatal("nothing waits any more")
	}
	tick()

	f.Set([]Finger{a}) // it slides: while it waits to be told, and after
	f.Set([]Finger{{1, 20, 10}})
	tick(Finger{1, 20, 10})
	f.Set([]Finger{{1, 30, 10}})
	f.Set([]Finger{{1, 40, 10}})
	tick(Finger{1, 40, 10})
	f.Set([]Finger{{1, 40, 10}, b})
	f.Set([]Finger{b})
	f.Set(nil)
	tick(Finger{1, 40, 10}, b)
	tick(b)
	tick()
}
