package anim

import (
	"testing"
	"time"

	"posterestante/render/engine/stage"
)

var (
	from = stage.Rect{X: 0, Y: 0, W: 50, H: 50}
	goal = stage.Rect{X: 300, Y: 100, W: 100, H: 100}
)

func near(a, b stage.Rect) bool {
	d := func(x, y float64) bool { return x-y < 0.01 && y-x < 0.01 }
	return d(a.X, b.X) && d(a.Y, b.Y) && d(a.W, b.W) && d(a.H, b.H)
}

func TestFlightStartsAndEnds(t *testing.T) {
	m := New()
	m.Fly("a", Flight{From: from, Span: 300 * time.Millisecond})
	if r, fly := m.Pose("a", goal); !fly || !near(r, from) {
		t.Errorf("it starts at %v, want %v", r, from)
	}
	m.Step(150 * time.Millisecond)
	mid, _ := m.Pose("a", goal)
	if mid.X <= from.X || mid.X >= goal.X || m.Progress() != 0.5 {
		t.Errorf("half way it is at %v, progress %v", mid, m.Progress())
	}
	m.Step(150 * time.Millisecond)
	if r, fly := m.Pose("a", goal); fly || !near(r, goal) || m.Busy() {
		t.Errorf("it ends at %v, busy %v", r, m.Busy())
	}
}

func TestPlaceZoomsAndPutsFlyingLast(t *testing.T) {
	m := New()
	m.Fly("a", Flight{From: from, Span: time.Second})
	m.Ghost(Flight{From: goal, To: from, Pic: stage.Pic{Kind: "g"}, Span: time.Second})
	var f stage.Frame
	m.Place(&f, []stage.Sprite{{Key: "a", Rect: goal}, {Key: "b", Rect: goal}, {Rect: goal}})
	if len(f.Sprites) != 4 || f.Sprites[2].Key != "a" || f.Sprites[3].Pic.Kind != "g" {
		t.Fatalf("order: %+v", f.Sprites)
	}
	a := f.Sprites[2]
	if a.Rect.W != goal.W || a.Zoom != 0.5 {
		t.Errorf("a flying sprite is painted %v wide and zoomed %v, want its own size and 0.5", a.Rect.W, a.Zoom)
	}
	if x, y := a.Rect.Mid(); x != 25 || y != 25 {
		t.Errorf("its middle is %v, %v, want 25, 25", x, y)
	}
	m.Done()
	if m.Busy() || m.Progress() != 1 {
		t.Error("done, and still busy")
	}
}

func TestDelay(t *testing.T) {
	m := New()
	m.Fly("a", Flight{From: from, Delay: time.Second, Span: time.Second})
	m.Step(time.Second)
	if r, _ := m.Pose("a", goal); !near(r, from) {
		t.Errorf("it set off early: %v", r)
	}
}
