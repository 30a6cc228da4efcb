package globe

import (
	"image/color"
	"math"
	"strconv"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// noteGreen is the paper of money.
var noteGreen = color.NRGBA{0x9d, 0xb0, 0x7c, 255}

// chipSigns are the signs of figures, by what they count.
var chipSigns = [NumChips]thing{
	ChipMoney:     things["money"],
	ChipTickets:   things["ticket"],
	ChipCheques:   things["cheques"],
	ChipBag:       {hues[0], signs[0]},
	ChipPass:      {palette.Brick, paint.Glyph{"l M12 4 H36 V44 H12 Z", "n O 24 20 6.5 6.5", "n M18 34 H30", "4 M5 43 L43 5"}},
	ChipMiss:      {palette.Ochre, paint.Glyph{"l M12 6 H36 C36 16 28 18 28 24 C28 30 36 32 36 42 H12 C12 32 20 30 20 24 C20 18 12 16 12 6 Z", "K M24 27 L33 40 H15 Z", "3 M8 5 H40 M8 43 H40"}},
	ChipOrder:     {palette.Ochre, paint.Glyph{"3 M15 8 V46", "c M8 9 H32 L43 17.5 L32 26 H8 Z", "n M8 46 H22", "n M14 17.5 H30"}},
	ChipRides:     {palette.Ochre, paint.Glyph{"c M16 22 L23 5 C28 4 30 8 29 12 L27 19 H38 C43 19 43 25 39 26 C42 28 41 33 37 33 C39 36 37 40 33 39 H17 Z", "s M5 20 H16 V41 H5 Z"}},
	ChipSquare:    {palette.Brick, paint.Glyph{"c M24 45 C12 31 9 25 9 18 C9 9 16 3 24 3 C32 3 39 9 39 18 C39 25 36 31 24 45 Z", "l O 24 18 6.4 6.4"}},
	ChipSouvenir:  {hues[rules.Souvenir], signs[rules.Souvenir]},
	ChipReport:    {hues[rules.Report], signs[rules.Report]},
	ChipAdventure: {hues[rules.Adventure], signs[rules.Adventure]},
}

// chip is a figure with its sign; of the cards won it says how many are needed.
func chip(c *paint.Canvas, p stage.Pic, d Chip) {
	if d.What < 0 || d.What >= NumChips {
		return
	}
	r := c.All().Inset(1)
	ground, edge := palette.Mix(palette.PaperLight, palette.PaperShade, 0.22), palette.PaperDeep
	switch {
	case d.Done:
		ground, edge = palette.Mix(palette.PaperLight, palette.Good, 0.22),
			palette.Mix(palette.Good, palette.PaperLight, 0.15)
	case d.What == ChipPass:
		ground, edge = palette.Mix(palette.PaperLight, palette.Brick, 0.22), palette.Brick
	}
	c.Stroke(c.Path().Rect(r, math.Min(r.H/2, 7)).Keep(ground), edge, 1.2)
	s := chipSigns[d.What]
	side := math.Min(c.H*0.80, c.W*0.43)
	bare := p.Text == "" || d.What == ChipPass || d.What == ChipRides
	if bare {
		c.Glyph(s.lines, s.col, c.W/2, c.H/2, math.Min(c.H*0.80, c.W*0.8))
		return
	}
	size := math.Min(c.H*0.88, 26)
	words, wide := p.Text, paint.Style{Role: fonts.Caption, Size: size}.Width
	if d.Need > 0 { // where there is no room for both, all need the same
		if all := words + "/" + strconv.Itoa(d.Need); wide(all) < c.W-9-c.H*0.5 {
			words = all
		}
	}
	side = math.Max(math.Min(side, c.W-9-wide(words)), c.H*0.4) // the figure comes first
	c.Glyph(s.lines, s.col, 4+side/2, c.H/2, side)
	c.Words(words, stage.Rect{X: side + 5, W: c.W - side - 8, H: c.H}, fonts.Caption, size, palette.Ink)
}

// count is how many lie there, on a round tag.
func count(c *paint.Canvas, p stage.Pic) {
	h := c.H - 4
	s := paint.Style{Role: fonts.Caption, Size: math.Max(h*0.74, fonts.Smallest), Align: paint.Centre,
		Ink: palette.PaperLight}
	w := math.Min(math.Max(s.Width(p.Text)+h*0.6, h), c.W-3)
	r := stage.Rect{X: (c.W - w) / 2, Y: 2, W: w, H: h}
	c.Path().Rect(stage.Rect{X: r.X + 1, Y: r.Y + 2, W: r.W, H: r.H}, h/2).Fill(palette.Fade(palette.Shadow, 0.35))
	c.Stroke(c.Path().Rect(r, h/2).Keep(palette.Ink), palette.PaperLight, 1.6)
	c.Text(p.Text, r, s)
}

// round is the postmark of the round: its word and its number in a ring.
func round(c *paint.Canvas, p stage.Pic, d Sheet) {
	m := inksOf(d.Style)
	ink := palette.Mix(m.edge2, palette.Ink, 0.15)
	r := math.Min(c.W, c.H) * 0.42
	x, y := c.All().Mid()
	for i := range 4 {
		wy := y - r*0.45 + float64(i)*r*0.3
		for _, s := range []float64{-1, 1} {
			from := x + s*math.Sqrt(math.Max(0, r*r-(wy-y)*(wy-y)))
			to := x + s*c.W*0.49
			if (to-from)*s < 6 {
				continue
			}
			mid := (from + to) / 2
			c.Stroke(c.Path().Move(from, wy).Curve(from+(mid-from)*0.5, wy-6, mid-(mid-from)*0.2, wy+6, mid, wy).
				Curve(mid+(to-mid)*0.4, wy-6, to-(to-mid)*0.3, wy+6, to, wy), palette.Fade(ink, 0.45), 1.8)
		}
	}
	c.Stroke(c.Path().Circle(x, y, r).Keep(palette.Fade(palette.PaperLight, 0.55)), palette.Fade(ink, 0.8), 2.4)
	c.Stroke(c.Path().Circle(x, y, r*0.87), palette.Fade(ink, 0.6), 1.1)
	c.Words(d.Titles[0], stage.Rect{X: x - r*0.8, Y: y - r*0.68, W: 1.6 * r, H: 24}, fonts.Caption, 20, ink)
	c.Figure(p.Text, x, y+r*0.22, r*0.82, ink)
}

// key is a number to click, as the key of a typewriter.
func key(c *paint.Canvas, p stage.Pic, d Key) {
	r := c.All().Inset(4)
	r.H -= 3
	round := math.Min(r.W, r.H) / 2
	c.Path().Rect(stage.Rect{X: r.X + 1, Y: r.Y + 4, W: r.W, H: r.H}, round).Fill(palette.Fade(palette.Shadow, 0.4))
	c.Stroke(c.Path().Rect(r, round).Keep(palette.PaperLight), palette.Ink, 2.6)
	c.Stroke(c.Path().Rect(r.Inset(3.6), round-3.6), palette.PaperDeep, 1.5)
	in := r.Inset(5)
	if d.Head != "" {
		size := math.Min(18*paint.Growth(p.Size), 24)
		in = r.Inset(5 - 1.5*float64(p.Size))
		c.Words(d.Head, stage.Rect{X: in.X + 10, Y: in.Y, W: in.W - 20, H: size + 2}, fonts.Body, size, palette.InkSoft)
		in.Y, in.H = in.Y+size, in.H-size
	}
	c.Words(p.Text, in, fonts.Caption, math.Min(in.H, 28), palette.Ink)
}

// litKey is a ring about a key that can be clicked; Look 1: it is pointed at.
func litKey(c *paint.Canvas, p stage.Pic) {
	r := c.All().Inset(2.5)
	wide := 2.4 + 1.8*float64(p.Look&1)
	c.Stroke(c.Path().Rect(r, math.Min(r.W, r.H)/2), palette.Mix(palette.Ochre, palette.Brick, 0.25), wide)
}

// head is what stands over the cards of a deck.
func head(c *paint.Canvas, p stage.Pic) {
	c.Text(p.Text, c.All(), paint.Style{Role: fonts.Caption, Size: 22, Ink: palette.Ink, Align: 1})
}
