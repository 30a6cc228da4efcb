package postcards

import (
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// tagPath is the outline of a gift tag: a card with its upper corners cut.
func tagPath(c *paint.Canvas, r stage.Rect, k float64) paint.Path {
	cut := r.W * 0.22
	return c.Path().Move(r.X+cut, r.Y).Line(r.X+r.W-cut, r.Y).Bend(r.X+r.W-cut*0.5, r.Y+cut*0.2, r.X+r.W, r.Y+cut).
		Line(r.X+r.W, r.Y+r.H-5*k).Bend(r.X+r.W, r.Y+r.H, r.X+r.W-5*k, r.Y+r.H).
		Line(r.X+5*k, r.Y+r.H).Bend(r.X, r.Y+r.H, r.X, r.Y+r.H-5*k).
		Line(r.X, r.Y+cut).Bend(r.X+cut*0.5, r.Y+cut*0.2, r.X+cut, r.Y).Close()
}

// gift is a gift's tag. ID 0 is the back. Its name and its rule are set where
// there is room.
func gift(c *paint.Canvas, p stage.Pic, said paint.Titled) {
	k := c.W / 100
	r := c.Body(5 * k)
	r.Y += 7 * k // the ribbon's knot stands above
	r.H -= 7 * k
	ground := palette.PaperLight
	known := p.ID >= 1 && p.ID <= rules.NumGifts
	if !known {
		ground = palette.Rose
	}
	c.Shadow(stage.Rect{X: r.X, Y: r.Y + r.W*0.34, W: r.W, H: r.H - r.W*0.34}, 6*k, 5*k)
	c.Stroke(tagPath(c, r, k).Keep(ground), palette.Mix(ground, palette.Shadow, 0.4), math.Max(1, 1.1*k))
	if !known {
		giftBack(c, r, k)
		ribbon(c, r, k)
		return
	}
	g := rules.Gifts[p.ID]
	hue, sign := palette.Mix(palette.Sky, palette.Paper, 0.25), "bell"
	if g.Kind.Lightning() {
		hue, sign = palette.Mix(palette.Ochre, palette.Paper, 0.35), "lightning"
	}
	x := r.X + r.W/2
	y, d := r.Y+r.H*0.45, r.W*0.385
	worded := said.Title != "" && c.W >= 200
	if worded {
		y, d = r.Y+r.H*0.335, r.W*0.27
	}
	if !worded {
		foot := stage.Rect{X: r.X + 0.6*k, Y: r.Y + r.H - r.W*0.22, W: r.W - 1.2*k, H: r.W*0.22 - 0.6*k}
		c.Path().Rect(foot, 4.4*k).Fill(hue)
		foot.H *= 0.5
		c.Path().Rect(foot, 0).Fill(hue)
		c.Stroke(c.Path().Move(foot.X, foot.Y).Line(foot.X+foot.W, foot.Y), palette.Mix(hue, palette.Ink, 0.5),
			math.Max(0.9, 0.8*k))
	} else {
		c.Stroke(tagPath(c, r.Inset(4*k), k), palette.Mix(hue, palette.PaperDeep, 0.4), 0.7*k)
	}
	c.Path().Circle(x, y, d).Fill(hue)
	c.Stroke(c.Path().Circle(x, y, d*0.93), palette.Fade(palette.PaperLight, 0.7), math.Max(0.8, d*0.03))
	if g.Kind == rules.KeyRing {
		keyRing(c, g.Site, x, y, d)
	} else {
		c.DrawIcon(giftIcons[g.Kind], x, y, d*1.5)
	}
	sx, sy, sr := x, r.Y+r.H-r.W*0.215, r.W*0.175
	if worded {
		sx, sy = x+d*1.0, y+d*0.78
		sr = d * 0.32
		words(c, r, y+d, said.Title, said.Words, k)
	}
	c.Stroke(c.Path().Circle(sx, sy, sr).Keep(palette.PaperLight), palette.Ink, sr*0.10)
	c.DrawIcon(sign, sx, sy, sr*1.45)
	ribbon(c, r, k)
}

// words sets a gift's name and rule below y.
func words(c *paint.Canvas, r stage.Rect, y float64, name, rule string, k float64) {
	in := stage.Rect{X: r.X + 7*k, Y: y + 3*k, W: r.W - 14*k, H: 16 * k}
	s := paint.Style{Role: fonts.Caption, Size: 12 * k, Ink: palette.Ink, Align: paint.Centre}
	if w := s.Width(name); w > in.W {
		s.Size = math.Max(fonts.Smallest, s.Size*in.W/w*0.99)
	}
	c.Text(name, in, s)
	c.Stroke(c.Path().Move(r.X+r.W*0.3, in.Y+in.H+1*k).Line(r.X+r.W*0.7, in.Y+in.H+1*k), palette.PaperDeep, 0.5*k)
	s = paint.Style{Role: fonts.Body, Size: math.Max(7.2*k, fonts.Smallest), Ink: palette.Ink, Wrap: true,
		Align: paint.Centre, Lead: 1.24}
	top := in.Y + in.H + 3.5*k
	room := stage.Rect{X: in.X, Y: top, W: in.W, H: r.Y + r.H - top - 3*k}
	for s.Size > fonts.Smallest && float64(len(s.Lines(rule, room.W)))*s.Size*s.Lead > room.H {
		s.Size = math.Max(fonts.Smallest, s.Size-0.5)
	}
	c.Text(rule, room, s)
}

// keyRing hangs the sign of its kind of site from the ring.
func keyRing(c *paint.Canvas, kind rules.Kind, x, y, d float64) {
	c.DrawIcon("key_ring", x-d*0.34, y-d*0.36, d*0.98)
	tx, ty, tr := x+d*0.20, y+d*0.26, d*0.56
	c.Path().Circle(tx+tr*0.06, ty+tr*0.09, tr).Fill(palette.Fade(palette.Shadow, 0.3))
	c.Stroke(c.Path().Circle(tx, ty, tr).Keep(palette.PaperLight), palette.Ink, tr*0.09)
	c.DrawIcon(kindIcons[kind], tx, ty, tr*1.42)
}

// giftBack is wrapping paper with a band.
func giftBack(c *paint.Canvas, r stage.Rect, k float64) {
	c.Weave(tagPath(c, r, k), paint.Suns, palette.Rose, palette.Mix(palette.Rose, palette.Brick, 0.5),
		math.Max(15*k, 8))
	c.Stroke(tagPath(c, r, k), palette.Mix(palette.Rose, palette.Shadow, 0.5), math.Max(1, 1.1*k))
	c.Path().Rect(stage.Rect{X: r.X + r.W*0.42, Y: r.Y + 8*k, W: r.W * 0.16, H: r.H - 8*k}, 0).Fill(palette.Brick)
	c.Path().Rect(stage.Rect{X: r.X, Y: r.Y + r.H*0.5, W: r.W, H: r.W * 0.16}, 0).
		Fill(palette.Mix(palette.Brick, palette.Ink, 0.12))
}

// box is a small wrapped gift with its bow.
func box(c *paint.Canvas, r stage.Rect) {
	in := stage.Rect{X: r.X, Y: r.Y + r.H*0.16, W: r.W, H: r.H * 0.84}
	c.Path().Rect(in, r.W*0.08).Fill(palette.PaperLight)
	c.Path().Rect(stage.Rect{X: in.X + in.W*0.41, Y: in.Y, W: in.W * 0.18, H: in.H}, 0).Fill(palette.Brick)
	c.Path().Rect(stage.Rect{X: in.X, Y: in.Y + in.H*0.30, W: in.W, H: in.H * 0.20}, 0).Fill(palette.Brick)
	c.Stroke(c.Path().Rect(in, r.W*0.08), palette.Ink, r.W*0.085)
	ribbon(c, stage.Rect{X: r.X, Y: r.Y - r.W*0.02, W: r.W}, r.W/50)
}

// ribbon is the bow through the tag's eyelet.
func ribbon(c *paint.Canvas, r stage.Rect, k float64) {
	x, y := r.X+r.W/2, r.Y+9*k
	c.Path().Circle(x, y, 5.4*k).Fill(palette.PaperDeep)
	dark := palette.Mix(palette.Brick, palette.Ink, 0.25)
	c.Path().Poly(x, y, x-11*k, y+13*k, x-5.5*k, y+14.5*k, x+1*k, y+2*k).Fill(dark)
	c.Path().Poly(x, y, x+10*k, y+14*k, x+4*k, y+15*k, x-1*k, y+2*k).Fill(dark)
	for _, s := range []float64{-1, 1} {
		p := c.Path().Move(x, y).Curve(x+s*6*k, y-13*k, x+s*25*k, y-12*k, x+s*22*k, y-2*k).
			Curve(x+s*20*k, y+6*k, x+s*9*k, y+4*k, x, y).Close()
		c.Stroke(p.Keep(palette.Brick), dark, math.Max(0.8, 0.9*k))
		c.Path().Move(x+s*5*k, y-1*k).Curve(x+s*9*k, y-7*k, x+s*16*k, y-7*k, x+s*16*k, y-2.5*k).
			Curve(x+s*15*k, y+1*k, x+s*9*k, y+1*k, x+s*5*k, y-1*k).Close().Fill(dark)
	}
	c.Path().Circle(x, y, 3.6*k).Fill(palette.Mix(palette.Brick, palette.Rose, 0.35))
}
