package globe

import (
	"strconv"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Flat pictures that stand in for those to come.

func words(c *paint.Canvas, s string, r stage.Rect, size float64) {
	c.Text(s, r, paint.Style{Role: fonts.Medium, Size: size, Ink: palette.Ink, Wrap: true, Align: 1})
}

func plain(c *paint.Canvas, s string) {
	r := c.Sheet(4, 5, palette.Paper, 0.38)
	words(c, s, r.Inset(4), fonts.Smallest)
}

func place(c *paint.Canvas, _ stage.Pic, d Place) {
	r := c.Sheet(6, 6, palette.PaperLight, 0.38)
	kindSign(c, d.Kind, r.X+40, r.Y+44, 28)
	words(c, d.Name, stage.Rect{X: r.X + 8, Y: r.Y + 80, W: r.W - 16, H: 40}, 28)
	words(c, d.Sort, stage.Rect{X: r.X + 8, Y: r.Y + 124, W: r.W - 16, H: 30}, 20)
	words(c, strconv.Itoa(d.Number), stage.Rect{X: r.X + 80, Y: r.Y + 24, W: r.W - 90, H: 40}, 28)
}

func litStop(c *paint.Canvas, p stage.Pic) {
	c.Stroke(c.Path().Circle(c.W/2, c.H/2, min(c.W, c.H)/2-3), palette.Lit, 3+2*float64(p.Look))
}

func chip(c *paint.Canvas, p stage.Pic, d Chip) {
	c.Path().Rect(c.All().Inset(1), 6).Fill(palette.PaperLight)
	names := [...]string{"$", "T", "C", "B", "!", "M", "O", "R", "#", "S", "R", "A"}
	text := names[d.What] + " " + p.Text
	if d.Need > 0 {
		text += "/" + strconv.Itoa(d.Need)
	}
	c.Words(text, c.All().Inset(3), fonts.Medium, fonts.Smallest, palette.Ink)
}

func note(c *paint.Canvas, p stage.Pic, d Note) {
	c.Sheet(4, 4, palette.Mix(palette.Paper, palette.Olive, 0.3), 0.38)
	c.Figure(p.Text, c.W/2, c.H/2, 30, palette.Ink)
}

func count(c *paint.Canvas, p stage.Pic) {
	c.Path().Rect(c.All().Inset(2), 8).Fill(palette.Ink)
	c.Figure(p.Text, c.W/2, c.H/2, 20, palette.PaperLight)
}

func page(c *paint.Canvas, p stage.Pic, _ Sheet) { c.Page(p.ID, func(stage.Rect) {}) }

func panel(c *paint.Canvas, p stage.Pic, _ Sheet) {
	r := c.Sheet(5, 5, palette.Paper, 0.38)
	c.Band(p.ID, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: 6})
	if p.Look == 1 {
		c.Due(r)
	}
}

func ground(c *paint.Canvas, d Sheet) {
	r := c.Sheet(5, 5, palette.Paper, 0.38)
	for i, title := range d.Titles {
		if title != "" {
			words(c, title, stage.Rect{X: r.X + 10 + float64(i)*r.W/3, Y: r.Y + 4, W: r.W / 3, H: 30}, 22)
		}
	}
}

func album(c *paint.Canvas, _ stage.Pic, d Sheet)  { ground(c, d) }
func wallet(c *paint.Canvas, _ stage.Pic, d Sheet) { ground(c, d) }
func decks(c *paint.Canvas, _ stage.Pic, d Sheet)  { ground(c, d) }

func scene(c *paint.Canvas, _ stage.Pic, d Sheet) {
	r := c.Sheet(7, 6, palette.PaperLight, 0.38)
	words(c, d.Titles[0], stage.Rect{X: r.X + 30, Y: r.Y + 14, W: r.W - 60, H: 44}, 30)
}

func auction(c *paint.Canvas, p stage.Pic, d Sheet) { scene(c, p, d) }

func envelope(c *paint.Canvas, p stage.Pic, d Envelope) {
	r := c.Sheet(5, 3, palette.PaperDeep, 0.38)
	c.Swatch(p.ID, r.X+24, r.Y+24, 12)
	words(c, d.Name+[...]string{" …", " ✓", " –"}[d.State], stage.Rect{X: r.X + 6, Y: r.Y + 44, W: r.W - 12, H: 40}, 20)
}

func key(c *paint.Canvas, p stage.Pic, d Key) {
	c.Sheet(3, 6, palette.PaperLight, 0.38)
	text := p.Text
	if d.Plus {
		text = "+" + text
	}
	c.Figure(text, c.W/2, c.H/2, 22, palette.Ink)
}

func choice(c *paint.Canvas, _ stage.Pic, d Choice) { plain(c, d.Words+"\n"+d.Does) }

func packing(c *paint.Canvas, _ stage.Pic, d Packing) {
	r := c.Sheet(7, 4, palette.PaperLight, 0.38)
	words(c, d.Title, stage.Rect{X: r.X + 20, Y: r.Y + 8, W: r.W - 40, H: 44}, 30)
	col := func(q stage.Rect, i int) stage.Rect {
		w := q.W / (SheetColumns + 1)
		return stage.Rect{X: q.X + w*float64(i), Y: q.Y, W: w, H: q.H}
	}
	for i, line := range d.Lines {
		q := PackingLine(c.All(), i)
		c.Stroke(c.Path().Rect(q, 2), palette.PaperDeep, 1.5)
		words(c, line, col(q, 0).Inset(4), 20)
		for j, cell := range d.Cells[i] {
			words(c, cell, col(q, j+1).Inset(3), fonts.Smallest)
		}
	}
	for j, face := range d.Faces {
		words(c, face, col(PackingLine(c.All(), -1), j+1).Inset(6), 22)
	}
}

func fare(c *paint.Canvas, p stage.Pic) {
	c.Path().Rect(c.All().Inset(1), 6).Fill(palette.PaperLight)
	ink := palette.Ink
	if p.Look == 1 {
		ink = palette.InkFaint
	}
	c.Words(p.Text, c.All().Inset(2), fonts.Medium, fonts.Smallest, ink)
}

func round(c *paint.Canvas, p stage.Pic, d Sheet) {
	c.Words(d.Titles[0], stage.Rect{X: 4, Y: 10, W: c.W - 8, H: 30}, fonts.Caption, 20, palette.Ink)
	c.Figure(p.Text, c.W/2, c.H*0.6, 40, palette.Ink)
}
