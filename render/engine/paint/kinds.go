package paint

import (
	"image/color"
	"math"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// The styles of "text" Pics (their ID), in the sizes of one scale.
const (
	TextBody    = iota // 26 px
	TextSmall          // 22 px, the least for more than a word
	TextLabel          // 24 px medium
	TextCaption        // 30 px condensed
	TextHead           // 42 px condensed
	TextTitle          // 84 px Dunhill
	TextPoster         // 150 px Dunhill
	TextFigure         // 36 px condensed, for points and counts
	TextTag            // 20 px medium, for one word
	TextName           // 20 px condensed, for a name that is too long as a tag
	TextAsk            // 20 px medium, of lines that lie close, for what is asked in two of them
)

// The bits of a "text" Pic's Look: alignment and wrapping; Ink(i) adds a colour.
const (
	LookLeft   = 0
	LookCentre = 1
	LookRight  = 2
	LookWrap   = 4
)

// Inks that words can have, by the number that Ink takes.
const (
	InkUsual = iota
	InkSoft
	InkFaint
	InkLight
	InkWarn
	InkSea
	InkGood
)

var inks = []color.NRGBA{palette.Ink, palette.InkSoft, palette.InkFaint, palette.PaperLight, palette.Brick, palette.Sea, palette.Pine}

// Ink returns the Look bits of an ink.
func Ink(i int) int { return i << 3 }

var styles = []Style{
	TextBody:    {Role: fonts.Body, Size: 26, Lead: 1.42},
	TextSmall:   {Role: fonts.Body, Size: 22, Lead: 1.4},
	TextLabel:   {Role: fonts.Medium, Size: 24},
	TextCaption: {Role: fonts.Caption, Size: 30, Track: 0.02},
	TextHead:    {Role: fonts.Caption, Size: 42, Track: 0.01},
	TextTitle:   {Role: fonts.Title, Size: 84},
	TextPoster:  {Role: fonts.Title, Size: 150},
	TextFigure:  {Role: fonts.Caption, Size: 36},
	TextTag:     {Role: fonts.Medium, Size: 20},
	TextName:    {Role: fonts.Caption, Size: 20},
	TextAsk:     {Role: fonts.Medium, Size: 20, Lead: 1.1},
}

// TextStyle returns the style of a "text" Pic with that ID and Look.
func TextStyle(id, look int) Style {
	s := styles[0]
	if id >= 0 && id < len(styles) {
		s = styles[id]
	}
	s.Align, s.Wrap = Align(look&3), look&LookWrap != 0
	s.Ink = palette.Ink
	if i := look >> 3; i >= 0 && i < len(inks) {
		s.Ink = inks[i]
	}
	return s
}

// The bits of a control's Look (buttons, toggles, choices, fields).
const (
	Over   = 1 << iota // the pointer is on it
	Off                // it can't be chosen now
	On                 // it is chosen, switched on, written in
	Main               // what one came for
	Quiet              // only words, until pointed at
	Danger             // it destroys something
	Down               // it is pressed
)

// Kinds returns the painters of what all scenes share.
func Kinds() Table {
	return Table{
		"text": func(c *Canvas, p stage.Pic) {
			c.Text(p.Text, c.All(), TextStyle(p.ID, p.Look).Grown(p.Size, p.Text, c.W, c.H))
		},
		"backdrop": backdrop, "panel": panel, "button": button, "option": option, "toggle": toggle,
		"field": field, "seatcloth": seatCloth, "points": points, "focus": focus, "dim": dim, "tip": tip, "rule": rule,
		"swatch": swatch,
		"bar":    bar, "poster": poster, "postmark": postmark, "stampframe": stampFrame, "row": row,
		"choiceframe": choiceFrame, "cloth": sampleCloth,
		"stampback": stampBack, "rosette": rosette, "parcel": parcel,
		"lit": lit, "picked": picked, "ghost": ghost, "dash": dash, "puff": puff, "select": selects, "face": face,
		"photo": photo, "print": Typed(printed), "vacant": vacant, "lid": lid, "tray": tray, "entry": Typed(entry),
		"slider": slider,
		"rays":   rays, "ribbon": ribbon, "letterbox": letterbox, "curl": curl, "plane": plane,
		"cloudshade": cloudShade, "smoke": smoke, "wreath": wreath, "panorama": panorama, "rider": rider,
	}
}

// panel is a sheet with its shadow in a margin of ShadowRoom. ID: 0 paper, 1
// light paper, 2 a page of a notebook with holes, 3 a dialog.
func panel(c *Canvas, p stage.Pic) {
	r := c.All().Inset(ShadowRoom)
	col := palette.Paper
	if p.ID == 1 || p.ID == 3 {
		col = palette.PaperLight
	}
	c.Paper(r, 5, col, ShadowRoom)
	if p.ID == 2 {
		for y := r.Y + 34; y < r.Y+r.H-20; y += 46 {
			c.Path().Circle(r.X+24, y, 8).Fill(palette.WoodDark)
			c.Stroke(c.Path().Circle(r.X+24, y, 8), palette.PaperDeep, 1.5)
		}
	}
	if p.ID == 3 {
		c.Stroke(c.Path().Rect(r.Inset(10), 2), palette.PaperDeep, 1.5)
	}
}

// selectRoom is what a button that opens a list leaves free for its sign.
const selectRoom = 52.0

// selects is a button that opens a list, with what is chosen of it.
func selects(c *Canvas, p stage.Pic) {
	words := p.Text
	p.Text = ""
	button(c, p)
	s := buttonStyle(c.H)
	s.Align = Left
	s.Size = fitSize(s.oneLine(p.Size, c.H), words, c.W-selectRoom-24)
	c.Text(words, stage.Rect{X: 22, Y: 0, W: c.W - selectRoom - 22, H: c.H - 4}, s)
	const side = 11.0
	x, y := c.W-selectRoom/2-8, c.H/2-2
	c.Stroke(c.Path().Move(x-side, y-side/2).Line(x, y+side/2).Line(x+side, y-side/2), palette.InkSoft, 3.2)
}

// fitSize returns a size at which the words fit, not below the least allowed.
func fitSize(s Style, words string, width float64) float64 {
	if w := s.Width(words); w > width {
		return math.Max(fonts.Smallest, s.Size*width/w)
	}
	return s.Size
}

var optionStyle = Style{Role: fonts.Medium, Size: 22, Align: Centre, Ink: palette.InkSoft}

// optionEdge is what is left free beside an option's words.
const optionEdge = 6.0

// OptionSize is the size of the words of options of which each has that room:
// the same for all that stand in a row. An option's Pic has it as its ID.
func OptionSize(options []string, text int, w, h float64) int {
	size := optionStyle.oneLine(text, h).Size
	for _, o := range options {
		size = min(size, fitSize(optionStyle.oneLine(text, h), o, w-2*optionEdge))
	}
	return int(size)
}

// pressing is how much what is pointed at is tinted: more while it is pressed.
func pressing(look int, much float64) float64 {
	if look&Down != 0 {
		return 2 * much
	}
	return much
}

// option is one of several, of which one is On.
func option(c *Canvas, p stage.Pic) {
	r := c.All().Inset(2)
	s := optionStyle
	switch {
	case p.Look&On != 0:
		c.Stroke(c.Path().Rect(r, 5).Keep(palette.Sea), palette.Mix(palette.Sea, palette.Ink, 0.4), 1.5)
		c.Path().Poly(r.X+r.W/2-7, r.Y+r.H-1, r.X+r.W/2+7, r.Y+r.H-1, r.X+r.W/2, r.Y+r.H-8).Fill(palette.Ochre)
		s.Ink = palette.PaperLight
	case p.Look&Over != 0:
		c.Path().Rect(r, 5).Fill(palette.Fade(palette.Ochre, pressing(p.Look, 0.35)))
		s.Ink = palette.Ink
	}
	if p.Look&Off != 0 {
		s.Ink = palette.InkFaint
	}
	s.Size = float64(p.ID)
	if p.ID == 0 {
		s.Size = float64(OptionSize([]string{p.Text}, p.Size, c.W, c.H))
	}
	c.Text(p.Text, r.Inset(3), s)
}

// toggle is a box with a tick before its words.
func toggle(c *Canvas, p stage.Pic) {
	h := math.Min(c.H-8, 34)
	b := stage.Rect{X: 4, Y: (c.H - h) / 2, W: h, H: h}
	face := palette.PaperLight
	if p.Look&Over != 0 {
		face = palette.Mix(face, palette.Ochre, pressing(p.Look, 0.35))
	}
	c.Stroke(c.Path().Rect(b, 4).Keep(face), palette.InkSoft, 2)
	if p.Look&On != 0 {
		c.Stroke(c.Path().Move(b.X+h*0.2, b.Y+h*0.52).Line(b.X+h*0.43, b.Y+h*0.76).Line(b.X+h*0.86, b.Y+h*0.18),
			palette.Sea, 4.5)
	}
	s := Style{Role: fonts.Medium, Size: 24, Ink: palette.Ink}
	in := stage.Rect{X: b.X + h + 14, W: c.W - b.X - h - 16, H: c.H}
	c.Text(p.Text, in, s.Grown(p.Size, p.Text, in.W, in.H))
}

// CaretMark in a field's Text is where the caret stands.
const CaretMark = "\x01"

// field is a line to write on; the caret doesn't blink, so that nothing moves.
func field(c *Canvas, p stage.Pic) {
	r := c.All().Inset(2)
	face := palette.Mix(palette.PaperLight, palette.PaperShade, 0.35)
	edge := palette.PaperDeep
	if p.Look&On != 0 {
		face, edge = palette.PaperLight, palette.Sea
	} else if p.Look&Over != 0 {
		face = palette.Mix(face, palette.Ochre, 0.2)
	}
	c.Path().Rect(r, 4).Fill(face)
	c.Stroke(c.Path().Move(r.X+3, r.Y+r.H-2).Line(r.X+r.W-3, r.Y+r.H-2), edge, 2.5)
	s := Style{Role: fonts.Body, Size: 26, Ink: palette.Ink}.oneLine(p.Size, c.H)
	before, after, caret := strings.Cut(p.Text, CaretMark)
	in := r.Inset(10)
	if !caret {
		if p.Look&On != 0 && p.Look&Off != 0 { // all is marked
			w := math.Min(s.Width(before), in.W)
			c.Path().Rect(stage.Rect{X: in.X - 3, Y: r.Y + 8, W: w + 6, H: r.H - 16}, 3).
				Fill(palette.Mix(palette.PaperLight, palette.Sea, 0.3))
		}
		c.Text(before, stage.Rect{X: in.X, Y: r.Y, W: in.W, H: r.H}, s)
		return
	}
	w := s.Width(before)
	x, base := in.X-math.Max(0, w-in.W+4), r.Y+r.H*0.66
	c.Clip(c.Path().Rect(r.Inset(2), 0), func() {
		c.At(before, x, base, s)
		c.At(after, x+w, base, s)
		c.Path().Rect(stage.Rect{X: x + w, Y: r.Y + 8, W: 2.5, H: r.H - 16}, 0).Fill(palette.Brick)
	})
}

// focus is the ring about what the keyboard is on.
func focus(c *Canvas, _ stage.Pic) {
	r := c.All().Inset(3)
	c.Stroke(c.Path().Rect(r, 9), palette.PaperLight, 5)
	c.Dashed(c.Path().Rect(r, 9), palette.Brick, 3, 9, 6)
}
