package table

import (
	"math"
	"testing"

	rules "posterestante/game/globe"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	routardTable "posterestante/render/games/routard"
	sakodoTable "posterestante/render/games/sakodo"
)

// overMap checks what is seen of a flight: the map leaves its place and comes back to it, from near covers the canvas
// with no edge of it to be seen, and passes under the aeroplane, which is large and over its way.
func (c *moment) overMap(t *testing.T, f *stage.Frame, ground map[stage.Rect]bool) {
	t.Helper()
	far, m := c.far(), c.over.Rect
	if m.W == 0 || len(f.Sprites) < 3 || f.Sprites[0].Pic != c.over.Pic {
		t.Fatalf("at %.2f the map isn't seen: %+v", far, c.over)
	}
	on, plane := shown(f.Sprites[0]), f.Sprites[len(f.Sprites)-1]
	switch {
	case far == 0 || far == 1:
		if math.Abs(on.X-m.X)+math.Abs(on.Y-m.Y)+math.Abs(on.W-m.W) > 1 {
			t.Errorf("at %.2f the map is at %+v, its place is %+v", far, on, m)
		}
	case far > nearer && far < farther:
		in := on.Inset(0.01 * on.W)
		if in.X > 0 || in.Y > 0 || in.X+in.W < c.canvas.W || in.Y+in.H < c.canvas.H {
			t.Errorf("at %.2f the map doesn't cover the canvas: %+v", far, on)
		}
		if w := shown(plane).W; w < 0.6*planeBig {
			t.Errorf("at %.2f the aeroplane is %.0f wide", far, w)
		}
		ground[on] = true
	}
	route := c.route()
	p, _ := anim.Along(route, ramp(far, 0.04, 0.96)*anim.Length(route))
	k := on.W / m.W
	x, y := plane.Rect.Mid()
	if dx, dy := x-(on.X+(p.X-m.X)*k), y-(on.Y+(p.Y-m.Y)*k); math.Abs(dx) > 1 || dy > 1 || dy < -40 {
		t.Errorf("at %.2f the aeroplane is %.0f, %.0f beside its way", far, dx, dy)
	}
}

// TestFlightPassesOverLand flies between all neighbouring airports of both roads, on both maps, there and back.
func TestFlightPassesOverLand(t *testing.T) {
	canvases := map[*globe.Plan]stage.Rect{globe.Wide: {W: stage.Width, H: stage.Height},
		globe.Tall: {W: stage.TallWidth, H: stage.TallHeight}}
	for plan, canvas := range canvases {
		for _, b := range []globe.Board{sakodoTable.Board, routardTable.Board} {
			last := stage.Rect{}
			for n, q := range b.R.Road {
				if q.Kind != rules.Airport {
					continue
				}
				at := plan.PawnRect(b.Style, n, 0, 1)
				if last.W > 0 {
					overLand(t, canvas, plan.Poster, last, at)
					overLand(t, canvas, plan.Poster, at, last)
				}
				last = at
			}
		}
	}
}

func overLand(t *testing.T, canvas, m, from, to stage.Rect) {
	t.Helper()
	c := &moment{canvas: canvas, from: from, to: to, span: 100, over: stage.Sprite{Pic: stage.Pic{Kind: "map"}, Rect: m}}
	ground := map[stage.Rect]bool{}
	for c.at = 0; c.at <= c.span; c.at++ {
		c.overMap(t, &stage.Frame{Sprites: c.flight()}, ground)
	}
	if len(ground) < 30 {
		t.Errorf("from %.0f, %.0f to %.0f, %.0f the land passes in %d steps", from.X, from.Y, to.X, to.Y, len(ground))
	}
}
