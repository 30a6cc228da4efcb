package chart

import (
	"testing"

	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// TestLinesApart: without their colours too the seats' lines differ from each
// other, in how they are broken.
func TestLinesApart(t *testing.T) {
	kinds := paint.Table{"line": func(c *paint.Canvas, p stage.Pic) {
		Line(c, func() paint.Path { return c.Path().Move(10, c.H/2).Line(c.W-10, c.H/2) }, p.ID, 6)
	}}
	const w, h = 240, 20
	var ink [palette.Seats][]bool // where each line's dashes lie, along its middle
	for i := range ink {
		im, err := kinds.Try(stage.Pic{Kind: "line", ID: i}, w, h, w, h)
		if err != nil {
			t.Fatal(err)
		}
		for x := range w {
			ink[i] = append(ink[i], im.RGBAAt(x, h/2).A > 240) // the casing is clearer
		}
	}
	for i := range ink {
		for j := range i {
			n := 0
			for x := range w {
				if ink[i][x] != ink[j][x] {
					n++
				}
			}
			if n < w/10 {
				t.Errorf("the lines of colours %d and %d differ in %d of %d places", j, i, n, w)
			}
		}
	}
}
