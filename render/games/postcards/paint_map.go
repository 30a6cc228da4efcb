package postcards

import (
	"image/color"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/geo"
	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// How the map looks, by the bits of its Look.
const (
	mapBare = 1 << iota // without its boats, which sail on the table
	mapTall             // in the light of the tall canvas
)

// The map's flats. No two regions that touch have the same.
var (
	mapSea    = color.NRGBA{0xa9, 0xc3, 0xc4, 0xff}
	mapShoal  = color.NRGBA{0xc3, 0xd6, 0xd0, 0xff}
	mapAbroad = color.NRGBA{0xe0, 0xd6, 0xbd, 0xff}
	mapFlats  = [...]color.NRGBA{
		{0xe2, 0xad, 0x8e, 0xff}, {0xc2, 0xc8, 0x93, 0xff}, {0xec, 0xd0, 0x92, 0xff},
		{0xa9, 0xbf, 0xa4, 0xff}, {0xdb, 0xbb, 0xa0, 0xff},
	}
	mapHue = [rules.NumRegions + 1]int{0, 0, 2, 1, 3, 1, 2, 0, 3, 2, 4, 3, 0, 1}
)

// regionFlat returns the colour of a region's land.
func regionFlat(region int) color.NRGBA { return mapFlats[mapHue[region]] }

// outline adds closed outlines, placed by at.
func outline(p paint.Path, rings [][]geo.Point, at func(geo.Point) (float64, float64)) paint.Path {
	for _, ring := range rings {
		for i, q := range ring {
			if x, y := at(q); i == 0 {
				p.Move(x, y)
			} else {
				p.Line(x, y)
			}
		}
		p.Close()
	}
	return p
}

// open adds an open line.
func open(p paint.Path, line []geo.Point, at func(geo.Point) (float64, float64)) paint.Path {
	for i, q := range line {
		if x, y := at(q); i == 0 {
			p.Move(x, y)
		} else {
			p.Line(x, y)
		}
	}
	return p
}

// paintMap is the whole board: a folded map of paper. Look 1: without its boats.
func paintMap(c *paint.Canvas, p stage.Pic) {
	k := c.W / MapWidth
	at := func(p geo.Point) (float64, float64) { x, y := MapPoint(p); return x * k, y * k }
	shift := func(dx, dy float64) func(geo.Point) (float64, float64) {
		return func(p geo.Point) (float64, float64) { x, y := at(p); return x + dx*k, y + dy*k }
	}
	c.Path().Rect(c.All(), 0).Fill(mapSea)
	// Shoals: lines of water along the shores.
	for i, w := range []float64{30, 19, 9} {
		tone := palette.Mix(mapSea, mapShoal, float64(i+1)/3)
		c.Stroke(outline(c.Path(), geo.Coast(), at), tone, w*k)
		c.Stroke(outline(c.Path(), geo.Abroad(), at), tone, w*k)
	}
	graticule(c, k)
	waves(c, k)
	edge := palette.Mix(mapAbroad, palette.InkSoft, 0.45)
	c.Stroke(outline(c.Path(), geo.Abroad(), at).Keep(mapAbroad), edge, 1.1*k)
	outline(c.Path(), geo.Coast(), shift(3, 4.5)).Fill(palette.Fade(palette.Shadow, 0.16))
	outline(c.Path(), geo.Coast(), shift(1.5, 2.2)).Fill(palette.Fade(palette.Shadow, 0.20))
	for _, r := range geo.Regions() {
		outline(c.Path(), r.Rings, at).Fill(regionFlat(r.Number))
	}
	for _, b := range geo.Borders() {
		if b.B != 0 {
			c.Stroke(open(c.Path(), b.Line, at), palette.PaperLight, 3.2*k)
		}
	}
	c.Stroke(outline(c.Path(), geo.Coast(), at), palette.Mix(palette.Ink, palette.Sea, 0.25), 1.7*k)
	for _, l := range geo.Ferries() {
		c.Dashed(open(c.Path(), l, at), palette.Mix(palette.Sea, palette.Ink, 0.35), 2*k, 7*k, 7*k)
	}
	relief(c, k)
	compass(c, 112*k, 168*k, 50*k)
	if p.Look&mapBare == 0 {
		for _, b := range fleet {
			boat(c, b.x*k, b.y*k, b.size*k, b.sail)
		}
	}
	folds(c, k)
	if k == 1 { // on the table, not in a journal
		on := &wide
		if p.Look&mapTall != 0 {
			on = &tall
		}
		c.Lamplight(on.france, on.canvas.W, on.canvas.H)
	}
	c.Grain(c.All(), 3)
	for _, r := range geo.Regions() {
		places(c, r, k)
	}
	neatline(c, k)
}

// graticule is the net of meridians and parallels, a little bent.
func graticule(c *paint.Canvas, k float64) {
	ink := palette.Fade(palette.PaperLight, 0.34)
	for i := range 8 {
		x := float64(i)*150 - 20
		c.Stroke(c.Path().Move(x*k, 0).Bend((x+(512-x)*0.02)*k, c.H/2, (x+(512-x)*-0.05)*k, c.H), ink, 1.1*k)
		y := float64(i)*130 + 20
		c.Stroke(c.Path().Move(0, y*k).Bend(c.W/2, (y+26)*k, c.W, y*k), ink, 1.1*k)
	}
}

// waves are small strokes on the open sea, in rows that are shifted.
func waves(c *paint.Canvas, k float64) {
	ink := palette.Fade(palette.Mix(palette.Sea, mapSea, 0.35), 0.55)
	s := MapScale()
	for j := range 17 {
		for i := range 16 {
			x := float64(i)*68 + 20 + 34*float64(j%2) + 9*math.Sin(float64(i*5+j*3))
			y := float64(j)*46 + 26
			if near((x-mapLeft)/s, y/s, 34) {
				continue
			}
			p := c.Path().Move(x*k, y*k).Bend((x+5)*k, (y-5)*k, (x+10)*k, y*k).Bend((x+15)*k, (y-5)*k, (x+20)*k, y*k)
			c.Stroke(p, ink, 1.4*k)
		}
	}
}

// near says whether there is land within d units of the point or right of it.
func near(x, y, d float64) bool {
	for _, q := range [...][2]float64{{-d, 0}, {d, 0}, {0, -d}, {0, d}, {0, 0}, {d * 1.7, 0}, {d, d}, {d, -d}} {
		px, py := x+q[0], y+q[1]
		if geo.At(px, py) != 0 {
			return true
		}
		for _, l := range geo.Abroad() {
			if inside(l, px, py) {
				return true
			}
		}
	}
	return false
}

func inside(l []geo.Point, x, y float64) bool {
	in := false
	for i, j := 0, len(l)-1; i < len(l); j, i = i, i+1 {
		a, b := l[i], l[j]
		if (a.Y > y) != (b.Y > y) && x < (b.X-a.X)*(y-a.Y)/(b.Y-a.Y)+a.X {
			in = !in
		}
	}
	return in
}

// folds are the creases: each field of the paper is a little differently lit.
func folds(c *paint.Canvas, k float64) {
	const nx, ny = 4, 2
	w, h := c.W/nx, c.H/ny
	for j := range ny {
		for i := range nx {
			r := stage.Rect{X: float64(i) * w, Y: float64(j) * h, W: w, H: h}
			if (i+j)%2 == 1 {
				c.Path().Rect(r, 0).Fill(palette.Fade(palette.Shadow, 0.035))
			}
		}
	}
	dark, light := palette.Fade(palette.Shadow, 0.020), palette.Fade(palette.PaperLight, 0.30)
	for i := 1; i < nx; i++ {
		x := float64(i) * w
		for n := range 7 {
			c.Path().Rect(stage.Rect{X: x, W: float64(n+1) * 2.2 * k, H: c.H}, 0).Fill(dark)
		}
		c.Path().Rect(stage.Rect{X: x - 1.6*k, W: 1.6 * k, H: c.H}, 0).Fill(light)
	}
	for n := range 7 {
		c.Path().Rect(stage.Rect{Y: h, W: c.W, H: float64(n+1) * 2.2 * k}, 0).Fill(dark)
	}
	c.Path().Rect(stage.Rect{Y: h - 1.6*k, W: c.W, H: 1.6 * k}, 0).Fill(light)
}

// places are a region's caption, badge and sites.
func places(c *paint.Canvas, r geo.Region, k float64) {
	caption(c, r, k, 0, 0)
	for i := range r.Sites {
		disc := SiteRect(r.Number, i)
		x, y := disc.Mid()
		site(c, rules.Regions[r.Number].Sites[i], x*k, y*k, disc.W/2*k)
	}
}

// captionStyle is how the names of regions are set, at so many times the panel's size.
func captionStyle(k float64) paint.Style {
	return paint.Style{Role: fonts.Caption, Size: math.Max(geo.TextSize*MapScale()*k, fonts.Smallest), Ink: palette.Ink,
		Align: paint.Centre}
}

// caption is a region's name and badge, on a canvas that begins at x0, y0 of
// the panel.
func caption(c *paint.Canvas, r geo.Region, k, x0, y0 float64) {
	s := MapScale() * k
	style := captionStyle(k)
	x, y := MapPoint(r.Label)
	for i, line := range r.Lines {
		ly := (y-y0)*k + (float64(i)-float64(len(r.Lines)-1)/2)*geo.LineHeight*s
		halo := style // so that no border runs through the letters
		halo.Ink = palette.Fade(regionFlat(r.Number), 0.85)
		for j := range 8 {
			if geo.At(r.Label.X, r.Label.Y) != r.Number { // over the sea
				break
			}
			a := float64(j) * math.Pi / 4
			c.At(line, (x-x0)*k+2.4*k*math.Cos(a), ly+style.Size*0.34+2.4*k*math.Sin(a), halo)
		}
		c.At(line, (x-x0)*k, ly+style.Size*0.34, style)
	}
	x, y = MapPoint(r.Badge)
	badge(c, r.Number, (x-x0)*k, (y-y0)*k, geo.BadgeRadius*s)
}

// site is a camp site that nobody has taken.
func site(c *paint.Canvas, kind rules.Kind, x, y, r float64) {
	c.Path().Circle(x+r*0.07, y+r*0.11, r*1.02).Fill(palette.Fade(palette.Shadow, 0.30))
	c.Stroke(c.Path().Circle(x, y, r*0.96).Keep(palette.PaperLight), palette.Ink, r*0.085)
	c.DrawIcon(kindIcons[kind], x, y, r*1.42)
}

// neatline is the margin of the paper with the frame of the map.
func neatline(c *paint.Canvas, k float64) {
	m := 6 * k
	for _, r := range []stage.Rect{
		{W: c.W, H: m}, {Y: c.H - m, W: c.W, H: m}, {W: m, H: c.H}, {X: c.W - m, W: m, H: c.H},
	} {
		c.Path().Rect(r, 0).Fill(palette.Paper)
	}
	in := c.All().Inset(m)
	c.Stroke(c.Path().Rect(in, 0), palette.Ink, 1.3*k)
	c.Stroke(c.Path().Rect(c.All().Inset(m-3*k), 0), palette.InkSoft, 0.9*k)
	for i := range 16 {
		if i%2 == 0 {
			x, w := in.X+in.W*float64(i)/16, in.W/16
			y, h := in.Y+in.H*float64(i)/16, in.H/16
			for _, r := range []stage.Rect{{X: x, Y: m - 3*k, W: w, H: 3 * k}, {X: x, Y: c.H - m, W: w, H: 3 * k},
				{X: m - 3*k, Y: y, W: 3 * k, H: h}, {X: c.W - m, Y: y, W: 3 * k, H: h}} {
				c.Path().Rect(r, 0).Fill(palette.InkSoft)
			}
		}
	}
	c.Stroke(c.Path().Rect(c.All().Inset(0.5), 0), palette.PaperDeep, 1.2*k)
}
