package montaigne

import (
	"math"
	"sync"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// quoteStyle, refStyle and ruleStyle are how the words of a large card are set.
var (
	quoteStyle = paint.Style{Role: fonts.Body, Size: 20, Lead: 1.34, Ink: palette.Ink, Wrap: true}
	refStyle   = paint.Style{Role: fonts.Body, Size: 18, Lead: 1.3, Ink: palette.InkSoft, Align: paint.Right, Wrap: true}
	ruleStyle  = paint.Style{Role: fonts.Medium, Size: 18, Lead: 1.32, Ink: palette.Mix(palette.Sea, palette.Ink, 0.3), Wrap: true}
)

// viewHigh is how high the view of a large card is.
const viewHigh = 186.0

// highs keeps what largeHigh found, by the words: a text a card and language.
var highs sync.Map

// reading are the words of a large card.
type reading struct {
	city, title string // where it is from, what it is by name
	sort        string // and of what sort; "" where the name says so
	quote, ref  string
	rule        string // what it is for; "" for quotations and discoveries
}

// largeHigh is how high a large card is with its words.
func largeHigh(text reading) float64 {
	if h, ok := highs.Load(text); ok {
		return h.(float64)
	}
	const top, wide = 9*0.4 + 9 + 38 + viewHigh + 8 + 40, largeW - 9*1.4 - 18 - 28
	h := top + quoteStyle.Height(text.quote, wide) + 2 + refStyle.Height(text.ref, wide) + 8
	if text.sort != "" {
		h += 30
	}
	if text.rule != "" {
		h += 6 + ruleStyle.Height(text.rule, wide)
	}
	h = math.Max(largeH, h+26)
	highs.Store(text, h)
	return h
}

// largeCard is a card as large as it can be read.
func largeCard(c *paint.Canvas, p stage.Pic, said reading) {
	if p.ID < 1 || p.ID > rules.NumCards {
		return
	}
	a, city := natureOf(p.ID), int(rules.Cards[p.ID].City)
	r := sheet(c, 9, 9, palette.Mix(vellum, a.hue, 0.08))
	in := r.Inset(9)
	ribbonAt := stage.Rect{X: in.X, Y: in.Y, W: in.W, H: 38}
	ribbon(c, city, said.city, ribbonAt)
	view := stage.Rect{X: in.X, Y: in.Y + 38, W: in.W, H: viewHigh}
	vignette(c, view, city, a.hue, 0.13)
	medallion(c, a, view.X+66, view.Y+72, 56)
	shield(c, city, view.X+view.W-34, view.Y+42, 52)
	if a.book > 0 {
		numeral(c, a.book, stage.Rect{X: view.X + 43, Y: view.Y + 132, W: 46, H: 30})
	}
	if isMontaigne(uint8(p.ID)) {
		c.Seal("1", view.X+124, view.Y+28, 22, palette.Ochre)
	}
	c.Stroke(c.Path().Rect(in, 3), palette.Fade(sepia, 0.8), 1.4)
	c.Stroke(c.Path().Move(in.X, view.Y+view.H).Line(in.X+in.W, view.Y+view.H), palette.Fade(sepia, 0.8), 1.4)
	y := view.Y + view.H + 8
	text := stage.Rect{X: in.X + 14, W: in.W - 28}
	c.Words(said.title, stage.Rect{X: text.X, Y: y, W: text.W, H: 40}, fonts.Caption, 34, palette.Ink)
	y += 40
	if said.sort != "" {
		c.Words(said.sort, stage.Rect{X: text.X, Y: y, W: text.W, H: 24}, fonts.Medium, 18,
			palette.Mix(a.hue, palette.Ink, 0.45))
		y += 30
	}
	put := func(style paint.Style, s string, room float64) {
		if s == "" {
			return
		}
		h := style.Height(s, text.W)
		c.Text(s, stage.Rect{X: text.X, Y: y, W: text.W, H: h + 4}, style)
		y += h + room
	}
	put(quoteStyle, said.quote, 2)
	put(refStyle, said.ref, 8)
	if said.rule != "" {
		c.Stroke(c.Path().Move(text.X, y).Line(text.X+text.W, y), palette.PaperDeep, 1.2)
		y += 6
		put(ruleStyle, said.rule, 0)
	}
	c.Grain(r.Inset(1), 3)
}

// largeTile is a tile with its words.
func largeTile(c *paint.Canvas, p stage.Pic, said paint.Titled) {
	t := min(max(p.ID, 1), rules.NumTiles)
	r := sheet(c, 9, 12, palette.Mix(palette.PaperLight, palette.Ochre, 0.16))
	in := r.Inset(9)
	c.Stroke(c.Path().Rect(in, 8), palette.Fade(sepia, 0.6), 1.4)
	tileInside(c, t, stage.Rect{X: in.X + 10, Y: in.Y + 8, W: 128, H: 78})
	s := paint.Style{Role: fonts.Caption, Size: 27, Ink: palette.Ink, Wrap: true, Lead: 1.15}
	h := s.Height(said.Title, in.W-160)
	c.Text(said.Title, stage.Rect{X: in.X + 148, Y: in.Y + 46 - h/2, W: in.W - 160, H: h + 6}, s)
	c.Stroke(c.Path().Move(in.X+14, in.Y+94).Line(in.X+in.W-14, in.Y+94), palette.PaperDeep, 1.2)
	c.Text(said.Words, stage.Rect{X: in.X + 14, Y: in.Y + 102, W: in.W - 28, H: in.H - 106},
		paint.Style{Role: fonts.Body, Size: 19, Lead: 1.3, Ink: palette.Ink, Wrap: true})
	c.Grain(r.Inset(1), 3)
}
