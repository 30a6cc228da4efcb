package globe

import (
	"image/color"
	"math"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// frame is the poster's edge: the stripes of airmail, or three stripes of the
// seventies.
func (m *chart) frame(style Style) {
	all := m.All()
	w := all.W * edgeShare
	m.border(style, all, w)
	m.Stroke(m.Path().Rect(all.Inset(w), 0), palette.Mix(m.line, palette.Ink, 0.3), 1.6)
	m.Stroke(m.Path().Rect(all.Inset(0.8), 2), palette.Mix(m.line, palette.Ink, 0.3), 1.6)
}

// border paints the edge of a sheet in its style, w broad.
func (m *chart) border(style Style, r stage.Rect, w float64) {
	ring := func(a, b float64) paint.Path { // counter-clockwise inside: it is left out
		in := r.Inset(b)
		p := m.Path().Rect(r.Inset(a), 0)
		return p.Move(in.X, in.Y).Line(in.X, in.Y+in.H).Line(in.X+in.W, in.Y+in.H).Line(in.X+in.W, in.Y).Close()
	}
	ring(0, w).Fill(palette.PaperLight)
	if style == Ochre {
		ring(0, w*0.42).Fill(m.edge2)
		ring(w*0.42, w*0.72).Fill(m.edge)
		return
	}
	airmail(m.Canvas, r, w, m.edge, m.edge2)
}

// airmail paints the slanting stripes of an airmail letter along the edge.
func airmail(c *paint.Canvas, r stage.Rect, w float64, red, blue color.NRGBA) {
	const step = 2.0
	lean := w * 0.6
	side := func(x, y, dx, dy, l float64) {
		n := int(math.Round(l / (w * step)))
		n -= n % 4
		d := l / float64(max(n, 1))
		for i := range n {
			col := red
			if i%4 == 2 {
				col = blue
			}
			if i%2 == 1 {
				continue
			}
			a, b := float64(i)*d+lean*0.5, float64(i+1)*d+lean*0.5
			p := func(t, s float64) (float64, float64) { return x + dx*t - dy*s, y + dy*t + dx*s }
			ax, ay := p(a+lean, 0)
			bx, by := p(b+lean, 0)
			ex, ey := p(b, w)
			fx, fy := p(a, w)
			c.Path().Poly(ax, ay, bx, by, ex, ey, fx, fy).Fill(col)
		}
	}
	side(r.X, r.Y, 1, 0, r.W)
	side(r.X+r.W, r.Y, 0, 1, r.H)
	side(r.X+r.W, r.Y+r.H, -1, 0, r.W)
	side(r.X, r.Y+r.H, 0, -1, r.H)
}

// title is where the poster's title lies, rose where the compass rose does: on the
// widest of the waters that the road leaves free.
func (m *chart) title() stage.Rect {
	t := m.sheet.Title
	return m.part(stage.Rect{X: t.X, Y: t.Y, W: t.W, H: t.H})
}

// titled says whether a title fits into the cartouche.
func (m *chart) titled(title string) bool {
	r := m.title()
	s := paint.Style{Role: fonts.Title, Size: fonts.Smallest}
	return title != "" && s.Width(strings.ToUpper(title)) <= r.W-24
}

func (m *chart) roseAt() stage.Rect {
	if len(m.sheet.Seas) == 0 {
		return stage.Rect{}
	}
	s := m.sheet.Seas[0]
	r := math.Min(s.R*0.86, roseMost/m.k)
	return m.part(stage.Rect{X: s.At.X - r*0.88, Y: s.At.Y - r, W: r * 1.76, H: r * 2})
}

const roseMost = 60.0 // logical pixels

// part is a part of the map, given in units.
func (m *chart) part(r stage.Rect) stage.Rect {
	return stage.Rect{X: m.on.X + r.X*m.k, Y: m.on.Y + r.Y*m.k, W: r.W * m.k, H: r.H * m.k}
}

// cartouche is the poster's title on a scroll in the southern ocean.
func (m *chart) cartouche(title, line string) {
	r := m.title()
	x, y := r.Mid()
	w, h, k := r.W, r.H, r.W/172
	for _, s := range []float64{-1, 1} { // the scroll's ends, behind it
		ex := x + s*w/2
		m.Stroke(m.Path().Poly(ex-s*10*k, r.Y+10*k, ex+s*13*k, r.Y+10*k, ex+s*7*k, y+5*k, ex+s*13*k, r.Y+h+4*k,
			ex-s*10*k, r.Y+h+4*k).Keep(m.edge), m.line, 1.4)
	}
	m.Shadow(r, 4, 9)
	m.Stroke(m.Path().Rect(r, 5).Keep(palette.PaperLight), m.line, 1.8)
	m.Stroke(m.Path().Rect(r.Inset(4.5), 3), palette.Fade(m.edge, 0.9), 1.6)
	m.Words(strings.ToUpper(title), stage.Rect{X: r.X + 12, Y: r.Y + 7*k, W: r.W - 24, H: h * 0.52}, fonts.Title, 27*k,
		palette.Mix(m.edge2, palette.Ink, 0.35))
	if line != "" {
		m.Words(line, stage.Rect{X: r.X + 10, Y: r.Y + h*0.64, W: r.W - 20, H: h * 0.26}, fonts.Caption, 13.5*k,
			palette.Mix(m.line, palette.Ink, 0.4))
	}
}

// rose is the compass rose.
func (m *chart) rose() {
	at := m.roseAt()
	r := at.W / 2
	x, y := at.X+r, at.Y+at.H-r
	ink := palette.Mix(m.sea, m.line, 0.62)
	m.Stroke(m.Path().Circle(x, y, r*0.72), palette.Fade(ink, 0.8), 1.1)
	m.Stroke(m.Path().Circle(x, y, r*0.64), palette.Fade(ink, 0.5), 0.9)
	for _, long := range []bool{false, true} {
		for i := range 4 {
			a := float64(i) * math.Pi / 2
			l, half := r, r*0.17
			if !long {
				a, l = a+math.Pi/4, r*0.62
			}
			sin, cos := math.Sincos(a)
			tip := func(t float64) (float64, float64) { return x + sin*t, y - cos*t }
			tx, ty := tip(l)
			bx, by := x+math.Sin(a+math.Pi/4)*half, y-math.Cos(a+math.Pi/4)*half
			ex, ey := x+math.Sin(a-math.Pi/4)*half, y-math.Cos(a-math.Pi/4)*half
			m.Path().Poly(x, y, tx, ty, ex, ey).Fill(palette.PaperLight)
			m.Path().Poly(x, y, tx, ty, bx, by).Fill(ink)
			m.Stroke(m.Path().Poly(tx, ty, bx, by, x, y, ex, ey), ink, 1)
		}
	}
	m.Stroke(m.Path().Circle(x, y, r*0.09).Keep(palette.PaperLight), ink, 1)
	m.Text("N", stage.Rect{X: x - 12, Y: y - r - 21, W: 24, H: 22},
		paint.Style{Role: fonts.Caption, Size: 19, Align: paint.Centre, Ink: ink})
}

// travellers are steamers and whales in the seas that the rose leaves.
func (m *chart) travellers() {
	ink := palette.Mix(m.line, palette.Ink, 0.2)
	for i, s := range m.sheet.Seas {
		if i == 0 {
			continue
		}
		x, y := m.onCut(s.At)
		side := math.Min(s.R*m.k*1.15, 46)
		m.GlyphIn([]paint.Glyph{whale, steamer}[i%2], palette.PaperLight, palette.Mix(m.sea, ink, 0.75), x, y, side)
	}
}

var (
	steamer = paint.Glyph{"n M38 8 C44 6 42 2 47 1 M28 9 C33 7 32 3 36 2", "c M27 10 H32 V20 H27 Z", "c M36 10 H41 V20 H36 Z", "l M17 19 H44 V28 H17 Z", "n M22 23.5 H24 M29 23.5 H31 M36 23.5 H38", "s M3 27 H46 L42 39 H9 Z", "n M0 43 Q4 40 8 43 Q12 46 16 43 Q20 40 24 43 Q28 46 32 43 Q36 40 40 43 Q44 46 48 43"}
	whale   = paint.Glyph{"n M16 14 C16 8 10 8 9 11 M16 14 C16 8 22 8 23 11", "s M2 30 C3 18 18 14 28 22 C34 27 38 26 40 20 C36 18 35 14 37 11 C39 13 42 14 43 16 C44 13 46 12 48 12 C48 17 46 20 43 21 C43 32 36 39 24 39 L8 39 C4 38 2 34 2 30 Z", "n M3 32 C8 34 13 33 16 31", "K O 10 27 1.3 1.3", "n M0 43 Q4 40 8 43 Q12 46 16 43 Q20 40 24 43 Q28 46 32 43 Q36 40 40 43"}
)
