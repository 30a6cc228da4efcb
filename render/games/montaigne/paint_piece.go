package montaigne

import (
	"image/color"
	"math"
	"strconv"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// The chips by their ID.
const (
	chipPoints  = iota // points to show
	chipHand           // cards in hand
	chipActions        // actions left this turn
)

// chip is a sign with a figure; Look 1 has the figure under it.
func chip(c *paint.Canvas, p stage.Pic) {
	s := math.Min(c.H*0.92, c.W*0.56)
	x, y, fx, fy := s*0.52, c.H/2, s*1.04+(c.W-s*1.04)/2, c.H/2
	if p.Look == 1 {
		s = c.W * 0.92
		x, y, fx, fy = c.W/2, s*0.6, c.W/2, s*1.5
	}
	size := math.Min(c.H*0.74, 30)
	switch p.ID {
	case chipPoints:
		c.Stroke(c.Path().Circle(x, y, s*0.44).Keep(palette.Ochre), palette.Ink, 1.4)
		c.Glyph(boxGlyph, palette.PaperLight, x, y, s*0.62)
	case chipHand:
		c.Glyph(handGlyph, palette.Olive, x, y, s)
	default:
		c.Stroke(c.Path().Circle(x, y, s*0.48).Keep(palette.PaperLight), palette.Ink, 1.4)
		c.Glyph(footGlyph, palette.Sea, x, y, s*0.72)
	}
	c.Figure(p.Text, fx, fy, size, palette.Ink)
}

// tileBook is the book that a tile is about, 0 for none.
func tileBook(t int) int {
	if t >= int(rules.TileBook1) && t <= int(rules.TileBook3) {
		return t
	}
	return 0
}

// tileFaces are the grounds of the tiles taken on the way, at home, at the end.
var tileFaces = [...]color.NRGBA{
	palette.Mix(palette.PaperLight, palette.Ochre, 0.20), palette.Mix(palette.PaperLight, palette.Olive, 0.28), palette.Mix(palette.PaperLight, palette.Rose, 0.34),
}

func tileFace(t int) color.NRGBA {
	switch {
	case t <= int(rules.TileCompany):
		return tileFaces[0]
	case t <= int(rules.TileReturn1):
		return tileFaces[1]
	}
	return tileFaces[2]
}

// tile is a bonus tile: its sign, Text what it asks for, its points.
func tile(c *paint.Canvas, p stage.Pic) {
	t := min(max(p.ID, 1), rules.NumTiles)
	r := sheet(c, math.Max(c.H*0.06, 3), c.H*0.14, tileFace(t))
	in := r.Inset(math.Max(c.H*0.055, 2))
	c.Stroke(c.Path().Rect(in, c.H*0.10), palette.Fade(sepia, 0.55), math.Max(c.H*0.018, 0.8))
	if p.Text != "" {
		tileSaid(c, t, p.Text, in)
	} else {
		tileInside(c, t, in)
	}
	c.Grain(r.Inset(1), 3)
}

// tileSaid paints a tile with its sign, what it asks for in words, and its points.
func tileSaid(c *paint.Canvas, t int, words string, in stage.Rect) {
	x, y := in.X+in.H*0.41, in.Y+in.H/2
	book := tileBook(t)
	c.Glyph(tileGlyphs[t], tileHue(t), x, y, in.H*0.70)
	if book > 0 {
		numeral(c, book, stage.Rect{X: x - 11, Y: y - 10, W: 22, H: 20})
	}
	d := 15.0
	c.Seal(strconv.Itoa(rules.Tiles[t].Points), in.X+in.W-d-2, y, d, palette.Ochre)
	tileWordsIn(c, words, in, palette.Ink)
}

// tileWordsIn sets what a tile asks for between its sign and its points.
func tileWordsIn(c *paint.Canvas, words string, in stage.Rect, ink color.NRGBA) {
	s := paint.Style{Role: fonts.Caption, Size: fonts.Smallest, Lead: 0.96, Ink: ink, Wrap: true}
	r := stage.Rect{X: in.X + in.H*0.84, W: in.W - in.H*0.84 - 34}
	h := s.Height(words, r.W)
	r.Y, r.H = in.Y+(in.H-h)/2, h+4
	c.Text(words, r, s)
}

// tileHue is the hue of a tile's sign.
func tileHue(t int) color.NRGBA {
	book := tileBook(t)
	switch {
	case book > 0:
		return bookHues[book]
	case t >= int(rules.TileGastronomy) && t <= int(rules.TileLandscape), t == int(rules.TileDiscoveries):
		return palette.Mix(findHue, palette.PaperLight, 0.16)
	case t == int(rules.TileCompany), t == int(rules.TileCharacters):
		return personHue
	case t == int(rules.TileZones):
		return palette.Rose
	}
	return palette.Sea
}

// tileInside paints what stands on a tile without words.
func tileInside(c *paint.Canvas, t int, in stage.Rect) {
	book := tileBook(t)
	s := math.Min(in.H*0.92, in.W*0.50)
	x, y := in.X+s*0.55, in.Y+in.H/2
	c.Glyph(tileGlyphs[t], tileHue(t), x, y, s)
	d := math.Max(in.H*0.28, 12)
	sx := in.X + in.W - d - 1
	c.Seal(strconv.Itoa(rules.Tiles[t].Points), sx, y, d, palette.Ochre)
	if book > 0 {
		numeral(c, book, stage.Rect{X: x - 11, Y: y - 10, W: 22, H: 20})
	}
}

// taken is the empty place of a tile; Look is the colour of who holds it, -1
// when it is out of the game.
func taken(c *paint.Canvas, p stage.Pic) {
	in := c.All().Inset(4)
	c.Dashed(c.Path().Rect(in, c.H*0.10), palette.Fade(palette.InkSoft, 0.55), 1.4, 5, 4)
	x, y := in.Mid()
	if p.Look < 0 {
		c.Stroke(c.Path().Move(x-9, y-9).Line(x+9, y+9).Move(x+9, y-9).Line(x-9, y+9),
			palette.Fade(palette.InkSoft, 0.5), 2.4)
		return
	}
	t := min(max(p.ID, 1), rules.NumTiles)
	faint := palette.Mix(palette.PaperShade, palette.InkSoft, 0.45)
	c.GlyphIn(tileGlyphs[t], palette.PaperShade, faint, in.X+in.H*0.46, y, in.H*0.70)
	tileWordsIn(c, p.Text, in, palette.InkSoft)
	c.Swatch(p.Look, in.X+in.W-17, y, 13)
}

// books are the spines of the three books; bit i of ID says that there is a
// quotation of book i.
func books(c *paint.Canvas, p stage.Pic) {
	w := c.W / 3
	for b := 1; b <= 3; b++ {
		r := stage.Rect{X: w*float64(b-1) + 1, Y: 2, W: w - 3, H: c.H - 4}
		if p.ID>>b&1 == 1 {
			numeral(c, b, r)
			c.Path().Rect(stage.Rect{X: r.X + 2, Y: r.Y + 3, W: r.W - 4, H: 1.6}, 0).
				Fill(palette.Fade(palette.PaperLight, 0.7))
			c.Path().Rect(stage.Rect{X: r.X + 2, Y: r.Y + r.H - 5, W: r.W - 4, H: 1.6}, 0).
				Fill(palette.Fade(palette.PaperLight, 0.7))
			continue
		}
		c.Dashed(c.Path().Rect(r.Inset(1), 2.5), palette.InkFaint, 1.3, 4, 3)
		c.Text(romans[b], r, paint.Style{Role: fonts.Caption, Size: 20, Align: paint.Centre, Ink: palette.InkSoft})
	}
}

// home is the mark of who is home, ID as which, Look the seat's colour.
func home(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	s := math.Min(c.W, c.H)
	c.Glyph(houseGlyph, palette.Mix(palette.Seat(p.Look), palette.PaperLight, 0.35), x, y, s*0.98)
	c.Path().Circle(x, y+s*0.20, s*0.28).Fill(palette.PaperLight)
	c.Figure(strconv.Itoa(p.ID), x, y+s*0.19, s*0.5, palette.Ink)
}

// lastTurn is an hourglass; ID 1: on a disc, as it is shown large.
func lastTurn(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	side := math.Min(c.W, c.H)
	if p.ID == 0 {
		c.Glyph(hourGlyph, palette.Ochre, x, y, side*0.92)
		return
	}
	r := side * 0.44
	c.Path().Circle(x+r*0.08, y+r*0.13, r).Fill(palette.Fade(palette.Shadow, 0.35))
	c.Stroke(c.Path().Circle(x, y, r).Keep(palette.Rose), palette.Ink, r*0.07)
	c.Stroke(c.Path().Circle(x, y, r*0.86), palette.Fade(palette.PaperLight, 0.8), r*0.05)
	c.Glyph(hourGlyph, palette.Ochre, x, y, r*1.3)
}

// station is the ribbon under the cards of one city.
func station(c *paint.Canvas, p stage.Pic) {
	city := min(max(p.ID, 1), rules.NumCities)
	r := c.All().Inset(1)
	if p.Text != "" {
		ribbon(c, city, p.Text, r)
		return
	}
	cloth(c, city, r)
	x, y := r.Mid()
	c.Glyph(cityGlyphs[city], palette.PaperLight, x, y, math.Min(r.H-2, r.W-4))
}

// pile are the edges of the cards under the top one.
func pile(c *paint.Canvas, _ stage.Pic) {
	for i := 3; i >= 1; i-- {
		d := float64(i) * 2
		r := stage.Rect{X: d, Y: d, W: c.W - 9, H: c.H - 9}
		c.Stroke(c.Path().Rect(r, 4).Keep(palette.Mix(palette.PaperShade, palette.PaperDeep, 0.2*float64(i))),
			palette.Mix(palette.PaperDeep, palette.Ink, 0.35), 1)
	}
}

// count is how many cards lie in a pile.
func count(c *paint.Canvas, p stage.Pic) {
	r := c.All().Inset(2)
	c.Path().Rect(stage.Rect{X: r.X + 1, Y: r.Y + 2, W: r.W, H: r.H}, r.H/2).Fill(palette.Fade(palette.Shadow, 0.3))
	c.Stroke(c.Path().Rect(r, r.H/2).Keep(palette.PaperLight), palette.Ink, 1.4)
	c.Words(p.Text, r, fonts.Caption, 22, palette.Ink)
}

// slot is where tiles will lie.
func slot(c *paint.Canvas, _ stage.Pic) {
	ink := palette.Mix(palette.Paper, palette.InkSoft, 0.42)
	c.Dashed(c.Path().Rect(c.All().Inset(3), 6), ink, 1.8, 6, 5)
	x, y := c.All().Mid()
	c.GlyphIn(boxGlyph, palette.Paper, ink, x, y, c.H*0.5)
}

// lit is about what may be clicked, 5 px larger than it; ID 2 is an empty place.
// Look 1: it is pointed at.
func lit(c *paint.Canvas, p stage.Pic) {
	wide := 3.6
	if p.Look&1 != 0 {
		wide = 5
	}
	if p.ID == 2 {
		c.Path().Rect(c.All().Inset(5), 5).Fill(palette.Fade(palette.Ochre, 0.25+0.2*float64(p.Look&1)))
		x, y := c.All().Mid()
		c.Stroke(c.Path().Move(x-11, y).Line(x+11, y).Move(x, y-11).Line(x, y+11),
			palette.Mix(palette.Brick, palette.Ink, 0.2), 4)
	}
	frame := func(d float64) paint.Path { return c.Path().Rect(c.All().Inset(d), 6) }
	c.Stroke(frame(wide/2), palette.Mix(palette.Brick, palette.Ink, 0.35), wide)
	c.Stroke(frame(wide/2+0.2), palette.Mix(palette.Ochre, palette.PaperLight, 0.12), wide-1.4)
	c.Stroke(frame(wide+0.6), palette.Fade(palette.PaperLight, 0.9), 1.2)
}
