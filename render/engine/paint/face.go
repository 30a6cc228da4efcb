package paint

import (
	"image"
	"strconv"

	xdraw "golang.org/x/image/draw"

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

// photo is the print on which a face stands: a light border, the ground in the
// colour of the seat ID.
func photo(c *Canvas, p stage.Pic) {
	r := c.All().Inset(5)
	edge, wide := palette.PaperDeep, 1.5
	face := palette.PaperLight
	switch {
	case p.Look&On != 0:
		edge, wide = palette.Sea, 4
	case p.Look&Over != 0:
		face = palette.Mix(face, palette.Ochre, 0.35)
	}
	c.Path().Rect(stage.Rect{X: r.X + 2, Y: r.Y + 3, W: r.W, H: r.H}, 4).Fill(palette.Fade(palette.Shadow, 0.28))
	c.Stroke(c.Path().Rect(r, 4).Keep(face), edge, wide)
	in := r.Inset(min(r.W, r.H) * 0.075)
	ground := palette.Mix(palette.Sky, palette.Paper, 0.45)
	if p.ID >= 0 {
		ground = palette.Mix(palette.Seat(p.ID), palette.Paper, 0.72)
	}
	c.Path().Rect(in, 2).Fill(ground)
	sun := stage.Rect{X: in.X + in.W*0.16, Y: in.Y + in.H*0.2, W: in.W * 0.68, H: in.H * 0.8}
	c.within(in, func() {
		c.Path().Ellipse(sun.X+sun.W/2, sun.Y+sun.H/2, sun.W/2, sun.H/2).
			Fill(palette.Mix(ground, palette.PaperLight, 0.45))
	})
	c.Grain(in, 4)
}

// vacant is the place of a seat that nobody has: a dashed card with a chair's plus;
// Off only the card.
func vacant(c *Canvas, p stage.Pic) {
	r := c.All().Inset(4)
	ground := palette.Fade(palette.PaperShade, 0.35)
	ink := palette.PaperDeep
	switch {
	case p.Look&Off != 0:
		ground = palette.Fade(palette.PaperShade, 0.12)
	case p.Look&Over != 0:
		ground, ink = palette.Fade(palette.Ochre, 0.3), palette.InkSoft
	}
	c.Path().Rect(r, 6).Fill(ground)
	c.Dashed(c.Path().Rect(r, 6), palette.PaperDeep, 2, 9, 8)
	if p.Look&Off != 0 {
		return
	}
	x, y, k := r.X+r.W/2, r.Y+r.H*0.42, 46.0
	c.Stroke(c.Path().Circle(x, y, k*1.35).Keep(palette.PaperLight), ink, 2.5)
	c.Stroke(c.Path().Move(x-k*0.6, y).Line(x+k*0.6, y).Move(x, y-k*0.6).Line(x, y+k*0.6), palette.InkSoft, 6)
}

// Print is the Data of a "print": a picture that was made elsewhere, on paper with a
// light border.
type Print struct{ Image *image.RGBA }

func printed(c *Canvas, _ stage.Pic, p Print) {
	r := c.All().Inset(6)
	c.Path().Rect(stage.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W, H: r.H}, 2).Fill(palette.Fade(palette.Shadow, 0.3))
	c.Path().Rect(r, 2).Fill(palette.PaperLight)
	if p.Image == nil {
		return
	}
	in := r.Inset(8)
	to := image.Rect(int(in.X*c.Scale), int(in.Y*c.Scale), int((in.X+in.W)*c.Scale), int((in.Y+in.H)*c.Scale))
	xdraw.CatmullRom.Scale(c.im, to, p.Image, p.Image.Bounds(), xdraw.Over, nil)
}

// Portrait paints who sits at a seat about a point: the n-th face with the seat's sign at
// its foot, or where n is 0 the sign alone, of that radius. It gives how much wider that
// is to the right than the sign alone.
func (c *Canvas) Portrait(n, colour int, x, y, r float64) (more float64) {
	src, ok := icons.Get("face" + strconv.Itoa(n))
	if n < 1 || !ok {
		c.Swatch(colour, x, y, r)
		return 0
	}
	side := 3.4 * r
	c.Icon(icons.Tint(src, palette.Seat(colour)), stage.Rect{X: x - r - 4, Y: y - side/2, W: side, H: side}, nil)
	c.Swatch(colour, x-r-4+side*0.86, y+side*0.34, r*0.62)
	return 1.6 * r
}
