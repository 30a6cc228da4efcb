package montaigne

import (
	"math"
	"testing"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// bright is how bright a part of a picture is on the mean.
func bright(c *paint.Canvas, r stage.Rect) float64 {
	sum, n := 0, 0
	for y := int(r.Y); y < int(r.Y+r.H); y++ {
		for x := int(r.X); x < int(r.X+r.W); x++ {
			p := c.Image().RGBAAt(x, y)
			sum, n = sum+int(p.R)+int(p.G)+int(p.B), n+1
		}
	}
	return float64(sum) / float64(n)
}

// TestLitByTheLamp: the lamp lights the chart, the lanes, the board and the tiles as it
// does all else: what lies near it gains more than what lies far from it, on both canvases.
func TestLitByTheLamp(t *testing.T) {
	for _, p := range []*plan{&wide, &tall} {
		look := 0
		if p == &tall {
			look = deskTall
		}
		for what, row := range map[string]struct {
			pic  stage.Pic
			at   stage.Rect
			bare func(c *paint.Canvas)
			from float64 // how far down nothing but the bare picture is painted
		}{
			"chart": {stage.Pic{Kind: "mo.chart"}, p.chartRect(4), func(c *paint.Canvas) { drawChart(c, legend{}) }, 0},
			"lane":  {stage.Pic{Kind: "mo.lane"}, p.laneRect(4, 2), func(c *paint.Canvas) { drawLane(c) }, 66},
			"desk":  {stage.Pic{Kind: "mo.desk", Look: look}, p.desk, func(c *paint.Canvas) { drawDesk(c, "") }, 0},
			"tiles": {stage.Pic{Kind: "mo.box"}, p.boxOf(4), func(c *paint.Canvas) { drawTray(c) }, 0},
		} {
			lit := paint.New(row.at.W, row.at.H, int(row.at.W), int(row.at.H))
			bare := paint.New(row.at.W, row.at.H, int(row.at.W), int(row.at.H))
			Kinds().Smooth()[row.pic.Kind](lit, row.pic)
			row.bare(bare)
			least, most := math.Inf(1), 0.0
			var near, far float64
			const parts, edge = 8, 14 // its shadow
			for i := range parts * parts {
				w, h := row.at.W/parts, (row.at.H-row.from-edge)/parts
				r := stage.Rect{X: w * float64(i%parts), Y: row.from + h*float64(i/parts), W: w, H: h}
				x, y := r.Mid()
				off := math.Hypot((row.at.X+x)/p.canvas.W-0.42, (row.at.Y+y)/p.canvas.H-0.36)
				gain := bright(lit, r) / bright(bare, r)
				if off < least {
					least, near = off, gain
				}
				if off > most {
					most, far = off, gain
				}
			}
			if near < 1.03*far {
				t.Errorf("%s on %v: near the lamp %.3f times as bright as without it, far from it %.3f", what, p.canvas, near, far)
			}
		}
	}
}
