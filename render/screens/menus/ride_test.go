package menus

import (
	"testing"

	"posterestante/render/engine/stage"
)

// TestMenuRides: the cyclist of the menu rides with each breath, and nothing else of
// the menu changes.
func TestMenuRides(t *testing.T) {
	d, _ := deps("en", 0)
	p := play(t, NewMenu(d))
	f := p.show.Frame()
	if !f.Breathes {
		t.Fatal("the menu doesn't breathe")
	}
	was := append([]stage.Sprite(nil), f.Sprites...)
	p.show.Breathe()
	f = p.show.Frame()
	if len(f.Sprites) != len(was) {
		t.Fatalf("%d sprites, %d before", len(f.Sprites), len(was))
	}
	for i, s := range f.Sprites {
		if (s != was[i]) != (s.Pic.Kind == "rider") {
			t.Errorf("%+v, before %+v", s, was[i])
		}
	}
}
