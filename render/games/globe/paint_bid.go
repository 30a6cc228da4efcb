package globe

import (
	"image/color"
	"math"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// envelope is a bidder's kraft envelope: open and empty while it waits, sealed
// with its seat's seal, opened with what was bid (Text), or put aside.
func envelope(c *paint.Canvas, p stage.Pic, d Envelope) {
	k := c.W / 150
	up := 24 * k // of its flap, when it is open
	r := stage.Rect{X: 6, Y: 4 + up, W: c.W - 14, H: c.H - up - 12}
	paper := palette.Mix(kraft, palette.PaperLight, 0.12)
	if d.State == EnvelopeOut {
		paper = palette.Mix(paper, palette.PaperShade, 0.6)
	}
	light, dark := palette.Mix(paper, palette.PaperLight, 0.25), palette.Mix(paper, palette.Ink, 0.45)
	edge := palette.Mix(paper, palette.Ink, 0.55)
	x := r.X + r.W/2
	if d.State != EnvelopeOut {
		c.Shadow(r, 3, 6)
	}
	if d.State == EnvelopeWaits || d.State == EnvelopeOpen { // the flap stands up, its inside is seen
		c.Stroke(c.Path().Poly(r.X+1, r.Y+2, r.X+26*k, r.Y-up+2, r.X+r.W-26*k, r.Y-up+2, r.X+r.W-1, r.Y+2).
			Keep(palette.Mix(paper, palette.Ink, 0.18)), edge, 1.4)
	}
	if d.State == EnvelopeOpen { // what was bid
		in := (1 - slip(p.Look)) * (up + 14*k) // how deep it still sits
		slip := stage.Rect{X: x - r.W*0.36, Y: r.Y - up + 5 + in, W: r.W * 0.72, H: up + 24*k}
		c.Stroke(c.Path().Rect(slip, 2).Keep(palette.PaperLight), palette.PaperDeep, 1.2)
		c.Words(p.Text, stage.Rect{X: slip.X + 3, Y: slip.Y, W: slip.W - 6, H: 30 * k}, fonts.Caption, 29*k,
			palette.Ink)
	}
	front := r
	if d.State == EnvelopeOpen {
		front = stage.Rect{X: r.X, Y: r.Y + 13*k, W: r.W, H: r.H - 13*k}
	}
	c.Stroke(c.Path().Rect(front, 3).Keep(paper), edge, 1.4)
	if d.State != EnvelopeSealed {
		c.Stroke(c.Path().Move(front.X+1, front.Y+front.H-1).Line(x-4*k, front.Y+front.H*0.42).
			Line(x+4*k, front.Y+front.H*0.42).Line(front.X+front.W-1, front.Y+front.H-1), palette.Fade(dark, 0.55), 1.2)
	}
	size := 20 * paint.Growth(p.Size)
	name := stage.Rect{X: front.X + 6, Y: front.Y + front.H - size - 5, W: front.W - 12, H: size + 2}
	ink := palette.Ink
	switch d.State {
	case EnvelopeSealed:
		c.Stroke(c.Path().Poly(r.X+1, r.Y+1, r.X+r.W-1, r.Y+1, x, r.Y+r.H*0.50).Keep(light), edge, 1.4)
		s := 12.5 * k
		wax := palette.Mix(palette.Brick, palette.Ink, 0.1)
		c.Path().Circle(x+1, r.Y+r.H*0.40+2.5, s*1.06).Fill(palette.Fade(palette.Shadow, 0.3))
		blot(c, x, r.Y+r.H*0.40, s*1.1, wax)
		c.Swatch(p.ID, x, r.Y+r.H*0.40, s*0.60)
	case EnvelopeOut:
		ink = palette.InkFaint
		c.Stroke(c.Path().Move(x-16*k, r.Y+r.H*0.30).Line(x+16*k, r.Y+r.H*0.30), palette.InkFaint, 4*k)
	case EnvelopeWaits:
		c.Swatch(p.ID, x, front.Y+front.H*0.34, 11*k)
	case EnvelopeOpen:
		c.Swatch(p.ID, front.X+15*k, front.Y+14*k, 8.5*k)
	}
	c.Path().Rect(name, 3).Fill(palette.Fade(palette.PaperLight, 0.62))
	c.Words(d.Name, name.Inset(1), fonts.Caption, size, ink)
	c.Grain(r, 5)
}

// blot is a seal of wax about x, y.
func blot(c *paint.Canvas, x, y, r float64, col color.NRGBA) {
	p := c.Path()
	const n = 9
	at := func(i int) (float64, float64) {
		a := 2 * math.Pi * float64(i) / n
		d := r * (1 + 0.08*math.Sin(float64(i)*2.7))
		return x + d*math.Cos(a), y + d*math.Sin(a)
	}
	for i := range n {
		ax, ay := at(i)
		bx, by := at(i + 1)
		if i == 0 {
			zx, zy := at(n - 1)
			p.Move((zx+ax)/2, (zy+ay)/2)
		}
		p.Bend(ax, ay, (ax+bx)/2, (ay+by)/2)
	}
	c.Stroke(p.Close().Keep(col), palette.Mix(col, palette.Ink, 0.5), math.Max(r*0.09, 1.1))
	c.Stroke(c.Path().Circle(x, y, r*0.70), palette.Fade(palette.Mix(col, palette.Ink, 0.5), 0.8),
		math.Max(r*0.07, 0.9))
}

// choice is an outcome to choose: a sheet torn from a pad.
func choice(c *paint.Canvas, p stage.Pic, d Choice) {
	m := inksOf(d.Style)
	r := c.Sheet(6, 4, palette.PaperLight, 0.34)
	c.Path().Rect(stage.Rect{X: r.X, Y: r.Y + 4, W: 9, H: r.H - 8}, 2).Fill(m.edge)
	in := stage.Rect{X: r.X + 24, Y: r.Y + 5, W: r.W - 40, H: r.H - 10}
	words := paint.Style{Role: fonts.Medium, Size: 24, Ink: palette.Ink, Wrap: true, Lead: 1.12}.Larger(p.Size)
	does := paint.Style{Role: fonts.Body, Size: 20, Ink: palette.InkSoft, Wrap: true, Lead: 1.2}.Larger(p.Size)
	said := strings.ReplaceAll(d.Does, "\n", " · ")
	for words.Size > fonts.Smallest && words.Height(d.Words, in.W)+does.Height(said, in.W) > in.H {
		words.Size -= 0.5
		does.Size = math.Max(fonts.Smallest, does.Size-0.5)
	}
	h := words.Height(d.Words, in.W)
	low := 0.0
	if said != "" {
		low = does.Height(said, in.W)
	}
	y := in.Y + math.Max(0, (in.H-h-low)/2)
	c.Text(d.Words, stage.Rect{X: in.X, Y: y, W: in.W, H: h}, words)
	c.Text(said, stage.Rect{X: in.X, Y: y + h, W: in.W, H: in.Y + in.H - y - h}, does)
	c.Grain(r, 3)
}
