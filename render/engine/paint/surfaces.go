package paint

import (
	"image/color"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

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
	in := r.Inset(12)
	c.Text(p.Text, in, TipStyle().Grown(p.Size, p.Text, in.W, in.H))
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
	c.within(in, func() { scenery(c, in, 0.9) })
	c.Stroke(c.Path().Rect(in, 0), palette.Fade(palette.Ink, 0.5), 1.2)
	if p.Text != "" {
		c.Text(p.Text, stage.Rect{X: in.X + 6, Y: in.Y + 4, W: in.W - 12, H: 40},
			Style{Role: fonts.Caption, Size: 26, Ink: palette.PaperLight, Align: Right})
	}
}

// Perforated paints a sheet with the bitten edge of a stamp.
func (c *Canvas) Perforated(r stage.Rect, paper color.Color) {
	step := math.Max(9, math.Min(r.W, r.H)/18)
	nx, ny := math.Max(1, math.Round(r.W/step)), math.Max(1, math.Round(r.H/step)) // none would divide by nothing
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

// postmark is a round date stamp with waves; Text is set inside. ID 1: freshly inked.
func postmark(c *Canvas, p stage.Pic) {
	ink, pen := palette.Fade(palette.Ink, 0.55), 1.0
	if p.ID == 1 {
		ink, pen = palette.Fade(palette.Ink, 0.86), 2.2
	}
	r := c.H/2 - 3*pen
	x, y := r+3*pen, c.H/2
	c.Stroke(c.Path().Circle(x, y, r), ink, 3*pen)
	c.Stroke(c.Path().Circle(x, y, r*0.62), ink, 2*pen)
	for i := range 5 {
		wy := y - r*0.6 + float64(i)*r*0.3
		from := x + math.Sqrt(math.Max(0, r*r-(wy-y)*(wy-y))) + 4
		path := c.Path().Move(from, wy)
		for wx := from; wx < c.W-30; wx += 34 {
			path.Curve(wx+11, wy-9, wx+22, wy+9, wx+34, wy)
		}
		c.Stroke(path, ink, 2.5*pen)
	}
	s := Style{Role: fonts.Caption, Size: math.Max(18, r*0.42), Ink: ink, Align: Centre}
	s.Size = fitSize(s, p.Text, r*1.2)
	c.Text(p.Text, stage.Rect{X: x - r*0.6, Y: y - 20, W: r * 1.2, H: 40}, s)
}

// choiceFrame is the trough in which options lie.
func choiceFrame(c *Canvas, _ stage.Pic) {
	c.Stroke(c.Path().Rect(c.All().Inset(1), 7).Keep(palette.Mix(palette.Paper, palette.PaperShade, 0.7)),
		palette.PaperDeep, 1.5)
}

// points is a gain that rises: figures on a little tag.
func points(c *Canvas, p stage.Pic) {
	r := c.All().Inset(3)
	c.Stroke(c.Path().Rect(r, r.H/2).Keep(palette.Ochre), palette.Mix(palette.Ochre, palette.Ink, 0.55), 2)
	c.Words(p.Text, r.Inset(4), fonts.Caption, 32, palette.Ink)
}

// sampleCloth is a snippet of a travel colour's cloth, its edges pinked.
func sampleCloth(c *Canvas, p stage.Pic) {
	col := palette.Travel(p.ID)
	r := c.All().Inset(5)
	const teeth = 9
	edge := func(dx, dy float64) Path {
		path := c.Path()
		step, n := r.W/teeth, 0
		to := func(x, y float64) {
			if n++; n == 1 {
				path.Move(x+dx, y+dy)
			} else {
				path.Line(x+dx, y+dy)
			}
		}
		bite := step * 0.42
		for i := range 2 * teeth {
			to(r.X+float64(i)*step/2, r.Y+bite*float64(i%2))
		}
		for i := range 2 * teeth {
			to(r.X+r.W-bite*float64(i%2), r.Y+float64(i)*r.H/teeth/2)
		}
		for i := range 2 * teeth {
			to(r.X+r.W-float64(i)*step/2, r.Y+r.H-bite*float64(i%2))
		}
		for i := range 2 * teeth {
			to(r.X+bite*float64(i%2), r.Y+r.H-float64(i)*r.H/teeth/2)
		}
		return path.Close()
	}
	edge(1.5, 2.5).Fill(palette.Fade(palette.Shadow, 0.3))
	ink := palette.Mix(col, palette.On(col), 0.3)
	c.Stroke(c.Weave(edge(0, 0), TravelWeave(p.ID), col, ink, 12), palette.Mix(col, palette.Ink, 0.45), 1.2)
}
