package paint

import (
	"posterestante/assets/icons"
	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// face paints an opponent that thinks, named by Text, in the colour of a seat; of
// ID -1, in that of none.
func face(c *Canvas, p stage.Pic) {
	src, ok := icons.Get(p.Text)
	if !ok {
		return
	}
	side, col := min(c.W, c.H), palette.PaperDeep
	if p.ID >= 0 {
		col = palette.Seat(p.ID)
	}
	c.Icon(icons.Tint(src, col), stage.Rect{X: (c.W - side) / 2, Y: (c.H - side) / 2, W: side, H: side}, nil)
}
