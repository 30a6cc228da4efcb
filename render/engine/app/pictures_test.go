package app

import (
	"image"
	"testing"

	"posterestante/render/engine/stage"
)

// TestCuts: the parts of a large picture cover it without overlap, none is larger than
// asked for, and all but those at the edges are alike.
func TestCuts(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {254, 254}, {255, 1}, {683, 513}} {
		const side = 254
		pixels, whole := 0, image.Rect(0, 0, size[0], size[1])
		all := cuts(size[0], size[1], side)
		for i, r := range all {
			pixels += r.Dx() * r.Dy()
			if r.Empty() || !r.In(whole) || r.Dx() > side || r.Dy() > side ||
				r.Dx() != side && r.Max.X != whole.Max.X || r.Dy() != side && r.Max.Y != whole.Max.Y {
				t.Errorf("%v: part %v", size, r)
			}
			for _, o := range all[:i] {
				if r.Overlaps(o) {
					t.Errorf("%v: %v lies on %v", size, r, o)
				}
			}
		}
		if pixels != size[0]*size[1] {
			t.Errorf("%v: the parts have %d pixels", size, pixels)
		}
	}
	for _, row := range []struct {
		w, h float64
		most int
	}{{480, 270, usualCut}, {1280, 720, usualCut}, {1920, 1080, usualCut * 3 / 2}, {3840, 2160, 3 * usualCut}, {15360, 8640, widest}} {
		if got := fit(row.w, row.h).cut(); got != row.most {
			t.Errorf("%v x %v: parts of %d, want %d", row.w, row.h, got, row.most)
		}
	}
}

// TestMakesRoomFirst: before a frame's pictures are painted what it doesn't show makes
// room for them, what was not used longest first; what it shows stays, and so does all
// where there is room.
func TestMakesRoomFirst(t *testing.T) {
	v := fit(1280, 720)
	sprite := func(id int, h float64) stage.Sprite {
		return stage.Sprite{Pic: stage.Pic{Kind: "square", ID: id}, Rect: stage.Rect{W: stage.Width, H: h}}
	}
	for _, row := range []struct {
		name string
		due  float64 // how high the new picture is
		want []int   // what is kept
	}{
		{"there is room", 300, []int{1, 2, 3}},
		{"the oldest goes", 1080, []int{2, 3}},
		{"all that isn't shown goes", 1800, []int{3}},
		{"what is shown stays", 9000, []int{3}},
	} {
		d := newDrawer(nil)
		d.view, d.frames = v, 9
		for id := 1; id <= 3; id++ {
			s := sprite(id, 720)
			k := d.look(&s)
			d.kept[k] = &picture{pixels: k.w * k.h, used: id}
			d.pixels += k.w * k.h
		}
		d.makeRoom(&stage.Frame{Sprites: []stage.Sprite{sprite(3, 720), sprite(4, row.due)}}, []stage.Rect{everywhere}, v)
		var kept []int
		for id := 1; id <= 3; id++ {
			if s := sprite(id, 720); d.kept[d.look(&s)] != nil {
				kept = append(kept, id)
			}
		}
		if len(kept) != len(row.want) || kept[0] != row.want[0] {
			t.Errorf("%s: %v are kept, want %v; %d pixels", row.name, kept, row.want, d.pixels)
		}
	}
}
