package globe

import (
	"math"
	"strconv"

	"posterestante/assets/fonts"
	"posterestante/assets/geo"
	"posterestante/assets/palette"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// poster is the map of the world with the road on it.
func poster(c *paint.Canvas, p stage.Pic, d Poster) {
	m := posterOn(c, d.Style)
	m.world()
	m.islets()
	m.travellers()
	squares := d.squares()
	m.way(squares)
	r := StopR(c.All())
	for i := range squares {
		if d.Kinds[i] == 0 {
			continue
		}
		x, y := Stop(d.Style, i, c.All())
		m.square(d.Kinds[i], i, p.Size, x, y, r)
		if i > 0 {
			m.number(i, p.Size, x, y, r)
		}
		if i == squares-1 {
			m.GlyphIn(goal, palette.Brick, palette.Ink, x+r*0.55, y-r*0.85, r*0.9)
		}
	}
	m.names(d, r, d.apart(c.All()), math.Inf(1))
	if d.Title != "" {
		m.cartouche(d.Title, d.Line)
	}
	m.rose()
	m.frame(d.Style)
	if at := planUnder(c.All()); c.W == at.Poster.W { // on the table, not in a journal
		c.Lamplight(at.Poster, at.Canvas.W, at.Canvas.H)
	}
	c.Grain(c.All(), 4)
}

// goal is the flag over the last square.
var goal = paint.Glyph{"4 M10 4 V46", "c M11 5 C20 1 26 10 44 5 V27 C26 32 20 22 11 27 Z"}

// squares is how many squares the road has.
func (d *Poster) squares() int {
	n := MostSquares
	for n > 0 && d.Kinds[n-1] == 0 {
		n--
	}
	return n
}

// islets are the small islands under squares, enlarged.
func (m *chart) islets() {
	for _, s := range m.sheet.Stops {
		if s.Islet == nil {
			continue
		}
		outline := func() paint.Path {
			p := m.Path()
			n := len(s.Islet)
			for i := range n { // through the middles, so that the shore is round
				a, b := s.Islet[i], s.Islet[(i+1)%n]
				ax, ay := m.onCut(a)
				bx, by := m.onCut(b)
				if i == 0 {
					zx, zy := m.onCut(s.Islet[n-1])
					p.Move((zx+ax)/2, (zy+ay)/2)
				}
				p.Bend(ax, ay, (ax+bx)/2, (ay+by)/2)
			}
			return p.Close()
		}
		m.Stroke(outline(), m.shallow, 7*m.k)
		m.Stroke(outline().Keep(m.land), m.line, math.Max(0.85*m.k, 0.8))
	}
}

// way is the road from square to square: a pale ribbon that a finger can follow, with
// dots on it.
func (m *chart) way(squares int) {
	const gap = 9.0
	r := m.sheet.Cut.StopRadius * m.k
	line := func() paint.Path {
		p := m.Path()
		for i, s := range m.sheet.Stops[:squares] {
			if x, y := m.onCut(s.At); i == 0 {
				p.Move(x, y)
			} else {
				p.Line(x, y)
			}
		}
		return p
	}
	wide := math.Max(r*0.40, 5)
	m.Stroke(line(), palette.Fade(m.line, 0.55), wide+2.4)
	m.Stroke(line(), palette.Mix(palette.PaperLight, m.land, 0.35), wide)
	dots := m.Path()
	for i := 1; i < squares; i++ {
		ax, ay := m.onCut(m.sheet.Stops[i-1].At)
		bx, by := m.onCut(m.sheet.Stops[i].At)
		far := math.Hypot(bx-ax, by-ay)
		n := math.Max(1, math.Round((far-2*r)/gap))
		for j := 0.5; j < n; j++ {
			t := (r + (far-2*r)*j/n) / far
			dots.Circle(ax+(bx-ax)*t, ay+(by-ay)*t, 2.6)
		}
	}
	dots.Fill(m.road)
}

// square is a square of the road: a disc with the sign of its kind over the place of
// its number.
func (m *chart) square(k rules.Kind, n, size int, x, y, r float64) {
	hue := hueOf(k)
	m.Path().Circle(x+r*0.04, y+r*0.09, r).Fill(palette.Fade(palette.Shadow, 0.40))
	m.Path().Circle(x, y, r).Fill(palette.Mix(hue, palette.Ink, 0.25))
	m.Path().Circle(x, y, r*0.955).Fill(hue)
	m.Path().Circle(x, y, r*0.845).Fill(palette.Mix(palette.PaperLight, hue, 0.10))
	top, foot := y-r*0.80, tab(n, size, x, y, r).Y+r*0.06
	if n == 0 {
		foot = y + r*0.75
	}
	side := math.Min(foot-top, r*1.2)
	m.Glyph(signOf(k), hue, x, (top+foot)/2, side)
}

// tab is where the number of a square stands, at a size of words.
func tab(n, size int, x, y, r float64) stage.Rect {
	s := numberStyle(r).Larger(size)
	w := s.Size * 0.95
	if n > 9 {
		w = s.Size * 1.32
	}
	return stage.Rect{X: x - w/2, Y: y + r + 1 - s.Size*0.94, W: w, H: s.Size * 0.94}
}

// numberStyle is how numbers are set on squares of that radius.
func numberStyle(r float64) paint.Style {
	return paint.Style{Role: fonts.Caption, Size: math.Max(r*numberShare, fonts.Smallest), Align: paint.Centre,
		Ink: palette.Ink}
}

const numberShare = 0.78 // of a square's radius

// number is the number of a square, at a size of words.
func (m *chart) number(n, size int, x, y, r float64) {
	at := tab(n, size, x, y, r)
	m.Stroke(m.Path().Rect(at, 6).Keep(palette.PaperLight), palette.Fade(palette.Ink, 0.75), 1.2)
	m.Text(strconv.Itoa(n), at.Inset(-6), numberStyle(r).Larger(size))
}

// shared is how much of their area two rectangles share.
func shared(a, b stage.Rect) float64 {
	w := math.Min(a.X+a.W, b.X+b.W) - math.Max(a.X, b.X)
	h := math.Min(a.Y+a.H, b.Y+b.H) - math.Max(a.Y, b.Y)
	if w <= 0 || h <= 0 {
		return 0
	}
	return w * h
}

// sign is a kind's sign alone.
func sign(c *paint.Canvas, _ stage.Pic, d Back) {
	x, y := c.All().Mid()
	sticker(c, d.Kind, x, y, math.Min(c.W, c.H)*0.40)
}

// thumb is a small poster with the pawns on it. Where it isn't wide it shows but
// the part of the world where they are, a little stretched.
func thumb(c *paint.Canvas, _ stage.Pic, d Thumb) {
	const about, tallest = 150.0, 1.5 // units beside the pawns; how far it is stretched
	road := roadOf(d.Style)
	from, to := geo.WorldWidth, 0.0
	for _, p := range d.Pawns {
		if p.Colour >= 0 {
			x := road[min(max(p.Square, 0), len(road)-1)].Place.X
			from, to = math.Min(from, x-about), math.Max(to, x+about)
		}
	}
	if from > to {
		from, to = 0, geo.WorldWidth
	}
	wide := math.Min(math.Max(to-from, c.W/c.H*geo.WorldHeight/tallest*1.05), geo.WorldWidth)
	left := math.Min(math.Max((from+to-wide)/2, 0), geo.WorldWidth-wide)
	m := &chart{Canvas: c, inks: inksOf(d.Style), sheet: geo.Flat(geo.Wide), k: c.W / wide}
	m.tall = math.Min(math.Max(c.H/geo.WorldHeight/m.k, 1), tallest)
	m.on = stage.Rect{X: -left * m.k, Y: (c.H - geo.WorldHeight*m.k*m.tall) / 2, W: geo.WorldWidth * m.k,
		H: geo.WorldHeight * m.k * m.tall}
	m.world()
	path := c.Path()
	for i, s := range road {
		if x, y := m.at(s.Place); i == 0 {
			path.Move(x, y)
		} else {
			path.Line(x, y)
		}
	}
	c.Dashed(path, m.road, math.Max(1.8, c.W*0.005), 3.5, 4)
	n := 0.0
	for _, p := range d.Pawns {
		if p.Colour >= 0 {
			x, y := m.at(road[min(max(p.Square, 0), len(road)-1)].Place)
			c.Swatch(p.Colour, x+3*math.Mod(n, 3), y-3*math.Mod(n, 2), math.Max(math.Min(c.W, c.H)*0.055, 7))
			n++
		}
	}
	c.Stroke(c.Path().Rect(c.All().Inset(1), 2), m.line, 2)
}
