package journal

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"
	"strings"

	xdraw "golang.org/x/image/draw"
	"golang.org/x/image/math/f64"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/journal"
)

// The places of the page.
var (
	sheet   = stage.Rect{X: 22, Y: 18, W: 1754, H: 1160}
	mapAt   = stage.Rect{X: 84, Y: 194, W: 1044, H: 785}
	tableAt = stage.Rect{X: 84, Y: 1002, W: 1044, H: 166}
	seatsAt = stage.Rect{X: 1164, Y: 50, W: 576, H: 842}
	chartAt = stage.Rect{X: 1164, Y: 908, W: 576, H: 254}
)

// The inks of the ruled paper.
var (
	ruledInk  = color.NRGBA{0x6f, 0x8f, 0xb4, 0xff}
	marginInk = color.NRGBA{0xb5, 0x4a, 0x36, 0xff}
)

// paper is a page of a school notebook on the café table.
func (p *page) paper() {
	c := p.c
	p.put(stage.Pic{Kind: "backdrop"}, c.All())
	c.Paper(sheet, 6, palette.Paper, paint.ShadowRoom)
	for i := 0; float64(i)*18 < sheet.H-20; i++ {
		strength := 0.10
		if i%4 == 0 {
			strength = 0.24
		}
		y := sheet.Y + 14 + float64(i)*18
		c.Stroke(c.Path().Move(sheet.X+2, y).Line(sheet.X+sheet.W-2, y), palette.Fade(ruledInk, strength), 1)
	}
	for x := sheet.X + 54; x < sheet.X+sheet.W; x += 72 {
		c.Stroke(c.Path().Move(x, sheet.Y+2).Line(x, sheet.Y+sheet.H-2), palette.Fade(ruledInk, 0.16), 1)
	}
	c.Stroke(c.Path().Move(sheet.X+46, sheet.Y+2).Line(sheet.X+46, sheet.Y+sheet.H-2), palette.Fade(marginInk, 0.45),
		1.6)
	for y := sheet.Y + 34; y < sheet.Y+sheet.H-16; y += 52 {
		c.Path().Circle(sheet.X+20, y, 9).Fill(palette.WoodDark)
		c.Stroke(c.Path().Circle(sheet.X+20, y, 9), palette.PaperDeep, 1.5)
	}
}

// factStyle is how the facts beside the title are set.
var factStyle = paint.Style{Role: fonts.Body, Size: 21, Ink: palette.InkSoft, Align: paint.Right}

// title heads the page: what it is, whose, when.
func (p *page) title() {
	c := p.c
	title := paint.Style{Role: fonts.Title, Size: 90, Ink: palette.Ink}
	c.At(p.t("journal.title"), mapAt.X-2, 118, title)
	who := paint.Style{Role: fonts.Caption, Size: 30, Ink: palette.InkSoft}
	c.Text(p.t("journal.by", map[string]any{"Names": p.names()}), stage.Rect{X: mapAt.X + 34, Y: 136, W: mapAt.W - 68,
		H: 40}, who)
	facts := []string{p.Words.N("journal.rounds", postcards.Rounds(p.Session))}
	if side := p.Session.Setup().Options["side"]; side != "" {
		facts = append(facts, p.t("journal.side", map[string]any{"Side": side}))
	}
	s := factStyle
	edge := mapAt.X + mapAt.W
	p.Beside(c, strings.Join(facts, " · "), edge, mapAt.W-title.Width(p.t("journal.title"))-24, s)
	day := stage.Rect{X: edge - journal.FactsW, Y: 36, W: journal.FactsW, H: 36}
	s.Role, s.Size, s.Ink = fonts.Caption, 28, palette.Ink
	if p.Session.Over() {
		c.Text(p.date(), day, s)
	} else {
		c.Text(p.t("journal.unfinished"), day, s)
	}
}

// date is the day on which the match began, in words.
func (p *page) date() string {
	if p.Begun.IsZero() {
		return ""
	}
	day := strconv.Itoa(p.Begun.Day())
	if p.Begun.Day() == 1 {
		day = p.t("journal.first_day")
	}
	return p.t("journal.date", map[string]any{"Day": day,
		"Month": p.t("journal.month." + strconv.Itoa(int(p.Begun.Month()))), "Year": p.Begun.Year()})
}

// names are all who play.
func (p *page) names() string { return p.Words.List(p.Names) }

// put paints a Pic where it lies.
func (p *page) put(pic stage.Pic, r stage.Rect) {
	im := p.kinds.Paint(pic, r.W, r.H, int(r.W*scale+0.5), int(r.H*scale+0.5))
	at := image.Pt(int(math.Round(r.X*scale)), int(math.Round(r.Y*scale)))
	draw.Draw(p.c.Image(), im.Rect.Add(at), im, image.Point{}, draw.Over)
}

// turned paints a Pic turned about its middle by an angle, clockwise.
func (p *page) turned(pic stage.Pic, r stage.Rect, angle float64) {
	im := p.kinds.Paint(pic, r.W, r.H, int(r.W*scale+0.5), int(r.H*scale+0.5))
	x, y := r.Mid()
	sin, cos := math.Sincos(angle)
	w, h := float64(im.Rect.Dx())/2, float64(im.Rect.Dy())/2
	turn := f64.Aff3{cos, -sin, x*scale - cos*w + sin*h, sin, cos, y*scale - sin*w - cos*h}
	xdraw.BiLinear.Transform(p.c.Image(), turn, im, im.Rect, xdraw.Over, nil)
}

// strip is a piece of translucent tape that holds paper down.
func (p *page) strip(x, y, w, h, angle float64, col color.NRGBA) {
	c := p.c
	c.Saved(x, y, angle, func() {
		path := c.Path().Move(-w/2, -h/2).Line(w/2, -h/2)
		for i := range 6 {
			path.Line(w/2-3*float64((i+1)%2), -h/2+h*float64(i+1)/6)
		}
		path.Line(-w/2, h/2)
		for i := range 6 {
			path.Line(-w/2+3*float64((i+1)%2), h/2-h*float64(i+1)/6)
		}
		path.Close().Fill(palette.Fade(col, 0.62))
	})
}
