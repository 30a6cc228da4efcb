package paint

import (
	"image/color"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/stage"
)

// backdrop is the café table: planks with their grain, lit from the upper left.
func backdrop(c *Canvas, _ stage.Pic) {
	const planks = 6
	h := c.H / planks
	for i := range planks {
		y := float64(i) * h
		tone := palette.Mix(palette.Wood, palette.WoodLight, 0.35+0.3*math.Sin(float64(i)*2.4))
		c.Path().Rect(stage.Rect{Y: y, W: c.W, H: h + 1}, 0).Fill(tone)
		for k := range 7 {
			fy := y + h*(0.1+0.13*float64(k)) + 5*math.Sin(float64(i*7+k)*1.7)
			sway := 7 * math.Sin(float64(i+k)*0.9)
			p := c.Path().Move(0, fy).Curve(c.W*0.3, fy+sway, c.W*0.6, fy-sway, c.W, fy+sway*0.5)
			col := palette.Fade(palette.WoodDark, 0.20)
			if k%3 == 1 {
				col = palette.Fade(palette.WoodLight, 0.5)
			}
			c.Stroke(p, col, 1.2+0.8*float64(k%2))
		}
		c.Path().Rect(stage.Rect{Y: y, W: c.W, H: 2.5}, 0).Fill(palette.Fade(palette.Shadow, 0.35))
		c.Path().Rect(stage.Rect{Y: y + 2.5, W: c.W, H: 1.5}, 0).Fill(palette.Fade(palette.WoodLight, 0.6))
		x := math.Mod(c.W*(0.31+0.37*float64(i)), c.W)
		c.Path().Rect(stage.Rect{X: x, Y: y, W: 2, H: h}, 0).Fill(palette.Fade(palette.Shadow, 0.35))
	}
	c.Grain(c.All(), 3)
}

// seatCloth is a cloth in a seat's colour (ID) with its pattern.
func seatCloth(c *Canvas, p stage.Pic) {
	col := palette.Seat(p.ID)
	c.Weave(c.Path().Rect(c.All(), 0), SeatWeave(p.ID), col, palette.Mix(col, palette.On(col), 0.1), 64)
	c.Grain(c.All(), 6)
}

// dim lies between a dialog and what it covers.
func dim(c *Canvas, _ stage.Pic) {
	c.Path().Rect(c.All(), 0).Fill(palette.Fade(palette.Shadow, 0.5))
}

// tip is a note with words that explain what is pointed at.
func tip(c *Canvas, p stage.Pic) {
	r := c.All().Inset(ShadowRoom / 2)
	c.Shadow(r, 4, ShadowRoom/2)
	c.Stroke(c.Path().Rect(r, 4).Keep(palette.Mix(palette.PaperLight, palette.Ochre, 0.22)), palette.PaperDeep, 1.5)
	s := TipStyle()
	c.Text(p.Text, r.Inset(12), s)
}

// TipStyle is how a tip's words are set, so that its size can be measured.
func TipStyle() Style {
	return Style{Role: fonts.Body, Size: 22, Ink: palette.Ink, Wrap: true, Lead: 1.32}
}

// rule is a ruled line, in the middle of its rectangle. ID 1: dashed, ID 2: upright.
func rule(c *Canvas, p stage.Pic) {
	path := c.Path().Move(0, c.H/2).Line(c.W, c.H/2)
	if p.ID == 2 {
		path = c.Path().Move(c.W/2, 0).Line(c.W/2, c.H)
	}
	if p.ID == 1 {
		c.Dashed(path, palette.PaperDeep, 2, 8, 7)
		return
	}
	c.Stroke(path, palette.PaperDeep, 2)
}

// swatch is a seat's colour to choose; ID says which seat.
func swatch(c *Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) * 0.33
	switch {
	case p.Look&On != 0:
		c.Stroke(c.Path().Rect(c.All().Inset(2), 6).Keep(palette.PaperLight), palette.Sea, 3)
	case p.Look&Over != 0:
		c.Path().Rect(c.All().Inset(2), 6).Fill(palette.Fade(palette.Ochre, 0.35))
	}
	c.Swatch(p.ID, x, y, r)
	if p.Look&Off != 0 {
		c.Path().Rect(c.All(), 0).Fill(palette.Fade(palette.Paper, 0.72))
	}
}

// bar is a scroll bar: ID and Look are where its handle starts and ends, in
// thousandths of its height.
func bar(c *Canvas, p stage.Pic) {
	c.Path().Rect(stage.Rect{X: c.W/2 - 2, W: 4, H: c.H}, 2).Fill(palette.PaperShade)
	from, to := float64(p.ID)/1000*c.H, float64(p.Look)/1000*c.H
	c.Path().Rect(stage.Rect{X: c.W/2 - 5, Y: from, W: 10, H: math.Max(to-from, 24)}, 5).Fill(palette.InkFaint)
}

// row is a line of a list: On is the chosen one.
func row(c *Canvas, p stage.Pic) {
	r := c.All().Inset(1)
	switch {
	case p.Look&On != 0:
		c.Path().Rect(r, 4).Fill(palette.PaperLight)
		c.Path().Rect(stage.Rect{X: r.X, Y: r.Y, W: 6, H: r.H}, 3).Fill(palette.Sea)
	case p.Look&Over != 0:
		c.Path().Rect(r, 4).Fill(palette.Fade(palette.Ochre, 0.28))
	}
	c.Stroke(c.Path().Move(r.X, r.Y+r.H).Line(r.X+r.W, r.Y+r.H), palette.Fade(palette.PaperDeep, 0.6), 1.2)
}

// stampFrame is a blank stamp with its perforation, with a motif in the middle:
// ID 0 sunrise, 1 bicycle wheel, 2 tent.
func stampFrame(c *Canvas, p stage.Pic) {
	r := c.All().Inset(8)
	c.Path().Rect(stage.Rect{X: r.X + 2, Y: r.Y + 3, W: r.W, H: r.H}, 2).Fill(palette.Fade(palette.Shadow, 0.25))
	c.Perforated(r, palette.PaperLight)
	in := r.Inset(r.W * 0.1)
	c.Clip(c.Path().Rect(in, 0), func() { scenery(c, in, 0.9) })
	c.Stroke(c.Path().Rect(in, 0), palette.Fade(palette.Ink, 0.5), 1.2)
	if p.Text != "" {
		c.Text(p.Text, stage.Rect{X: in.X + 6, Y: in.Y + 4, W: in.W - 12, H: 40}, Style{Role: fonts.Caption, Size: 26, Ink: palette.PaperLight, Align: Right})
	}
}

// Perforated paints a sheet with the bitten edge of a stamp.
func (c *Canvas) Perforated(r stage.Rect, paper color.Color) {
	step := math.Max(9, math.Min(r.W, r.H)/18)
	nx, ny := math.Round(r.W/step), math.Round(r.H/step)
	sx, sy := r.W/nx, r.H/ny
	bite := step * 0.28
	path := c.Path().Move(r.X, r.Y)
	edge := func(x, y, dx, dy float64, n int) {
		px, py := dy, -dx // outward
		l := math.Hypot(dx, dy)
		ux, uy := dx/l, dy/l
		px, py = px/l*bite*1.25, py/l*bite*1.25
		for i := range n {
			mx, my := x+dx*(float64(i)+0.5), y+dy*(float64(i)+0.5)
			path.Line(mx-ux*bite, my-uy*bite)
			path.Curve(mx-ux*bite-px, my-uy*bite-py, mx+ux*bite-px, my+uy*bite-py, mx+ux*bite, my+uy*bite)
		}
		path.Line(x+dx*float64(n), y+dy*float64(n))
	}
	edge(r.X, r.Y, sx, 0, int(nx))
	edge(r.X+r.W, r.Y, 0, sy, int(ny))
	edge(r.X+r.W, r.Y+r.H, -sx, 0, int(nx))
	edge(r.X, r.Y+r.H, 0, -sy, int(ny))
	path.Close().Fill(paper)
}

// postmark is a round date stamp with waves; Text is set inside.
func postmark(c *Canvas, p stage.Pic) {
	ink := palette.Fade(palette.Ink, 0.55)
	r := c.H/2 - 3
	x, y := r+3, c.H/2
	c.Stroke(c.Path().Circle(x, y, r), ink, 3)
	c.Stroke(c.Path().Circle(x, y, r*0.62), ink, 2)
	for i := range 5 {
		wy := y - r*0.6 + float64(i)*r*0.3
		from := x + math.Sqrt(math.Max(0, r*r-(wy-y)*(wy-y))) + 4
		path := c.Path().Move(from, wy)
		for wx := from; wx < c.W-30; wx += 34 {
			path.Curve(wx+11, wy-9, wx+22, wy+9, wx+34, wy)
		}
		c.Stroke(path, ink, 2.5)
	}
	c.Text(p.Text, stage.Rect{X: x - r*0.6, Y: y - 20, W: r * 1.2, H: 40}, Style{Role: fonts.Caption, Size: math.Max(18, r*0.42), Ink: ink, Align: Centre})
}

// choiceFrame is the trough in which options lie.
func choiceFrame(c *Canvas, _ stage.Pic) {
	c.Stroke(c.Path().Rect(c.All().Inset(1), 7).Keep(palette.Mix(palette.Paper, palette.PaperShade, 0.7)), palette.PaperDeep, 1.5)
}

// points is a gain that rises: figures on a little tag.
func points(c *Canvas, p stage.Pic) {
	r := c.All().Inset(3)
	c.Stroke(c.Path().Rect(r, r.H/2).Keep(palette.Ochre), palette.Mix(palette.Ochre, palette.Ink, 0.55), 2)
	c.Text(p.Text, r, Style{Role: fonts.Caption, Size: 32, Align: Centre, Ink: palette.Ink})
}
