package paint

import (
	"image/color"

	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// lidHues are the bands of the boxes, in the order of the shelf.
var lidHues = [...]color.NRGBA{palette.Sea, palette.Brick, palette.Ochre, {0x2b, 0x3f, 0x6b, 0xff}, palette.Olive, palette.Rose}

// lidHue is the colour of a box of the shelf.
func lidHue(i int) color.NRGBA { return lidHues[((i%len(lidHues))+len(lidHues))%len(lidHues)] }

// LidBand is how wide the band of a box is that is so high: the picture on its lid
// stands there.
func LidBand(high float64) float64 { return 1.14 * (high - 2*ShadowRoom) }

// lid is a box as it lies on the table, seen from above: the lid with its band, and
// below it the side of the box. ID is which box of the shelf it is.
func lid(c *Canvas, p stage.Pic) {
	const side, radius = 9.0, 5.0
	r := c.All().Inset(ShadowRoom)
	hue := lidHue(p.ID)
	face := palette.PaperLight
	if p.Look&Over != 0 {
		face = palette.Mix(face, palette.Ochre, 0.22)
	}
	c.Shadow(r, radius, ShadowRoom)
	c.Path().Rect(r, radius).Fill(palette.Mix(hue, palette.Shadow, 0.45)) // the side
	top := stage.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - side}
	if p.Look&Down != 0 { // the lid goes down on its box
		top.Y, face = top.Y+side-2, palette.Mix(face, palette.Ink, 0.12)
	}
	c.Stroke(c.Path().Rect(top, radius).Keep(face), palette.Mix(palette.PaperDeep, palette.Ink, 0.25), 1.5)
	band := stage.Rect{X: top.X, Y: top.Y, W: LidBand(c.H), H: top.H}
	c.within(band, func() { c.Path().Rect(top, radius).Fill(hue) })
	edge := palette.Mix(hue, palette.PaperLight, 0.55)
	c.Stroke(c.Path().Move(band.X+band.W-7, top.Y+1).Line(band.X+band.W-7, top.Y+top.H-1), edge, 1.5)
	inner := stage.Rect{X: band.X + band.W, Y: top.Y, W: top.W - band.W, H: top.H}.Inset(9)
	c.Stroke(c.Path().Rect(inner, 3), palette.Fade(hue, 0.45), 1.5)
	c.Grain(top, 4)
}

// tray is the lower half of an open box, seen from above: its walls, and the shadow
// that they throw on its floor. ID is which box of the shelf it is.
func tray(c *Canvas, p stage.Pic) {
	const wall, radius = 16.0, 6.0
	r := c.All().Inset(ShadowRoom)
	hue := lidHue(p.ID)
	c.Shadow(r, radius, ShadowRoom)
	c.Stroke(c.Path().Rect(r, radius).Keep(hue), palette.Mix(hue, palette.Ink, 0.4), 1.5)
	c.Stroke(c.Path().Rect(r.Inset(5), radius-2), palette.Mix(hue, palette.PaperLight, 0.45), 1.5)
	in := r.Inset(wall)
	floor := palette.Mix(palette.PaperShade, hue, 0.12)
	c.Path().Rect(in, 2).Fill(floor)
	for i, reach := range []float64{22, 14, 7} { // the light comes from the upper left
		dark := palette.Fade(palette.Shadow, 0.07+0.03*float64(i))
		c.Path().Poly(in.X, in.Y, in.X+in.W, in.Y, in.X+in.W-reach/2, in.Y+reach, in.X+reach, in.Y+reach, in.X+reach,
			in.Y+in.H, in.X, in.Y+in.H).Fill(dark)
	}
	c.Grain(in, 5)
}

// entry is a card in an open box that leads on: a sheet with an icon at its
// left, on a disc of the box's colour.
func entry(c *Canvas, p stage.Pic, icon EntryIcon) {
	plain := p
	plain.Text = ""
	button(c, plain)
	hue := lidHue(p.ID)
	side := min(c.H-44, 92)
	x, y := 24+side/2, (c.H-6)/2
	c.Stroke(c.Path().Circle(x, y, side/2+7).Keep(palette.Mix(hue, palette.PaperLight, 0.72)),
		palette.Mix(hue, palette.PaperLight, 0.25), 2)
	if icon == "" {
		return
	}
	c.InkIcon(string(icon), palette.Mix(palette.Ink, hue, 0.25), x, y, side*0.66)
}

// EntryIcon is the Data of an entry: the name of its icon, "" for none.
type EntryIcon string

// EntryLeft is where the words of an entry of that height begin.
func EntryLeft(high float64) float64 { return 24 + min(high-44, 92) + 26 }
