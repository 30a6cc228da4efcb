package anim

import (
	"math"
	"testing"
	"time"

	"posterestante/render/engine/stage"
)

// TestMannersEndAtRest checks that whatever comes to a place of the layout ends
// there as the layout has it: upright, at its size, and seen.
func TestMannersEndAtRest(t *testing.T) {
	for m := Glide; m <= Walk; m++ {
		f := Flight{From: from, How: m, Span: time.Second, Path: Curve(Point{25, 25}, Point{350, 150}, 0.2)}
		if !m.OnRoad() && m != Tumble {
			f.Path = nil
		}
		seen := map[stage.Sprite]bool{}
		for f.at = 0; f.at < time.Second; f.at += 20 * time.Millisecond {
			s := f.show(stage.Sprite{Rect: goal}, goal)
			seen[s] = true
			if s.Zoom <= 0 || s.Alpha < 0 || s.Turn < 0 || s.Turn > 1 || math.Abs(s.Angle) > 1 {
				t.Fatalf("manner %d at %v: %+v", m, f.at, s)
			}
		}
		if len(seen) < 25 {
			t.Errorf("manner %d shows only %d poses", m, len(seen))
		}
		f.at = time.Second
		s := f.show(stage.Sprite{Rect: goal}, goal)
		if math.Abs(s.Zoom-1) > 1e-9 || math.Abs(s.Angle) > 1e-9 || s.Turn != 0 || s.Alpha != 0 || !near(s.Rect, goal) {
			t.Errorf("manner %d ends at %+v", m, s)
		}
		if d := m.Spans(); d < 0.5 || d > 1.2 && m != Tumble || d > 3 {
			t.Errorf("manner %d takes %.2f of the usual time", m, d)
		}
	}
}

// TestTurnsOver checks that a card shows its old side first, at the size it had.
func TestTurnsOver(t *testing.T) {
	for m := Glide; m <= Send; m++ {
		b := bearings[m]
		if b.turns[1] == 0 {
			continue
		}
		f := Flight{From: from, How: m, Span: time.Second, Back: stage.Pic{Kind: "old"}}
		first := f.show(stage.Sprite{Pic: stage.Pic{Kind: "new"}, Rect: goal}, goal)
		if first.Pic.Kind != "old" || first.Rect.W != from.W {
			t.Errorf("manner %d begins with %+v", m, first)
		}
		f.at = time.Second
		if last := f.show(stage.Sprite{Pic: stage.Pic{Kind: "new"}, Rect: goal}, goal); last.Pic.Kind != "new" || last.Turn != 0 {
			t.Errorf("manner %d ends with %+v", m, last)
		}
	}
}

// TestRollsAlongItsPath checks that a bike is on its road all the way, and that
// the dashes ahead grow fewer.
func TestRollsAlongItsPath(t *testing.T) {
	a, b := Point{25, 25}, Point{350, 150}
	path := Curve(a, b, 0.2)
	if path[0] != a || math.Hypot(path[len(path)-1].X-b.X, path[len(path)-1].Y-b.Y) > 1e-9 {
		t.Fatalf("the road leads from %v to %v", path[0], path[len(path)-1])
	}
	f := Flight{From: from, How: Roll, Path: path, Mark: stage.Pic{Kind: "dash"}, Span: time.Second}
	left, most := 1000, 0
	for f.at = 20 * time.Millisecond; f.at < time.Second; f.at += 20 * time.Millisecond {
		x, y := f.where(goal).Mid()
		off := math.Inf(1)
		for d := 0.0; d < Length(path); d += 0.5 {
			p, _ := Along(path, d)
			off = math.Min(off, math.Hypot(p.X-x, p.Y-y))
		}
		if off > 1 {
			t.Fatalf("at %v it is %.1f off its road", f.at, off)
		}
		n := len(f.road())
		if n > left {
			t.Fatalf("at %v there are more dashes ahead than before", f.at)
		}
		left, most = n, max(most, n)
	}
	if most < 8 || left > 1 {
		t.Errorf("%d dashes at first, %d at the end", most, left)
	}
}

// TestTumbles checks that a die shows other faces until it lies still, then its own,
// and that nothing starts before it has come to rest.
func TestTumbles(t *testing.T) {
	m := New()
	own := stage.Sprite{Key: "die", Pic: stage.Pic{Kind: "die", ID: 4}, Rect: goal}
	m.Fly("die", Flight{From: from, How: Tumble, Span: time.Second, First: true, Shows: []stage.Pic{{Kind: "die", Look: 1}, {Kind: "die", Look: 2}}})
	changes, was := 0, stage.Pic{}
	for at := time.Duration(0); at < time.Second; at += 20 * time.Millisecond {
		if p := m.Progress(); p != 0 {
			t.Fatalf("at %v others see a progress of %v", at, p)
		}
		var f stage.Frame
		m.Place(&f, []stage.Sprite{own})
		pic := f.Sprites[0].Pic
		if changes += map[bool]int{true: 1}[pic != was]; (pic == own.Pic) != (float64(at) >= rest*float64(time.Second)) {
			t.Fatalf("at %v it shows %+v", at, pic)
		}
		was = pic
		m.Step(20 * time.Millisecond)
	}
	if changes < 10 || m.Progress() != 1 {
		t.Errorf("%d faces, progress %v", changes, m.Progress())
	}
}

// TestTags checks that what arrives is told once, in the order of its tags, and
// that what is soft keeps nobody waiting.
func TestTags(t *testing.T) {
	m := New()
	m.Fly("a", Flight{From: from, Span: time.Second, Tag: 2})
	m.Ghost(Flight{From: from, To: goal, Span: time.Second, Tag: 1, Soft: true})
	m.Ghost(Flight{From: from, To: goal, Span: 2 * time.Second, Soft: true})
	m.Fly("a", Flight{From: goal, Span: time.Second}) // sent elsewhere on its way: its tag stays
	if p := m.Progress(); p != 0 {
		t.Errorf("progress %v", p)
	}
	if got := m.Step(time.Second); len(got) != 2 || got[0] != 1 || got[1] != 2 {
		t.Errorf("landed %v", got)
	}
	if m.Progress() != 1 || !m.Busy() {
		t.Errorf("progress %v, busy %v: only something soft is on its way", m.Progress(), m.Busy())
	}
	if got := m.Step(time.Second); len(got) != 0 || m.Busy() {
		t.Errorf("landed %v, busy %v", got, m.Busy())
	}
	m.Fly("a", Flight{From: from, Span: time.Second, Tag: 3})
	if old := m.Fly("a", Flight{From: from, Span: time.Second, Tag: 4}); old != 3 {
		t.Errorf("a flight that is replaced lands %d", old)
	}
}

// TestGhostsWait checks that a ghost isn't seen before it sets off.
func TestGhostsWait(t *testing.T) {
	m := New()
	m.Ghost(Flight{From: from, To: goal, Delay: time.Second, Span: time.Second})
	var f stage.Frame
	if m.Place(&f, nil); len(f.Sprites) != 0 {
		t.Error("a ghost is seen before it sets off")
	}
	m.Step(time.Second)
	if m.Place(&f, nil); len(f.Sprites) != 1 {
		t.Error("a ghost that flies isn't seen")
	}
}

// TestPaperShades: paper that is raised throws a shadow under it; before it is
// raised, when it lies again, and where motion is reduced there is none.
func TestPaperShades(t *testing.T) {
	m := New()
	m.Shade = stage.Pic{Kind: "shade"}
	shades := func(at time.Duration, how Manner, fade bool) (n int) {
		m.Done()
		m.Fly("a", Flight{From: from, How: how, Span: time.Second, Fade: fade})
		m.Step(at)
		var f stage.Frame
		m.Place(&f, []stage.Sprite{{Key: "a", Rect: goal, Pic: stage.Pic{Kind: "card"}}})
		for i, s := range f.Sprites {
			if s.Pic.Kind == "shade" {
				n++
				if card := f.Sprites[i+1]; s.Rect.Y <= card.Rect.Y || s.Zoom != card.Zoom || s.Angle != card.Angle || s.Alpha <= 0 || s.Alpha > 1 {
					t.Errorf("shadow %+v of %+v", s, card)
				}
			}
		}
		return n
	}
	for _, row := range []struct {
		at   time.Duration
		how  Manner
		fade bool
		want int
	}{
		{300 * time.Millisecond, Deal, false, 1}, {300 * time.Millisecond, Toss, false, 1}, {0, Deal, false, 0}, {950 * time.Millisecond, Deal, false, 0},
		{300 * time.Millisecond, Deal, true, 0}, {300 * time.Millisecond, Pop, false, 0},
	} {
		if n := shades(row.at, row.how, row.fade); n != row.want {
			t.Errorf("%+v: %d shadows", row, n)
		}
	}
}
