package montaigne

import (
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// page is the acting seat's page along the bottom: laid paper under a band.
func page(c *paint.Canvas, p stage.Pic) {
	c.Page(p.ID, func(r stage.Rect) {
		laid(c, r)
		on := planAsWide(c.W)
		x := on.voyage.X - on.page.X
		wayside(c, x, x+on.voyage.W, on.voyage.Y-on.page.Y+ownH*0.5)
	})
}

// wayside is the road that a voyage's cards are laid along.
func wayside(c *paint.Canvas, from, to, y float64) {
	line := func(y float64) paint.Path {
		p := c.Path().Move(from, y)
		const step = 120.0
		for x, up := from, -5.0; x < to; x, up = x+step, -up {
			p.Bend(math.Min(x+step/2, to), y+up, math.Min(x+step, to), y)
		}
		return p
	}
	for _, d := range [...]float64{-15, 15} {
		c.Stroke(line(y+d), palette.Fade(palette.PaperDeep, 0.85), 1.6)
	}
	c.Dashed(line(y), palette.Fade(palette.PaperDeep, 0.8), 2, 10, 12)
	c.GlyphIn(gateGlyph, palette.Mix(palette.Paper, palette.PaperDeep, 0.35), palette.Fade(palette.InkFaint, 0.8),
		to-gateIn, y-gateUp, gateSide)
}

// The castle at the end of a road: how far its middle is from the road's end and over it, and
// its size.
const gateIn, gateUp, gateSide = 30.0, 6.0, 56.0

// gateAt is where the lit castle lies on the canvas, over the faint one at a road's end.
func gateAt(x, y float64) stage.Rect {
	const side = 1.5 * gateSide
	return stage.Rect{X: x - gateIn - side/2, Y: y - gateUp - side/2, W: side, H: side}
}

// laid are the lines of the mould in handmade paper.
func laid(c *paint.Canvas, r stage.Rect) {
	for x := r.X + 60; x < r.X+r.W; x += 120 {
		c.Path().Rect(stage.Rect{X: x, Y: r.Y, W: 1.2, H: r.H}, 0).Fill(palette.Fade(palette.PaperDeep, 0.2))
	}
	for y := r.Y + 10; y < r.Y+r.H; y += 7 {
		c.Path().Rect(stage.Rect{X: r.X, Y: y, W: r.W, H: 1}, 0).Fill(palette.Fade(palette.PaperShade, 0.45))
	}
}

// drawLane draws the paper of a lane in no light, and gives it.
func drawLane(c *paint.Canvas) stage.Rect {
	r := sheet(c, 6, 5, palette.Paper)
	laid(c, r.Inset(2))
	return r
}

// lane is the panel of another seat; Look 1: it is its turn.
func lane(c *paint.Canvas, p stage.Pic) {
	r := drawLane(c)
	litLane(c)
	c.Grain(r.Inset(1), 3)
	w := 6.0
	if p.Look == 1 {
		w = 8
	}
	c.Clip(c.Path().Rect(r, 5), func() { c.Band(p.ID, stage.Rect{X: r.X + 0.6, Y: r.Y + 0.6, W: r.W - 1.2, H: w}) })
	on := planAsWide(c.W)
	wayside(c, 206, on.laneHeld-14, laneRoad(c.H))
	for _, x := range [...]float64{r.X + 200, r.X + on.laneHeld - 8, r.X + on.laneHand} {
		c.Stroke(c.Path().Move(x, r.Y+16).Line(x, r.Y+r.H-10), palette.Fade(palette.PaperDeep, 0.9), 1.2)
	}
	if p.Look == 1 {
		c.Due(r)
	}
}

// desk is the board: printed frames for the cards, and what each costs. Text is
// the word for what is free, Look the bits deskCalled and deskTall.
func desk(c *paint.Canvas, p stage.Pic) {
	r := drawDesk(c, p.Text)
	litDesk(c, p.Look)
	c.Grain(r, 3)
}

// drawDesk draws it in no light, and gives its board.
func drawDesk(c *paint.Canvas, free string) stage.Rect {
	r := sheet(c, 7, 6, palette.Mix(palette.Wood, palette.Paper, 0.60))
	in := r.Inset(5)
	c.Stroke(c.Path().Rect(in, 4).Keep(palette.Mix(palette.Paper, palette.PaperShade, 0.4)),
		palette.Mix(palette.Wood, palette.Ink, 0.3), 1.6)
	laid(c, in)
	c.Stroke(c.Path().Rect(in.Inset(4), 3), palette.Fade(sepia, 0.5), 1)
	frame := func(q stage.Rect) {
		q = q.At(q.X-wide.desk.X, q.Y-wide.desk.Y)
		c.Path().Rect(q.Inset(-3), 6).Fill(palette.Fade(palette.PaperDeep, 0.55))
		c.Dashed(c.Path().Rect(q.Inset(3), 5), palette.Fade(sepia, 0.5), 1.2, 6, 5)
	}
	for i := range 4 {
		frame(wide.rowRect(i))
	}
	for _, q := range [...]stage.Rect{wide.reserve(), wide.call(), wide.discard()} {
		frame(q)
	}
	x, y := wide.call().Mid()
	c.GlyphIn(crownGlyph, palette.Mix(palette.Paper, palette.PaperDeep, 0.5), palette.Fade(sepia, 0.55), x-wide.desk.X,
		y-wide.desk.Y, 58)
	for i := range 3 {
		r := wide.costRect(i)
		cost(c, i, free, r.At(r.X-wide.desk.X, r.Y-wide.desk.Y))
	}
	return r
}

// cost is what a place of the board costs: so many cards.
func cost(c *paint.Canvas, n int, free string, r stage.Rect) {
	c.Stroke(c.Path().Rect(r, r.H/2).Keep(palette.PaperLight), palette.Fade(sepia, 0.8), 1.2)
	x, y := r.Mid()
	if n == 0 {
		c.Words(free, stage.Rect{X: r.X + 6, Y: r.Y - 1, W: r.W - 12, H: r.H}, fonts.Caption, 19,
			palette.Mix(palette.Pine, palette.Ink, 0.2))
		return
	}
	c.Figure("−", x-float64(n)*11-8, y, 22, palette.Brick)
	for i := range n {
		cx := x + (float64(i)-float64(n-1)/2)*22 + 6
		q := stage.Rect{X: cx - 7, Y: y - 9.5, W: 14, H: 19}
		c.Stroke(c.Path().Rect(q, 2.5).Keep(palette.Rose), palette.Ink, 1.3)
		c.Path().Circle(cx, y, 3).Fill(palette.PaperLight)
	}
}

// tileTray is what the tiles lie in.
func tileTray(c *paint.Canvas, _ stage.Pic) {
	r := drawTray(c)
	litBox(c)
	c.Grain(r, 3)
}

// drawTray draws it in no light, and gives its board.
func drawTray(c *paint.Canvas) stage.Rect {
	r := sheet(c, 7, 6, palette.Mix(palette.Wood, palette.Paper, 0.60))
	in := r.Inset(5)
	c.Stroke(c.Path().Rect(in, 4).Keep(palette.Mix(palette.Paper, palette.PaperShade, 0.4)),
		palette.Mix(palette.Wood, palette.Ink, 0.3), 1.6)
	return r
}

// Signs of the legend: its ID is the group times 16 and the number in it.
const (
	signTheme = iota
	signFind
	signPerson
	signCity
	signBook
	signZone
)

// sign is a sign of the legend.
func sign(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) * 0.44
	n := p.ID % 16
	switch p.ID / 16 {
	case signTheme:
		b := rules.Theme(n).Book()
		medallion(c, nature{themeGlyphs[n], bookHues[b], rules.Quotation, b}, x, y, r)
	case signFind:
		medallion(c, nature{findGlyphs[n], findHue, rules.Discovery, 0}, x, y, r)
	case signPerson:
		medallion(c, nature{personGlyphs[n], personHue, rules.Character, 0}, x, y, r)
	case signCity:
		shield(c, n, x, y, r*1.8)
	case signBook:
		numeral(c, n, stage.Rect{X: x - r*0.7, Y: y - r*0.8, W: r * 1.4, H: r * 1.6})
	default:
		c.Stroke(weave(c, c.Path().Rect(stage.Rect{X: x - r, Y: y - r*0.7, W: 2 * r, H: 1.4 * r}, 3), n, 0.2, 7),
			palette.Ink, 1.3)
	}
}

// riders are where the seats are: a city, 0 for no seat, and its rider's colour.
type riders [rules.MaxSeats]struct {
	city   rules.City
	colour int
}

// thumb is the chart without words and the riders on it.
func thumb(c *paint.Canvas, p stage.Pic, all riders) {
	chart(c, p, legend{})
	towns(c, p, cities{})
	at := map[rules.City]int{}
	w := math.Max(c.W*0.085, 14)
	for _, r := range all {
		if r.city == 0 {
			continue
		}
		x, y := SitePoint(c.All(), int(r.city))
		x += float64(at[r.city])*w*0.8 - w*0.2
		at[r.city]++
		c.Path().Sign(r.colour, x, y, w*0.52).Fill(palette.PaperLight)
		c.Swatch(r.colour, x, y, w*0.4)
	}
}

// stationStyle is how a station's name is set.
func stationStyle() paint.Style {
	return paint.Style{Role: fonts.Caption, Size: fonts.Smallest}
}
