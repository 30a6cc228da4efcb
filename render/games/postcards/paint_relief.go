package postcards

import (
	"image/color"
	"math"

	"posterestante/assets/geo"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
)

// ranges are where the map shows mountains: middles and radii, in units.
var ranges = [...]struct{ x, y, rx, ry float64 }{
	{790, 590, 70, 130}, {630, 640, 75, 110}, {800, 250, 40, 60}, {770, 410, 40, 70},
	{400, 880, 170, 45}, {940, 880, 50, 70}, {760, 700, 60, 50},
}

// relief scatters small marks over the land, a shade darker than it: hills in
// the mountains, tufts elsewhere. They keep clear of all that is to be read.
func relief(c *paint.Canvas, k float64) {
	step := 25.0
	for j := range int(geo.Height / step) {
		for i := range int(geo.Width / step) {
			x := (float64(i)+0.5*float64(j%2))*step + 8*math.Sin(float64(i*7+j*13))
			y := float64(j)*step + 6*math.Sin(float64(i*11+j*5))
			n := geo.At(x, y)
			if n == 0 || !bare(geo.Regions()[n-1], x, y) {
				continue
			}
			px, py := MapPoint(geo.Point{X: x, Y: y})
			px, py = px*k, py*k
			flat := regionFlat(n)
			if high(x, y) {
				s := (7 + 2*math.Sin(float64(i*3+j))) * k
				c.Path().Poly(px-s, py+s*0.6, px, py-s*0.75, px+s, py+s*0.6).
					Fill(palette.Mix(flat, palette.PaperLight, 0.38))
				c.Path().Poly(px, py-s*0.75, px+s, py+s*0.6, px+s*0.12, py+s*0.6, px-s*0.16, py-s*0.1).
					Fill(palette.Mix(flat, palette.Pine, 0.30))
				continue
			}
			if (i*3+j*5)%4 == 0 {
				continue
			}
			ink := palette.Mix(flat, palette.Olive, 0.34)
			for _, d := range [...]float64{-3.4, 0, 3.4} {
				c.Stroke(c.Path().Move(px+d*k, py+2.2*k).Line(px+d*1.5*k, py-(2.6-0.3*math.Abs(d))*k), ink, 1.3*k)
			}
		}
	}
}

func high(x, y float64) bool {
	for _, r := range ranges {
		if math.Hypot((x-r.x)/r.rx, (y-r.y)/r.ry) < 1 {
			return true
		}
	}
	return false
}

// bare says whether a mark fits there, away from the region's edge and from
// its caption, badge, sites and bikes.
func bare(r geo.Region, x, y float64) bool {
	const room = 13.0
	for a := range 8 {
		t := float64(a) * math.Pi / 4
		if !r.Has(x+room*math.Cos(t), y+room*math.Sin(t)) {
			return false
		}
	}
	if math.Abs(x-r.Label.X) < r.LabelW/2+16 && math.Abs(y-r.Label.Y) < r.LabelH/2+10 {
		return false
	}
	if math.Hypot(x-r.Badge.X, y-r.Badge.Y) < geo.BadgeRadius+12 {
		return false
	}
	for _, s := range r.Sites {
		if math.Hypot(x-s.X, y-s.Y) < geo.SiteRadius+13 {
			return false
		}
	}
	return true
}

// boat is a little sailing boat on the open sea.
func boat(c *paint.Canvas, x, y, s float64, sail color.NRGBA) {
	c.Stroke(c.Path().Move(x-s*1.3, y+s*0.42).Bend(x-s*0.6, y+s*0.2, x, y+s*0.42).
		Bend(x+s*0.6, y+s*0.64, x+s*1.3, y+s*0.42), palette.Fade(palette.PaperLight, 0.8), s*0.12)
	c.Path().Move(x-s*0.8, y).Line(x+s*0.85, y).Bend(x+s*0.6, y+s*0.36, x+s*0.3, y+s*0.36).Line(x-s*0.4, y+s*0.36).
		Bend(x-s*0.7, y+s*0.3, x-s*0.8, y).Close().Fill(palette.Mix(palette.Sea, palette.Ink, 0.6))
	c.Path().Move(x+s*0.06, y-s*0.1).Line(x+s*0.06, y-s*1.5).Bend(x+s*0.7, y-s*0.8, x+s*0.75, y-s*0.1).
		Close().Fill(sail)
	c.Path().Move(x-s*0.04, y-s*0.1).Line(x-s*0.04, y-s*1.2).Bend(x-s*0.3, y-s*0.5, x-s*0.65, y-s*0.1).Close().
		Fill(palette.PaperLight)
}

// compass is a quiet rose of eight points.
func compass(c *paint.Canvas, x, y, r float64) {
	ink := palette.Fade(palette.Sea, 0.75)
	c.Stroke(c.Path().Circle(x, y, r*0.62), palette.Fade(ink, 0.5), r*0.03)
	c.Stroke(c.Path().Circle(x, y, r*0.56), palette.Fade(ink, 0.5), r*0.015)
	for i := range 8 {
		a := float64(i) * math.Pi / 4
		l, w := r, r*0.15
		if i%2 == 1 {
			l, w = r*0.52, r*0.10
		}
		s, t := math.Sin(a), -math.Cos(a)
		c.Path().Poly(x, y, x+w*(s-t)*0.7, y+w*(t+s)*0.7, x+l*s, y+l*t).Fill(palette.Fade(palette.PaperLight, 0.75))
		c.Path().Poly(x, y, x+w*(s+t)*0.7, y+w*(t-s)*0.7, x+l*s, y+l*t).Fill(ink)
	}
	c.Figure("N", x, y-r*1.22, r*0.42, palette.Mix(palette.Sea, palette.Ink, 0.3))
}
