package globe

import (
	"math"

	"posterestante/assets/palette"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Standing are the colours of those who stand on a square, each one more than it is; 0
// for nobody.
type Standing [rules.MaxSeats]int8

// Slice is a pawn's part of the token that it is of so many on a square.
type Slice struct{ N, Of int }

// slice is a pawn's part of a token: a piece of a cake in the seat's cloth, the first
// from the top on clockwise. Slices lie over each other, so each leaves the others free.
func slice(c *paint.Canvas, p stage.Pic, d Slice) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H)/2 - 2
	of := max(d.Of, 1)
	from, to := turn(d.N, of), turn(d.N+1, of)
	piece := func(r float64) paint.Path {
		path := c.Path().Move(x, y)
		const steps = 24
		for i := range steps + 1 {
			sin, cos := math.Sincos(from + (to-from)*float64(i)/steps)
			path = path.Line(x+r*cos, y+r*sin)
		}
		return path.Close()
	}
	piece(r + 1.5).Fill(palette.PaperLight)
	col := palette.Seat(p.ID)
	ink := palette.Mix(col, palette.On(col), 0.45)
	c.Stroke(c.Weave(piece(r-1.5), paint.SeatWeave(p.ID), col, ink, 8), palette.Ink, 1.6)
	if p.Look == 1 {
		sin, cos := math.Sincos((from + to) / 2)
		px, py := x+r*0.68*cos, y+r*0.68*sin
		c.Stroke(c.Path().Circle(px, py, 6).Keep(palette.Brick), palette.PaperLight, 1.4)
		c.Stroke(c.Path().Move(px-3, py).Line(px+3, py), palette.PaperLight, 2.4)
	}
}

// turn is the angle at which the n-th of so many slices begins.
func turn(n, of int) float64 { return 2*math.Pi*float64(n)/float64(of) - math.Pi/2 }

// crowd are the pawns of those who stand on a square, side by side about x.
func crowd(c *paint.Canvas, s Style, here Standing, x, y float64) {
	const step = PawnW + 8
	n := 0.0
	for _, h := range here {
		if h != 0 {
			n++
		}
	}
	x -= (step*n - 8) / 2
	for _, h := range here {
		if h != 0 {
			c.Picture(stage.Rect{X: x, Y: y, W: PawnW, H: PawnH}, stage.Pic{ID: int(h) - 1},
				func(c *paint.Canvas, p stage.Pic) { pawn(c, p, s) })
			x += step
		}
	}
}
