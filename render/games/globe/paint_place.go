package globe

import (
	"math"
	"strconv"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// placeEdge is the edge of a square's label, about what is told of it.
const placeEdge = 24.0

// High is how high the label is, as wide as PlaceW.
func (d Place) High() float64 {
	h := PlaceH
	if d.Story != "" {
		h = math.Ceil(h + readStory.Height(d.Story, PlaceW-2*placeEdge) + 22)
	}
	for _, b := range d.Brings {
		h += b.high()
	}
	if d.Brings[0].Words != "" {
		h += 12
	}
	if d.Here != (Standing{}) {
		h += PawnH + 6
	}
	return h
}

// place is a square shown large: a luggage label with its sign, its place, its
// number.
func place(c *paint.Canvas, _ stage.Pic, d Place) {
	told := c.All().Inset(placeEdge)
	told.Y, told.H = PlaceH-8, d.High()-PlaceH
	m := inksOf(d.Style)
	hue := hueOf(d.Kind)
	r := c.Body(8)
	label := func(dx, dy float64) paint.Path {
		return c.Path().Poly(r.X+26+dx, r.Y+dy, r.X+r.W-26+dx, r.Y+dy, r.X+r.W+dx, r.Y+26+dy, r.X+r.W+dx, r.Y+r.H-26+dy,
			r.X+r.W-26+dx, r.Y+r.H+dy, r.X+26+dx, r.Y+r.H+dy, r.X+dx, r.Y+r.H-26+dy, r.X+dx, r.Y+26+dy)
	}
	label(3, 5).Fill(palette.Fade(palette.Shadow, 0.30))
	c.Stroke(label(0, 0).Keep(palette.PaperLight), palette.Mix(m.edge2, palette.Ink, 0.3), 1.8)
	in := r.Inset(7)
	c.Stroke(c.Path().Poly(in.X+22, in.Y, in.X+in.W-22, in.Y, in.X+in.W, in.Y+22, in.X+in.W, in.Y+in.H-22, in.X+in.W-22,
		in.Y+in.H, in.X+22, in.Y+in.H, in.X, in.Y+in.H-22, in.X, in.Y+22), hue, 3)
	x := r.X + r.W/2
	c.Path().Circle(x, r.Y+52, 38).Fill(palette.Mix(palette.PaperLight, hue, 0.18))
	sticker(c, d.Kind, x, r.Y+52, 30)
	if d.Number > 0 {
		c.Seal(strconv.Itoa(d.Number), r.X+r.W-40, r.Y+36, 19, palette.Mix(palette.PaperLight, palette.Ochre, 0.5))
	}
	if d.Price != "" {
		at := stage.Rect{X: r.X + 26, Y: r.Y + 28, W: 62, H: 26}
		c.Glyph(things["ticket"].lines, things["ticket"].col, at.X+18, at.Y-1, 32)
		c.Figure(d.Price, at.X+22, at.Y+24, 23, palette.Ink)
	}
	fitted(c, d.Name, stage.Rect{X: r.X + 16, Y: r.Y + 92, W: r.W - 32, H: 46}, fonts.Caption, 29, palette.Ink)
	c.Words(d.Sort, stage.Rect{X: r.X + 30, Y: r.Y + 140, W: r.W - 60, H: 26}, fonts.Medium, 20,
		palette.Mix(hue, palette.Ink, 0.45))
	if d.Story != "" {
		c.Text(d.Story, told, readStory)
		told.Y += readStory.Height(d.Story, told.W) + 14
	}
	for _, b := range d.Brings {
		brought(c, b, stage.Rect{X: told.X, Y: told.Y, W: told.W, H: b.high()})
		told.Y += b.high()
	}
	crowd(c, d.Style, d.Here, x, r.Y+r.H-PawnH-14)
	c.Grain(r, 3)
}

// A row of what a square brings: its sign, and its words beside it.
const (
	broughtSign = 34.0
	broughtGap  = 8.0
)

// broughtStyle is how those words are set.
var broughtStyle = paint.Style{Role: fonts.Medium, Size: 20, Ink: palette.Ink, Wrap: true, Lead: 1.25}

// high is how high a row is.
func (b Brought) high() float64 {
	if b.Words == "" {
		return 0
	}
	return math.Max(broughtSign+4, broughtStyle.Height(b.Words, PlaceW-2*placeEdge-broughtSign-broughtGap)+6)
}

// brought is a row of what a square brings; what is lacking is faint and crossed out.
func brought(c *paint.Canvas, b Brought, in stage.Rect) {
	if b.Words == "" {
		return
	}
	x, y := in.X+broughtSign/2, in.Y+in.H/2
	sign := stage.Rect{X: in.X, Y: y - broughtSign/2, W: broughtSign, H: broughtSign}
	switch b.What {
	case BroughtItem:
		draw(c, b.Item, x, y, broughtSign*1.1)
	case BroughtLift:
		c.Glyph(chipSigns[ChipRides].lines, chipSigns[ChipRides].col, x, y, broughtSign)
	case BroughtFlight:
		c.Glyph(signOf(rules.Airport), hueOf(rules.Airport), x, y, broughtSign)
	default:
		c.Glyph(chipSigns[b.What].lines, chipSigns[b.What].col, x, y, broughtSign)
	}
	words := broughtStyle
	if b.Lacks {
		words.Ink = palette.Mix(palette.Brick, palette.Ink, 0.3)
		c.Stroke(c.Path().Move(sign.X+3, sign.Y+sign.H-3).Line(sign.X+sign.W-3, sign.Y+3), palette.Brick, 3)
	}
	left := broughtSign + broughtGap
	h := words.Height(b.Words, in.W-left)
	c.Text(b.Words, stage.Rect{X: in.X + left, Y: y - h/2, W: in.W - left, H: h}, words)
}
