package globe

import (
	"image/color"
	"math"
	"strconv"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// packFaces are where the six faces of the die stand on a line of the packing shelf.
func packFaces(in stage.Rect) (out [6]stage.Rect) {
	const side, gap = 29.0, 3.0
	wide := math.Min(side, (in.W-8-5*gap)/6)
	x, y := in.X+(in.W-6*wide-5*gap)/2, in.Y+in.H-side-7
	for i := range out {
		out[i] = stage.Rect{X: x + (wide+gap)*float64(i), Y: y, W: wide, H: side}
	}
	return out
}

// packLine is a line of the sheet "prepare your bag" as a thing on the shelf of a shop: what it is and
// what it brings, whether it is lacking, and on which faces of the die it comes.
func packLine(c *paint.Canvas, p stage.Pic, d PackLine) {
	m := inksOf(d.Style)
	r := c.Sheet(5, 6, palette.PaperLight, 0.34)
	in := r.Inset(6)
	c.Path().Rect(in, 3).Fill(palette.Mix(palette.PaperLight, m.sea, 0.30))
	plank := stage.Rect{X: in.X, Y: in.Y + in.H*0.41, W: in.W, H: 7}
	c.Path().Rect(stage.Rect{X: in.X, Y: plank.Y + 7, W: in.W, H: 6}, 0).Fill(palette.Fade(palette.Shadow, 0.2))
	c.Stroke(c.Path().Rect(plank, 1).Keep(palette.WoodLight), palette.WoodDark, 1.2)
	draw(c, d.Key, in.X+in.W*0.23, plank.Y-in.H*0.185, math.Min(in.H*0.38, in.W*0.42))
	packMark(c, d, packTag(in, plank.Y), 21*paint.Growth(p.Size))
	ink := palette.Ink
	if d.Done {
		ink = palette.InkSoft
	}
	faces := packFaces(in)
	y, high := plank.Y+11, faces[0].Y-plank.Y-15
	size := math.Min(23*paint.Growth(p.Size), 25) // beyond, two lines don't fit
	fitted(c, d.Name, stage.Rect{X: in.X + 2, Y: y, W: in.W - 4, H: high * 0.48}, fonts.Caption, size, ink)
	fitted(c, d.Range, stage.Rect{X: in.X + 2, Y: y + high*0.48, W: in.W - 4, H: high * 0.52}, fonts.Caption, 25, ink)
	for i, at := range faces {
		packFace(c, i+1, d.Faces[i], d.Rolled == i+1, at)
	}
	c.Stroke(c.Path().Rect(in, 3), palette.Mix(m.line, palette.PaperLight, 0.35), 1.2)
	c.Grain(r, 3)
}

// packTag is where what is lacking stands, over the plank at y.
func packTag(in stage.Rect, y float64) stage.Rect {
	return stage.Rect{X: in.X + in.W*0.42, Y: in.Y + 6, W: in.W*0.58 - 4, H: y - in.Y - 10}
}

// packMark is what is lacking of a thing, on a tag in letters of that size, or a tick.
func packMark(c *paint.Canvas, d PackLine, r stage.Rect, size float64) {
	if d.Done {
		x, y := r.X+r.W/2, r.Y+r.H/2
		s := math.Min(r.H, 40) / 2
		c.Stroke(c.Path().Circle(x, y, s).Keep(palette.Mix(palette.PaperLight, palette.Good, 0.25)), palette.Good, 2)
		c.Stroke(c.Path().Move(x-s*0.45, y).Line(x-s*0.1, y+s*0.38).Line(x+s*0.5, y-s*0.36), palette.Good, 4)
		return
	}
	ground := palette.Mix(palette.PaperLight, palette.Brick, 0.16)
	c.Stroke(c.Path().Rect(r, 6).Keep(ground), palette.Brick, 1.8)
	sized(c, d.Mark, r.Inset(3), fonts.Caption, math.Min(size, 25), palette.Ink, paint.Centre)
}

// packFace is a face of the die: whether the thing comes with it, is too dear, or doesn't come; and framed
// where it was rolled.
func packFace(c *paint.Canvas, n, what int, rolled bool, r stage.Rect) {
	ground, ink := palette.Mix(palette.PaperLight, palette.Good, 0.55), palette.Ink
	switch what {
	case FaceNone:
		ground, ink = palette.PaperLight, palette.InkFaint
	case FaceDear:
		ground = palette.Mix(palette.PaperLight, palette.Brick, 0.34)
	}
	edge, wide := palette.Mix(ground, palette.Ink, 0.4), 1.2
	if rolled {
		ground, edge, wide = palette.Ochre, palette.Ink, 3
	}
	c.Stroke(c.Path().Rect(r, 5).Keep(ground), edge, wide)
	c.Words(strconv.Itoa(n), r, fonts.Caption, math.Min(26, r.H*0.9), ink)
	if what == FaceNone || what == FaceDear {
		c.Stroke(c.Path().Move(r.X+4, r.Y+r.H-4).Line(r.X+r.W-4, r.Y+4), palette.Fade(ink, 0.55), 1.6)
	}
	if what == FaceAgain { // one plays again: a corner turned up
		c.Path().Poly(r.X+r.W-9, r.Y, r.X+r.W, r.Y, r.X+r.W, r.Y+9).Fill(palette.Sea)
	}
}

// sized sets words in the height of a rectangle, in lines where they must, smaller
// as far as they may be.
func sized(c *paint.Canvas, words string, r stage.Rect, role fonts.Role, size float64, ink color.NRGBA,
	align paint.Align) {
	s := paint.Style{Role: role, Size: size, Ink: ink, Align: align, Wrap: true, Lead: 1.08}
	for s.Size > fonts.Smallest && s.Height(words, r.W) > r.H {
		s.Size -= 0.5
	}
	h := math.Min(s.Height(words, r.W), r.H)
	c.Text(words, stage.Rect{X: r.X, Y: r.Y + (r.H-h)/2 - 0.05*s.Size, W: r.W, H: h + 0.3*s.Size}, s)
}
