package globe

import (
	"image/color"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/icons"
	"posterestante/assets/palette"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// weaves are the cloths of the decks' backs and grounds.
var weaves = [...]paint.Weave{
	0: paint.Grid, rules.Job: paint.Posts, rules.Chance: paint.Scales, rules.Mail: paint.Fall, rules.Souvenir: paint.Stripes,
	rules.Report: paint.Dots, rules.Adventure: paint.Zigzag, rules.Lodging: paint.Checks, rules.Airport: paint.Waves, rules.Start: paint.Plain,
}

func weaveOf(k rules.Kind) paint.Weave {
	if int(k) >= len(weaves) {
		k = 0
	}
	return weaves[k]
}

// emblem paints a card's emblem in its deck's colour, or the deck's own sign.
func emblem(c *paint.Canvas, d Front, x, y, side float64) {
	if _, ok := icons.Get(icons.Emblem + d.Emblem); !ok || d.Emblem == "" {
		kindSign(c, d.Kind, x, y, side*0.46)
		return
	}
	c.TintIcon(icons.Emblem+d.Emblem, hueOf(d.Kind), x, y, side)
}

// back is the back of a deck: its cloth, and its sign in a medallion.
func back(c *paint.Canvas, _ stage.Pic, d Back) {
	k := c.W / 100
	hue := hueOf(d.Kind)
	r := c.Sheet(math.Max(4*k, 3), 6*k, palette.PaperLight, 0.34)
	in := r.Inset(math.Max(5*k, 3.5))
	c.Stroke(c.Weave(c.Path().Rect(in, 4*k), weaveOf(d.Kind), hue, palette.Mix(hue, palette.PaperLight, 0.20),
		math.Max(9*k, 6)), palette.Mix(hue, palette.Ink, 0.5), math.Max(1.2*k, 1))
	if d.Style == Airmail {
		edging := in.Inset(3 * k)
		band := math.Max(5*k, 3)
		c.Stroke(c.Path().Rect(edging.Inset(band/2), 0), palette.PaperLight, band+2)
		m := inksOf(d.Style)
		airmail(c, edging, band, m.edge, m.edge2)
	} else {
		for i := range 3 {
			c.Stroke(c.Path().Rect(in.Inset((4+3.4*float64(i))*k), 4*k),
				palette.Fade([]color.NRGBA{palette.PaperLight, palette.Ochre, palette.PaperLight}[i], 0.85),
				math.Max(1.5*k, 0.9))
		}
	}
	x, y := in.Mid()
	s := in.W * 0.33
	c.Path().Circle(x+1.5*k, y+2.5*k, s).Fill(palette.Fade(palette.Shadow, 0.3))
	c.Stroke(c.Path().Circle(x, y, s).Keep(palette.Mix(palette.PaperLight, hue, 0.10)),
		palette.Mix(hue, palette.Ink, 0.5), math.Max(1.8*k, 1.2))
	c.Stroke(c.Path().Circle(x, y, s*0.89), palette.Fade(hue, 0.8), math.Max(0.9*k, 0.8))
	kindSign(c, d.Kind, x, y, s*0.66)
	c.Grain(r.Inset(k), 3)
}

// pile are the edges of the cards under a deck, to the right and below.
func pile(c *paint.Canvas, _ stage.Pic) {
	w, h := c.W-5, c.H-5
	for i := 2; i >= 0; i-- {
		d := float64(i)*2 + 1
		r := stage.Rect{X: d, Y: d, W: w - 2, H: h - 2}
		if i == 2 {
			c.Shadow(r, 5, 6)
		}
		c.Stroke(c.Path().Rect(r, 5).Keep(palette.Mix(palette.PaperLight, palette.PaperShade, 0.3+0.3*float64(i))),
			palette.Mix(palette.PaperDeep, palette.Ink, 0.3), 1)
	}
}

// hole is where a card of a kind lies once there is one.
func hole(c *paint.Canvas, _ stage.Pic, d Back) {
	hue := hueOf(d.Kind)
	r := c.All().Inset(3.5)
	c.Dashed(c.Path().Rect(r, 5).Keep(palette.Fade(palette.Shadow, 0.06)),
		palette.Fade(palette.Mix(hue, palette.Wood, 0.5), 0.75), 1.6, 6, 5)
	x, y := r.Mid()
	faint := palette.Fade(palette.Mix(hue, palette.Wood, 0.5), 0.42)
	k := c.W * 0.46 / 48
	for _, line := range signOf(d.Kind) {
		if line[0] != 'K' {
			c.Stroke(c.Path().Trace(line[2:], x-24*k, y-24*k, k), faint, math.Max(1.6*k, 1))
		}
	}
}

// front is a card face up.
func front(c *paint.Canvas, _ stage.Pic, d Front) {
	k := c.W / 100
	hue := hueOf(d.Kind)
	r := c.Sheet(sheetEdge(k), 6*k, palette.PaperLight, 0.34)
	in := frontIn(r, k)
	view := in
	if d.Title != "" {
		t := titleOn(d.Title, in.W, k)
		view.H -= t.high(k)
		at := stage.Rect{X: in.X, Y: in.Y + view.H, W: in.W, H: in.H - view.H}
		c.Path().Rect(at, 0).Fill(palette.Mix(palette.PaperLight, hue, 0.10))
		h := float64(len(t.lines)) * titleLead * t.Size
		c.Text(d.Title, stage.Rect{X: at.X + titleEdge, Y: at.Y + (at.H-h)/2 - 0.06*t.Size, W: at.W - 2*titleEdge,
			H: h}, t.Style)
	}
	vignette(c, d, view, k)
	c.Stroke(c.Path().Rect(in, 3.5*k), palette.Mix(hue, palette.Ink, 0.45), math.Max(1.4*k, 1.1))
	if d.Price != "" || d.Nights > 0 {
		priceTag(c, d, view, k)
	}
	c.Grain(r.Inset(k), 3)
}

// vignette is the picture of a card: its emblem before the sun, in the frame of
// its deck.
func vignette(c *paint.Canvas, d Front, r stage.Rect, k float64) {
	hue := hueOf(d.Kind)
	sky := palette.Mix(palette.PaperLight, hue, 0.20)
	deep := palette.Mix(palette.PaperLight, hue, 0.40)
	c.Clip(c.Path().Rect(r, 3.5*k), func() {
		c.Weave(c.Path().Rect(r, 0), weaveOf(d.Kind), sky, palette.Mix(sky, hue, 0.10), math.Max(9*k, 6)).
			Fill(color.NRGBA{})
		x, y := r.Mid()
		y += 3 * k
		s := math.Min(r.W, r.H)
		c.Path().Circle(x, y, s*0.47).Fill(palette.Fade(palette.PaperLight, 0.55))
		c.Path().Circle(x, y, s*0.40).Fill(palette.Fade(palette.PaperLight, 0.9))
		ornament(c, d.Kind, r, hue, deep, k)
		c.Path().Ellipse(x+1.5*k, y+s*0.325, s*0.27, s*0.035).Fill(palette.Fade(palette.Shadow, 0.22))
		emblem(c, d, x, y, math.Round(s*0.66*c.Scale)/c.Scale)
	})
}

// ornament is what frames the pictures of a deck, so that decks are told apart
// by more than their colour.
func ornament(c *paint.Canvas, k rules.Kind, r stage.Rect, hue, deep color.NRGBA, u float64) {
	ink := palette.Mix(hue, palette.Ink, 0.45)
	line := math.Max(1.1*u, 0.9)
	band := 9 * u
	top := stage.Rect{X: r.X, Y: r.Y, W: r.W, H: band}
	switch k {
	case rules.Souvenir: // an awning
		const n = 7
		w := r.W / n
		for i := range n {
			col := hue
			if i%2 == 1 {
				col = palette.PaperLight
			}
			x := r.X + float64(i)*w
			c.Stroke(c.Path().Move(x, r.Y-2).Line(x+w, r.Y-2).Line(x+w, r.Y+band).
				Curve(x+w, r.Y+band*1.8, x, r.Y+band*1.8, x, r.Y+band).Close().Keep(col), ink, line)
		}
	case rules.Mail: // the edge of a letter
		airmail(c, r, band*0.62, palette.Brick, palette.Mix(palette.Sea, palette.Ink, 0.1))
	case rules.Report: // a reporter's pad: its spiral
		c.Path().Rect(top, 0).Fill(deep)
		for x := r.X + 6*u; x < r.X+r.W-3*u; x += 9 * u {
			c.Path().Circle(x, r.Y+band*0.62, 2.1*u).Fill(ink)
			c.Stroke(c.Path().Move(x, r.Y+band*0.62).Line(x, r.Y-2), palette.PaperLight, 1.8*u)
		}
	case rules.Adventure: // mountains
		p := c.Path().Move(r.X, r.Y+r.H+2)
		for i := range 9 {
			h := band * (0.6 + 1.5*float64(i%2) + 0.4*math.Sin(float64(i)*2.3))
			p.Line(r.X+r.W*float64(i)/8, r.Y+r.H-h)
		}
		p.Line(r.X+r.W, r.Y+r.H+2).Close().Fill(deep)
		c.Path().Rect(stage.Rect{X: r.X, Y: r.Y, W: r.W, H: band * 0.5}, 0).Fill(hue)
	case rules.Chance: // a leaf in each corner
		for i := range 4 {
			x, y := r.X+7*u, r.Y+7*u
			if i%2 == 1 {
				x = r.X + r.W - 7*u
			}
			if i > 1 {
				y = r.Y + r.H - 7*u
			}
			for j := range 4 {
				sin, cos := math.Sincos(float64(j)*math.Pi/2 + math.Pi/4)
				c.Path().Circle(x+cos*3.1*u, y+sin*3.1*u, 2.9*u).Fill(hue)
			}
		}
	case rules.Job: // the bib's stripe and its ties
		c.Path().Rect(top, 0).Fill(hue)
		c.Path().Rect(stage.Rect{X: r.X, Y: r.Y + band*0.36, W: r.W, H: band * 0.22}, 0).Fill(palette.PaperLight)
		c.Path().Rect(stage.Rect{X: r.X, Y: r.Y + r.H - band*0.5, W: r.W, H: band * 0.5}, 0).Fill(hue)
	case rules.Lodging: // a wallpaper's border with its key holes
		c.Path().Rect(top, 0).Fill(hue)
		for x := r.X + 7*u; x < r.X+r.W-3*u; x += 11 * u {
			c.Path().Circle(x, r.Y+band*0.36, 1.9*u).Poly(x, r.Y+band*0.36, x+1.6*u, r.Y+band*0.85, x-1.6*u,
				r.Y+band*0.85).Fill(palette.PaperLight)
		}
	}
}

// priceTag is what a card costs: money on a tag where that fits, nights as cheques.
func priceTag(c *paint.Canvas, d Front, r stage.Rect, k float64) {
	if d.Kind == rules.Lodging {
		w, h := math.Max(15*k, 11), math.Max(11*k, 8)
		for i := range d.Nights {
			at := stage.Rect{X: r.X + r.W - (w+2*k)*float64(d.Nights-i) - 2*k, Y: r.Y + r.H - h - 4*k, W: w, H: h}
			chequeAt(c, at)
		}
		return
	}
	size := math.Max(17*k, fonts.Smallest)
	s := paint.Style{Role: fonts.Caption, Size: size}
	w, h := s.Width(d.Price)+size*0.9, size*1.24
	if w > r.W { // in a full album: its picture is worth more than half a figure
		return
	}
	at := stage.Rect{X: r.X + r.W - w - 3*k, Y: r.Y + r.H - h - 3*k, W: w, H: h}
	p := c.Path().Poly(at.X+h*0.35, at.Y, at.X+at.W, at.Y, at.X+at.W, at.Y+h, at.X+h*0.35, at.Y+h, at.X, at.Y+h/2)
	c.Stroke(p.Keep(palette.Ochre), palette.Mix(palette.Ochre, palette.Ink, 0.6), math.Max(1.2*k, 1))
	c.Path().Circle(at.X+h*0.32, at.Y+h/2, h*0.1).Fill(palette.PaperLight)
	c.Text(d.Price, stage.Rect{X: at.X + h*0.42, Y: at.Y, W: at.W - h*0.42, H: h},
		paint.Style{Role: fonts.Caption, Size: size, Align: paint.Centre, Ink: palette.Ink})
}

// chequeAt is a hotel cheque, small.
func chequeAt(c *paint.Canvas, r stage.Rect) {
	col := palette.Mix(palette.Olive, palette.PaperLight, 0.45)
	c.Stroke(c.Path().Rect(r, r.H*0.14).Keep(col), palette.Mix(palette.Olive, palette.Ink, 0.55),
		math.Max(r.H*0.09, 0.9))
	c.Path().Rect(stage.Rect{X: r.X + r.W*0.12, Y: r.Y + r.H*0.2, W: r.W * 0.3, H: r.H * 0.36}, 0).
		Fill(palette.PaperLight)
	c.Stroke(c.Path().Move(r.X+r.W*0.52, r.Y+r.H*0.34).Line(r.X+r.W*0.88, r.Y+r.H*0.34).Move(r.X+r.W*0.3, r.Y+r.H*0.76).
		Line(r.X+r.W*0.88, r.Y+r.H*0.76), palette.Mix(palette.Olive, palette.Ink, 0.5), math.Max(r.H*0.08, 0.8))
}
