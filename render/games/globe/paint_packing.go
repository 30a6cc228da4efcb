package globe

import (
	"image/color"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// packHead is what the packing sheet has above its lines: its title, the faces.
const packHead = 108.0

// PackingLine is where a line of the packing sheet lies on it.
func PackingLine(in stage.Rect, line int) stage.Rect {
	h := (in.H - packHead - 24) / SheetLines
	return stage.Rect{X: in.X + 22, Y: in.Y + packHead + h*float64(line), W: in.W - 44, H: h}
}

// packColumn is a column of a line: the thing's name, then the faces.
func packColumn(line stage.Rect, n int) stage.Rect {
	const name = 0.25 // of the line's width
	first := line.W * name
	if n == 0 {
		return stage.Rect{X: line.X, Y: line.Y, W: first, H: line.H}
	}
	w := (line.W - first) / SheetColumns
	return stage.Rect{X: line.X + first + w*float64(n-1), Y: line.Y, W: w, H: line.H}
}

// packing is the sheet "prepare your bag": a list on a clipboard, typed, a line a
// thing and what each face of the die says of it.
func packing(c *paint.Canvas, _ stage.Pic, d Packing) {
	m := inksOf(d.Style)
	r := c.Body(10)
	c.Shadow(r, 10, 10)
	c.Stroke(c.Path().Rect(r, 10).Keep(palette.Mix(palette.Wood, palette.WoodLight, 0.6)), palette.WoodDark, 2)
	c.Grain(r, 5)
	in := r.Inset(9)
	c.Path().Rect(stage.Rect{X: in.X + 2, Y: in.Y + 3, W: in.W, H: in.H}, 2).Fill(palette.Fade(palette.Shadow, 0.35))
	c.Stroke(c.Path().Rect(in, 2).Keep(palette.PaperLight), palette.PaperDeep, 1.2)
	clamp := stage.Rect{X: r.X + r.W/2 - 70, Y: r.Y - 3, W: 140, H: 22}
	s := paint.Style{Role: fonts.Title, Size: 36, Align: paint.Centre, Ink: palette.Mix(m.edge2, palette.Ink, 0.35)}
	c.Text(d.Title, stage.Rect{X: in.X + 16, Y: in.Y + 10, W: in.W - 32, H: 46}, s)
	first := PackingLine(c.All(), 0)
	for j, face := range d.Faces {
		at := packColumn(first, j+1)
		at = stage.Rect{X: at.X + 3, Y: first.Y - 36, W: at.W - 6, H: 32}
		c.Stroke(c.Path().Rect(at, 6).Keep(palette.Mix(palette.WoodLight, palette.Ochre, 0.42)), palette.WoodDark, 1.3)
		c.Words(face, at, fonts.Caption, 24, palette.Ink)
	}
	for i, name := range d.Lines {
		line := PackingLine(c.All(), i)
		if i%2 == 0 {
			c.Path().Rect(line, 0).Fill(palette.Mix(palette.PaperLight, m.sea, 0.13))
		}
		c.Path().Rect(stage.Rect{X: line.X, Y: line.Y + line.H - 1, W: line.W, H: 1.2}, 0).
			Fill(palette.Fade(m.line, 0.4))
		head := packColumn(line, 0)
		left := 8.0
		if _, ok := things[d.Keys[i]]; ok {
			side := math.Min(line.H-8, 44)
			draw(c, d.Keys[i], head.X+6+side/2, head.Y+head.H/2, side)
			left = side + 14
		}
		fit := stage.Rect{X: head.X + left, Y: head.Y + 2, W: head.W - left - 4, H: head.H - 4}
		sized(c, name, fit, fonts.Medium, 21, palette.Ink, paint.Left)
		for j, cell := range d.Cells[i] {
			sized(c, cell, packColumn(line, j+1).Inset(4), fonts.Body, 19, palette.Ink, paint.Centre)
		}
	}
	for j := range SheetColumns {
		x := packColumn(first, j+1).X
		c.Path().Rect(stage.Rect{X: x, Y: first.Y, W: 1.2, H: first.H * SheetLines}, 0).Fill(palette.Fade(m.line, 0.3))
	}
	c.Path().Rect(stage.Rect{X: clamp.X + 2, Y: clamp.Y + 4, W: clamp.W, H: clamp.H}, 5).
		Fill(palette.Fade(palette.Shadow, 0.4))
	metal := palette.Mix(palette.PaperDeep, palette.InkSoft, 0.35)
	c.Stroke(c.Path().Rect(clamp, 5).Keep(metal), palette.Ink, 1.6)
	c.Stroke(c.Path().Move(clamp.X+12, clamp.Y+6).Line(clamp.X+clamp.W-12, clamp.Y+6),
		palette.Mix(metal, palette.PaperLight, 0.5), 2)
	c.Grain(in, 3)
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
