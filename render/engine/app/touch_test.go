package app

import (
	"strings"
	"testing"
	"time"

	"posterestante/render/engine/stage"
)

// pane is a scene with a button and a shelf; it notes what it is told.
type pane struct{ log []string }

func (p *pane) Update(in *stage.Input, _ time.Duration) stage.Answer {
	switch {
	case in.Hit != "":
		p.log = append(p.log, "click "+in.Hit)
	case in.Back:
		p.log = append(p.log, "back "+in.Alt2)
	case in.Drop:
		p.log = append(p.log, "drop "+in.Drag+" on "+in.Over)
	case in.Wheel != 0 && (len(p.log) == 0 || p.log[len(p.log)-1] != "wheel"):
		p.log = append(p.log, "wheel")
	case in.Held != "" && in.HeldFor > 400*time.Millisecond && (len(p.log) == 0 || p.log[len(p.log)-1] != "hold"):
		p.log = append(p.log, "hold")
	}
	return stage.Answer{}
}

func (p *pane) Build(f *stage.Frame) {
	f.Add(stage.Pic{Kind: "x"}, stage.Rect{W: 10, H: 10})
	f.Hots = append(f.Hots, stage.Hot{ID: "card", Rect: stage.Rect{X: 100, Y: 100, W: 100, H: 100}, Lit: true},
		stage.Hot{ID: "shelf", Rect: stage.Rect{X: 500, Y: 100, W: 100, H: 100}, Lit: true})
}

// TestFingers plays gestures on a scene, with the touch screen's events and
// nothing else.
func TestFingers(t *testing.T) {
	one := func(x, y float64) []contact { return []contact{{1, x, y}} }
	two := func(x, y float64) []contact { return []contact{{1, x, y}, {2, x + 90, y + 10}} }
	var none []contact
	type span struct {
		down  []contact
		ticks int
	}
	for _, row := range []struct {
		name  string
		spans []span
		want  string
	}{
		{"a tap", []span{{one(150, 150), 3}, {none, 5}}, "click card"},
		{"a longer tap", []span{{one(150, 150), 12}, {none, 5}}, "click card"},
		{"two taps", []span{{one(150, 150), 3}, {none, 5}, {one(550, 150), 3}, {none, 5}}, "click card, click shelf"},
		{"a tap that slips", []span{{one(150, 150), 3}, {one(156, 154), 3}, {none, 5}}, "click card"},
		{"a long press", []span{{one(150, 150), 40}, {none, 5}}, "hold, click card"},
		{"a drag", []span{{one(150, 150), 2}, {one(300, 150), 3}, {one(550, 150), 3}, {none, 5}}, "drop card on shelf"},
		{"a tap of two", []span{{two(150, 150), 4}, {none, 5}}, "back card"},
		{"a tap of two, one after the other", []span{{one(150, 150), 2}, {two(150, 150), 4}, {one(150, 150), 2}, {none, 5}}, "back card"},
		{"a slide of two", []span{{two(150, 150), 2}, {two(150, 250), 2}, {two(150, 350), 2}, {none, 5}}, "wheel"},
		{"a tap after two", []span{{two(150, 150), 4}, {none, 5}, {one(550, 150), 3}, {none, 5}}, "back card, click shelf"},
		{"a second finger that comes late", []span{{one(150, 150), 20}, {two(150, 150), 5}, {none, 5}}, "click card"},
	} {
		p := &pane{}
		s := stage.NewShow(p)
		s.Step(stage.Raw{X: -1, Y: -1}, 0)
		var f toucher
		at := time.Now()
		for _, sp := range row.spans {
			for range sp.ticks {
				at = at.Add(stage.Tick)
				r := f.step(sp.down, [2]float64{}, at)
				s.Step(stage.Raw{X: r.x, Y: r.y, Left: r.left, Right: r.right, Wheel: r.wheel}, stage.Tick)
			}
		}
		if got := strings.Join(p.log, ", "); got != row.want {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
		if s.Frame().Over != "" || f.phase != touchNone {
			t.Errorf("%s: afterwards %q is pointed at", row.name, s.Frame().Over)
		}
	}
}

// TestTheMouseTakesOver checks that a mouse that moves is the pointer again, and
// that a machine without fingers never notices them.
func TestTheMouseTakesOver(t *testing.T) {
	var f toucher
	at := time.Now()
	if f.step(nil, [2]float64{10, 10}, at).used {
		t.Error("without a finger the mouse is not the pointer")
	}
	f.step([]contact{{1, 5, 5}}, [2]float64{10, 10}, at)
	for range 2 { // the tap is pressed and let go
		f.step(nil, [2]float64{10, 10}, at.Add(time.Second))
	}
	for range 3 {
		if p := f.step(nil, [2]float64{10, 10}, at.Add(time.Second)); !p.used || p.x != nowhere || p.left {
			t.Errorf("after a tap the pointer is at %v", p)
		}
	}
	if f.step(nil, [2]float64{11, 10}, at.Add(time.Second)).used {
		t.Error("a mouse that moves is not heard")
	}
}
