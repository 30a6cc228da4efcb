package paint

import (
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// stampBack is a blank stamp, for a picture that is laid upon it.
func stampBack(c *Canvas, _ stage.Pic) {
	r := c.All().Inset(4)
	c.Path().Rect(stage.Rect{X: r.X + 2, Y: r.Y + 3, W: r.W, H: r.H}, 2).Fill(palette.Fade(palette.Shadow, 0.25))
	c.Perforated(r, palette.PaperLight)
}

// rosette marks who won: a pleated disc on two ribbons, its place upon it.
func rosette(c *Canvas, p stage.Pic) {
	x, r := c.W/2, math.Min(c.W, c.H*0.72)/2-1
	y := r + 1
	edge := palette.Mix(palette.Ochre, palette.Ink, 0.55)
	line := math.Max(1, r*0.07)
	for _, side := range []float64{-1, 1} {
		foot := c.H - 1
		tail := c.Path().Poly(x, y, x+side*r*0.86, foot-r*0.1, x+side*r*0.46, foot-r*0.34, x+side*r*0.22, foot)
		c.Stroke(tail.Keep(palette.Brick), palette.Mix(palette.Brick, palette.Ink, 0.4), line)
	}
	const pleats = 14
	path := c.Path()
	for i := range 2 * pleats {
		a := float64(i) * math.Pi / pleats
		k := r * (1 - 0.13*float64(i%2))
		if px, py := x+k*math.Cos(a), y+k*math.Sin(a); i == 0 {
			path.Move(px, py)
		} else {
			path.Line(px, py)
		}
	}
	c.Stroke(path.Close().Keep(palette.Ochre), edge, line)
	c.Stroke(c.Path().Circle(x, y, r*0.64).Keep(palette.PaperLight), edge, line)
	c.Text(p.Text, stage.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r},
		Style{Role: fonts.Caption, Size: math.Max(fonts.Smallest, r*1.02), Align: Centre, Ink: palette.Ink})
}

// The brown paper of a parcel, as the light meets its sides.
var (
	kraft      = palette.Mix(palette.PaperDeep, palette.Wood, 0.28)
	kraftLight = palette.Mix(kraft, palette.PaperLight, 0.3)
	kraftDark  = palette.Mix(kraft, palette.WoodDark, 0.42)
)

// parcel is a box in brown paper, tied, stamped and addressed, seen from above
// its corner. It is drawn on a square of 400 units.
func parcel(c *Canvas, _ stage.Pic) {
	k := math.Min(c.W, c.H) / 400
	ox, oy := (c.W-400*k)/2, (c.H-400*k)/2
	poly := func(xy ...float64) Path {
		for i := range xy {
			if i%2 == 0 {
				xy[i] = ox + xy[i]*k
			} else {
				xy[i] = oy + xy[i]*k
			}
		}
		return c.Path().Poly(xy...)
	}
	edge := palette.Mix(kraftDark, palette.Ink, 0.3)
	c.Path().Ellipse(ox+212*k, oy+344*k, 178*k, 26*k).Fill(palette.Fade(palette.Shadow, 0.22))
	c.Stroke(poly(30, 128, 292, 128, 292, 346, 30, 346).Keep(kraft), edge, 1.6*k)                    // the front
	c.Stroke(poly(292, 128, 372, 72, 372, 282, 292, 346).Keep(kraftDark), edge, 1.6*k)               // the side
	c.Stroke(poly(30, 128, 112, 72, 372, 72, 292, 128).Keep(kraftLight), edge, 1.6*k)                // the top
	poly(30, 128, 292, 128, 274, 146, 48, 146).Fill(palette.Fade(palette.Mix(kraft, edge, 1), 0.16)) // the fold
	poly(292, 128, 372, 72, 358, 94, 304, 140).Fill(palette.Fade(palette.Ink, 0.14))
	c.bind(poly, ox, oy, k)
	c.address(ox, oy, k)
	c.Grain(c.All(), 4)
}

// bind ties the parcel both ways with a bow on top.
func (c *Canvas) bind(poly func(...float64) Path, ox, oy, k float64) {
	string1, string2 := palette.PaperLight, palette.Mix(palette.PaperDeep, palette.Ink, 0.2)
	poly(122, 128, 134, 128, 134, 346, 122, 346).Fill(string1)
	poly(134, 128, 138, 128, 138, 346, 134, 346).Fill(palette.Fade(string2, 0.7))
	poly(122, 128, 202, 72, 214, 72, 134, 128).Fill(string1)
	poly(292, 236, 372, 178, 372, 188, 292, 247).Fill(palette.Mix(string1, kraftDark, 0.35))
	poly(30, 236, 292, 236, 292, 247, 30, 247).Fill(string1)
	poly(30, 247, 292, 247, 292, 251, 30, 251).Fill(palette.Fade(string2, 0.7))
	red, dark := palette.Brick, palette.Mix(palette.Brick, palette.Ink, 0.4)
	for _, tail := range [][]float64{
		{164, 100, 128, 134, 120, 156, 140, 140, 176, 104},
		{170, 100, 208, 130, 222, 150, 200, 140, 164, 104},
	} {
		c.Stroke(poly(tail...).Keep(red), dark, 1.6*k)
	}
	// two loops
	for _, l := range [][8]float64{{112, 28, 66, 50, 78, 100, 120, 112}, {222, 24, 276, 46, 264, 98, 216, 112}} {
		at := func(x, y float64) (float64, float64) { return ox + x*k, oy + y*k }
		x0, y0 := at(168, 99)
		x1, y1 := at(l[0], l[1])
		x2, y2 := at(l[2], l[3])
		x3, y3 := at(l[4], l[5])
		x4, y4 := at(l[6], l[7])
		mx, my := (x2+x3)/2, (y2+y3)/2
		loop := c.Path().Move(x0, y0).Curve(x1, y1, x2, y2, mx, my).Curve(x3, y3, x4, y4, x0, y0).Close()
		c.Stroke(loop.Keep(red), dark, 1.6*k)
		fx, fy := x0+(mx-x0)*0.62, y0+(my-y0)*0.62
		c.Stroke(c.Path().Move(x0, y0).Bend(x0+(fx-x0)*0.5, y0+(fy-y0)*0.5-6*k, fx, fy), dark, 1.3*k)
	}
	c.Stroke(poly(156, 90, 180, 90, 182, 108, 158, 110).Keep(palette.Mix(red, palette.PaperLight, 0.15)), dark, 1.6*k)
}

// address is the label, the stamp and the postmark.
func (c *Canvas) address(ox, oy, k float64) {
	at := func(x, y, w, h float64) stage.Rect { return stage.Rect{X: ox + x*k, Y: oy + y*k, W: w * k, H: h * k} }
	label := at(150, 262, 128, 70)
	c.Path().Rect(stage.Rect{X: label.X + 2*k, Y: label.Y + 3*k, W: label.W, H: label.H}, 3*k).
		Fill(palette.Fade(palette.Shadow, 0.3))
	c.Stroke(c.Path().Rect(label, 3*k).Keep(palette.PaperLight), palette.PaperDeep, k)
	for i, w := range []float64{84, 100, 58} {
		y := oy + (280+float64(i)*18)*k
		x := ox + 164*k
		p := c.Path().Move(x, y)
		for s := 0.0; s < w; s += 12 {
			p.Curve(x+(s+3)*k, y-7*k, x+(s+8)*k, y+5*k, x+(s+12)*k, y)
		}
		c.Stroke(p, palette.Fade(palette.Ink, 0.75), 1.8*k)
	}
	stamp := at(214, 146, 64, 78)
	c.Path().Rect(stage.Rect{X: stamp.X + 2*k, Y: stamp.Y + 2*k, W: stamp.W, H: stamp.H}, 0).
		Fill(palette.Fade(palette.Shadow, 0.3))
	c.Perforated(stamp, palette.PaperLight)
	in := stamp.Inset(7 * k)
	c.Clip(c.Path().Rect(in, 0), func() { scenery(c, in, 0.9) })
	ink := palette.Fade(palette.Ink, 0.6)
	x, y := ox+206*k, oy+208*k
	c.Stroke(c.Path().Circle(x, y, 27*k), ink, 2.4*k)
	c.Stroke(c.Path().Circle(x, y, 18*k), ink, 1.5*k)
}
