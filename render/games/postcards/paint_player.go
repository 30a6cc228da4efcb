package postcards

import (
	"math"
	"strconv"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// itineraryPoints are what the n-th target that is met brings the score to (P9.2).
var itineraryPoints = [...]int{0, 2, 4, 7, 11}

// itinerary: where the bike starts and the four regions to send from; bit i of
// Look says that target i is met.
func itinerary(c *paint.Canvas, p stage.Pic) {
	it := rules.Itineraries[p.ID]
	met := 0
	for i := range 4 {
		met += p.Look >> i & 1
	}
	large := c.H/c.W > 0.33 // the points have a row of their own
	k := c.W / 150
	r := stage.Rect{}
	y, d, step, left := 0.0, 0.0, 0.0, 0.0
	if large {
		k = c.W / 230
		r = sheet(c, 5*k, 4*k, palette.PaperLight)
		y, d, step, left = 24.5*k, 15.5*k, 39*k, 88*k
	} else {
		r = sheet(c, 4*k, 4*k, palette.PaperLight)
		y, d, step, left = r.Y+r.H/2, 12*k, 27.4*k, 44*k
	}
	x := r.X + d + 4*k
	c.Dashed(c.Path().Move(x, y).Line(left+3*step, y), palette.InkSoft, math.Max(1.2, k), 3*k, 3*k)
	if large {
		c.Path().Circle(x, y, d*1.1).Fill(palette.PaperLight)
		badgeIn(c, int(it.Start), x, y, d, palette.Brick, palette.PaperLight)
		c.DrawIcon("move", x+d*2.05, y-d*0.05, d*1.6)
	} else {
		badgeIn(c, int(it.Start), x, y, d, palette.Brick, palette.PaperLight)
	}
	for i, region := range it.Targets {
		target(c, int(region), left+float64(i)*step, y, d, p.Look>>i&1 == 1)
	}
	if !large {
		return
	}
	c.Stroke(c.Path().Move(r.X+7*k, 46.5*k).Line(r.X+r.W-7*k, 46.5*k), palette.PaperDeep, math.Max(1, k))
	c.DrawIcon("postcard", x, 62*k, 26*k)
	arrow(c, x+19*k, 62*k, 9*k)
	for i := 1; i <= 4; i++ {
		ground := palette.Paper
		sx, sr := left+float64(i-1)*step, 13*k
		if i == met {
			ground, sr = palette.Ochre, 15.5*k
		}
		c.Seal(strconv.Itoa(itineraryPoints[i]), sx, 62*k, sr, ground)
	}
}

// target is a region to send from; one that is met is dark and checked.
func target(c *paint.Canvas, region int, x, y, d float64, met bool) {
	if !met {
		c.Stroke(c.Path().Circle(x, y, d*0.95).Keep(palette.PaperLight), palette.Ink, d*0.11)
		c.Figure(strconv.Itoa(region), x, y, d*1.4, palette.Ink)
		return
	}
	badgeIn(c, region, x, y, d, palette.Pine, palette.PaperLight)
	cx, cy, cr := x+d*0.72, y+d*0.62, d*0.52
	c.Stroke(c.Path().Circle(cx, cy, cr).Keep(palette.PaperLight), palette.Pine, d*0.09)
	c.DrawIcon("check", cx, cy, cr*1.45)
}

// track is a seat's row of 13 places and what each gives. Bit 0 of Look is the
// side; the rest, if it is not 0, one more than the camps that still stand on it.
func track(c *paint.Canvas, p stage.Pic) {
	k := c.W / trackW
	r := c.All().Inset(0.8 * k)
	c.Stroke(c.Path().Rect(r, 6*k).Keep(palette.Mix(palette.Paper, palette.PaperShade, 0.45)), palette.PaperDeep,
		math.Max(1, 1.1*k))
	prize := map[int]rules.Effect{4: rules.TakeEffect, 6: rules.OneMove, 8: rules.StampEffect}
	points := map[int]int{10: 1, 11: 3, 12: 7}
	col := palette.Seat(p.ID)
	for i := range rules.NumCamps {
		q := TrackRect(c.All(), i)
		x, y := q.Mid()
		e, gives := prize[i]
		n, scores := points[i]
		z := prizeRect(c.All(), i)
		zx, zy := z.Mid()
		ground := palette.PaperShade
		if gives || scores {
			ground = palette.Mix(palette.PaperLight, palette.Ochre, 0.42)
			c.Stroke(c.Path().Move(x, y).Line(zx, zy), palette.Mix(palette.Ochre, palette.Ink, 0.35), 2*k)
		}
		c.Stroke(c.Path().Circle(x, y, q.W*0.44).Keep(ground), palette.Mix(col, palette.Ink, 0.15), 1.5*k)
		switch {
		case scores:
			seal(c, n, zx, zy, z.W*0.47)
		case gives:
			if p.Look&1 == 1 {
				e = rules.StarEffect
			}
			c.Path().Circle(zx, zy, z.W*0.48).Fill(palette.Mix(palette.Paper, palette.PaperShade, 0.45))
			effect(c, e, z.Inset(0.5*k))
		default:
			c.Path().Circle(zx, q.Y+q.H+11*k, 1.7*k).Fill(palette.PaperDeep)
		}
		if left := p.Look>>1 - 1; i >= rules.NumCamps-left && left >= 0 {
			c.Picture(q, stage.Pic{Kind: "pc.camp", ID: p.ID}, camp)
		}
	}
}

// round is the postmark of the round: its number in a ring, and waves that run
// off to the right; Text is the word for it.
func round(c *paint.Canvas, p stage.Pic) {
	ink := palette.Fade(palette.Sea, 0.72)
	r := c.H * 0.47
	x, y := c.W-r-3, c.H/2
	for i := range 4 {
		wy := y - r*0.48 + float64(i)*r*0.32
		path := c.Path().Move(4, wy)
		const waves = 4
		step := (x - r - 8) / waves
		for j := range waves {
			wx := 4 + step*float64(j)
			path.Curve(wx+step*0.33, wy-r*0.17, wx+step*0.66, wy+r*0.17, wx+step, wy)
		}
		c.Stroke(path, palette.Fade(palette.Sea, 0.42), 2)
	}
	c.Stroke(c.Path().Circle(x, y, r), ink, 2.6)
	c.Stroke(c.Path().Circle(x, y, r*0.88), ink, 1.2)
	s := paint.Style{Role: fonts.Caption, Size: fonts.Smallest, Align: paint.Centre,
		Ink: palette.Mix(palette.Sea, palette.Ink, 0.35)}
	c.Text(p.Text, stage.Rect{X: x - r, Y: y - r*0.62, W: 2 * r, H: 22}, s)
	c.Figure(strconv.Itoa(p.ID), x, y+r*0.28, r*0.92, palette.Mix(palette.Sea, palette.Ink, 0.35))
}

// page is the acting seat's page along the bottom: ruled paper under a band.
func page(c *paint.Canvas, p stage.Pic) {
	c.Page(p.ID, func(r stage.Rect) {
		for y := r.Y + 46; y < c.H; y += 32 {
			c.Path().Rect(stage.Rect{Y: y, W: c.W, H: 1.1}, 0).Fill(palette.Fade(palette.Sky, 0.42))
		}
	})
}

// seat is the panel of another seat; Look 1: it is its turn.
func seat(c *paint.Canvas, p stage.Pic) {
	r := sheet(c, 7, 5, palette.Paper)
	c.Grain(r.Inset(1), 3)
	h := 8.0
	if p.Look == 1 {
		h = 12
	}
	c.Band(p.ID, stage.Rect{X: r.X + 0.6, Y: r.Y + 0.6, W: r.W - 1.2, H: h})
	if p.Look == 1 {
		c.Due(r)
		x := r.X + r.W - 34
		c.Path().Poly(x+2, r.Y+2, x+20, r.Y+2, x+20, r.Y+40, x+11, r.Y+32, x+2, r.Y+40).
			Fill(palette.Fade(palette.Shadow, 0.3))
		c.Stroke(c.Path().Poly(x, r.Y, x+18, r.Y, x+18, r.Y+37, x+9, r.Y+29, x, r.Y+37).Keep(palette.Ochre),
			palette.Ink, 1.2)
	}
}
