package paint

import (
	"image/color"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// rays are broad beams of light that thin out, for what is celebrated.
func rays(c *Canvas, _ stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) / 2
	const beams, rings = 14, 7
	for i := range rings {
		in, out := r*float64(i)/rings, r*float64(i+1)/rings
		if i > 0 {
			in -= 0.6
		}
		fade := 1 - float64(i)/rings
		col := palette.Fade(palette.Mix(palette.Ochre, palette.PaperLight, 0.12), 0.85*fade)
		for b := range beams {
			a := 2 * math.Pi * float64(b) / beams
			const half = math.Pi / beams * 0.52
			p := func(r, a float64) (float64, float64) { return x + r*math.Cos(a), y + r*math.Sin(a) }
			ax, ay := p(in, a-half)
			bx, by := p(out, a-half)
			cx, cy := p(out, a+half)
			dx, dy := p(in, a+half)
			c.Path().Poly(ax, ay, bx, by, cx, cy, dx, dy).Fill(col)
		}
		c.Path().Circle(x, y, r*0.55*(1-float64(i)/rings)).Fill(palette.Fade(palette.PaperLight, 0.10))
	}
}

// ribbon is a band of cloth with words, its ends folded back and notched.
func ribbon(c *Canvas, p stage.Pic) {
	ground, edge := palette.Brick, palette.Mix(palette.Brick, palette.Ink, 0.45)
	dark := palette.Mix(ground, palette.Ink, 0.28)
	h, tail := c.H-26, 78.0
	top := 4.0
	for _, side := range [...]float64{0, 1} {
		at := func(x float64) float64 { return side*c.W + (1-2*side)*x }
		y := top + 14
		end := c.Path().Poly(at(4), y, at(tail+26), y, at(tail+26), y+h-2, at(4), y+h-2, at(26), y+(h-2)/2)
		c.Stroke(end.Keep(dark), edge, 1.6)
		c.Path().Poly(at(tail-6), top+h, at(tail+26), top+h, at(tail+26), y+h-2).
			Fill(palette.Mix(ground, palette.Ink, 0.55))
	}
	band := stage.Rect{X: tail - 6, Y: top, W: c.W - 2*(tail-6), H: h}
	c.Path().Rect(stage.Rect{X: band.X + 2, Y: band.Y + 5, W: band.W, H: band.H}, 2).
		Fill(palette.Fade(palette.Shadow, 0.35))
	c.Stroke(c.Path().Rect(band, 2).Keep(ground), edge, 1.6)
	thread := palette.Fade(palette.PaperLight, 0.55)
	for _, y := range [...]float64{band.Y + 6, band.Y + band.H - 6} {
		c.Dashed(c.Path().Move(band.X+8, y).Line(band.X+band.W-8, y), thread, 1.6, 7, 6)
	}
	s := Style{Role: fonts.Caption, Size: 42, Align: Centre, Ink: palette.PaperLight, Track: 0.01}
	s.Size = fitSize(s, p.Text, band.W-36)
	c.Text(p.Text, band.Inset(4), s)
}

// letterbox is a yellow box of the post on its wall, with a slot and a horn.
func letterbox(c *Canvas, _ stage.Pic) {
	yellow := color.NRGBA{0xe9, 0xb9, 0x3c, 0xff}
	light, dark, edge := palette.Mix(yellow, palette.PaperLight, 0.35), palette.Mix(yellow, palette.Wood, 0.5),
		palette.Mix(yellow, palette.Ink, 0.68)
	k := c.W / 132
	r := stage.Rect{X: 12 * k, Y: 16 * k, W: c.W - 26*k, H: c.H - 34*k}
	c.Shadow(r, 12*k, 14*k)
	c.Stroke(c.Path().Rect(r, 12*k).Keep(yellow), edge, 2*k)
	c.Path().Rect(stage.Rect{X: r.X + r.W - 14*k, Y: r.Y + 8*k, W: 10 * k, H: r.H - 16*k}, 5*k).
		Fill(palette.Fade(dark, 0.55))
	c.Path().Rect(stage.Rect{X: r.X + 5*k, Y: r.Y + 8*k, W: 5 * k, H: r.H - 16*k}, 2*k).Fill(palette.Fade(light, 0.9))
	roof := c.Path().Move(r.X-8*k, r.Y+12*k).Bend(r.X+r.W/2, r.Y-24*k, r.X+r.W+8*k, r.Y+12*k).Close()
	c.Stroke(roof.Keep(palette.Mix(yellow, palette.PaperLight, 0.12)), edge, 2*k)
	slot := stage.Rect{X: r.X + 12*k, Y: r.Y + 28*k, W: r.W - 24*k, H: 20 * k}
	c.Stroke(c.Path().Rect(slot, 4*k).Keep(dark), edge, 1.6*k)
	c.Path().Rect(slot.Inset(5*k), 2*k).Fill(palette.Ink)
	plate := stage.Rect{X: r.X + 14*k, Y: r.Y + 60*k, W: r.W - 28*k, H: r.H - 74*k}
	c.Stroke(c.Path().Rect(plate, 3*k).Keep(palette.PaperLight), edge, 1.4*k)
	x, y := plate.Mid() // a post horn
	blue := palette.Mix(palette.Sea, palette.Ink, 0.35)
	c.Stroke(c.Path().Circle(x-3*k, y+1*k, 11*k), blue, 4*k)
	c.Path().Poly(x+2*k, y-12*k, x+26*k, y-20*k, x+26*k, y-1*k, x+4*k, y-7*k).Fill(blue)
	c.Stroke(c.Path().Move(x-8*k, y+11*k).Line(x-24*k, y+15*k), blue, 4*k)
}

// curl is a bit of ribbon in the air; its ID chooses the colour.
func curl(c *Canvas, p stage.Pic) {
	col := [...]color.NRGBA{palette.Brick, palette.Ochre, palette.Sea}[max(p.ID, 0)%3]
	path := c.Path().Move(c.W*0.1, c.H*0.6).Curve(c.W*0.3, c.H*0.1, c.W*0.5, c.H*1.0, c.W*0.7, c.H*0.45).
		Curve(c.W*0.8, c.H*0.2, c.W*0.9, c.H*0.3, c.W*0.9, c.H*0.4)
	c.Stroke(path, palette.Mix(col, palette.Ink, 0.3), c.W*0.20)
	path = c.Path().Move(c.W*0.1, c.H*0.6).Curve(c.W*0.3, c.H*0.1, c.W*0.5, c.H*1.0, c.W*0.7, c.H*0.45).
		Curve(c.W*0.8, c.H*0.2, c.W*0.9, c.H*0.3, c.W*0.9, c.H*0.4)
	c.Stroke(path, col, c.W*0.13)
}

// plane is an airliner from above that flies to the right, its tail in the colour
// of seat ID; Look 1 is only its shadow.
func plane(c *Canvas, p stage.Pic) {
	k := math.Min(c.W, c.H) / 128
	body, edge := palette.PaperLight, palette.Mix(palette.Ink, palette.Sea, 0.3)
	tail, wing := palette.Mix(palette.Seat(p.ID), palette.PaperLight, 0.1),
		palette.Mix(palette.PaperLight, palette.Sky, 0.4)
	if p.Look == 1 {
		body, edge, tail, wing = palette.Shadow, palette.Shadow, palette.Shadow, palette.Shadow
	}
	poly := func(col color.Color, xy ...float64) {
		for i := range xy {
			xy[i] *= k
		}
		c.Stroke(c.Path().Poly(xy...).Keep(col), edge, 1.8*k)
	}
	for _, s := range [...]float64{-1, 1} {
		y := func(d float64) float64 { return 64 + s*d }
		poly(wing, 76, y(5), 46, y(56), 35, y(56), 52, y(5))
		poly(edge, 66, y(22), 72, y(22), 72, y(29), 62, y(29))
		poly(tail, 26, y(4), 12, y(24), 5, y(24), 12, y(4))
	}
	hull := c.Path().Move(8*k, 60*k).Line(88*k, 56*k).Bend(112*k, 57*k, 121*k, 64*k).Bend(112*k, 71*k, 88*k, 72*k).
		Line(8*k, 68*k).Close()
	c.Stroke(hull.Keep(body), edge, 1.8*k)
	if p.Look == 1 {
		return
	}
	c.Path().Poly(8*k, 61*k, 34*k, 62*k, 34*k, 66*k, 8*k, 67*k).Fill(tail)
	c.Stroke(c.Path().Move(104*k, 60*k).Bend(110*k, 64*k, 104*k, 68*k), edge, 3*k)
}

// wreath is two branches of laurel, tied below, round what won.
func wreath(c *Canvas, _ stage.Pic) {
	x, y := c.W/2, c.H/2
	r := math.Min(c.W, c.H)/2 - 2
	green, edge := palette.Mix(palette.Pine, palette.Ochre, 0.22), palette.Mix(palette.Pine, palette.Ink, 0.45)
	const leaves = 9
	for _, s := range [...]float64{-1, 1} {
		path := c.Path()
		for i := range 20 {
			a := math.Pi/2 + s*(0.22+2.45*float64(i)/19)
			if px, py := x+r*0.80*math.Cos(a), y+r*0.80*math.Sin(a); i == 0 {
				path.Move(px, py)
			} else {
				path.Line(px, py)
			}
		}
		c.Stroke(path, edge, r*0.05)
		for i := range leaves {
			a := math.Pi/2 + s*(0.30+2.40*float64(i)/(leaves-1))
			for _, side := range [...]float64{-1, 1} {
				px, py := x+r*0.80*math.Cos(a), y+r*0.80*math.Sin(a)
				dir := a + s*math.Pi/2 + side*0.62
				long, wide := r*0.27, r*0.085
				tx, ty := px+long*math.Cos(dir), py+long*math.Sin(dir)
				nx, ny := -math.Sin(dir)*wide, math.Cos(dir)*wide
				mx, my := (px+tx)/2, (py+ty)/2
				leaf := c.Path().Move(px, py).Bend(mx+nx*1.6, my+ny*1.6, tx, ty).Bend(mx-nx*1.6, my-ny*1.6, px, py).
					Close()
				c.Stroke(leaf.Keep(palette.Mix(green, palette.PaperLight, 0.08+0.05*side)), edge,
					math.Max(0.8, r*0.016))
			}
		}
	}
	for _, s := range [...]float64{-1, 1} {
		bow := c.Path().Move(x, y+r*0.82).Curve(x+s*r*0.30, y+r*0.60, x+s*r*0.34, y+r*0.98, x, y+r*0.82).Close()
		c.Stroke(bow.Keep(palette.Brick), palette.Mix(palette.Brick, palette.Ink, 0.4), r*0.025)
	}
	c.Path().Circle(x, y+r*0.82, r*0.07).Fill(palette.Mix(palette.Brick, palette.Ink, 0.15))
}
