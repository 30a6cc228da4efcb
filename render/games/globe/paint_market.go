package globe

import (
	"image/color"
	"math"

	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// auction is the ground of an auction: a market under its awning, before the
// town, and a table spread with a cloth.
func auction(c *paint.Canvas, p stage.Pic, d Sheet) {
	m := inksOf(d.Style)
	r := c.Body(12)
	c.Shadow(r, 6, 12)
	sky := palette.Mix(palette.PaperLight, m.sea, 0.34)
	c.Path().Rect(r, 5).Fill(sky)
	top := r.Y + math.Min(r.H*0.40, 150)
	c.Clip(c.Path().Rect(r, 5), func() {
		town(c, stage.Rect{X: r.X, Y: r.Y + 50, W: r.W, H: top - r.Y - 50}, palette.Mix(sky, m.line, 0.22))
		town(c, stage.Rect{X: r.X - 130, Y: r.Y + 74, W: r.W + 220, H: top - r.Y - 74}, palette.Mix(sky, m.line, 0.34))
		spread(c, stage.Rect{X: r.X, Y: top, W: r.W, H: r.Y + r.H - top}, m)
	})
	const stripe = 46.0
	n := math.Round(r.W / stripe)
	w := r.W / n
	drop := 44.0
	c.Path().Rect(stage.Rect{X: r.X, Y: r.Y + drop + 8, W: r.W, H: 12}, 0).Fill(palette.Fade(palette.Shadow, 0.16))
	for i := 0.0; i < n; i++ {
		col := m.edge
		if int(i)%2 == 1 {
			col = palette.PaperLight
		}
		x := r.X + i*w
		scallop := c.Path().Move(x, r.Y).Line(x+w, r.Y).Line(x+w, r.Y+drop).
			Curve(x+w, r.Y+drop+20, x, r.Y+drop+20, x, r.Y+drop).Close()
		c.Stroke(scallop.Keep(col), palette.Mix(m.edge2, palette.Ink, 0.35), 1.4)
	}
	c.Stroke(c.Path().Rect(r, 5), palette.Mix(m.edge2, palette.Ink, 0.4), 2.2)
	if p.Look != WithoutGavel {
		gavel(c, gavelGlyph, r.X+112, r.Y+r.H-46, 56)
	}
	c.Grain(r, 4)
	heading(c, m, d.Titles[0], stage.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: r.H})
}

// town are the roofs of a town of many lands, as one flat shape.
func town(c *paint.Canvas, r stage.Rect, col color.NRGBA) {
	foot := r.Y + r.H + 2
	p := c.Path()
	x := r.X
	for i := 0; x < r.X+r.W; i++ {
		w := 44 + 18*math.Sin(float64(i)*2.3)
		h := r.H * (0.46 + 0.22*math.Sin(float64(i)*1.7+0.5))
		y := foot - h
		switch i % 5 {
		case 0: // a house
			p.Poly(x, foot, x, y+8, x+w/2, y-8, x+w, y+8, x+w, foot)
		case 1: // a dome
			p.Move(x, foot).Line(x, y+12).Curve(x, y-14, x+w*0.44, y-12, x+w*0.5, y-24).
				Curve(x+w*0.56, y-12, x+w, y-14, x+w, y+12).Line(x+w, foot).Close()
		case 2: // flat roofs
			p.Poly(x, foot, x, y+14, x+w*0.5, y+14, x+w*0.5, y+2, x+w, y+2, x+w, foot)
		case 3: // a slender tower
			t := math.Min(w, 22)
			p.Poly(x, foot, x, y-16, x+t*0.2, y-16, x+t/2, y-36, x+t*0.8, y-16, x+t, y-16, x+t, foot)
			w = t
		case 4: // a pagoda
			p.Poly(x, foot, x+w*0.14, y+26, x-4, y+22, x+w*0.24, y+8, x+w*0.1, y+6, x+w/2, y-16, x+w*0.9, y+6, x+w*0.76,
				y+8, x+w+4, y+22, x+w*0.86, y+26, x+w, foot)
		}
		x += w + 3
	}
	p.Fill(col)
}

// spread is a table spread with a cloth, its edge towards us.
func spread(c *paint.Canvas, r stage.Rect, m *inks) {
	cloth := palette.Mix(palette.Paper, m.land, 0.55)
	line := palette.Mix(cloth, m.edge2, 0.30)
	c.Path().Rect(stage.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: 9}, 0).Fill(palette.Fade(palette.Shadow, 0.12))
	c.Backdrop(c.Path().Rect(r, 0), paint.Grid, cloth, palette.Mix(cloth, m.edge, 0.13), 34).Fill(color.NRGBA{})
	c.Path().Rect(stage.Rect{X: r.X, Y: r.Y, W: r.W, H: 3}, 0).Fill(palette.Mix(cloth, palette.PaperLight, 0.6))
	for i := range 2 {
		c.Path().Rect(stage.Rect{X: r.X, Y: r.Y + r.H - 22 + 6*float64(i), W: r.W, H: 2.4}, 0).Fill(line)
	}
}

// WithoutGavel is the Look of an auction's ground on which another gavel lies.
const WithoutGavel = 1

// The parts of a "gl.gavel", which is so wide and high.
const (
	GavelBlock = iota
	GavelHammer
	GavelSide = 104.0
)

// gavelPart is the block of a gavel, or its hammer as it lies on it.
func gavelPart(c *paint.Canvas, p stage.Pic) {
	glyph := gavelGlyph[:1]
	if p.ID == GavelHammer {
		glyph = gavelGlyph[1:]
	}
	gavel(c, glyph, c.W/2, c.H/2, c.W*0.86)
}

// gavel is the hammer of a sale on its block, or a part of it.
func gavel(c *paint.Canvas, glyph paint.Glyph, x, y, side float64) {
	col := palette.Mix(palette.WoodLight, palette.Ochre, 0.2)
	halo(c, glyph, palette.Fade(palette.Shadow, 0.2), x+side*0.03, y+side*0.05, side, side*0.02)
	c.Glyph(glyph, col, x, y, side)
}

var gavelGlyph = paint.Glyph{"s M4 38 H30 L33 44 H1 Z", "5 M27 20 L46 37", "c M8 20 L24 4 L33 13 L17 29 Z", "s M5 17 L8 14 L20 26 L17 29 L13 31 L3 21 Z", "s M21 1 L25 1 L36 12 L36 16 L33 19 L19 5 Z"}
