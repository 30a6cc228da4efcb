package paint

import (
	"image/color"
	"math"

	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// poster is the menu's picture: a giant stamp with a road into the hills.
func poster(c *Canvas, _ stage.Pic) {
	r := c.All().Inset(ShadowRoom)
	c.Shadow(r.Inset(3), 4, ShadowRoom)
	c.Perforated(r, palette.PaperLight)
	in := r.Inset(r.W * 0.055)
	c.within(in, func() {
		scenery(c, in, 1)
		c.Saved(in.X+in.W*0.47, in.Y+in.H*0.858, -0.17, func() { cyclist(c, 0, 0, in.W*0.15, 1.1) })
		tent(c, in.X+in.W*0.17, in.Y+in.H*0.80, in.W*0.10)
	})
	c.Stroke(c.Path().Rect(in, 0), palette.Fade(palette.Ink, 0.6), 1.5)
	c.Grain(in, 4)
}

// scenery paints sky, sun, sea of hills, fields and a winding road.
func scenery(c *Canvas, r stage.Rect, detail float64) {
	at := func(x, y float64) (float64, float64) { return r.X + x*r.W, r.Y + y*r.H }
	sky := palette.Mix(palette.Sky, palette.Paper, 0.25)
	c.Path().Rect(r, 0).Fill(sky)
	for i, t := range []float64{0.30, 0.38, 0.45} {
		c.Path().Rect(stage.Rect{X: r.X, Y: r.Y + t*r.H, W: r.W, H: r.H}, 0).
			Fill(palette.Mix(sky, palette.Ochre, 0.14*float64(i+1)))
	}
	sx, sy := at(0.68, 0.40)
	c.Path().Circle(sx, sy, 0.16*r.W).Fill(palette.Fade(palette.PaperLight, 0.55))
	c.Path().Circle(sx, sy, 0.125*r.W).Fill(palette.Mix(palette.Ochre, palette.PaperLight, 0.25))
	cloud(c, r.X+0.2*r.W, r.Y+0.16*r.H, 0.12*r.W)
	cloud(c, r.X+0.78*r.W, r.Y+0.10*r.H, 0.08*r.W)
	far := palette.Mix(palette.Sea, palette.Sky, 0.45)
	hill(c, r, far, 0, 0.47, 0.20, 0.33, 0.36, 0.47, 0.52, 0.40, 0.72, 0.54, 0.88, 0.44, 1, 0.50)
	hill(c, r, palette.Mix(palette.Sea, palette.Pine, 0.25), 0, 0.56, 0.16, 0.49, 0.32, 0.55, 0.5, 0.60, 0.74, 0.46,
		0.9, 0.52, 1, 0.49)
	hill(c, r, palette.Pine, 0, 0.60, 0.22, 0.57, 0.42, 0.63, 0.62, 0.62, 0.80, 0.57, 0.92, 0.60, 1, 0.58)
	if detail >= 1 {
		village(c, r.X+0.34*r.W, r.Y+0.69*r.H, 0.055*r.W)
	}
	hill(c, r, palette.Olive, 0, 0.66, 0.2, 0.64, 0.42, 0.69, 0.62, 0.67, 0.8, 0.63, 0.92, 0.65, 1, 0.66)
	fields(c, r)
	hill(c, r, palette.Mix(palette.Olive, palette.Ochre, 0.45), 0, 0.80, 0.2, 0.74, 0.42, 0.78, 0.64, 0.84, 0.8, 0.76,
		0.92, 0.77, 1, 0.75)
	road(c, r)
	hill(c, r, palette.Mix(palette.Pine, palette.Ink, 0.25), 0, 0.955, 0.2, 0.90, 0.42, 0.95, 0.6, 0.985, 0.8, 0.96,
		0.92, 0.93, 1, 0.90)
	if detail >= 1 {
		for i, x := range []float64{0.055, 0.10, 0.15, 0.93, 0.965} {
			tx, ty := at(x, 0.69+0.012*float64(i%3))
			cypress(c, tx, ty, 0.018*r.W, 0.14*r.H*(0.8+0.12*float64(i%3)))
		}
	}
}

// hill fills from a smooth ridge through the points (0..1) to the bottom.
func hill(c *Canvas, r stage.Rect, col color.Color, xy ...float64) {
	p := c.Path().Move(r.X-2, r.Y+r.H+2).Line(r.X-2, r.Y+xy[1]*r.H)
	px, py := r.X+xy[0]*r.W, r.Y+xy[1]*r.H
	p.Line(px, py)
	for i := 2; i+1 < len(xy); i += 2 {
		x, y := r.X+xy[i]*r.W, r.Y+xy[i+1]*r.H
		m := (px + x) / 2
		p.Curve(m, py, m, y, x, y)
		px, py = x, y
	}
	p.Line(r.X+r.W+2, py).Line(r.X+r.W+2, r.Y+r.H+2).Close().Fill(col)
}

func cloud(c *Canvas, x, y, r float64) {
	col := palette.Fade(palette.PaperLight, 0.9)
	c.Path().Ellipse(x, y, r, r*0.22).Ellipse(x-r*0.3, y-r*0.16, r*0.42, r*0.24).
		Ellipse(x+r*0.25, y-r*0.2, r*0.5, r*0.3).Fill(col)
}

// fields are rows of vines and a strip of wheat on the middle hill.
func fields(c *Canvas, r stage.Rect) {
	for i := range 9 {
		x := r.X + (0.62+0.035*float64(i))*r.W
		c.Stroke(c.Path().Move(x, r.Y+0.66*r.H).Bend(x-0.02*r.W, r.Y+0.72*r.H, x-0.07*r.W, r.Y+0.80*r.H),
			palette.Fade(palette.Pine, 0.8), 0.005*r.W)
	}
	c.Path().Poly(r.X, r.Y+0.70*r.H, r.X+0.16*r.W, r.Y+0.675*r.H, r.X+0.26*r.W, r.Y+0.70*r.H, r.X+0.1*r.W, r.Y+0.77*r.H,
		r.X, r.Y+0.78*r.H).Fill(palette.Ochre)
}

// road winds from the foreground to the pass, wide to narrow.
func road(c *Canvas, r stage.Rect) {
	x := func(v float64) float64 { return r.X + v*r.W }
	y := func(v float64) float64 { return r.Y + v*r.H }
	side := func(d float64, col color.Color) {
		c.Path().
			Move(x(0.02-d), y(1.01)).
			Curve(x(0.22-d), y(0.80), x(0.86-d), y(0.86), x(0.70-d*0.6), y(0.735)).
			Curve(x(0.62-d*0.4), y(0.685), x(0.42), y(0.70), x(0.52), y(0.625)).
			Line(x(0.528), y(0.625)).
			Curve(x(0.46), y(0.685), x(0.70+d*0.4), y(0.675), x(0.775+d*0.6), y(0.735)).
			Curve(x(0.97+d), y(0.88), x(0.42+d), y(0.86), x(0.30+d), y(1.01)).
			Close().Fill(col)
	}
	side(0.008, palette.Mix(palette.PaperDeep, palette.Wood, 0.25))
	side(0, palette.Paper)
}

func cypress(c *Canvas, x, base, w, h float64) {
	c.Path().Move(x, base-h).Curve(x+w*1.5, base-h*0.5, x+w*1.2, base, x, base).
		Curve(x-w*1.2, base, x-w*1.5, base-h*0.5, x, base-h).Close().Fill(palette.Mix(palette.Pine, palette.Ink, 0.35))
	c.Path().Move(x, base-h).Curve(x-w*1.5, base-h*0.5, x-w*1.2, base, x-w*0.2, base).
		Curve(x-w*0.5, base-h*0.3, x-w*0.3, base-h*0.6, x, base-h).Close().Fill(palette.Pine)
}

// village is a church and four houses with brick roofs.
func village(c *Canvas, x, base, u float64) {
	house := func(x, w, h float64) {
		c.Path().Rect(stage.Rect{X: x, Y: base - h, W: w, H: h}, 0).Fill(palette.Paper)
		c.Path().Rect(stage.Rect{X: x + w*0.6, Y: base - h, W: w * 0.4, H: h}, 0).Fill(palette.PaperDeep)
		c.Path().Poly(x-w*0.1, base-h, x+w*0.3, base-h*1.55, x+w*1.1, base-h).Fill(palette.Brick)
	}
	house(x-u*1.5, u*0.8, u*0.5)
	house(x-u*0.7, u*0.6, u*0.65)
	house(x+u*0.5, u*0.9, u*0.55)
	c.Path().Rect(stage.Rect{X: x, Y: base - u*1.5, W: u * 0.42, H: u * 1.5}, 0).Fill(palette.PaperLight)
	c.Path().Rect(stage.Rect{X: x + u*0.24, Y: base - u*1.5, W: u * 0.18, H: u * 1.5}, 0).Fill(palette.PaperDeep)
	c.Path().Poly(x-u*0.06, base-u*1.5, x+u*0.21, base-u*2.4, x+u*0.48, base-u*1.5).Fill(palette.Brick)
}

// cyclist rides to the right; s is the distance of the axles, turn how far the pedals
// are turned.
func cyclist(c *Canvas, x, y, s, turn float64) {
	ink := palette.Ink
	w := s * 0.055
	r := s * 0.32
	hub := func(hx float64) {
		c.Stroke(c.Path().Circle(hx, y-r, r), ink, w)
		for i := range 6 {
			a := float64(i)*math.Pi/6 + turn*2/3
			c.Stroke(c.Path().Move(hx-r*math.Cos(a), y-r-r*math.Sin(a)).Line(hx+r*math.Cos(a), y-r+r*math.Sin(a)),
				palette.Fade(ink, 0.5), w*0.25)
		}
	}
	hub(x)
	hub(x + s)
	bx, by := x+s*0.45, y-r        // pedals
	tx, ty := x+s*0.34, y-r-s*0.42 // saddle
	hx, hy := x+s*0.86, y-r-s*0.44 // handlebar
	line := func(pts ...float64) {
		p := c.Path().Move(pts[0], pts[1])
		for i := 2; i < len(pts); i += 2 {
			p.Line(pts[i], pts[i+1])
		}
		c.Stroke(p, palette.Brick, w*1.1)
	}
	limb := func(col color.Color, width float64, pts ...float64) {
		p := c.Path().Move(pts[0], pts[1])
		for i := 2; i < len(pts); i += 2 {
			p.Line(pts[i], pts[i+1])
		}
		c.Stroke(p, col, width)
	}
	leg := func(col color.Color, turn float64) { // from the hip over the knee to the pedal
		ax, ay := tx, ty-s*0.04
		fx, fy := bx+s*0.13*math.Cos(turn), by+s*0.13*math.Sin(turn)
		mx, my, half := (ax+fx)/2, (ay+fy)/2, math.Hypot(fx-ax, fy-ay)/2
		out := math.Sqrt(math.Max(0, s*s*0.36*0.36-half*half)) / (2 * half)
		limb(col, s*0.12, ax, ay, mx+(fy-ay)*out, my-(fx-ax)*out, fx, fy)
		limb(ink, s*0.06, fx-s*0.03, fy+s*0.05, fx+s*0.09, fy+s*0.05)
	}
	leg(palette.Mix(palette.Sea, palette.Ink, 0.65), turn+math.Pi)
	line(x, y-r, bx, by, hx-s*0.02, hy+s*0.12, tx+s*0.03, ty+s*0.12, x, y-r)
	line(bx, by, tx, ty)
	line(x+s, y-r, hx, hy)
	// pannier
	c.Path().Rect(stage.Rect{X: x - s*0.22, Y: y - r - s*0.38, W: s * 0.36, H: s * 0.26}, s*0.04).Fill(palette.Ochre)
	sx, sy := tx+s*0.30, ty-s*0.50 // shoulder
	leg(palette.Mix(palette.Sea, palette.Ink, 0.35), turn)
	limb(palette.PaperLight, s*0.19, tx+s*0.02, ty-s*0.08, sx, sy)
	limb(palette.Sea, s*0.05, tx+s*0.06, ty-s*0.2, tx+s*0.2, ty-s*0.12)
	limb(palette.PaperLight, s*0.08, sx, sy+s*0.03, sx+s*0.16, sy+s*0.24, hx+s*0.02, hy)
	c.Path().Circle(sx+s*0.10, sy-s*0.20, s*0.115).Fill(palette.Rose)
	c.Path().Move(sx-s*0.04, sy-s*0.22).Curve(sx-s*0.02, sy-s*0.40, sx+s*0.22, sy-s*0.40, sx+s*0.24, sy-s*0.24).
		Line(sx+s*0.30, sy-s*0.22).Close().Fill(palette.Brick)
}

// tent stands on its base line, h high.
func tent(c *Canvas, x, base, h float64) {
	c.Path().Poly(x-h, base, x-h*0.1, base-h, x+h*0.5, base).Fill(palette.PaperLight)
	c.Path().Poly(x+h*0.5, base, x-h*0.1, base-h, x+h*0.55, base-h*0.86, x+h*1.15, base-h*0.05).Fill(palette.Rose)
	c.Path().Poly(x-h*0.42, base, x-h*0.1, base-h*0.72, x+h*0.12, base).Fill(palette.Ink)
}
