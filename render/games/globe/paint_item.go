package globe

import (
	"image/color"
	"math"
	"slices"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// A thing is an item as it is drawn: its colour and its lines.
type thing struct {
	col   color.NRGBA
	lines paint.Glyph
}

// things are the items, by the keys of the rules, and what else is sold.
var things = map[string]thing{
	"passport": {color.NRGBA{0x8e, 0x3b, 0x3d, 255}, paint.Glyph{
		"l M11 7 L40 4 V42 L11 45 Z", "c M8 5 H35 C37 5 38 6 38 8 V42 C38 44 37 45 35 45 H8 Z", "s M8 5 H13 V45 H8 Z",
		"l O 25.5 21 7.6 7.6", "n O 25.5 21 3.2 7.6", "n M18 21 H33 M19.5 17 H31.5 M19.5 25 H31.5", "3 M20 36 H31", "2 M20 11 H31",
	}},
	"papers": {color.NRGBA{0x4e, 0x6f, 0x8e, 255}, paint.Glyph{
		"l M14 3 H36 L42 9 V38 H14 Z", "n M36 3 V9 H42", "n M19 11 H31 M19 16 H37",
		"c M5 15 H17 L20 19 H37 V45 H5 Z", "l O 15 30 5 5.4", "n M8 41 C8 35 22 35 22 41", "n M26 28 H33 M26 33 H33 M26 38 H31", "k O 34 13 0.6 0.6",
	}},
	"guide": {palette.Mix(palette.Sea, palette.Ink, 0.05), paint.Glyph{
		"l M12 41 H40 V45 H12 C8 45 8 40 12 40 Z", "c M11 4 H38 C39 4 40 5 40 6 V40 H12 C9 40 8 42 8 43 V8 C8 5 9 4 11 4 Z", "s M8 8 C8 5 9 4 13 4 V40 C10 40 8 41 8 43 Z",
		"l M26.5 31 C20 24 18 20 18 16.5 C18 12 22 9 26.5 9 C31 9 35 12 35 16.5 C35 20 33 24 26.5 31 Z", "K O 26.5 17 3.2 3.2", "l M31 40 V47 L33.5 44.5 L36 47 V40 Z",
	}},
	"camera": {color.NRGBA{0x5b, 0x54, 0x58, 255}, paint.Glyph{
		"2 M5 18 C1 6 8 2 24 2 C40 2 47 6 43 18", "c M3 15 H45 V40 H3 Z", "l M3 21 H45 V34 H3 Z", "k M16 15 L18 9 H30 L32 15 Z", "l M20 10.5 H28 V14 H20 Z",
		"k O 24 28 10 10", "c O 24 28 6.4 6.4", "l O 22 26 2 2", "k M37 11.5 H42 V15 H37 Z", "K O 39.5 25 1.6 1.6",
	}},
	"compass": {color.NRGBA{0xc8, 0x94, 0x3a, 255}, paint.Glyph{
		"n O 24 4.5 3.4 3.4", "c M21 7 H27 V11 H21 Z", "c O 24 27.5 18.5 18.5", "l O 24 27.5 14 14", "n M24 15.5 V18 M24 37 V39.5 M12 27.5 H14.5 M33.5 27.5 H36",
		"K M32 19 L26.5 30 L21.5 25 Z", "c M16 36 L21.5 25 L26.5 30 Z", "l O 24 27.5 1.6 1.6",
	}},
	"sleepingbag": {color.NRGBA{0x4b, 0x6c, 0x57, 255}, paint.Glyph{
		"c M11 12 H37 C47 12 47 40 37 40 H11 C1 40 1 12 11 12 Z", "l O 11 26 7 14", "n O 11 26 4.2 9", "n O 11 26 1.6 4", "4 M24 12 C20 18 20 34 24 40", "4 M35 12 C31 18 31 34 35 40",
		"n M24 12 C26 6 33 6 35 12", "l M21 23 H25 V29 H21 Z", "l M32 23 H36 V29 H32 Z",
	}},
	"firstaid": {palette.Brick, paint.Glyph{
		"3 M16 14 C16 5 32 5 32 14", "l M4 14 H44 V42 H4 Z", "n M4 20 H44", "c O 24 30 10 10", "l M21.5 23.5 H26.5 V27.5 H30.5 V32.5 H26.5 V36.5 H21.5 V32.5 H17.5 V27.5 H21.5 Z", "k M10 17.5 H15 V23 H10 Z", "k M33 17.5 H38 V23 H33 Z",
	}},
	"equipment": {color.NRGBA{0xb9, 0x66, 0x36, 255}, paint.Glyph{
		"3 M37 5 L14 45", "l M23 7 C31 1 41 3 46 12 C40 9 35 9 32 12 Z", "n M37 5 L44 1", "c O 18 27 13.5 14.5", "l O 18 27 6 7", "n O 18 27 10 11", "n M6 21 C10 24 12 24 13 23 M7 35 C11 33 13 32 14 32 M30 22 C26 24 24 24 23 24 M29 34 C25 32 23 31 22 31",
		"4 M30 31 C36 31 38 38 33 42", "l M31 38 H39 C43 38 43 46 39 46 H31 C27 46 27 38 31 38 Z",
	}},
	"ticket": {palette.Mix(palette.Sea, palette.PaperLight, 0.2), paint.Glyph{
		"l M2 14 H46 V21 C42 21 42 28 46 28 V36 H2 V28 C6 28 6 21 2 21 Z", "c M33 14 H46 V21 C42 21 42 28 46 28 V36 H33 Z", "n M33 14 V36",
		"K M28 18.5 C29.4 18 30.4 19.4 29.4 20.6 L25.4 24 L26.6 31 L24.6 32 L21.6 26.2 L18 29 L18 31.6 L16.8 32.2 L15.4 29.4 L12.6 28 L13.2 26.8 L15.8 26.8 L19 23.6 L12.6 20.6 L13.8 18.8 L22.4 20.8 Z", "n M7 19 H10 M7 31 H10", "n M37 19 H40 M37 31 H40",
	}},
	"money":   {noteGreen, paint.Glyph{"l M6 9 H46 V32 H6 Z", "c M2 14 H42 V38 H2 Z", "l O 22 26 8 8.4", "K M20.5 21 H23.5 V31 H20.5 Z", "n M7 19 H10 M34 33 H37"}},
	"cheques": {palette.Mix(palette.Olive, palette.PaperLight, 0.3), paint.Glyph{"l M5 9 H43 V27 H5 Z", "c M2 15 H46 V38 H2 Z", "l M6 19 H20 V30 H6 Z", "n M9 25 H17 M24 21 H41 M24 26 H36", "n M24 33 C27 29 29 36 32 32 C35 29 37 35 41 32", "n M9 22 H13"}},
}

// lack is how faintly what is missing is seen.
const lack = 0.30

// item is a thing as it lies there; Look 1: it is missing, its place is seen.
func item(c *paint.Canvas, p stage.Pic, d Item) {
	x, y := c.All().Mid()
	s := math.Min(c.W, c.H)
	if p.Look == 1 {
		in := stage.Rect{X: x - s/2, Y: y - s/2, W: s, H: s}.Inset(s * 0.05)
		c.Dashed(c.Path().Rect(in, s*0.12), palette.Fade(palette.PaperLight, 0.38), math.Max(1.4, s*0.018),
			s*0.07, s*0.06)
		shade(c, d.Key, palette.Fade(palette.Ink, lack), x, y, s*0.72)
		return
	}
	draw(c, d.Key, x, y, s*0.94)
}

// draw paints a thing with its shadow, side large.
func draw(c *paint.Canvas, key string, x, y, side float64) {
	t, ok := things[key]
	if !ok {
		return
	}
	k := side * 0.86
	halo(c, t.lines, palette.Fade(palette.Shadow, 0.11), x+k*0.03, y+k*0.05, k, k*0.035)
	halo(c, t.lines, palette.Fade(palette.Shadow, 0.16), x+k*0.02, y+k*0.035, k, k*0.014)
	c.Glyph(t.lines, t.col, x, y, k)
}

// shade paints the outlines of a thing in one ink.
func shade(c *paint.Canvas, key string, ink color.NRGBA, x, y, side float64) {
	k := side / 48
	for _, line := range things[key].lines {
		if line[0] == 'K' {
			continue
		}
		c.Stroke(c.Path().Trace(line[2:], x-24*k, y-24*k, k), ink, math.Max(1.5*k, 1))
	}
}

// itemCard is a bag card face up: the thing on the canvas of a rucksack's label.
func itemCard(c *paint.Canvas, p stage.Pic, d Item) {
	k := c.W / 100
	m := inksOf(d.Style)
	r := c.Sheet(math.Max(4*k, 3), 6*k, palette.PaperLight, 0.34)
	in := r.Inset(4.5 * k)
	cloth := palette.Mix(hueOf(0), palette.PaperLight, 0.62)
	c.Stroke(c.Weave(c.Path().Rect(in, 4*k), paint.Grid, cloth, palette.Mix(cloth, hueOf(0), 0.16), math.Max(5*k, 4)),
		palette.Mix(hueOf(0), palette.Ink, 0.4), math.Max(1.2*k, 1))
	stitch(c, in.Inset(4*k), 4*k, palette.Fade(palette.Mix(hueOf(0), palette.Ink, 0.35), 0.8), k)
	foot := 0.0
	if d.Title != "" && longest(d.Title) <= in.W-10*k-8 { // else the thing stands for itself: a tip names it
		foot = math.Max(30*k, 50)
		at := stage.Rect{X: in.X + 5*k, Y: in.Y + in.H - foot - 5*k, W: in.W - 10*k, H: foot}
		c.Stroke(c.Path().Rect(at, 3*k).Keep(palette.PaperLight), palette.Mix(m.edge, palette.Ink, 0.4), math.Max(k, 1))
		words := stage.Rect{X: at.X + 1.5, Y: at.Y + 4, W: at.W - 3, H: at.H - 8} // wider than the longest was measured
		fitted(c, d.Title, words, fonts.Caption, math.Max(17*k, 20), palette.Ink)
	}
	x := in.X + in.W/2
	free := in.H - foot - 8*k
	side := math.Min(in.W*0.80, free*0.84)
	y := in.Y + 4*k + free/2
	c.Path().Circle(x, y, side*0.56).Fill(palette.Fade(palette.PaperLight, 0.75))
	draw(c, d.Key, x, y, side)
	c.Grain(r.Inset(k), 3)
}

// stitch paints a seam.
func stitch(c *paint.Canvas, r stage.Rect, radius float64, ink color.NRGBA, k float64) {
	c.Dashed(c.Path().Rect(r, radius), ink, math.Max(0.9*k, 1), 4*k, 3*k)
}

// longest is how wide the longest word is in the smallest letters, in logical pixels.
func longest(words string) (wide float64) {
	s := paint.Style{Role: fonts.Caption, Size: fonts.Smallest}
	for word := range strings.FieldsSeq(words) {
		wide = max(wide, s.Width(word))
	}
	return wide
}

// fitted sets words in the middle of a rectangle: on one line where they fit,
// else on as many as there is room for, smaller where they must be.
func fitted(c *paint.Canvas, words string, r stage.Rect, role fonts.Role, size float64, ink color.NRGBA) {
	s := paint.Style{Role: role, Size: math.Max(size, fonts.Smallest), Ink: ink, Align: paint.Centre, Lead: 1.1}
	for {
		if s.Width(words) <= r.W {
			c.Text(words, r, s)
			return
		}
		most := math.Floor((r.H + 0.2*s.Size) / (1.1 * s.Size))
		lines := s.Lines(words, r.W)
		wide := slices.ContainsFunc(lines, func(l string) bool { return s.Width(l) > r.W }) // a word alone is too long
		if n := float64(len(lines)); n <= most && !wide || s.Size <= fonts.Smallest {
			s.Wrap = true
			n = math.Min(n, math.Max(most, 1))
			h := n * 1.1 * s.Size
			c.Text(words, stage.Rect{X: r.X, Y: r.Y + (r.H-h)/2 - 0.06*s.Size, W: r.W, H: h}, s)
			return
		}
		s.Size = math.Max(fonts.Smallest, s.Size-1)
	}
}

// shelf is a thing in the kiosk of an airport, with its price on a tag.
func shelf(c *paint.Canvas, p stage.Pic, d Shelf) {
	m := inksOf(d.Style)
	r := c.Sheet(5, 6, palette.PaperLight, 0.34)
	in := r.Inset(6)
	c.Path().Rect(in, 3).Fill(palette.Mix(palette.PaperLight, m.sea, 0.32))
	share := 0.56 - 0.05*float64(p.Size) // of the thing; larger words need two lines
	board := stage.Rect{X: in.X, Y: in.Y + in.H*share, W: in.W, H: 7}
	c.Path().Rect(stage.Rect{X: in.X, Y: board.Y + 7, W: in.W, H: 6}, 0).Fill(palette.Fade(palette.Shadow, 0.2))
	c.Stroke(c.Path().Rect(board, 1).Keep(palette.WoodLight), palette.WoodDark, 1.2)
	x := in.X + in.W/2
	draw(c, d.Key, x, board.Y-in.H*0.473*share, in.H*share)
	tag := stage.Rect{X: x - 38, Y: board.Y + 2, W: 76, H: 30}
	c.Path().Rect(stage.Rect{X: tag.X + 1.5, Y: tag.Y + 3, W: tag.W, H: tag.H}, 4).
		Fill(palette.Fade(palette.Shadow, 0.28))
	c.Stroke(c.Path().Rect(tag, 4).Keep(palette.Ochre), palette.Mix(palette.Ochre, palette.Ink, 0.55), 1.5)
	c.Words(d.Price, tag.Inset(3), fonts.Caption, 25, palette.Ink)
	fitted(c, d.Title, stage.Rect{X: in.X + 4, Y: tag.Y + tag.H, W: in.W - 8, H: in.Y + in.H - tag.Y - tag.H},
		fonts.Caption, math.Min(22*paint.Growth(p.Size), 24), palette.Ink)
	c.Stroke(c.Path().Rect(in, 3), palette.Mix(m.line, palette.PaperLight, 0.35), 1.2)
	c.Grain(r, 3)
}
