package paint

import (
	"posterestante/assets/icons"
	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// face paints an opponent that thinks, named by Text, in the colour of a seat.
func face(c *Canvas, p stage.Pic) {
	src, ok := icons.Get(p.Text)
	if !ok {
		return
	}
	side := min(c.W, c.H)
	c.Icon(icons.Tint(src, palette.Seat(p.ID)), stage.Rect{X: (c.W - side) / 2, Y: (c.H - side) / 2, W: side, H: side}, nil)
}
