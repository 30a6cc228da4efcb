package globe

import (
	"image/color"
	"math"

	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// counter is the ground of what is bought in a post office: pigeonholes with
// letters that wait, and its counter with a bell.
func counter(c *paint.Canvas, _ stage.Pic, d Sheet) {
	m := inksOf(d.Style)
	r := c.Body(12)
	c.Shadow(r, 6, 12)
	wall := palette.Mix(palette.Paper, m.sea, 0.30)
	wood := palette.Mix(palette.WoodLight, palette.Ochre, 0.20)
	dark := palette.Mix(wood, palette.Ink, 0.5)
	c.Path().Rect(r, 5).Fill(wall)
	desk := math.Min(64, r.H*0.2)
	holes := stage.Rect{X: r.X + 18, Y: r.Y + 66, W: r.W - 36, H: r.H - 66 - desk - 10}
	pigeonholes(c, holes, m)
	c.Clip(c.Path().Rect(r, 5), func() {
		at := stage.Rect{X: r.X, Y: r.Y + r.H - desk, W: r.W, H: desk}
		c.Path().Rect(stage.Rect{X: at.X, Y: at.Y - 9, W: at.W, H: 9}, 0).Fill(palette.Fade(palette.Shadow, 0.14))
		c.Path().Rect(at, 0).Fill(wood)
		c.Path().Rect(stage.Rect{X: at.X, Y: at.Y, W: at.W, H: 8}, 0).Fill(palette.Mix(wood, palette.PaperLight, 0.4))
		c.Path().Rect(stage.Rect{X: at.X, Y: at.Y + 8, W: at.W, H: 2}, 0).Fill(dark)
		for i := range 3 {
			y := at.Y + 18 + float64(i)*13
			c.Stroke(c.Path().Move(at.X, y).Curve(at.X+at.W*0.3, y+4, at.X+at.W*0.6, y-5, at.X+at.W, y+2),
				palette.Fade(palette.WoodDark, 0.25), 1.3)
		}
	})
	x, y := r.X+r.W-70, r.Y+r.H-desk-12
	halo(c, bellGlyph, palette.Fade(palette.Shadow, 0.2), x+2, y+3, 52, 1)
	c.Glyph(bellGlyph, palette.Ochre, x, y, 52)
	halo(c, handStamp, palette.Fade(palette.Shadow, 0.2), x-60, y-1, 50, 1)
	c.Glyph(handStamp, palette.Mix(palette.Brick, palette.Ink, 0.1), x-62, y-4, 50)
	c.Stroke(c.Path().Rect(r, 5), palette.Mix(m.line, palette.Ink, 0.3), 2.2)
	c.Stroke(c.Path().Rect(r.Inset(5), 3), palette.Fade(m.edge, 0.8), 1.6)
	c.Grain(r, 4)
	heading(c, m, d.Titles[0], r)
}

// pigeonholes are rows of open boxes, letters in some of them.
func pigeonholes(c *paint.Canvas, r stage.Rect, m *inks) {
	nx, ny := math.Max(1, math.Round(r.W/66)), math.Max(1, math.Round(r.H/52))
	w, h := r.W/nx, r.H/ny
	frame := palette.Mix(palette.Paper, palette.WoodLight, 0.24)
	hollow := palette.Mix(frame, palette.Shadow, 0.10)
	edge := palette.Mix(frame, palette.Ink, 0.26)
	c.Stroke(c.Path().Rect(r.Inset(-4), 3).Keep(frame), edge, 1.5)
	for j := range int(ny) {
		for i := range int(nx) {
			q := stage.Rect{X: r.X + w*float64(i) + 2.5, Y: r.Y + h*float64(j) + 2.5, W: w - 5, H: h - 5}
			c.Path().Rect(q, 2).Fill(hollow)
			c.Path().Rect(stage.Rect{X: q.X, Y: q.Y, W: q.W, H: 5}, 0).Fill(palette.Fade(palette.Shadow, 0.16))
			n := (i*7 + j*5 + i*j) % 4 // letters that wait
			for k := range n {
				x := q.X + 6 + float64(k)*9
				top := q.Y + q.H*(0.30+0.10*float64((i+j+k)%3))
				col := palette.Mix(palette.PaperLight, hollow, 0.35)
				letter := c.Path().Poly(x, q.Y+q.H, x+4, top, x+26, top-2, x+24, q.Y+q.H)
				c.Stroke(letter.Keep(col), edge, 1)
				c.Path().Poly(x+17, top+4, x+24, top+3.4, x+23.4, top+11, x+16.4, top+11.6).
					Fill(palette.Fade([...]color.NRGBA{m.edge, m.edge2, palette.Olive}[(i+k)%3], 0.6))
			}
		}
	}
}

var (
	bellGlyph = paint.Glyph{"k M20 4 H28 V10 H20 Z", "c M6 36 C6 18 14 10 24 10 C34 10 42 18 42 36 Z", "n M12 30 C13 22 17 17 22 16", "s M2 36 H46 V44 H2 Z"}
	handStamp = paint.Glyph{"k O 24 9 8 7.5", "s M20 15 H28 L31 30 H17 Z", "c M8 30 H40 V38 H8 Z", "k M10 38 H38 V44 H10 Z"}
)
