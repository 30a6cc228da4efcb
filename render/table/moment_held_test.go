package table

import (
	"slices"
	"testing"

	"posterestante/render/engine/stage"
)

// heldUp checks that a card that is won is held up so that its words can be read, whole on the canvas, before it goes
// where it belongs as it lies there.
func (c *moment) heldUp(t *testing.T, f *stage.Frame) {
	t.Helper()
	at := slices.IndexFunc(f.Sprites, func(s stage.Sprite) bool { return s.Pic == c.Back || s.Pic == c.Pic })
	if at < 0 {
		t.Fatalf("at %.2f no card is held up", c.far())
	}
	s := f.Sprites[at]
	if read := s.Pic == c.Back; read != (c.far() < leaves) {
		t.Fatalf("at %.2f it shows %s", c.far(), s.Pic.Kind)
	}
	if r := shown(s); c.far() > grown && c.far() < leaves-0.1 && (r.W < 0.98*c.BackSize[0] || r.X < 0 || r.Y < 0 ||
		r.X+r.W > c.canvas.W || r.Y+r.H > c.canvas.H || s.Turn > 0) {
		t.Fatalf("at %.2f it is held up at %+v, turned %.2f", c.far(), r, s.Turn)
	}
}
