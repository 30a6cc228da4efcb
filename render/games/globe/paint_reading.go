package globe

import (
	"image/color"
	"math"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/geo"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// How a large card is set, in logical pixels.
const (
	readEdge = 22.0  // beside its words
	readTop  = 196.0 // of its picture and head
)

var (
	readSort  = paint.Style{Role: fonts.Caption, Size: 21, Ink: palette.PaperLight, Track: 0.03}
	readTitle = paint.Style{Role: fonts.Caption, Size: 31, Ink: palette.Ink, Wrap: true, Align: paint.Centre, Lead: 1.12}
	readPlace = paint.Style{Role: fonts.Medium, Size: 20, Ink: palette.InkSoft, Align: paint.Centre}
	readStory = paint.Style{Role: fonts.Body, Size: 21, Ink: palette.Ink, Wrap: true, Lead: 1.34}
	readDoes  = paint.Style{Role: fonts.Medium, Size: 21, Ink: palette.Ink, Wrap: true, Lead: 1.3}
)

// doesLines are the effects, one each.
func (d Reading) doesLines() []string {
	if d.Does == "" {
		return nil
	}
	return strings.Split(d.Does, "\n")
}

// readIndent is what a line of effects has before it.
const readIndent = 18.0

// High is how high the card is with its words, in logical pixels.
func (d Reading) High() float64 {
	wide := ReadW - 12 - 2*readEdge
	h := readTop + readTitle.Height(d.Title, wide) + 16
	if d.Place != "" {
		h += 28
	}
	if d.Story != "" {
		h += readStory.Height(d.Story, wide) + 12
	}
	if lines := d.doesLines(); len(lines) > 0 {
		h += 18
		for _, l := range lines {
			h += readDoes.Height(l, wide-readIndent) + 3
		}
	}
	return math.Ceil(h + 20)
}

// reading is a card large, with all its words; in a larger rectangle larger.
func reading(c *paint.Canvas, p stage.Pic, d Reading) {
	if times := c.W / ReadW; times > 1.01 {
		c.Magnified(c.All(), p, func(in *paint.Canvas, p stage.Pic) { reading(in, p, d) }, times)
		return
	}
	hue := hueOf(d.Kind)
	r := c.Sheet(7, 9, palette.PaperLight, 0.34)
	in := r.Inset(8)
	head := stage.Rect{X: in.X, Y: in.Y, W: in.W, H: 34}
	c.Clip(c.Path().Rect(in, 5), func() {
		c.Path().Rect(head, 0).Fill(hue)
	})
	c.Path().Circle(head.X+23, head.Y+17, 14.5).Fill(palette.PaperLight)
	kindSign(c, d.Kind, head.X+23, head.Y+17, 10)
	c.Text(d.Sort, stage.Rect{X: head.X + 46, Y: head.Y, W: head.W - 56, H: head.H}, readSort)
	view := stage.Rect{X: in.X, Y: in.Y + head.H, W: in.W, H: readTop - head.H - 26}
	if road := roadOf(d.Style); d.Stop > 0 && d.Stop <= len(road) {
		region(c, d, view)
	} else {
		vignette(c, d.Front, view, 1.5)
	}
	c.Stroke(c.Path().Move(in.X, view.Y).Line(in.X+in.W, view.Y).Move(in.X, view.Y+view.H).
		Line(in.X+in.W, view.Y+view.H), palette.Mix(hue, palette.Ink, 0.45), 1.8)
	if d.Price != "" || d.Nights > 0 {
		priceTag(c, d.Front, view, 1.7)
	}
	left, wide := r.X+readEdge, r.W-2*readEdge
	wide = math.Min(wide, ReadW-12-2*readEdge)
	y := view.Y + view.H + 10
	h := readTitle.Height(d.Title, wide)
	c.Text(d.Title, stage.Rect{X: left, Y: y, W: wide, H: h}, readTitle)
	y += h + 6
	if d.Place != "" {
		s := readPlace
		w := math.Min(s.Width(d.Place), wide-24)
		x := left + (wide-w)/2
		pin(c, x-10, y+9, 9, hue)
		c.Text(d.Place, stage.Rect{X: left + 6, Y: y, W: wide, H: 22}, s)
		y += 28
	}
	if d.Story != "" {
		h := readStory.Height(d.Story, wide)
		c.Text(d.Story, stage.Rect{X: left, Y: y, W: wide, H: h}, readStory)
		y += h + 12
	}
	if lines := d.doesLines(); len(lines) > 0 {
		c.Dashed(c.Path().Move(left, y).Line(left+wide, y), palette.PaperDeep, 1.6, 6, 5)
		y += 10
		for _, l := range lines {
			h := readDoes.Height(l, wide-readIndent)
			c.Path().Poly(left+1, y+8, left+9, y+13.5, left+1, y+19).Fill(hue)
			c.Text(l, stage.Rect{X: left + readIndent, Y: y, W: wide - readIndent, H: h}, readDoes)
			y += h + 3
		}
	}
	c.Stroke(c.Path().Rect(in, 5), palette.Mix(hue, palette.Ink, 0.45), 1.8)
	c.Grain(r, 3)
}

// pin is the pin of a place on a map.
func pin(c *paint.Canvas, x, y, r float64, col color.NRGBA) {
	c.Stroke(c.Path().Move(x, y+r*1.1).Curve(x-r*1.3, y-r*0.5, x-r*0.8, y-r*1.2, x, y-r*1.2).
		Curve(x+r*0.8, y-r*1.2, x+r*1.3, y-r*0.5, x, y+r*1.1).Close().Keep(col), palette.Mix(col, palette.Ink, 0.5),
		1.2)
	c.Path().Circle(x, y-r*0.4, r*0.3).Fill(palette.PaperLight)
}

// region is the picture of a card that tells of a place of the road: the map about
// it, and the card's emblem in a medallion.
func region(c *paint.Canvas, d Reading, r stage.Rect) {
	const zoom = 1.75 // logical pixels a unit of the map
	hue := hueOf(d.Kind)
	road := roadOf(d.Style)
	at := road[d.Stop-1].Place
	px, py := r.W*0.70, r.H*0.60
	c.Picture(r, stage.Pic{}, func(c *paint.Canvas, _ stage.Pic) {
		m := &chart{c, inksOf(d.Style), geo.Flat(geo.Wide), stage.Rect{}, zoom, 1}
		left := math.Min(math.Max(at.X-px/zoom, 0), geo.WorldWidth-r.W/zoom) // no farther than the poster goes
		top := math.Min(math.Max(at.Y-py/zoom, 0), geo.WorldHeight-r.H/zoom)
		m.on = stage.Rect{X: -left * zoom, Y: -top * zoom, W: geo.WorldWidth * zoom, H: geo.WorldHeight * zoom}
		m.world()
		path := c.Path()
		for i, s := range road {
			if x, y := m.at(s.Place); i == 0 {
				path.Move(x, y)
			} else {
				path.Line(x, y)
			}
		}
		c.Dashed(path, palette.Fade(m.road, 0.8), 2.2, 1.5, 6)
		c.Path().Rect(c.All(), 0).Fill(palette.Fade(hue, 0.10))
		px, py = m.at(at)
	})
	c.Clip(c.Path().Rect(r, 0), func() {
		ornament(c, d.Kind, r, hue, palette.Fade(palette.Mix(palette.PaperLight, hue, 0.5), 0.8), 1.5)
	})
	x, y, s := r.X+r.W*0.25, r.Y+r.H*0.54, r.H*0.41
	if px < r.W*0.46 { // the place is at the left: the medallion makes room
		x = r.X + r.W*0.75
	}
	c.Path().Circle(x+2, y+4, s).Fill(palette.Fade(palette.Shadow, 0.3))
	c.Stroke(c.Path().Circle(x, y, s).Keep(palette.PaperLight), palette.Mix(hue, palette.Ink, 0.45), 2.2)
	c.Stroke(c.Path().Circle(x, y, s*0.91), palette.Fade(hue, 0.8), 1.3)
	emblem(c, d.Front, x, y, s*1.32)
	halo(c, pinGlyph, palette.PaperLight, r.X+px, r.Y+py-15, 32, 2.4)
	c.Glyph(pinGlyph, palette.Brick, r.X+px, r.Y+py-15, 32)
}

var pinGlyph = paint.Glyph{"c M24 46 C12 31 9 25 9 18 C9 9 16 2 24 2 C32 2 39 9 39 18 C39 25 36 31 24 46 Z", "l O 24 17.5 6 6"}
