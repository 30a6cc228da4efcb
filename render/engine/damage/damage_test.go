package damage

import (
	"slices"
	"testing"

	"posterestante/render/engine/stage"
)

func sp(kind string, x, y, w, h float64) stage.Sprite {
	return stage.Sprite{Pic: stage.Pic{Kind: kind}, Rect: stage.Rect{X: x, Y: y, W: w, H: h}}
}

func TestBetween(t *testing.T) {
	back, a, b := sp("back", 0, 0, 1920, 1080), sp("a", 100, 100, 50, 50), sp("b", 300, 100, 50, 50)
	moved := sp("a", 120, 100, 50, 50)
	zoomed := a
	zoomed.Zoom = 3
	with := func(data any) stage.Sprite {
		s := a
		s.Pic.Data = data
		return s
	}
	for _, row := range []struct {
		name    string
		was, is []stage.Sprite
		want    []stage.Rect
	}{
		{"nothing", []stage.Sprite{back, a}, []stage.Sprite{back, a}, nil},
		{"one more", []stage.Sprite{back, a}, []stage.Sprite{back, a, b}, []stage.Rect{{X: 297, Y: 97, W: 56, H: 56}}},
		{"one less", []stage.Sprite{back, a, b}, []stage.Sprite{back, b}, []stage.Rect{{X: 97, Y: 97, W: 56, H: 56}}},
		{"one moved", []stage.Sprite{back, a}, []stage.Sprite{back, moved}, []stage.Rect{{X: 97, Y: 97, W: 76, H: 56}}},
		{"one put between", []stage.Sprite{back, b}, []stage.Sprite{back, a, b}, []stage.Rect{{X: 97, Y: 97, W: 56, H: 56}}},
		{"the same data, made anew", []stage.Sprite{with([2]int{1, 2})}, []stage.Sprite{with([2]int{1, 2})}, nil},
		{"other data", []stage.Sprite{with([2]int{1, 2})}, []stage.Sprite{with([2]int{1, 3})}, []stage.Rect{{X: 97, Y: 97, W: 56, H: 56}}},
		{"zoomed", []stage.Sprite{a}, []stage.Sprite{zoomed}, []stage.Rect{{X: 47, Y: 47, W: 156, H: 156}}},
		{"another order", []stage.Sprite{a, b}, []stage.Sprite{b, a}, []stage.Rect{{X: 97, Y: 97, W: 256, H: 56}}},
		{"two of a kind, one gone", []stage.Sprite{a, a}, []stage.Sprite{a}, []stage.Rect{{X: 97, Y: 97, W: 56, H: 56}}},
	} {
		got := Between(row.was, row.is)
		if row.name == "another order" {
			if Area(got) < stage.Width*stage.Height {
				t.Errorf("%s: %+v, want everything", row.name, got)
			}
			continue
		}
		if !slices.Equal(got, row.want) {
			t.Errorf("%s: %+v, want %+v", row.name, got, row.want)
		}
	}
}

// TestFew checks that many small changes give few rectangles, which hold them all.
func TestFew(t *testing.T) {
	var is []stage.Sprite
	for i := range 40 {
		is = append(is, sp("x", float64(i*211%1800), float64(i*137%1000), 20, 20))
	}
	got := Between(nil, is)
	if len(got) == 0 || len(got) > most {
		t.Fatalf("%d rectangles", len(got))
	}
	for _, s := range is {
		if !slices.ContainsFunc(got, func(r stage.Rect) bool { u := union(r, Bounds(s)); return u == r }) {
			t.Errorf("%+v is in none of them", s.Rect)
		}
	}
	two := Between(nil, []stage.Sprite{sp("a", 0, 900, 50, 50), sp("b", 1800, 10, 50, 50)})
	if len(two) != 2 || Area(two) > 8000 {
		t.Errorf("two far corners give %+v", two)
	}
}
