// Package uitest holds what the tests of pages share.
package uitest

import (
	"cmp"
	"slices"
	"testing"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Touch is how high what can be clicked is at least on a tall page: 44 pixels in a
// window of 720x1280.
const Touch = 66.0

// holeMost is the highest strip, in logical pixels, in which a tall page may show nothing.
const holeMost = 0.16 * stage.TallHeight

// Tall builds a scene on the tall canvas, with words of some size, and checks that it uses
// it: nothing lies beyond it, nothing that can be clicked lies on another, words are
// whole, four fifths of the height are used and no strip of it is left empty.
func Tall(t *testing.T, where string, s stage.Scene, size int) *stage.Frame {
	t.Helper()
	show := stage.NewShow(s)
	show.SetTall(true)
	show.SetText(size)
	show.Step(stage.Raw{X: -1, Y: -1}, 0)
	f := show.Frame()
	if !f.Tall {
		t.Fatalf("%s isn't tall", where)
	}
	Whole(t, where, f)
	if hole, at := hole(f); hole > holeMost {
		t.Errorf("%s: nothing lies from %.0f down to %.0f", where, at, at+hole)
	}
	return f
}

// Whole checks that nothing of a frame lies beyond its canvas, nothing that can be clicked
// on another, and that words are whole.
func Whole(t *testing.T, where string, f *stage.Frame) {
	t.Helper()
	on := f.Canvas()
	within := func(r stage.Rect, room float64) bool {
		return r.X >= -room && r.Y >= -room && r.X+r.W <= on.W+room && r.Y+r.H <= on.H+room
	}
	for i, h := range f.Hots {
		if !within(h.Rect, 0) {
			t.Errorf("%s: %s lies at %+v", where, h.ID, h.Rect)
		}
		for _, o := range f.Hots[i+1:] {
			if h.Rect.Meets(o.Rect) {
				t.Errorf("%s: %s %+v meets %s %+v", where, h.ID, h.Rect, o.ID, o.Rect)
			}
		}
	}
	for _, s := range f.Sprites {
		p, r := s.Pic, s.Rect
		if !within(r, paint.ShadowRoom) {
			t.Errorf("%s: a %s, %q, lies at %+v", where, p.Kind, p.Text, r)
		}
		if p.Kind != "text" {
			continue
		}
		if !within(r, 1) {
			t.Errorf("%s: %q lies at %+v", where, p.Text, r)
		}
		style := paint.TextStyle(p.ID, p.Look).Grown(p.Size, p.Text, r.W, r.H)
		if !style.Wrap && style.Width(p.Text) > r.W+1 || style.Wrap && style.Height(p.Text, r.W) > r.H+0.4*style.Size {
			t.Errorf("%s: %q isn't whole in %+v", where, p.Text, r)
		}
		if _, err := paint.Kinds().Try(p, r.W, r.H, int(r.W), int(r.H)); err != nil {
			t.Errorf("%s: %v", where, err)
		}
	}
}

// Touched checks that what can be clicked is high enough for a finger, but for some.
func Touched(t *testing.T, where string, f *stage.Frame, but ...string) {
	t.Helper()
	for _, h := range f.Hots {
		if h.Lit && h.Rect.H < Touch && !slices.Contains(but, h.ID) {
			t.Errorf("%s: %s is %.0f high", where, h.ID, h.Rect.H)
		}
	}
}

// hole is the highest strip of the canvas in which nothing lies but the sheet of the page,
// and where that begins.
func hole(f *stage.Frame) (high, at float64) {
	on := f.Canvas()
	all := []stage.Rect{}
	for _, s := range f.Sprites {
		if s.Rect.H < 0.9*on.H {
			all = append(all, s.Rect)
		}
	}
	slices.SortFunc(all, func(a, b stage.Rect) int { return cmp.Compare(a.Y, b.Y) })
	end := 0.0
	for _, r := range append(all, stage.Rect{Y: on.H}) {
		if r.Y-end > high {
			high, at = r.Y-end, end
		}
		end = max(end, r.Y+r.H)
	}
	return high, at
}
