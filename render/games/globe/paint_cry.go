package globe

import (
	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// bidder is the paddle of one who bids aloud: its colour and name, and its bid (Text)
// while it leads; framed while it is asked, laid down once it has passed.
func bidder(c *paint.Canvas, p stage.Pic, d Bidder) {
	k := c.W / 150
	r := stage.Rect{X: 6, Y: 6, W: c.W - 14, H: c.H - 16}
	paper := palette.PaperLight
	ink, edge, wide := palette.Ink, palette.Mix(paper, palette.Ink, 0.55), 1.4
	switch d.State {
	case BidderOut:
		paper, ink = palette.PaperShade, palette.InkFaint
	case BidderAsked:
		edge, wide = palette.Brick, 3.6
		c.Shadow(r, 3, 6)
	default:
		c.Shadow(r, 3, 6)
	}
	c.Stroke(c.Path().Rect(r, 10*k).Keep(paper), edge, wide)
	name := 19 * paint.Growth(p.Size)
	named := name + 6 // how high the name is, at the foot
	sum := stage.Rect{X: r.X + 32*k, Y: r.Y + 3, W: r.W - 38*k, H: r.H - named - 3}
	x, y := r.X+r.W/2, sum.Y+sum.H/2
	switch d.State {
	case BidderLeads:
		c.Words(p.Text, sum, fonts.Caption, min(31*k, sum.H), palette.Ink)
		c.Swatch(p.ID, r.X+18*k, y, 11*k)
	case BidderOut:
		c.Stroke(c.Path().Move(x-16*k, y).Line(x+16*k, y), palette.InkFaint, 4*k)
	default:
		c.Swatch(p.ID, x, y, 12*k)
	}
	c.Words(d.Name, stage.Rect{X: r.X + 7, Y: r.Y + r.H - named, W: r.W - 14, H: name + 1}, fonts.Caption, name, ink)
	c.Grain(r, 4)
}
