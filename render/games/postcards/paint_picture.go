package postcards

import (
	"image/color"
	"math"
	"strconv"

	"posterestante/assets/geo"
	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// picture is the illustrated face of a postcard: a poster, its region's number
// and its number of stamps, and where there is room the region's name.
func picture(c *paint.Canvas, p stage.Pic) {
	card := &rules.Postcards[p.ID]
	region, stamps := int(card.Region), len(card.Stamps)
	k := math.Max(c.W/208, 0.46)
	r := sheet(c, 5*k, 4*k, palette.PaperLight)
	in := r.Inset(5 * k)
	if c.W >= 160 {
		strip := stage.Rect{X: in.X + 2*k, W: in.W - 4*k, H: 26 * k}
		if _, lines := nameStyle(region, strip.W, 19*k, paint.Centre); len(lines) > 1 {
			strip.H = 42 * k
		}
		in.H -= strip.H - 2*k
		strip.Y = in.Y + in.H + 2*k
		regionName(c, region, strip, 19*k, paint.Centre)
	}
	if !drawn(c, in, region, stamps) {
		scene(c, in, region, stamps, k)
	}
	c.Stroke(c.Path().Rect(in, 2*k), palette.Mix(palette.Ink, palette.Sea, 0.2), math.Max(1, 1.1*k))
	b := math.Max(13*k, 11)
	badge(c, region, in.X+b*0.82, in.Y+b*0.82, b)
	s := math.Max(29*k, 24)
	sr := stage.Rect{X: in.X + in.W - s*0.86, Y: in.Y - s*0.14, W: s, H: s * 1.08}
	c.Path().Rect(stage.Rect{X: sr.X + s*0.04, Y: sr.Y + s*0.06, W: sr.W, H: sr.H}, 0).
		Fill(palette.Fade(palette.Shadow, 0.4))
	perforated(c, sr, 6, palette.PaperLight)
	c.Stroke(c.Path().Rect(sr.Inset(s*0.12), 0).Keep(palette.Paper), palette.InkSoft, math.Max(s*0.03, 0.8))
	c.Figure(strconv.Itoa(stamps), sr.X+sr.W/2, sr.Y+sr.H/2, s*0.74, palette.Ink)
}

// scene is the poster in the rectangle. The region's outline stands as land in
// a landscape that its number of stamps chooses. To be replaced by the pictures.
func scene(c *paint.Canvas, r stage.Rect, region, stamps int, k float64) {
	land := regionFlat(region)
	mood := (region + stamps) % 4
	sky := [...]color.NRGBA{
		palette.Mix(palette.Sky, palette.PaperLight, 0.35), palette.Mix(palette.Ochre, palette.PaperLight, 0.55),
		palette.Mix(palette.Rose, palette.PaperLight, 0.45), palette.Mix(palette.Sky, palette.Sea, 0.25),
	}[mood]
	sun := [...]color.NRGBA{palette.Ochre, palette.Brick, palette.PaperLight,
		palette.Mix(palette.Ochre, palette.PaperLight, 0.4)}[mood]
	c.Clip(c.Path().Rect(r, 2*k), func() {
		c.Path().Rect(r, 0).Fill(sky)
		x := r.X + r.W*(0.24+0.17*float64(region*5%4))
		y := r.Y + r.H*(0.34+0.05*float64(region%3))
		d := r.H * 0.20
		if stamps == 6 {
			rays(c, r, x, y, palette.Mix(sky, sun, 0.38))
			d = r.H * 0.26
		}
		c.Path().Circle(x, y, d).Fill(sun)
		switch stamps {
		case 3:
			sea(c, r, 0.56, sky, k)
		case 4:
			hills(c, r, region)
		case 5:
			peaks(c, r, region, sky)
		default:
			sea(c, r, 0.72, palette.Sea, k)
		}
		motif(c, r, region, land, k)
	})
	c.Grain(r.Inset(2*k), 3)
}

// rays are the beams of a low sun.
func rays(c *paint.Canvas, r stage.Rect, x, y float64, col color.NRGBA) {
	l := r.W * 1.2
	for i := range 14 {
		a := float64(i) * 2 * math.Pi / 14
		c.Path().Poly(x, y, x+l*math.Cos(a), y+l*math.Sin(a), x+l*math.Cos(a+0.22), y+l*math.Sin(a+0.22)).Fill(col)
	}
}

// sea lies below a horizon, with rows of light.
func sea(c *paint.Canvas, r stage.Rect, at float64, tone color.NRGBA, k float64) {
	y := r.Y + r.H*at
	c.Path().Rect(stage.Rect{X: r.X, Y: y, W: r.W, H: r.H}, 0).Fill(palette.Mix(palette.Sea, tone, 0.3))
	for i := range 6 {
		ly := y + (r.Y+r.H-y)*(float64(i)+0.6)/6
		w := r.W * (0.10 + 0.05*float64(i*3%4))
		x := r.X + r.W*math.Mod(0.13+0.37*float64(i), 0.85)
		c.Stroke(c.Path().Move(x, ly).Line(x+w, ly), palette.Fade(palette.PaperLight, 0.5), 1.4*k)
	}
}

// hills are two soft ranges.
func hills(c *paint.Canvas, r stage.Rect, region int) {
	for i, col := range []color.NRGBA{palette.Mix(palette.Olive, palette.Sky, 0.45), palette.Olive} {
		y := r.Y + r.H*(0.52+0.16*float64(i))
		s := r.W * (0.2 + 0.06*float64((region+i)%4))
		p := c.Path().Move(r.X, y).Curve(r.X+s, y-r.H*0.20, r.X+r.W*0.4, y+r.H*0.16, r.X+r.W*0.62, y-r.H*0.02)
		p.Curve(r.X+r.W*0.78, y-r.H*0.16, r.X+r.W*0.9, y-r.H*0.04, r.X+r.W, y-r.H*0.08)
		p.Line(r.X+r.W, r.Y+r.H).Line(r.X, r.Y+r.H).Close().Fill(col)
	}
}

// peaks are three mountains with a lit and a shaded side.
func peaks(c *paint.Canvas, r stage.Rect, region int, sky color.NRGBA) {
	base := r.Y + r.H
	for i := range 3 {
		x := r.X + r.W*(0.12+0.36*float64(i))
		top := r.Y + r.H*(0.30+0.11*float64((region+i*2)%3))
		w := r.W * 0.34
		c.Path().Poly(x-w, base, x, top, x+w, base).Fill(palette.Mix(palette.Pine, sky, 0.30))
		c.Path().Poly(x, top, x+w, base, x+w*0.1, base, x-w*0.06, top+r.H*0.3).
			Fill(palette.Mix(palette.Pine, sky, 0.08))
		h := (base - top) * 0.26
		c.Path().Poly(x, top, x+w*0.26, top+h, x+w*0.09, top+h*0.75, x-w*0.05, top+h*1.1, x-w*0.26, top+h).
			Fill(palette.PaperLight)
	}
}

// motif is the region's own outline, with its shadow and a light edge.
func motif(c *paint.Canvas, r stage.Rect, region int, land color.NRGBA, k float64) {
	g := geo.Regions()[region-1]
	x0, y0, x1, y1 := g.Bounds()
	s := math.Min(r.W*0.62/(x1-x0), r.H*0.72/(y1-y0))
	at := func(dx, dy float64) func(geo.Point) (float64, float64) {
		return func(p geo.Point) (float64, float64) {
			return r.X + r.W*0.5 + (p.X-(x0+x1)/2)*s + dx, r.Y + r.H*0.55 + (p.Y-(y0+y1)/2)*s + dy
		}
	}
	outline(c.Path(), g.Rings, at(3*k, 4*k)).Fill(palette.Fade(palette.Ink, 0.35))
	c.Stroke(outline(c.Path(), g.Rings, at(0, 0)), palette.PaperLight, 3.4*k)
	outline(c.Path(), g.Rings, at(0, 0)).Fill(land)
	c.Stroke(outline(c.Path(), g.Rings, at(0, 0)), palette.Mix(land, palette.Ink, 0.7), 1.1*k)
}
