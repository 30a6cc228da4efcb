package montaigne

import (
	"math"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// point is a point of the chart, in parts of its width and height: a chart of
// that century gives way to the sheet it is drawn on.
type point struct{ x, y float64 }

// sites are where the cities lie, by their number.
var sites = [rules.NumCities + 1]point{
	{}, {0.105, 0.74}, {0.185, 0.37}, {0.355, 0.62}, {0.435, 0.25}, {0.560, 0.40}, {0.690, 0.27}, {0.905, 0.865}, {0.825, 0.55}, {0.715, 0.775},
}

// fords are the borders between the zones, from where all three meet.
var fords = [3][]point{
	{{0.475, 0.56}, {0.425, 0.44}, {0.345, 0.30}, {0.335, 0.16}, {0.32, -0.02}}, // 1 | 2
	{{0.475, 0.56}, {0.56, 0.52}, {0.66, 0.50}, {0.77, 0.40}, {0.87, 0.34}, {1.02, 0.36}},
	{{0.475, 0.56}, {0.50, 0.72}, {0.515, 0.86}}, // 1 | 3
}

// zoneAreas are the zones as outlines; what lies in the sea is painted over.
var zoneAreas = [...][]point{
	1: {{-0.02, -0.02}, {0.32, -0.02}, {0.335, 0.16}, {0.345, 0.30}, {0.425, 0.44}, {0.475, 0.56}, {0.50, 0.72}, {0.515, 1.02}, {-0.02, 1.02}},
	2: {{0.32, -0.02}, {0.335, 0.16}, {0.345, 0.30}, {0.425, 0.44}, {0.475, 0.56}, {0.56, 0.52}, {0.66, 0.50}, {0.77, 0.40}, {0.87, 0.34}, {1.02, 0.36}, {1.02, -0.02}},
	3: {{0.475, 0.56}, {0.56, 0.52}, {0.66, 0.50}, {0.77, 0.40}, {0.87, 0.34}, {1.02, 0.36}, {1.02, 1.02}, {0.515, 1.02}, {0.50, 0.72}},
}

// seas are what is not land: the ocean, the Mediterranean, the Adriatic.
var seas = [][]point{
	{{-0.05, -0.05}, {0.10, -0.02}, {0.06, 0.10}, {0.085, 0.22}, {0.055, 0.34}, {0.045, 0.50}, {0.04, 0.66}, {0.03, 0.82}, {0.01, 1.02}, {-0.05, 1.1}},
	{{0.275, 1.05}, {0.30, 0.95}, {0.355, 0.90}, {0.41, 0.96}, {0.47, 0.93}, {0.525, 0.82}, {0.575, 0.76}, {0.615, 0.84}, {0.645, 0.93}, {0.69, 1.05}},
	{{1.05, 1.05}, {0.985, 1.02}, {0.965, 0.88}, {0.905, 0.70}, {0.865, 0.60}, {0.86, 0.53}, {0.895, 0.47}, {0.93, 0.48}, {0.945, 0.58}, {1.05, 0.72}},
}

var rivers = [][]point{
	{{0.04, 0.66}, {0.09, 0.72}, {0.15, 0.86}, {0.24, 0.92}},                // Garonne
	{{0.46, 0.50}, {0.40, 0.56}, {0.36, 0.63}, {0.365, 0.76}, {0.36, 0.90}}, // Rhône
	{{0.66, 0.46}, {0.60, 0.40}, {0.54, 0.41}, {0.51, 0.28}, {0.53, 0.12}, {0.50, -0.02}},
	{{0.56, 0.64}, {0.66, 0.63}, {0.76, 0.645}, {0.868, 0.62}}, // Po
	{{0.60, 0.20}, {0.72, 0.16}, {0.84, 0.20}, {1.02, 0.12}},   // Danube
}

// peaks are the Alps and lesser hills, with their size.
var peaks = [...]struct{ x, y, s float64 }{
	{0.505, 0.66, 1}, {0.525, 0.60, 1.2}, {0.560, 0.57, 1.1}, {0.600, 0.56, 1.25}, {0.640, 0.54, 1}, {0.685, 0.52, 1.2}, {0.735, 0.47, 1.1}, {0.780, 0.42, 1},
	{0.25, 0.70, 0.6}, {0.275, 0.66, 0.7}, {0.30, 0.72, 0.6}, {0.475, 0.20, 0.6}, {0.495, 0.24, 0.55}, {0.80, 0.86, 0.6}, {0.775, 0.74, 0.6}, {0.835, 0.95, 0.6},
}

// SitePoint is where a city lies on a chart of that rectangle.
func SitePoint(chart stage.Rect, city int) (x, y float64) {
	p := sites[min(max(city, 1), rules.NumCities)]
	return chart.X + p.x*chart.W, chart.Y + p.y*chart.H
}

// siteScale is how large a city is drawn on a chart of that size.
func siteScale(w, h float64) float64 { return math.Min(math.Max(math.Min(h/326, w/690), 0.3), 1.45) }

// smooth runs through the points in curves.
func smooth(p paint.Path, pts []point, w, h float64, closed bool) paint.Path {
	n := len(pts)
	at := func(i int) point {
		if closed {
			return pts[(i+n)%n]
		}
		return pts[min(max(i, 0), n-1)]
	}
	p.Move(pts[0].x*w, pts[0].y*h)
	last := n - 1
	if closed {
		last = n
	}
	for i := range last {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		p.Curve((b.x+(c.x-a.x)/6)*w, (b.y+(c.y-a.y)/6)*h, (c.x-(d.x-b.x)/6)*w, (c.y-(d.y-b.y)/6)*h, c.x*w, c.y*h)
	}
	if closed {
		p.Close()
	}
	return p
}

var (
	chartSea  = palette.Mix(palette.Sky, palette.Paper, 0.42)
	chartLand = palette.Mix(palette.PaperLight, palette.PaperShade, 0.35)
)

// legend is what is written on the chart: the zones by their number and the title.
type legend struct {
	zones [4]string
	title string
}

// chart is the road from Bordeaux to Rome; without its title it has no words.
func chart(c *paint.Canvas, _ stage.Pic, named legend) {
	drawChart(c, named)
	litChart(c)
	c.Grain(c.All(), 4)
}

// drawChart draws it in no light.
func drawChart(c *paint.Canvas, named legend) {
	sheetOf := c.All()
	c.Path().Rect(sheetOf, 4).Fill(chartLand)
	c.Clip(c.Path().Rect(sheetOf, 4), func() {
		ground(c)
		road(c)
	})
	if named.title != "" {
		for z := 1; z <= 3; z++ {
			at := [...]point{1: {0.215, 0.085}, 2: {0.60, 0.075}, 3: {0.600, 0.645}}[z]
			s := siteScale(c.W, c.H)
			w := 150 * s
			c.Words(strings.ToUpper(named.zones[z]), stage.Rect{X: at.x*c.W - w/2, Y: at.y*c.H - 16*s, W: w, H: 32 * s},
				fonts.Title, 24*s, palette.Mix(zoneHues[z], palette.Ink, 0.62))
		}
		if c.H > 400 {
			cartouche(c, named.title)
		}
		compass(c, 0.967*c.W, 0.765*c.H, 25*siteScale(c.W, c.H))
	}
	c.Stroke(c.Path().Rect(sheetOf.Inset(1.5), 3), sepia, 2)
	c.Stroke(c.Path().Rect(sheetOf.Inset(6), 2), palette.Fade(sepia, 0.7), 1)
}

// cities are the names of the cities by their number; "" is not written.
type cities [rules.NumCities + 1]string

// towns are the cities of the chart, laid over it and the ways on it.
func towns(c *paint.Canvas, _ stage.Pic, named cities) {
	for city := 1; city <= rules.NumCities; city++ {
		town(c, city, named[city])
	}
}

// ground is land and sea with the zones' tints, rivers, mountains.
func ground(c *paint.Canvas) {
	w, h := c.W, c.H
	s := siteScale(w, h)
	for z := 1; z <= 3; z++ {
		hue := palette.Mix(chartLand, zoneHues[z], 0.34)
		c.Weave(smooth(c.Path(), zoneAreas[z], w, h, true), zoneWeaves[z], hue, palette.Mix(hue, zoneHues[z], 0.22),
			9*s).Fill(palette.Fade(hue, 0))
	}
	for _, line := range fords {
		c.Dashed(smooth(c.Path(), line, w, h, false), palette.Fade(palette.PaperLight, 0.9), 5*s, 9*s, 6*s)
		c.Dashed(smooth(c.Path(), line, w, h, false), palette.Fade(palette.Brick, 0.85), 2*s, 9*s, 6*s)
	}
	for _, line := range rivers {
		c.Stroke(smooth(c.Path(), line, w, h, false), palette.Mix(palette.Sea, chartSea, 0.35), 2.6*s)
	}
	sea(c)
	for _, p := range peaks {
		peak(c, p.x*w, p.y*h, 17*s*p.s)
	}
}

// sea covers all that is not land, with the engraver's lines along the coast.
func sea(c *paint.Canvas) {
	w, h := c.W, c.H
	for _, o := range seas {
		c.Clip(smooth(c.Path(), o, w, h, true), func() {
			c.Path().Rect(c.All(), 0).Fill(chartSea)
			ink := palette.Mix(palette.Sea, chartSea, 0.45)
			for y := 3.0; y < h; y += 5.5 {
				for x := math.Mod(y*13, 23); x < w; x += 26 {
					if in(o, (x+6)/w, y/h) {
						c.Stroke(c.Path().Move(x, y).Bend(x+4.5, y-2.2, x+9, y), palette.Fade(ink, 0.55), 0.9)
					}
				}
			}
			c.Stroke(smooth(c.Path(), o, w, h, true), palette.Fade(palette.Sea, 0.28), 15)
			c.Stroke(smooth(c.Path(), o, w, h, true), palette.Fade(palette.Sea, 0.35), 7)
		})
		c.Stroke(smooth(c.Path(), o, w, h, true), sepia, 1.8)
	}
	ship(c, 0.50*w, 0.955*h, 11*siteScale(w, h))
}

// in says whether a point lies within an outline.
func in(o []point, x, y float64) bool {
	inside := false
	for i, j := 0, len(o)-1; i < len(o); j, i = i, i+1 {
		if (o[i].y > y) != (o[j].y > y) && x < (o[j].x-o[i].x)*(y-o[i].y)/(o[j].y-o[i].y)+o[i].x {
			inside = !inside
		}
	}
	return inside
}

// peak is a mountain, hatched on its right.
func peak(c *paint.Canvas, x, y, s float64) {
	c.Stroke(c.Path().Move(x-s, y).Curve(x-s*0.5, y-s*0.3, x-s*0.3, y-s*1.3, x, y-s*1.3).
		Curve(x+s*0.3, y-s*1.2, x+s*0.5, y-s*0.3, x+s*1.05, y).Keep(palette.Mix(chartLand, palette.PaperDeep, 0.35)),
		palette.Fade(sepia, 0.85), s*0.09)
	for i := range 4 {
		f := float64(i)
		c.Stroke(c.Path().Move(x+s*(0.10+0.14*f), y-s*(1.12-0.26*f)).Line(x+s*(0.16+0.10*f), y-s*0.06),
			palette.Fade(sepia, 0.6), s*0.06)
	}
}

// ship sails the sea south of Provence.
func ship(c *paint.Canvas, x, y, s float64) {
	c.GlyphIn(paint.Glyph{
		"c M4 32 H44 C42 42 36 44 24 44 C12 44 6 42 4 32 Z", "n M24 32 V4 M13 32 V12 M36 32 V14",
		"l M15 10 C24 13 24 22 15 27 C20 22 20 15 15 10 Z", "l M25 6 C38 10 38 22 25 28 C31 22 31 12 25 6 Z",
		"l M37 15 C44 18 44 24 37 28 Z", "K M24 4 L32 2 L24 0 Z",
	}, palette.Wood, sepia, x, y-s, s*2.6)
}

// compass is a rose of eight points.
func compass(c *paint.Canvas, x, y, r float64) {
	c.Stroke(c.Path().Circle(x, y, r*0.62), palette.Fade(sepia, 0.7), 1)
	for i := range 8 {
		a := float64(i) * math.Pi / 4
		l, b := r, r*0.17
		if i%2 == 1 {
			l, b = r*0.66, r*0.12
		}
		ux, uy := math.Sin(a), -math.Cos(a)
		c.Stroke(c.Path().Poly(x+ux*l, y+uy*l, x-uy*b, y+ux*b, x, y).Keep(palette.PaperLight), sepia, 0.9)
		c.Stroke(c.Path().Poly(x+ux*l, y+uy*l, x+uy*b, y-ux*b, x, y).Keep(sepia), sepia, 0.9)
	}
	c.Path().Circle(x, y, r*0.1).Fill(palette.Brick)
}

// road runs from city to city, a dashed way between two ruts.
func road(c *paint.Canvas) {
	s := siteScale(c.W, c.H)
	line := func(i int) paint.Path { return smooth(c.Path(), pointsOf(roads[i]), c.W, c.H, false) }
	for i := range roads {
		c.Stroke(line(i), palette.Fade(sepia, 0.8), 7*s)
	}
	for i := range roads {
		c.Stroke(line(i), palette.Mix(chartLand, palette.Ochre, 0.35), 5*s)
		c.Dashed(line(i), palette.Fade(sepia, 0.75), 1.3*s, 6*s, 6*s)
	}
}
