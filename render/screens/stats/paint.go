package stats

import (
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/chart"
)

// Kinds are the painters of the page.
func Kinds() paint.Table {
	return chart.Kinds().With(paint.Table{"stats.tape": tape, "stats.tile": tile})
}

// tileRoom is how far a tile's teeth and shadow reach out of it.
const tileRoom = 8.0

// tile is a blank stamp for one large figure.
func tile(c *paint.Canvas, _ stage.Pic) {
	r := c.All().Inset(tileRoom)
	c.Path().Rect(stage.Rect{X: r.X + 3, Y: r.Y + 5, W: r.W, H: r.H}, 3).Fill(palette.Fade(palette.Shadow, 0.22))
	c.Perforated(r, palette.PaperLight)
	c.Stroke(c.Path().Rect(r.Inset(7), 1), palette.Fade(palette.Sea, 0.45), 1.4)
	c.Grain(r, 3)
}

// tape is a strip of paper, torn at its ends, under a heading.
func tape(c *paint.Canvas, _ stage.Pic) {
	r := c.All().Inset(2)
	p := c.Path().Move(r.X+4, r.Y).Line(r.X+r.W, r.Y)
	for i := range 4 {
		p.Line(r.X+r.W-4*float64((i+1)%2), r.Y+r.H*float64(i+1)/4)
	}
	p.Line(r.X, r.Y+r.H)
	for i := range 4 {
		p.Line(r.X+4*float64((i+1)%2), r.Y+r.H-r.H*float64(i+1)/4)
	}
	p.Close().Fill(palette.Fade(palette.Ochre, 0.34))
}
