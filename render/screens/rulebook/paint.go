package rulebook

import (
	"image/color"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Kinds returns the painters of the notebook.
func Kinds() paint.Table {
	return paint.Table{"rb.spread": spread, "rb.tab": tab, "rb.mark": mark, "rb.link": link,
		"rb.choice": choice, "rb.ours": ours, "rb.glow": glow}
}

// Samples are all that Kinds can paint, at the sizes they are shown at.
func Samples() []paint.Sample {
	return []paint.Sample{
		{Pic: stage.Pic{Kind: "rb.spread"}, W: stage.Width, H: stage.Height},
		{Pic: stage.Pic{Kind: "rb.spread"}, W: stage.TallWidth, H: stage.TallHeight},
		{Pic: stage.Pic{Kind: "rb.tab", Text: "P10.10"}, W: tabW, H: 38},
		{Pic: stage.Pic{Kind: "rb.tab", Text: "P4.2", Look: paint.On}, W: tabW, H: 38},
		{Pic: stage.Pic{Kind: "rb.mark"}, W: 120, H: 30},
		{Pic: stage.Pic{Kind: "rb.link"}, W: 60, H: 37},
		{Pic: stage.Pic{Kind: "rb.link", Look: paint.Over}, W: 60, H: 37},
		{Pic: stage.Pic{Kind: "rb.choice"}, W: 40, H: 40},
		{Pic: stage.Pic{Kind: "rb.ours"}, W: wide.textW, H: 82},
		{Pic: stage.Pic{Kind: "rb.glow"}, W: 880, H: 160},
	}
}

// spread is the open notebook: its cover, two pages and the wire between them.
func spread(c *paint.Canvas, _ stage.Pic) {
	p := planOf(c.H > c.W)
	left, right := p.left, p.right
	mx, my, dx, dy := 18.0, 14.0, 3.0, 0.0 // how far the cover and each sheet reach out
	if p.tall {
		mx, my, dx, dy = 14, 16, 0, 3
	}
	cover := stage.Rect{X: left.X - mx, Y: left.Y - my, W: right.X + right.W - left.X + 2*mx,
		H: right.Y + right.H - left.Y + 2*my}
	c.Shadow(cover, 14, paint.ShadowRoom)
	pine := palette.Mix(palette.Pine, palette.Ink, 0.25)
	c.Stroke(c.Path().Rect(cover, 14).Keep(pine), palette.Mix(pine, palette.Shadow, 0.5), 1.5)
	for i := range 3 { // sheets below
		d := float64(3 - i)
		for _, r := range []stage.Rect{left, right} {
			r = stage.Rect{X: r.X - d*dx, Y: r.Y - d*dy, W: r.W + 2*d*dx, H: r.H + 2*d*dy}
			c.Stroke(c.Path().Rect(r, 6).Keep(palette.Mix(palette.Paper, palette.PaperShade, 0.5)),
				palette.Mix(palette.PaperDeep, palette.Shadow, 0.2), 1)
		}
	}
	for _, r := range []stage.Rect{left, right} {
		c.Stroke(c.Path().Rect(r, 6).Keep(palette.Paper), palette.Mix(palette.Paper, palette.Shadow, 0.25), 1.2)
	}
	for i := range 8 { // the pages sink towards the wire
		w := float64(i+1) * 5
		one, other := stage.Rect{X: left.X + left.W - w, Y: left.Y, W: w, H: left.H},
			stage.Rect{X: right.X, Y: right.Y, W: w * 0.8, H: right.H}
		if p.tall {
			one, other = stage.Rect{X: left.X, Y: left.Y + left.H - w, W: left.W, H: w},
				stage.Rect{X: right.X, Y: right.Y, W: right.W, H: w * 0.8}
		}
		c.Path().Rect(one, 0).Fill(palette.Fade(palette.Shadow, 0.016))
		c.Path().Rect(other, 0).Fill(palette.Fade(palette.Shadow, 0.010))
	}
	if !p.tall { // the margin of a French exercise book
		c.Path().Rect(stage.Rect{X: p.textX - 13, Y: right.Y + 1, W: 1.8, H: right.H - 2}, 0).
			Fill(palette.Fade(palette.Rose, 0.75))
	}
	c.Grain(left, 3)
	c.Grain(right, 3)
	wire(c, p)
}

// wire is the spiral between the pages, from above to below, or from left to right.
func wire(c *paint.Canvas, p *plan) {
	const n, reach = 30, 22.0
	steel := palette.Mix(palette.InkSoft, palette.PaperShade, 0.15)
	mid, from, long := (p.left.X+p.left.W+p.right.X)/2, p.left.Y, p.left.H
	at := func(across, along float64) (x, y float64) { return mid + across, along }
	if p.tall {
		mid, from, long = (p.left.Y+p.left.H+p.right.Y)/2, p.left.X, p.left.W
		at = func(across, along float64) (x, y float64) { return along, mid + across }
	}
	for i := range n {
		y := from + long*(float64(i)+0.5)/n
		for _, s := range []float64{-1, 1} {
			hx, hy := at(s*reach, y)
			c.Path().Circle(hx, hy, 6).Fill(palette.Mix(palette.Ink, palette.Shadow, 0.5))
		}
		for _, q := range []float64{-3, 3} {
			arc := func(d float64) paint.Path {
				ax, ay := at(-reach, y+q+d)
				bx, by := at(-14, y-13+q+d)
				ex, ey := at(14, y-13+q+d)
				zx, zy := at(reach, y+q+d)
				return c.Path().Move(ax, ay).Curve(bx, by, ex, ey, zx, zy)
			}
			c.Stroke(arc(2.2), palette.Fade(palette.Shadow, 0.25), 4)
			c.Stroke(arc(0), palette.Mix(steel, palette.Ink, 0.6), 4.2)
			c.Stroke(arc(-0.6), palette.Mix(steel, palette.PaperLight, 0.5), 1.8)
		}
	}
}

// tab holds a rule's number; On: it was jumped to.
func tab(c *paint.Canvas, p stage.Pic) {
	r := c.All().Inset(2)
	ground, ink := palette.Mix(palette.Paper, palette.Sky, 0.55), palette.Ink
	edge := palette.Mix(palette.Sea, palette.Sky, 0.35)
	if p.Look&paint.On != 0 {
		ground, edge = palette.Ochre, palette.Mix(palette.Ochre, palette.Ink, 0.5)
	}
	c.Stroke(c.Path().Rect(r, 7).Keep(ground), edge, 1.5)
	s := paint.Style{Role: fonts.Caption, Size: math.Max(fonts.Smallest, c.H*0.68), Ink: ink, Align: paint.Centre}
	if w := s.Width(p.Text); w > r.W-10 {
		s.Size = math.Max(fonts.Smallest, s.Size*(r.W-10)/w)
	}
	c.Text(p.Text, r, s)
}

// mark is a stroke of a highlighter behind a word.
func mark(c *paint.Canvas, _ stage.Pic) {
	r := c.All().Inset(1)
	c.Path().Move(r.X+2, r.Y+4).Line(r.X+r.W, r.Y+1).Line(r.X+r.W-2, r.Y+r.H-3).Line(r.X, r.Y+r.H).Close().
		Fill(palette.Fade(palette.Ochre, 0.55))
}

// link underlines what leads to another rule.
func link(c *paint.Canvas, p stage.Pic) {
	if p.Look&paint.Over != 0 {
		c.Path().Rect(c.All().Inset(2), 5).Fill(palette.Fade(palette.Ochre, 0.45))
	}
	y := c.H - 5
	c.Dashed(c.Path().Move(2, y).Line(c.W-2, y), palette.Sea, 1.8, 4, 3)
}

// choice is the sign of what we chose: a pencil on a disc.
func choice(c *paint.Canvas, _ stage.Pic) {
	x, y := c.All().Mid()
	s := math.Min(c.W, c.H)
	c.Stroke(c.Path().Circle(x, y, s*0.46).Keep(palette.PaperLight), palette.Ink, s*0.04)
	const a = -0.8 // radians that the pencil leans
	at := func(l, w float64) (float64, float64) {
		return x + s*(l*math.Cos(a)-w*math.Sin(a)), y + s*(l*math.Sin(a)+w*math.Cos(a))
	}
	part := func(from, to, wide, end float64, col color.NRGBA) {
		ax, ay := at(from, -wide)
		bx, by := at(to, -end)
		dx, dy := at(to, end)
		ex, ey := at(from, wide)
		c.Stroke(c.Path().Poly(ax, ay, bx, by, dx, dy, ex, ey).Keep(col), palette.Ink, s*0.03)
	}
	part(0.20, 0.31, 0.085, 0.085, palette.Brick)
	part(-0.16, 0.20, 0.085, 0.085, palette.Ochre)
	part(-0.16, -0.33, 0.085, 0.012, palette.PaperShade)
	part(-0.26, -0.34, 0.038, 0.004, palette.Ink)
}

// ours is the slip on which our choice is written.
func ours(c *paint.Canvas, _ stage.Pic) {
	r := c.All().Inset(1)
	c.Stroke(c.Path().Rect(r, 6).Keep(palette.Mix(palette.PaperLight, palette.Ochre, 0.13)),
		palette.Fade(palette.PaperDeep, 0.8), 1.2)
}

// glow is behind the paragraph that was jumped to.
func glow(c *paint.Canvas, _ stage.Pic) {
	r := c.All().Inset(1)
	c.Stroke(c.Path().Rect(r, 10).Keep(palette.Fade(palette.Ochre, 0.20)), palette.Fade(palette.Ochre, 0.9), 2)
}
