package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// Body is a piece within its shadow, which reaches d.
func (c *Canvas) Body(d float64) stage.Rect {
	return stage.Rect{X: d * 0.5, Y: d * 0.4, W: c.W - d*1.4, H: c.H - d*1.4}
}

// Sheet paints a card of paper with its contact shadow; edge is how dark its
// outline is, from 0 to 1.
func (c *Canvas) Sheet(d, radius float64, col color.NRGBA, edge float64) stage.Rect {
	r := c.Body(d)
	c.Shadow(r, radius, d)
	c.Stroke(c.Path().Rect(r, radius).Keep(col), palette.Mix(col, palette.Shadow, edge), math.Max(1, d*0.2))
	return r
}

// Figure sets a number or word about x, y; no letter is below the least size.
func (c *Canvas) Figure(words string, x, y, size float64, ink color.NRGBA) {
	size = math.Max(size, fonts.Smallest)
	w := size * float64(len(words)+2)
	c.Text(words, stage.Rect{X: x - w/2, Y: y - size, W: w, H: 2 * size},
		Style{Role: fonts.Caption, Size: size, Align: Centre, Ink: ink})
}

// Words sets one line in the middle of a rectangle, smaller where it must be, but
// no letter below the least size.
func (c *Canvas) Words(words string, r stage.Rect, role fonts.Role, size float64, ink color.NRGBA) {
	s := Style{Role: role, Size: math.Max(size, fonts.Smallest), Align: Centre, Ink: ink}
	for s.Size > fonts.Smallest && s.Width(words) > r.W {
		s.Size = math.Max(fonts.Smallest, s.Size-0.5)
	}
	c.Text(words, r, s)
}

// Band is a strip of a seat's colour and pattern.
func (c *Canvas) Band(seat int, r stage.Rect) {
	col := palette.Seat(seat)
	c.Weave(c.Path().Rect(r, 0), SeatWeave(seat), col, palette.Mix(col, palette.On(col), 0.40), 9)
	c.Path().Rect(stage.Rect{X: r.X, Y: r.Y + r.H, W: r.W, H: 1.4}, 0).Fill(palette.Mix(col, palette.Ink, 0.5))
}

// Page is the ground of a seat's page along the bottom: paper in its shadow, with
// what inside paints on it, under the seat's band.
func (c *Canvas) Page(seat int, inside func(r stage.Rect)) {
	for i := range 8 { // the page lies on the table: its shadow falls upwards a little
		c.Path().Rect(stage.Rect{Y: float64(i), W: c.W, H: 10}, 0).Fill(palette.Fade(palette.Shadow, 0.035))
	}
	r := stage.Rect{Y: 7, W: c.W, H: c.H - 7}
	c.Path().Rect(r, 0).Fill(palette.Paper)
	inside(r)
	w, h := stage.Width, stage.Height
	if c.W == stage.TallWidth { // as wide as the tall canvas: it lies there
		w, h = stage.TallWidth, stage.TallHeight
	}
	// it lies in the corner
	c.Lamplight(stage.Rect{X: float64(w) - c.W, Y: float64(h) - c.H, W: c.W, H: c.H}, float64(w), float64(h))
	c.Grain(r, 3)
	c.Band(seat, stage.Rect{Y: 7, W: c.W, H: 8})
}

// Due frames the panel of the seat whose turn it is.
func (c *Canvas) Due(r stage.Rect) {
	c.Stroke(c.Path().Rect(r.Inset(1), 5), palette.Mix(palette.Brick, palette.Ink, 0.35), 4.6)
	c.Stroke(c.Path().Rect(r.Inset(1), 5), palette.Ochre, 3)
}

// Picture paints a picture within another.
func (c *Canvas) Picture(r stage.Rect, p stage.Pic, by Painter) { c.Magnified(r, p, by, 1) }

// Magnified paints a picture within another as it is where it is so many times smaller: all
// whose size is fixed, such as words, is so many times larger.
func (c *Canvas) Magnified(r stage.Rect, p stage.Pic, by Painter, times float64) {
	w, h := int(math.Round(r.W*c.Scale)), int(math.Round(r.H*c.Scale))
	in := New(r.W/times, r.H/times, w, h)
	by(in, p)
	at := image.Pt(int(math.Round(r.X*c.Scale)), int(math.Round(r.Y*c.Scale)))
	draw.Draw(c.im, image.Rect(0, 0, w, h).Add(at), in.im, image.Point{}, draw.Over)
}

// Seal paints points as they are always set: in a scalloped disc.
func (c *Canvas) Seal(points string, x, y, r float64, ground color.NRGBA) {
	const bumps = 12
	p := c.Path()
	for i := range 2 * bumps {
		a := (float64(i) + 0.5) * math.Pi / bumps
		d := r
		if i%2 == 1 {
			d = r * 0.86
		}
		if px, py := x+d*math.Cos(a), y+d*math.Sin(a); i == 0 {
			p.Move(px, py)
		} else {
			p.Line(px, py)
		}
	}
	c.Stroke(p.Close().Keep(ground), palette.Ink, math.Max(r*0.09, 1.1))
	c.Figure(points, x, y, r*1.34, palette.On(ground))
}
