package menus

import (
	"testing"

	"posterestante/render/engine/stage"
)

// TestMenuRides: the cyclist of the menu rides with each breath, on the hills, and nothing
// else of the menu changes; on the tall canvas as on the wide one.
func TestMenuRides(t *testing.T) {
	for _, tall := range []bool{false, true} {
		d, _ := deps("en", 0)
		p := play(t, NewMenu(d))
		p.show.SetTall(tall)
		p.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		f := p.show.Frame()
		if !f.Breathes || f.Tall != tall {
			t.Fatalf("tall %v: the menu doesn't breathe", tall)
		}
		was := append([]stage.Sprite(nil), f.Sprites...)
		p.show.Breathe()
		f = p.show.Frame()
		if len(f.Sprites) != len(was) {
			t.Fatalf("tall %v: %d sprites, %d before", tall, len(f.Sprites), len(was))
		}
		var hills, rider stage.Rect
		for i, s := range f.Sprites {
			switch s.Pic.Kind {
			case "panorama":
				hills = s.Rect
			case "rider":
				rider = s.Rect
			}
			if (s != was[i]) != (s.Pic.Kind == "rider") {
				t.Errorf("tall %v: %+v, before %+v", tall, s, was[i])
			}
		}
		if x, y := rider.Mid(); !hills.Has(x, y) {
			t.Errorf("tall %v: the cyclist is at %+v, the hills at %+v", tall, rider, hills)
		}
	}
}
