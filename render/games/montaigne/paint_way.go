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

// trip are the cities that a voyage has come by, in their order.
type trip struct {
	n      int
	cities [rules.NumCards + 2]rules.City
}

// RoutePic is a way by the roads of the chart in a seat's colour, to be laid over it;
// beside says how far beside the road it runs, so that several are seen.
func RoutePic(colour, beside int, cities []rules.City) stage.Pic {
	way := trip{}
	for _, city := range cities {
		if way.n < len(way.cities) {
			way.cities[way.n], way.n = city, way.n+1
		}
	}
	return stage.Pic{Kind: "mo.route", ID: colour, Look: beside, Data: way}
}

// route is the way that seat ID has come, by the roads of the chart, Look beside them.
func route(c *paint.Canvas, p stage.Pic, way trip) {
	col := palette.Seat(p.ID)
	s := siteScale(c.W, c.H)
	off := 2.6 * s * float64(p.Look)
	for pass := range 2 {
		for i := 1; i < way.n; i++ {
			line := func() paint.Path {
				line := c.Path()
				for k, at := range between(way.cities[i-1], way.cities[i]) {
					if x, y := at.x*c.W+off, at.y*c.H+off; k == 0 {
						line = line.Move(x, y)
					} else {
						line = line.Line(x, y)
					}
				}
				return line
			}
			if pass == 0 {
				c.Dashed(line(), palette.Fade(palette.PaperLight, 0.9), 6.5*s, 9*s, 7*s)
				continue
			}
			c.Dashed(line(), palette.Mix(col, palette.Ink, 0.2), 3.6*s, 9*s, 7*s)
		}
	}
}

// calledBack is laid over the chart once the King has called: which way one may
// still cross the borders, and his ribbon, with Text on it (M6.1).
func calledBack(c *paint.Canvas, p stage.Pic) {
	s := siteScale(c.W, c.H)
	red := palette.Mix(palette.Brick, palette.Ink, 0.1)
	for _, a := range [...]struct{ x, y, dx, dy float64 }{
		{0.375, 0.345, -1, 0.35}, {0.615, 0.515, -0.25, -1}, {0.492, 0.66, -1, 0.1},
	} {
		x, y := a.x*c.W, a.y*c.H
		n := math.Hypot(a.dx, a.dy)
		ux, uy := a.dx/n*11*s, a.dy/n*11*s
		for _, f := range [...]float64{-0.9, 0.5} {
			px, py := x+ux*f, y+uy*f
			chevron := func() paint.Path {
				return c.Path().Move(px-ux-uy, py-uy+ux).Line(px, py).Line(px-ux+uy, py-uy-ux)
			}
			c.Stroke(chevron(), palette.PaperLight, 8*s)
			c.Stroke(chevron(), red, 4.6*s)
		}
	}
	r := CalledRect(c.All())
	for _, side := range [...]float64{-1, 1} {
		x := r.X + r.W/2 + side*r.W/2
		c.Stroke(c.Path().Poly(x-side*14, r.Y+7, x+side*24, r.Y+7, x+side*14, r.Y+r.H/2+6, x+side*24, r.Y+r.H+6,
			x-side*14, r.Y+r.H+6).Keep(palette.Mix(red, palette.Ink, 0.3)), palette.Mix(red, palette.Ink, 0.5), 1.2)
	}
	c.Stroke(c.Path().Rect(r, 3).Keep(red), palette.Mix(red, palette.Ink, 0.5), 1.4)
	c.GlyphIn(crownGlyph, palette.Ochre, palette.Mix(palette.Ink, palette.Brick, 0.2), r.X+26, r.Y+r.H/2, 30)
	c.Words(p.Text, stage.Rect{X: r.X + 46, Y: r.Y, W: r.W - 56, H: r.H}, fonts.Caption, 25, palette.PaperLight)
}

// CalledRect is where the ribbon of the King's Call hangs on a chart.
func CalledRect(chart stage.Rect) stage.Rect {
	return stage.Rect{X: chart.X + chart.W - 250, Y: chart.Y + 12, W: 214, H: 36}
}

// TownSize is the size of a town's view on a chart of that size, in logical pixels.
func TownSize(w, h float64) (wide, high float64) { s := siteScale(w, h); return 82 * s, 46 * s }

// town is a city on the chart: its view, and its name on a ribbon.
func town(c *paint.Canvas, city int, name string) {
	x, y := SitePoint(c.All(), city)
	w, h := TownSize(c.W, c.H)
	view := stage.Rect{X: x - w/2, Y: y - h, W: w, H: h}
	c.Path().Ellipse(x, y, w*0.56, h*0.2).Fill(palette.Fade(palette.Shadow, 0.16))
	skyline(c, city, view, 0.3)
	if name == "" {
		return
	}
	s := siteScale(c.W, c.H)
	rh := math.Max(22, 22*s)
	rw := paint.Style{Role: fonts.Caption, Size: math.Max(fonts.Smallest, math.Min(rh*0.82, 30))}.Width(name) + 20
	ribbon(c, city, name, stage.Rect{X: x - rw/2, Y: y - 1, W: rw, H: rh})
}

// pawn is a seat's rider: a horse on a stand with the seat's silhouette.
func pawn(c *paint.Canvas, p stage.Pic) {
	x := c.W / 2
	col := palette.Seat(p.ID)
	c.Path().Ellipse(x+c.W*0.06, c.H*0.90, c.W*0.42, c.H*0.08).Fill(palette.Fade(palette.Shadow, 0.4))
	for _, d := range [...]float64{1.16, 1} { // a light edge, so that it stands out from the view behind
		ink := palette.Mix(col, palette.Ink, 0.72)
		g := themeGlyphs[rules.Travel]
		if d > 1 {
			ink = palette.PaperLight
			c.Stroke(c.Path().Trace(strings.TrimPrefix(g[0], "c "), x-c.W*0.46, -c.H*0.02, c.W*0.92/48).Keep(ink),
				ink, c.W*0.17)
			continue
		}
		c.GlyphIn(g, col, ink, x, c.W*0.46-c.H*0.02, c.W*0.92)
	}
	c.Path().Rect(stage.Rect{X: c.W*0.06 - 1.5, Y: c.H * 0.70, W: c.W*0.88 + 3, H: c.H * 0.28}, 5).
		Fill(palette.PaperLight)
	c.Stroke(c.Path().Rect(stage.Rect{X: c.W * 0.08, Y: c.H * 0.73, W: c.W * 0.84, H: c.H * 0.23}, 4).
		Keep(palette.Mix(col, palette.Ink, 0.25)), palette.Mix(col, palette.Ink, 0.72), 1.3)
	c.Swatch(p.ID, x, c.H*0.80, c.W*0.20)
}

// foot is the mark that a seat has been in a city; Look 1: it may not go back.
func foot(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) * 0.36
	c.Path().Sign(p.ID, x, y, r*1.35).Fill(palette.PaperLight)
	c.Stroke(c.Path().Sign(p.ID, x, y, r).Keep(palette.Seat(p.ID)), palette.Ink, math.Max(r*0.16, 1))
}
