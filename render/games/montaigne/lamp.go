package montaigne

import (
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// The bits of the desk's Look.
const (
	deskCalled = 1 << iota // the King has called
	deskTall               // it lies on the tall canvas
)

// lit lays the lamp's light over what was painted so far, which lies there on the
// canvas of a plan.
func (p *plan) lit(c *paint.Canvas, at stage.Rect) { c.Lamplight(at, p.canvas.W, p.canvas.H) }

// litChart lights a chart of a size that one of the tables has; others lie on no table.
func litChart(c *paint.Canvas) {
	for _, p := range []*plan{&wide, &tall} {
		for seats := 2; seats <= rules.MaxSeats; seats++ {
			if at := p.chartRect(seats); at.W == c.W && at.H == c.H {
				p.lit(c, at)
				return
			}
		}
	}
}

// litLane lights a lane as the middle one of all: where it lies they hardly differ.
func litLane(c *paint.Canvas) {
	p := planAsWide(c.W)
	p.lit(c, stage.Rect{X: p.lanes.X, Y: p.lanes.Y + p.lanes.H - c.H*1.5, W: c.W, H: c.H})
}

// litBox lights the tiles' tray.
func litBox(c *paint.Canvas) {
	p := &wide
	if c.W == tall.box.W {
		p = &tall
	}
	p.lit(c, p.box)
}

// litDesk lights the board.
func litDesk(c *paint.Canvas, look int) {
	p := &wide
	if look&deskTall != 0 {
		p = &tall
	}
	p.lit(c, p.desk)
}
