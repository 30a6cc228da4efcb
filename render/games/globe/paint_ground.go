package globe

import (
	"image/color"
	"math"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// page is the acting seat's page along the bottom: the squared paper of a
// notebook, or thin paper for letters by air.
func page(c *paint.Canvas, p stage.Pic, d Sheet) {
	m := inksOf(d.Style)
	c.Page(p.ID, func(r stage.Rect) {
		line := palette.Fade(palette.Mix(m.sea, palette.PaperDeep, 0.3), 0.34)
		for y := r.Y + 48; y < c.H; y += 26 {
			c.Path().Rect(stage.Rect{Y: y, W: c.W, H: 1}, 0).Fill(line)
		}
		if d.Style == Ochre {
			for x := 18.0; x < c.W; x += 26 {
				c.Path().Rect(stage.Rect{X: x, Y: r.Y + 8, W: 1, H: c.H}, 0).Fill(line)
			}
		}
	})
	stamps(c, d.Style, c.W-330, 118)
	if d.Style == Airmail {
		airmailRow(c, stage.Rect{Y: c.H - 7, W: c.W, H: 7}, palette.Fade(m.edge, 0.75), palette.Fade(m.edge2, 0.75))
		return
	}
	for i, col := range []color.NRGBA{m.edge, palette.Ochre, m.edge2} {
		c.Path().Rect(stage.Rect{Y: c.H - 7 + 2.4*float64(i), W: c.W, H: 2.4}, 0).Fill(palette.Fade(col, 0.8))
	}
}

// stamps are faint marks of borders crossed, or of letters by air.
func stamps(c *paint.Canvas, style Style, x, y float64) {
	m := inksOf(style)
	red, blue := palette.Fade(m.edge, 0.24), palette.Fade(m.edge2, 0.24)
	ring := func(x, y, r float64, ink color.NRGBA) {
		c.Stroke(c.Path().Circle(x, y, r), ink, 3)
		c.Stroke(c.Path().Circle(x, y, r*0.66), ink, 1.8)
		for i := range 12 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 6)
			c.Path().Circle(x+cos*r*0.83, y+sin*r*0.83, 2.2).Fill(ink)
		}
		k := r * 1.02 / 48
		c.Path().Trace(planePath, x-24*k, y-24*k, k).Fill(ink)
	}
	ring(x, y, 52, red)
	if style == Airmail {
		for i := range 4 {
			wy := y - 30 + 20*float64(i)
			p := c.Path().Move(x+60, wy)
			for j := range 4 {
				wx := x + 60 + 34*float64(j)
				p.Curve(wx+11, wy-9, wx+22, wy+9, wx+34, wy)
			}
			c.Stroke(p, red, 2.6)
		}
		return
	}
	c.Saved(x+128, y+26, -0.22, func() { // a visa
		r := stage.Rect{X: -62, Y: -36, W: 124, H: 72}
		c.Stroke(c.Path().Rect(r, 8), blue, 3)
		c.Stroke(c.Path().Rect(r.Inset(7), 4), blue, 1.6)
		c.Path().Poly(-30, 18, -14, -16, -4, 2, 6, -10, 30, 18).Fill(blue)
		c.Stroke(c.Path().Move(-44, 24).Line(44, 24), blue, 2)
	})
	c.Saved(x+36, y+74, 0.3, func() {
		c.Stroke(c.Path().Poly(0, -34, 40, 26, -40, 26), blue, 3)
		c.Stroke(c.Path().Poly(0, -18, 25, 18, -25, 18), blue, 1.6)
	})
}

// airmailRow is a row of the stripes of airmail.
func airmailRow(c *paint.Canvas, r stage.Rect, red, blue color.NRGBA) {
	w, lean := r.H*2, r.H*0.6
	for i, x := 0, r.X-w; x < r.X+r.W; i, x = i+1, x+2*w {
		col := red
		if i%2 == 1 {
			col = blue
		}
		c.Path().Poly(x+lean, r.Y, x+w+lean, r.Y, x+w, r.Y+r.H, x, r.Y+r.H).Fill(col)
	}
}

// panel is the ground of another seat's things; Look 1: it is its turn.
func panel(c *paint.Canvas, p stage.Pic, d Sheet) {
	r := c.Sheet(6, 5, palette.Paper, 0.34)
	c.Grain(r.Inset(1), 3)
	h := 8.0
	if p.Look == 1 {
		h = 11
	}
	c.Band(p.ID, stage.Rect{X: r.X + 0.6, Y: r.Y + 0.6, W: r.W - 1.2, H: h})
	if r.W > 330 { // where cards lie: beside the figures or below them
		left := panelLeft(c.W) - 2
		at := stage.Rect{X: left, Y: r.Y + 16, W: r.X + r.W - 7 - left, H: r.H - 23}
		if c.H > panelHigh+CardH {
			at = stage.Rect{X: r.X + 7, Y: panelHigh - 5, W: r.W - 14, H: r.Y + r.H - 7 - (panelHigh - 5)}
		}
		c.Path().Rect(at, 5).Fill(palette.Fade(palette.PaperShade, 0.42))
	}
	if p.Look == 1 {
		c.Due(r)
	}
}

// kraft is the paper of albums and envelopes.
var kraft = palette.Mix(palette.PaperDeep, palette.Wood, 0.22)

// album is a page of an album with its three parts, bound by a cord at the left.
func album(c *paint.Canvas, _ stage.Pic, d Album) {
	m := inksOf(d.Style)
	r := c.Body(7)
	for i := 2; i >= 1; i-- { // the leaves under it
		q := stage.Rect{X: r.X + 2.5*float64(i), Y: r.Y + 2.5*float64(i), W: r.W, H: r.H}
		if i == 2 {
			c.Shadow(q, 7, 7)
		}
		c.Stroke(c.Path().Rect(q, 7).Keep(palette.Mix(kraft, palette.Ink, 0.1*float64(i))),
			palette.Mix(kraft, palette.Ink, 0.5), 1)
	}
	page := palette.Mix(kraft, palette.PaperLight, 0.42)
	c.Stroke(c.Path().Rect(r, 7).Keep(page), palette.Mix(kraft, palette.Ink, 0.5), 1.3)
	for i := range 3 {
		part := albumPart(c.All(), d.Cells, i)
		x, w := part.X, part.W
		k := rules.Souvenir + rules.Kind(i)
		if i > 0 {
			c.Dashed(c.Path().Move(x-3, r.Y+16).Line(x-3, r.Y+r.H-16),
				palette.Fade(palette.Mix(kraft, palette.Ink, 0.5), 0.7), 1.5, 6, 6)
		}
		strip := stage.Rect{X: x + 6, Y: r.Y + 8, W: w - 18, H: 36}
		c.Path().Rect(strip, 4).Fill(palette.Fade(palette.PaperLight, 0.55))
		kindSign(c, k, x+26, r.Y+26, 14)
		style := paint.Style{Role: fonts.Caption, Size: 24, Ink: palette.Mix(hueOf(k), palette.Ink, 0.5), Track: 0.02}
		title := stage.Rect{X: x + 48, Y: strip.Y, W: w - 48 - ChipW - 22, H: strip.H}
		// a narrow part, of six cards beside many
		for style.Size > fonts.Smallest && style.Width(d.Titles[i]) > title.W {
			style.Size--
		}
		c.Text(d.Titles[i], title, style)
	}
	cord(c, r.X+5, r.Y+r.H*0.28, r.Y+r.H*0.72, m.edge)
	c.Grain(r, 5)
}

// cord is the cord that binds an album.
func cord(c *paint.Canvas, x, from, to float64, col color.NRGBA) {
	dark := palette.Mix(col, palette.Ink, 0.5)
	for _, y := range []float64{from, to} {
		c.Path().Circle(x, y, 3.4).Fill(palette.Ink)
	}
	c.Stroke(c.Path().Move(x, from).Line(x, to), dark, 4)
	c.Stroke(c.Path().Move(x, from).Line(x, to), col, 2.6)
}

// wallet is an open wallet of leather, in which money, tickets and cheques lie.
func wallet(c *paint.Canvas, _ stage.Pic, d Sheet) {
	hide := palette.Mix(leather, palette.Wood, 0.25)
	if d.Style == Airmail {
		hide = palette.Mix(color.NRGBA{0x35, 0x4c, 0x6b, 255}, palette.Wood, 0.12)
	}
	dark := palette.Mix(hide, palette.Ink, 0.5)
	r := c.Body(8)
	c.Shadow(r, 12, 8)
	c.Stroke(c.Weave(c.Path().Rect(r, 12), paint.Dots, hide, palette.Mix(hide, dark, 0.12), 5), dark, 1.8)
	stitch(c, r.Inset(5), 9, palette.Fade(palette.Mix(hide, palette.PaperLight, 0.5), 0.85), 1)
	for i := range 3 { // its folds
		y := r.Y + 12 + 77*float64(i) + 64
		if y > r.Y+r.H-12 {
			break
		}
		c.Stroke(c.Path().Move(r.X+9, y).Bend(r.X+r.W/2, y+5, r.X+r.W-9, y), palette.Fade(dark, 0.5), 2)
	}
	c.Grain(r, 5)
}

// decks is the mat on which the decks lie, a cell for each.
func decks(c *paint.Canvas, _ stage.Pic, d Sheet) {
	m := inksOf(d.Style)
	r := c.Body(6)
	c.Shadow(r, 6, 6)
	mat := palette.Mix(palette.Paper, m.sea, 0.22)
	c.Stroke(c.Path().Rect(r, 6).Keep(mat), palette.Mix(m.line, palette.Ink, 0.2), 1.4)
	c.Stroke(c.Path().Rect(r.Inset(3.5), 4), palette.Fade(m.edge, 0.9), 1.6)
	ink := palette.Fade(palette.Mix(mat, m.line, 0.5), 0.6)
	for i := 1; i < 3; i++ {
		t, across := float64(i)/3, 4+(c.W-8)*deckColumns[i]
		c.Dashed(c.Path().Move(across, r.Y+12).Line(across, r.Y+r.H-12), ink, 1.2, 5, 6)
		c.Dashed(c.Path().Move(r.X+12, c.H*t).Line(r.X+r.W-12, c.H*t), ink, 1.2, 5, 6)
	}
	c.Grain(r, 4)
}

// scene is the ground of what is settled now: a sheet with the poster's edge and
// its title on a ribbon.
func scene(c *paint.Canvas, _ stage.Pic, d Sheet) {
	m := inksOf(d.Style)
	r := c.Body(12)
	c.Shadow(r, 6, 12)
	c.Path().Rect(r, 5).Fill(palette.Mix(palette.PaperLight, palette.Paper, 0.35))
	chart := &chart{Canvas: c, inks: m}
	chart.border(d.Style, r, 11)
	c.Stroke(c.Path().Rect(r.Inset(11), 0), palette.Mix(m.line, palette.Ink, 0.3), 1.3)
	c.Stroke(c.Path().Rect(r, 2), palette.Mix(m.line, palette.Ink, 0.3), 1.3)
	c.Grain(r, 4)
	heading(c, m, d.Titles[0], r)
}

// heading sets a scene's title on a ribbon at its top.
func heading(c *paint.Canvas, m *inks, title string, r stage.Rect) {
	if title == "" {
		return
	}
	s := paint.Style{Role: fonts.Title, Size: 33, Align: paint.Centre, Ink: palette.PaperLight}
	words := strings.ToUpper(title)
	for s.Size > 20 && s.Width(words) > r.W-110 {
		s.Size--
	}
	w := math.Min(s.Width(words)+64, r.W-40)
	x := r.X + r.W/2
	at := stage.Rect{X: x - w/2, Y: r.Y + 7, W: w, H: 50}
	col := m.edge2
	dark := palette.Mix(col, palette.Ink, 0.45)
	for _, side := range []float64{-1, 1} {
		ex := x + side*w/2
		c.Stroke(c.Path().Poly(ex-side*16, at.Y+9, ex+side*22, at.Y+9, ex+side*12, at.Y+9+at.H/2, ex+side*22,
			at.Y+at.H+9, ex-side*16, at.Y+at.H+9).Keep(palette.Mix(col, palette.Ink, 0.25)), dark, 1.4)
	}
	c.Path().Rect(stage.Rect{X: at.X + 2, Y: at.Y + 4, W: at.W, H: at.H}, 3).Fill(palette.Fade(palette.Shadow, 0.3))
	c.Stroke(c.Path().Rect(at, 3).Keep(col), dark, 1.6)
	c.Stroke(c.Path().Rect(at.Inset(4), 2), palette.Fade(palette.PaperLight, 0.5), 1.1)
	c.Text(words, stage.Rect{X: at.X, Y: at.Y + 3, W: at.W, H: at.H}, s) // its accents stay on the ribbon
}
