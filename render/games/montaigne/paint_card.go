package montaigne

import (
	"image/color"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// footHigh is how high the ribbon with a card's city is, in logical pixels.
const footHigh = 23.0

// titleHigh is how high the line over it is that says what the card is.
const titleHigh = 26.0

// label is what is written at the foot of a card: the city's name and what the
// card is; "" for none.
type label struct{ city, title string }

// nature is what a card is, as it is painted: its sign, the sign's hue, and the
// book of a quotation.
type nature struct {
	sign paint.Glyph
	hue  color.NRGBA
	kind rules.Kind
	book int
}

func natureOf(n int) nature {
	k := rules.Cards[n]
	switch k.Kind {
	case rules.Quotation:
		b := rules.Theme(k.Of).Book()
		return nature{themeGlyphs[k.Of], bookHues[b], k.Kind, b}
	case rules.Discovery:
		return nature{findGlyphs[k.Of], findHue, k.Kind, 0}
	case rules.Character:
		return nature{personGlyphs[k.Of], personHue, k.Kind, 0}
	}
	return nature{crownGlyph, palette.Ochre, rules.Call, 0}
}

// card is a card face up: its city's view, its sign in a medallion whose shape
// says the kind, its city's shield. It is titled where there is room for it.
func card(c *paint.Canvas, p stage.Pic, named label) {
	if p.ID < 1 || p.ID > rules.NumCards {
		back(c, stage.Pic{ID: 1})
		return
	}
	if p.ID == rules.TheCall {
		callCard(c)
		return
	}
	a, city := natureOf(p.ID), int(rules.Cards[p.ID].City)
	k := c.W / 100
	r := sheet(c, math.Max(3.5*k, 3), 4.5*k, palette.Mix(vellum, a.hue, 0.10))
	in := r.Inset(3 * k)
	if stationStyle().Width(named.title) > c.W-14 {
		named.title = ""
	}
	foot := 0.0
	if named.city != "" {
		foot = footHigh
	}
	if named.title != "" {
		foot += titleHigh
	}
	view := stage.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H - foot}
	vignette(c, view, city, a.hue, 0.13)
	c.Stroke(c.Path().Rect(in, 2*k), palette.Fade(sepia, 0.8), math.Max(0.9*k, 0.8))
	if named.title != "" {
		at := stage.Rect{X: in.X, Y: in.Y + in.H - foot, W: in.W, H: titleHigh}
		c.Path().Rect(at, 0).Fill(palette.Mix(palette.PaperLight, a.hue, 0.16))
		c.Stroke(c.Path().Move(at.X, at.Y).Line(at.X+at.W, at.Y), palette.Fade(sepia, 0.8), 1)
		c.Words(named.title, stage.Rect{X: at.X - 1, Y: at.Y, W: at.W + 2, H: at.H}, fonts.Caption, 22,
			palette.Mix(a.hue, palette.Ink, 0.6))
	}
	if named.city != "" {
		ribbon(c, city, named.city, stage.Rect{X: in.X, Y: in.Y + in.H - footHigh, W: in.W, H: footHigh})
	}
	m := math.Min(22.5*k, view.H*0.23)
	medallion(c, a, in.X+m+2.5*k, in.Y+m+2.5*k, m)
	if a.book > 0 {
		w := math.Max(1.05*m, 22)
		numeral(c, a.book, stage.Rect{X: in.X + m + 2.5*k - w/2, Y: in.Y + 2*m + 3*k, W: w, H: math.Max(19, 0.62*m)})
	}
	if named.city == "" && c.W > 60 || c.H > 150 {
		s := math.Max(30*k, 22)
		if foot > 0 {
			s = 22 * k
		}
		shield(c, city, in.X+s*0.5+2.5*k, view.Y+view.H-s*0.58-2*k, s)
	}
	if isMontaigne(uint8(p.ID)) {
		d := math.Max(11*k, 12)
		c.Seal("1", r.X+r.W-d-2*k, r.Y+d+2*k, d, palette.Ochre)
	}
	c.Grain(r.Inset(k), 3)
}

// token is a card so small that it is only its sign: of what kind, of which book.
func token(c *paint.Canvas, p stage.Pic) {
	if p.ID < 1 || p.ID > rules.NumCards || p.ID == rules.TheCall {
		card(c, p, label{})
		return
	}
	a, city := natureOf(p.ID), int(rules.Cards[p.ID].City)
	r := sheet(c, 3, 4, palette.Mix(vellum, a.hue, 0.10))
	in := r.Inset(2)
	c.Stroke(c.Path().Rect(in, 2.5), palette.Fade(zoneHue(city), 0.9), 1.4)
	m := math.Min(in.W, in.H) * 0.43
	x, y := in.Mid()
	if a.book > 0 {
		y = in.Y + m + 2
		numeral(c, a.book, stage.Rect{X: x - 12, Y: in.Y + in.H - 19, W: 24, H: 18})
	}
	medallion(c, a, x, y, m)
	if isMontaigne(uint8(p.ID)) {
		c.Seal("1", r.X+r.W-11, r.Y+r.H-11, 11, palette.Ochre)
	}
	c.Grain(r.Inset(1), 3)
}

// vignette is the view of a city under a hatched sky.
func vignette(c *paint.Canvas, r stage.Rect, city int, hue color.NRGBA, tint float64) {
	c.Clip(c.Path().Rect(r, 0), func() {
		hatch(c, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H * 0.55}, math.Max(r.W*0.028, 2.6),
			palette.Mix(sepia, hue, 0.35))
		skyline(c, city, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: math.Min(r.H, r.W*0.8)}.At(r.X,
			r.Y+r.H-math.Min(r.H, r.W*0.8)), tint)
	})
}

// medallion sets a sign in a frame: a disc for quotations, a tablet for
// discoveries, an oval for characters.
func medallion(c *paint.Canvas, a nature, x, y, r float64) {
	shape := func(d float64) paint.Path {
		switch a.kind {
		case rules.Discovery:
			s, cut := r*0.92+d, r*0.34
			return c.Path().Poly(x-s+cut, y-s, x+s-cut, y-s, x+s, y-s+cut, x+s, y+s-cut, x+s-cut, y+s, x-s+cut, y+s,
				x-s, y+s-cut, x-s, y-s+cut)
		case rules.Character:
			return c.Path().Ellipse(x, y+r*0.06, r*0.90+d, r*1.06+d)
		}
		return c.Path().Circle(x, y, r+d)
	}
	c.Path().Circle(x+r*0.06, y+r*0.12, r).Fill(palette.Fade(palette.Shadow, 0.28))
	c.Stroke(shape(0).Keep(palette.Mix(palette.PaperLight, a.hue, 0.07)), palette.Mix(a.hue, palette.Ink, 0.30),
		math.Max(r*0.15, 1.6))
	c.Stroke(shape(-r*0.15), palette.Fade(a.hue, 0.75), math.Max(r*0.04, 0.7))
	side := r * 1.36
	if a.kind == rules.Character {
		c.Clip(shape(-r*0.06), func() { c.Glyph(a.sign, palette.Mix(a.hue, palette.Brick, 0.25), x, y+r*0.22, r*1.66) })
		return
	}
	c.Glyph(a.sign, palette.Mix(a.hue, palette.PaperLight, 0.16), x, y, side)
}

// numeral is the number of a book on its spine.
func numeral(c *paint.Canvas, book int, r stage.Rect) {
	hue := bookHues[book]
	c.Stroke(c.Path().Rect(r, 2.5).Keep(hue), palette.Mix(hue, palette.Ink, 0.5), 1.1)
	x, y := r.Mid()
	size := math.Max(fonts.Smallest, r.H*0.78)
	c.At(romans[book], x, y+size*0.35, paint.Style{Role: fonts.Caption, Size: size, Align: paint.Centre,
		Ink: palette.PaperLight, Track: 0.03})
}

// shield is a city's arms in its zone's colour and weave.
func shield(c *paint.Canvas, city int, x, y, s float64) {
	if city < 1 || city > rules.NumCities {
		return
	}
	zone := rules.City(city).Zone()
	w, h := s*0.5, s*0.58
	path := func(dx, dy float64) paint.Path {
		return c.Path().Move(x-w+dx, y-h+dy).Line(x+w+dx, y-h+dy).Line(x+w+dx, y+h*0.05+dy).
			Curve(x+w+dx, y+h*0.62+dy, x+w*0.4+dx, y+h*0.84+dy, x+dx, y+h+dy).
			Curve(x-w*0.4+dx, y+h*0.84+dy, x-w+dx, y+h*0.62+dy, x-w+dx, y+h*0.05+dy).Close()
	}
	path(s*0.03, s*0.05).Fill(palette.Fade(palette.Shadow, 0.3))
	c.Stroke(weave(c, path(0, 0), zone, 0.16, s*0.16), palette.Mix(zoneHues[zone], palette.Ink, 0.62),
		math.Max(s*0.05, 1.1))
	c.Glyph(cityGlyphs[city], palette.PaperLight, x, y-s*0.03, s*0.72)
}

// ribbon is a city's name on its zone's cloth.
func ribbon(c *paint.Canvas, city int, name string, r stage.Rect) {
	cloth(c, city, r)
	size := math.Max(fonts.Smallest, math.Min(r.H*0.82, 30))
	c.Words(name, stage.Rect{X: r.X + 1, Y: r.Y - 1, W: r.W - 2, H: r.H}, fonts.Caption, size, palette.Ink)
}

// cloth is a strip in the colour and weave of a city's zone.
func cloth(c *paint.Canvas, city int, r stage.Rect) {
	zone := rules.City(city).Zone()
	hue := palette.Mix(zoneHues[zone], palette.PaperLight, 0.42)
	c.Stroke(c.Weave(c.Path().Rect(r, 1.5), zoneWeaves[zone], hue, palette.Mix(hue, zoneHues[zone], 0.42), 9),
		palette.Mix(zoneHues[zone], palette.Ink, 0.5), 1.1)
}

// back is the back of a card, which is its city; Look 1 is the Noble turned
// face down (M7.2).
func back(c *paint.Canvas, p stage.Pic) {
	city := min(max(p.ID, 1), rules.NumCities)
	zone := rules.City(city).Zone()
	k := c.W / 100
	r := sheet(c, math.Max(3.5*k, 3), 5*k, palette.PaperLight)
	in := r.Inset(math.Max(3.5*k, 2.4))
	hue := zoneHues[zone]
	c.Stroke(weave(c, c.Path().Rect(in, 3*k), zone, 0.20, math.Max(8*k, 5)), palette.Mix(hue, palette.Ink, 0.5),
		math.Max(1.1*k, 0.9))
	foot := 0.0
	if p.Text != "" {
		foot = math.Max(footHigh, 17*k)
		ribbon(c, city, p.Text, stage.Rect{X: in.X + 1, Y: in.Y + in.H - foot - 1, W: in.W - 2, H: foot})
	}
	x, y := in.Mid()
	y -= foot/2 + 2*k
	d := in.W * 0.40
	c.Stroke(c.Path().Ellipse(x, y, d, d*1.12).Keep(palette.Mix(palette.PaperLight, hue, 0.12)),
		palette.Mix(hue, palette.Ink, 0.55), math.Max(1.6*k, 1))
	c.Stroke(c.Path().Ellipse(x, y, d*0.9, d*1.01), palette.Fade(hue, 0.9), math.Max(0.7*k, 0.7))
	c.Glyph(cityGlyphs[city], hue, x, y, d*1.34)
	for i := range zone { // as many studs as the zone's number
		px := x + (float64(i)-float64(zone-1)/2)*9.5*k
		py := in.Y + in.H - foot - math.Max(6.5*k, 3.4)
		c.Stroke(c.Path().Circle(px, py, math.Max(3*k, 1.8)).Keep(palette.PaperLight),
			palette.Mix(hue, palette.Ink, 0.6), math.Max(0.8*k, 0.7))
	}
	if p.Look == 1 {
		c.Path().Circle(x+d*0.7, y-d*0.8, d*0.5).Fill(palette.PaperLight)
		c.Glyph(houseGlyph, personHue, x+d*0.7, y-d*0.8, d*0.8)
	}
	c.Grain(r.Inset(k), 3)
}

// start is the tile that each voyage begins with.
func start(c *paint.Canvas, p stage.Pic) {
	k := c.W / 100
	r := sheet(c, math.Max(3.5*k, 3), 7*k, palette.Mix(palette.Wood, palette.PaperShade, 0.35))
	in := r.Inset(4 * k)
	c.Stroke(c.Path().Rect(in, 4*k).Keep(palette.Mix(vellum, palette.Ochre, 0.12)),
		palette.Mix(palette.Wood, palette.Ink, 0.4), math.Max(1.2*k, 1))
	foot := 0.0
	if p.Text != "" {
		foot = math.Max(footHigh, 17*k)
		ribbon(c, 1, p.Text, stage.Rect{X: in.X + 1, Y: in.Y + in.H - foot - 1, W: in.W - 2, H: foot})
	}
	view := stage.Rect{X: in.X + k, Y: in.Y + k, W: in.W - 2*k, H: in.H - foot - 2*k}
	vignette(c, view, 1, palette.Ochre, 0.2)
	x, y := in.X+in.W*0.30, in.Y+in.W*0.34
	shield(c, 1, x, y, in.W*0.46)
	c.Stroke(c.Path().Move(in.X+in.W*0.62, y-in.W*0.2).Line(in.X+in.W*0.62, y+in.W*0.32), sepia, 2.2*k)
	c.Stroke(c.Path().Poly(in.X+in.W*0.62, y-in.W*0.2, in.X+in.W*0.94, y-in.W*0.1, in.X+in.W*0.62, y+in.W*0.02).
		Keep(palette.Brick), sepia, 1.2*k)
	c.Grain(r.Inset(k), 3)
}

// callCard is the King's Call: a letter with his seal.
func callCard(c *paint.Canvas) {
	k := c.W / 100
	red := palette.Mix(palette.Brick, palette.Ink, 0.12)
	r := sheet(c, math.Max(3.5*k, 3), 4.5*k, palette.Mix(palette.Ochre, palette.PaperLight, 0.35))
	in := r.Inset(4 * k)
	c.Stroke(c.Path().Rect(in, 2*k).Keep(palette.PaperLight), red, math.Max(1.6*k, 1))
	x, _ := in.Mid()
	c.Glyph(crownGlyph, palette.Ochre, x, in.Y+in.W*0.30, in.W*0.56)
	for i := range 6 {
		y := in.Y + in.W*(0.66+0.085*float64(i))
		if y > in.Y+in.H-in.W*0.3 {
			break
		}
		c.Stroke(c.Path().Move(in.X+in.W*0.12, y).Line(in.X+in.W*(0.88-0.1*float64(i%2)), y),
			palette.Fade(palette.InkSoft, 0.7), 1.4*k)
	}
	sy := in.Y + in.H - in.W*0.24
	c.Path().Poly(x-8*k, sy, x-14*k, sy+19*k, x-4*k, sy+15*k).Fill(red)
	c.Path().Poly(x+8*k, sy, x+14*k, sy+19*k, x+4*k, sy+15*k).Fill(red)
	c.Stroke(c.Path().Circle(x, sy, in.W*0.17).Keep(palette.Brick), palette.Mix(palette.Brick, palette.Ink, 0.5), 1.5*k)
	c.GlyphIn(cityGlyphs[rules.Florence], palette.Brick, palette.PaperLight, x, sy, in.W*0.24)
	c.Grain(r.Inset(k), 3)
}
