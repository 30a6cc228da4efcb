package paint

import (
	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// lidHues are the bands of the boxes, in the order of the shelf.
var lidHues = [...][3]uint8{
	{palette.Sea.R, palette.Sea.G, palette.Sea.B}, {palette.Brick.R, palette.Brick.G, palette.Brick.B},
	{palette.Ochre.R, palette.Ochre.G, palette.Ochre.B}, {0x2b, 0x3f, 0x6b},
}

// LidBand is how wide the band of a box is that is so high: the picture on its lid
// stands there.
func LidBand(high float64) float64 { return 1.14 * (high - 2*ShadowRoom) }

// lid is a box as it lies on the table, seen from above: the lid with its band, and
// below it the side of the box. ID is which box of the shelf it is.
func lid(c *Canvas, p stage.Pic) {
	const side, radius = 9.0, 5.0
	r := c.All().Inset(ShadowRoom)
	h := lidHues[((p.ID%len(lidHues))+len(lidHues))%len(lidHues)]
	hue := palette.Ink
	hue.R, hue.G, hue.B = h[0], h[1], h[2]
	face := palette.PaperLight
	if p.Look&Over != 0 {
		face = palette.Mix(face, palette.Ochre, 0.22)
	}
	c.Shadow(r, radius, ShadowRoom)
	c.Path().Rect(r, radius).Fill(palette.Mix(hue, palette.Shadow, 0.45)) // the side
	top := stage.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - side}
	c.Stroke(c.Path().Rect(top, radius).Keep(face), palette.Mix(palette.PaperDeep, palette.Ink, 0.25), 1.5)
	band := stage.Rect{X: top.X, Y: top.Y, W: LidBand(c.H), H: top.H}
	c.within(band, func() { c.Path().Rect(top, radius).Fill(hue) })
	edge := palette.Mix(hue, palette.PaperLight, 0.55)
	c.Stroke(c.Path().Move(band.X+band.W-7, top.Y+1).Line(band.X+band.W-7, top.Y+top.H-1), edge, 1.5)
	inner := stage.Rect{X: band.X + band.W, Y: top.Y, W: top.W - band.W, H: top.H}.Inset(9)
	c.Stroke(c.Path().Rect(inner, 3), palette.Fade(hue, 0.45), 1.5)
	c.Grain(top, 4)
}
