package app

import (
	"math"
	"testing"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// TestStormOfSizes draws the border of a window about, by steps and with rests, while what is shown changes, and
// checks that what is kept stays within its bound, and that nothing painted for another size outlives a rest.
func TestStormOfSizes(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	d := newDrawer(paint.Kinds())
	for i := range 150 {
		v := fit(480+float64(i*137%1440), 270+float64(i*89%810))
		if d.frames == 0 {
			d.view = v
		}
		d.resized(v)
		f := &stage.Frame{}
		for n := range 12 {
			f.Sprites = append(f.Sprites, stage.Sprite{Pic: stage.Pic{Kind: "panel", ID: 1, Look: i*7 + n}, Rect: stage.Rect{X: 20, Y: 20, W: 400 + float64(100*n), H: 300}})
		}
		if i%5 == 0 && !d.resize.IsZero() {
			if !d.settle(d.resize.Add(settleFor)) || len(d.kept) > 0 || d.pixels != 0 {
				t.Fatalf("size %d: after a rest %d pictures of another size are kept, %d pixels", i, len(d.kept), d.pixels)
			}
		}
		d.frames++
		if d.resize.IsZero() {
			d.view = v
		}
		d.makeRoom(f, []stage.Rect{everywhere}, v)
		shown := 0
		for n := range f.Sprites {
			shown += d.picture(&f.Sprites[n]).pixels
		}
		d.trim(v, 0)
		limit := int(keepPixels * math.Max(1, v.w*v.h/(1280*720)))
		kept := 0
		for _, p := range d.kept {
			kept += p.pixels
		}
		if kept != d.pixels || kept > max(limit, shown) {
			t.Fatalf("size %d: %d pixels are kept, %d counted, %d shown, at most %d", i, kept, d.pixels, shown, limit)
		}
	}
}
