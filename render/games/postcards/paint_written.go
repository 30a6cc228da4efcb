package postcards

import (
	"math"
	"math/bits"
	"strconv"

	"posterestante/assets/fonts"
	"posterestante/assets/geo"
	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// nameStyle is how a region's name is set in the width, and its lines: smaller
// to the least size, then in two lines; it is never cut.
func nameStyle(region int, width, size float64, align paint.Align) (paint.Style, []string) {
	s := paint.Style{Role: fonts.Caption, Size: math.Max(size, fonts.Smallest), Ink: palette.Ink, Align: align}
	r := &geo.Regions()[region-1]
	if w := s.Width(r.Name); w > width {
		s.Size = math.Max(fonts.Smallest, s.Size*width/w*0.99)
	}
	if s.Width(r.Name) > width {
		return s, r.Lines
	}
	return s, []string{r.Name}
}

// regionName sets a region's name into the rectangle.
func regionName(c *paint.Canvas, region int, r stage.Rect, size float64, align paint.Align) {
	s, lines := nameStyle(region, r.W, size, align)
	high := r.H / float64(len(lines))
	for i, line := range lines {
		c.Text(line, stage.Rect{X: r.X, Y: r.Y + float64(i)*high, W: r.W, H: high}, s)
	}
}

// memoryBit is the bit of a written postcard's Look from which on its memories
// are told; the bits below tell of its stamps.
const memoryBit = 6

// written is the written face of a postcard: stamp spaces and memories. Bits of
// Look say which of them are laid, where they are no pieces of their own. Where there
// is room its picture stands over them, or beside.
func written(c *paint.Canvas, p stage.Pic) {
	card, f := &rules.Postcards[p.ID], formOf(c.All())
	k := c.W / f.w
	r := sheet(c, 5*k, 4*k, palette.PaperLight)
	region := int(card.Region)
	edge := palette.Mix(regionFlat(region), palette.Ink, 0.35)
	c.Path().Rect(stage.Rect{X: r.X + 0.6*k, Y: r.Y + 0.6*k, W: r.W - 1.2*k, H: f.head * k}, 3.5*k).
		Fill(palette.Fade(regionFlat(region), 0.55))
	c.Stroke(c.Path().Move(r.X, r.Y+(f.head+0.6)*k).Line(r.X+r.W, r.Y+(f.head+0.6)*k), edge, math.Max(1, k))
	at, from := within(c.All(), f.w, f.h, f.picture), 10*k
	switch {
	case at.W == 0 || !drawn(c, at, region, len(card.Stamps)):
	case at.W < r.W/2:
		c.Stroke(c.Path().Move(at.X+at.W, at.Y).Line(at.X+at.W, at.Y+at.H), edge, math.Max(1, k))
		from = f.stamp.X * k
	default:
		c.Stroke(c.Path().Move(r.X, at.Y+at.H).Line(r.X+r.W, at.Y+at.H), edge, math.Max(1, k))
	}
	badge(c, region, 19*k, (f.head/2+2.4)*k, 11.5*k)
	regionName(c, region, within(c.All(), f.w, f.h, f.name), 19.5*k, paint.Left)
	postmark(c, card.Points, f.points*k, (f.head/2+3)*k, 14.6*k)
	for i, col := range card.Stamps {
		at := StampRect(c.All(), p.ID, i)
		freeStamp(c, int(col), at)
		if p.Look>>i&1 == 1 {
			c.Picture(at, stage.Pic{ID: int(col)}, stamp)
		}
	}
	c.Stroke(c.Path().Move(from, f.line*k).Line(r.X+r.W-10*k, f.line*k), palette.PaperDeep, math.Max(1, 0.8*k))
	for i, m := range card.Memories {
		q := MemoryRect(c.All(), i)
		x, y := q.Mid()
		c.Dashed(c.Path().Circle(x, y, q.W/2-1.2*k).Keep(palette.PaperShade), palette.InkSoft, 1.3*k, 3.4*k, 2.8*k)
		c.DrawIcon(kindIcons[m.Site], x, y, q.W*0.76)
		arrow(c, q.X+q.W+2*k, y, 7*k)
		effect(c, m.Effect, effectRect(c.All(), i))
		if p.Look>>(memoryBit+i)&1 == 1 {
			c.Picture(q, stage.Pic{ID: int(m.Effect)}, memory)
		}
	}
}

// arrow points right: what a site gives.
func arrow(c *paint.Canvas, x, y, l float64) {
	c.Path().Poly(x, y-l*0.62, x+l*0.8, y, x, y+l*0.62).Fill(palette.InkSoft)
}

// postmark holds a postcard's points: two rings of ink, and waves to its right.
func postmark(c *paint.Canvas, points int, x, y, r float64) {
	c.Path().Circle(x, y, r).Fill(palette.PaperLight)
	c.Stroke(c.Path().Circle(x, y, r), palette.Ink, math.Max(r*0.10, 1))
	c.Stroke(c.Path().Circle(x, y, r*0.80), palette.InkSoft, math.Max(r*0.045, 0.8))
	c.Figure(strconv.Itoa(points), x, y, r*1.24, palette.Ink)
}

// freeStamp is a stamp space: pale, flat, with the colour's pattern and sign.
func freeStamp(c *paint.Canvas, colour int, r stage.Rect) {
	col := palette.Travel(colour)
	in := r.Inset(r.W * 0.075)
	ground := palette.Mix(palette.PaperLight, col, 0.42)
	c.Weave(c.Path().Rect(in, r.W*0.05), paint.TravelWeave(colour), ground, palette.Mix(palette.PaperLight, col, 0.75),
		math.Max(r.W*0.26, 7))
	c.Dashed(c.Path().Rect(in, r.W*0.05), palette.Mix(col, palette.Ink, 0.45), r.W*0.045, r.W*0.08, r.W*0.08)
	x, y := r.Mid()
	c.Path().Circle(x, y, r.W*0.35).Fill(palette.PaperLight)
	c.TintIcon(signIcons[colour], col, x, y, r.W*0.60)
}

// stamp is a stamp that was laid: raised, full of colour, cancelled.
func stamp(c *paint.Canvas, p stage.Pic) {
	colour := p.ID & 3
	col := palette.Travel(colour)
	s := math.Min(c.W, c.H)
	r := stage.Rect{X: (c.W - s) / 2, Y: (c.H - s) / 2, W: s, H: s}.Inset(s * 0.005)
	sh := stage.Rect{X: r.X + s*0.05, Y: r.Y + s*0.06, W: r.W * 0.95, H: r.H * 0.95}
	c.Path().Rect(sh, 0).Fill(palette.Fade(palette.Shadow, 0.45))
	r.W, r.H = r.W*0.975, r.H*0.975
	perforated(c, r, 7, palette.PaperLight)
	in := r.Inset(s * 0.11)
	weave(c, c.Path().Rect(in, 0), paint.TravelWeave(colour), col, 0.22, math.Max(s*0.24, 7))
	c.Stroke(c.Path().Rect(in, 0), palette.Mix(col, palette.Ink, 0.6), s*0.03)
	c.TintIcon(signIcons[colour], palette.PaperLight, in.X+in.W*0.47, in.Y+in.H*0.47, in.W*0.84)
	cancel(c, r, s)
}

// cancel strikes a postmark over a stamp: an arc of two rings and three waves.
func cancel(c *paint.Canvas, r stage.Rect, s float64) {
	ink := palette.Fade(palette.Ink, 0.86)
	c.Clip(c.Path().Rect(r, 0), func() {
		x, y := r.X+r.W, r.Y
		for _, d := range []float64{0.40, 0.27} {
			c.Stroke(c.Path().Circle(x, y, s*d), ink, s*0.045)
		}
		for i := range 3 {
			wy := r.Y + r.H*(0.68+0.115*float64(i))
			p := c.Path().Move(r.X, wy)
			for j := range 3 {
				wx := r.X + r.W*float64(j)/3
				p.Curve(wx+r.W*0.11, wy-s*0.07, wx+r.W*0.22, wy+s*0.07, wx+r.W/3, wy)
			}
			c.Stroke(p, ink, s*0.045)
		}
	})
}

// memoryInk is the ground of a written memory.
var memoryInk = palette.Mix(palette.Brick, palette.Ink, 0.58)

// memory is a written memory: a dark sticker with what it gave and a rim.
func memory(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	r := math.Min(c.W, c.H) * 0.48
	c.Path().Circle(x+r*0.06, y+r*0.10, r).Fill(palette.Fade(palette.Shadow, 0.40))
	c.Stroke(c.Path().Circle(x-r*0.02, y-r*0.03, r*0.98).Keep(palette.PaperLight),
		palette.Mix(memoryInk, palette.PaperDeep, 0.4), math.Max(r*0.05, 0.9))
	c.Path().Circle(x-r*0.02, y-r*0.03, r*0.86).Fill(memoryInk)
	e := rules.Effect(((p.ID % len(effectIcons)) + len(effectIcons)) % len(effectIcons))
	switch e {
	case rules.NoEffect:
		c.InkIcon("memory", palette.PaperLight, x, y, r)
	case rules.TwoPoints:
		c.Seal("2", x, y, r*0.62, palette.PaperLight)
	case rules.TwoMoves:
		c.InkIcon("move", palette.PaperLight, x-r*0.10, y+r*0.30, r*1.08)
		c.Figure("2", x+r*0.26, y-r*0.38, r*0.7, palette.PaperLight)
	default:
		c.InkIcon(effectIcons[e], palette.PaperLight, x, y, r*1.18)
	}
}

// mini is a postcard on another seat's panel: its region and points, how many of its
// stamps are laid, how many memories are written; Look is as a written postcard's. One
// that lacks no stamp is green.
func mini(c *paint.Canvas, p stage.Pic) {
	card := &rules.Postcards[p.ID]
	k := c.H / 58
	r := sheet(c, 4*k, 3*k, palette.PaperLight)
	strip := stage.Rect{X: r.X + 0.6*k, Y: r.Y + 0.6*k, W: r.W - 1.2*k, H: 18.5 * k}
	c.Path().Rect(strip, 2.5*k).Fill(palette.Fade(regionFlat(int(card.Region)), 0.6))
	badge(c, int(card.Region), r.X+11*k, r.Y+10*k, 9.4*k)
	c.Figure(strconv.Itoa(card.Points), r.X+r.W-12*k, r.Y+10*k, 19*k, palette.Ink)
	n := len(card.Stamps)
	laid := bits.OnesCount(uint(p.Look) & (1<<n - 1))
	x, y, ink, sign := r.X+r.W/2, r.Y+30*k, palette.Ink, "stamp"
	if laid == n {
		c.Path().Rect(stage.Rect{X: strip.X, Y: strip.Y + strip.H, W: strip.W, H: r.H - strip.H - 1.2*k}, 2.5*k).
			Fill(palette.Fade(palette.Pine, 0.28))
		ink, sign = palette.Mix(palette.Pine, palette.Ink, 0.3), "check"
	}
	c.InkIcon(sign, ink, x-14.5*k, y, 19*k)
	c.Figure(strconv.Itoa(laid)+"/"+strconv.Itoa(n), x+11*k, y, 21*k, ink)
	for i := range 3 {
		pip := c.Path().Circle(x+float64(i-1)*14*k, r.Y+r.H-7.5*k, 4.4*k)
		if p.Look>>(memoryBit+i)&1 == 1 {
			c.Stroke(pip.Keep(memoryInk), memoryInk, 1.4*k)
		} else {
			c.Stroke(pip.Keep(palette.PaperLight), palette.Mix(memoryInk, palette.PaperDeep, 0.45), 1.4*k)
		}
	}
}
