package anim

import (
	"math"
	"testing"
	"time"

	"posterestante/render/engine/stage"
)

// walker walks three legs of different length.
func walker() *Flight {
	return &Flight{From: stage.Rect{W: 10, H: 10}, How: Walk, Span: time.Second,
		Path: []Point{{5, 5}, {105, 5}, {105, 45}, {405, 45}},
		Glow: Glow{Light: stage.Pic{Kind: "light"}, Trail: stage.Pic{Kind: "trail"}, Size: 40, Down: 20}}
}

// TestWalksLegByLeg checks that what walks is at each corner of its way after as many equal parts of the time, rests
// there, and never leaves its way but for its hop.
func TestWalksLegByLeg(t *testing.T) {
	f := walker()
	to := stage.Rect{X: 400, Y: 40, W: 10, H: 10}
	rested := map[Point]int{}
	for f.at = 0; f.at <= time.Second; f.at += 5 * time.Millisecond {
		x, y := f.where(to).Mid()
		p, _ := Along(f.Path, f.far())
		if math.Abs(p.X-x) > 0.01 || y > p.Y+0.01 || y < p.Y-15 {
			t.Fatalf("at %v it is at %.1f, %.1f, its way is at %+v", f.at, x, y, p)
		}
		for i, corner := range f.Path[1:] {
			if math.Hypot(corner.X-p.X, corner.Y-p.Y) < 0.5 {
				rested[corner]++
				if d := f.linear()*3 - float64(i+1); math.Abs(d) > 0.25 {
					t.Errorf("at %v it is at corner %d", f.at, i+1)
				}
			}
		}
	}
	if len(rested) != 3 || rested[f.Path[1]] < 5 || rested[f.Path[2]] < 5 {
		t.Errorf("it rests %v", rested)
	}
}

// TestGlowFollows checks that the light lies under what walks, above all it passes, that the trail lies behind it and
// fades, and that both are gone when it has arrived, and where motion is reduced.
func TestGlowFollows(t *testing.T) {
	m := New()
	for _, fade := range []bool{false, true} {
		f := walker()
		f.Fade = fade
		m.Fly("a", *f)
		lit, dots := 0, 0
		for ms := 20; ms < 1000; ms += 20 {
			m.Step(20 * time.Millisecond)
			var fr stage.Frame
			m.Place(&fr, []stage.Sprite{{Key: "a", Rect: stage.Rect{X: 400, Y: 40, W: 10, H: 10}}, {Key: "b"}})
			last := len(fr.Sprites) - 1
			x, _ := fr.Sprites[last].Rect.Mid()
			faintest := 1.0
			for i, s := range fr.Sprites {
				switch sx, _ := s.Rect.Mid(); s.Pic.Kind {
				case "light":
					if lit++; i != last-1 || math.Abs(sx-x) > 0.01 {
						t.Fatalf("after %d ms the light is sprite %d of %d, at %.1f, not %.1f", ms, i, last, sx, x)
					}
				case "trail":
					if dots++; sx > x+0.01 || s.Alpha > faintest {
						t.Fatalf("after %d ms a dot of the trail is at %.1f, it at %.1f; %.2f", ms, sx, x, s.Alpha)
					}
					faintest = s.Alpha
				}
			}
		}
		if (lit > 40) == fade || (dots > 100) == fade {
			t.Errorf("reduced %v: %d times a light, %d dots", fade, lit, dots)
		}
		m.Done()
	}
}
