package paint

import (
	"testing"

	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// TestLamplight: the light is brightest and warmest under the lamp, fades to every
// corner, never jumps from one part of the table to the next, and leaves alone what
// isn't painted.
func TestLamplight(t *testing.T) {
	const w, h = 192, 108
	sheet := func(at stage.Rect) *Canvas {
		c := New(at.W, at.H, int(at.W), int(at.H))
		c.Path().Rect(c.All(), 0).Fill(palette.Paper)
		c.Lamplight(at, w, h)
		return c
	}
	all := sheet(stage.Rect{W: w, H: h}).Image()
	near := all.RGBAAt(80, 38)
	for _, far := range [...][2]int{{0, 0}, {w - 1, 0}, {0, h - 1}, {w - 1, h - 1}} {
		p := all.RGBAAt(far[0], far[1])
		if int(p.R) > int(near.R)*95/100 || int(p.R)*int(near.B) >= int(near.R)*int(p.B) {
			t.Errorf("at %v %v, under the lamp %v: not darker and cooler", far, p, near)
		}
	}
	at := stage.Rect{X: 40, Y: 60, W: 100, H: 40}
	part := sheet(at).Image()
	for y := range int(at.H) {
		for x := range int(at.W) {
			a, b := part.RGBAAt(x, y), all.RGBAAt(x+40, y+60)
			if d := int(a.R) - int(b.R); d < -1 || d > 1 {
				t.Fatalf("at %d, %d a part has %v, the whole %v", x, y, a, b)
			}
		}
	}
	bare := New(4, 4, 4, 4)
	bare.Lamplight(stage.Rect{W: 4, H: 4}, 4, 4)
	if p := bare.Image().RGBAAt(1, 1); p.A != 0 || p.R != 0 {
		t.Errorf("light on nothing: %v", p)
	}
}
