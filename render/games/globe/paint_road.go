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
	m := chartOn(c, d.Style)
	m.world()
	m.islets(d.Style)
	m.travellers()
	squares := d.squares()
	m.dots(d.Style, squares)
	r := StopR(c.All())
	for i := range squares {
		if d.Kinds[i] != 0 {
			x, y := Stop(d.Style, i, c.All())
			m.square(d.Kinds[i], i, x, y, r)
			if i == squares-1 {
				m.GlyphIn(goal, palette.Brick, palette.Ink, x+r*0.3, y-r*1.42, r*1.3)
			}
		}
	}
	m.links(d.Style, squares, r)
	m.names(d, r)
	for i := 1; i < squares; i++ {
		x, y := Stop(d.Style, i, c.All())
		m.number(i, p.Size, x, y, r)
	}
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
func (m *chart) islets(style Style) {
	for _, s := range m.cut.RoadFrom(starts[style%NumStyles]) {
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

// dots are the road: dots from square to square.
func (m *chart) dots(style Style, squares int) {
	const gap = 8.2
	for i := 1; i < squares; i++ {
		ax, ay := Stop(style, i-1, m.All())
		bx, by := Stop(style, i, m.All())
		d := math.Hypot(bx-ax, by-ay)
		n := max(1, int(math.Round(d/gap)))
		path := m.Path()
		for j := 1; j < n; j++ {
			t := float64(j) / float64(n)
			path.Circle(ax+(bx-ax)*t, ay+(by-ay)*t, 3.4)
		}
		path.Fill(palette.Fade(palette.PaperLight, 0.75))
		path = m.Path()
		for j := 1; j < n; j++ {
			t := float64(j) / float64(n)
			path.Circle(ax+(bx-ax)*t, ay+(by-ay)*t, 2.3)
		}
		path.Fill(m.road)
	}
}

// links are the dots between neighbours that leave no room for the road.
func (m *chart) links(style Style, squares int, r float64) {
	for i := 1; i < squares; i++ {
		ax, ay := Stop(style, i-1, m.All())
		bx, by := Stop(style, i, m.All())
		if math.Hypot(bx-ax, by-ay) > 2.9*r {
			continue
		}
		x, y := (ax+bx)/2, (ay+by)/2
		m.Path().Circle(x, y, 4.4).Fill(palette.PaperLight)
		m.Path().Circle(x, y, 2.9).Fill(m.road)
	}
}

// square is a square of the road.
func (m *chart) square(k rules.Kind, n int, x, y, r float64) {
	switch {
	case k == rules.Airport:
		sticker(m.Canvas, k, x, y, r*1.06)
	case n == 0:
		sticker(m.Canvas, k, x, y, r*1.1)
	default:
		sticker(m.Canvas, k, x, y-r*0.10, r*0.90)
	}
}

// number is the number of a square, at a size of words.
func (m *chart) number(n, size int, x, y, r float64) {
	style := paint.Style{Role: fonts.Caption, Size: fonts.Smallest, Align: paint.Centre, Ink: palette.Ink}.Larger(size)
	k := style.Size / fonts.Smallest
	tab := stage.Rect{W: 13 * k, H: 15 * k}
	if n > 9 {
		tab.W = 20 * k
	}
	tab = tab.At(x-tab.W/2, y+r-tab.H+3)
	m.Stroke(m.Path().Rect(tab, 4).Keep(palette.PaperLight), palette.Fade(palette.Ink, 0.75), 1)
	m.Text(strconv.Itoa(n), tab.Inset(-4), style)
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
	road := roads()[d.Style%NumStyles]
	from, to := geo.WorldWidth, 0.0
	for _, p := range d.Pawns {
		if p.Colour >= 0 {
			x := road[min(max(p.Square, 0), len(road)-1)].At.X
			from, to = math.Min(from, x-about), math.Max(to, x+about)
		}
	}
	if from > to {
		from, to = 0, geo.WorldWidth
	}
	wide := math.Min(math.Max(to-from, c.W/c.H*geo.WorldHeight/tallest*1.05), geo.WorldWidth)
	left := math.Min(math.Max((from+to-wide)/2, 0), geo.WorldWidth-wide)
	m := &chart{Canvas: c, inks: inksOf(d.Style), cut: geo.Wide, k: c.W / wide}
	m.tall = math.Min(math.Max(c.H/geo.WorldHeight/m.k, 1), tallest)
	m.on = stage.Rect{X: -left * m.k, Y: (c.H - geo.WorldHeight*m.k*m.tall) / 2, W: geo.WorldWidth * m.k,
		H: geo.WorldHeight * m.k * m.tall}
	m.world()
	path := c.Path()
	for i, s := range road {
		if x, y := m.at(s.At); i == 0 {
			path.Move(x, y)
		} else {
			path.Line(x, y)
		}
	}
	c.Dashed(path, m.road, math.Max(1.8, c.W*0.005), 3.5, 4)
	n := 0.0
	for _, p := range d.Pawns {
		if p.Colour >= 0 {
			x, y := m.at(road[min(max(p.Square, 0), len(road)-1)].At)
			c.Swatch(p.Colour, x+3*math.Mod(n, 3), y-3*math.Mod(n, 2), math.Max(math.Min(c.W, c.H)*0.055, 7))
			n++
		}
	}
	c.Stroke(c.Path().Rect(c.All().Inset(1), 2), m.line, 2)
}
