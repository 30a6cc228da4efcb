package globe

import (
	"image/color"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// note is a heap of money, tickets or cheques with how much it is; without any
// its place is seen.
func note(c *paint.Canvas, p stage.Pic, d Note) {
	r := stage.Rect{X: 7, Y: 6, W: c.W - 14, H: c.H - 13}
	if d.Many <= 0 {
		ink := palette.Fade(palette.PaperLight, 0.5)
		c.Dashed(c.Path().Rect(r, 5), ink, 1.6, 6, 5)
		shade(c, [...]string{ChipMoney: "money", ChipTickets: "ticket", ChipCheques: "cheques"}[d.What%3],
			palette.Fade(palette.PaperLight, 0.4), r.X+r.W*0.3, r.Y+r.H/2, r.H*0.7)
		c.Figure(p.Text, r.X+r.W*0.68, r.Y+r.H/2, 28, palette.Fade(palette.PaperLight, 0.8))
		return
	}
	sheet := [...]func(*paint.Canvas, stage.Rect, bool){ChipMoney: banknote, ChipTickets: ticketAt,
		ChipCheques: hotelCheque}[d.What%3]
	x, y := r.Mid()
	for i := min(d.Many, 4) - 1; i >= 0; i-- {
		turn := [...]float64{0, -0.05, 0.045, -0.085}[i]
		c.Saved(x+float64(i%2)*2-1, y-float64(i)*0.8, turn, func() {
			c.Path().Rect(stage.Rect{X: -r.W/2 + 1.5, Y: -r.H/2 + 3, W: r.W, H: r.H}, 4).
				Fill(palette.Fade(palette.Shadow, 0.26))
			if i > 0 {
				sheet(c, stage.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W, H: r.H}, false)
			}
		})
	}
	sheet(c, r, true)
	size := math.Min(r.H*0.62, 36)
	at := stage.Rect{X: r.X + r.W*0.36, Y: r.Y, W: r.W * 0.60, H: r.H}
	switch d.What % 3 {
	case ChipTickets:
		at = stage.Rect{X: r.X + r.W*0.68, Y: r.Y, W: r.W * 0.30, H: r.H}
	case ChipCheques:
		at = stage.Rect{X: r.X + r.W*0.50, Y: r.Y - 3, W: r.W * 0.47, H: r.H * 0.76}
	}
	c.Words(p.Text, at, fonts.Caption, size, palette.Ink)
	c.Grain(r, 3)
}

// banknote is money: a frame of fine lines, a globe.
func banknote(c *paint.Canvas, r stage.Rect, whole bool) {
	ink := palette.Mix(palette.Pine, palette.Ink, 0.25)
	paper := palette.Mix(noteGreen, palette.PaperLight, 0.42)
	c.Stroke(c.Path().Rect(r, 4).Keep(paper), ink, 1.4)
	if !whole {
		return
	}
	in := r.Inset(4.5)
	c.Weave(c.Path().Rect(in, 2), paint.Scales, palette.Mix(paper, noteGreen, 0.35), palette.Mix(paper, ink, 0.22), 7).
		Fill(color.NRGBA{})
	c.Stroke(c.Path().Rect(in, 2), palette.Fade(ink, 0.8), 1.1)
	x, y, d := in.X+in.H*0.45, in.Y+in.H/2, in.H*0.34
	c.Stroke(c.Path().Circle(x, y, d).Keep(palette.PaperLight), ink, 1.5)
	c.Stroke(c.Path().Ellipse(x, y, d*0.42, d).Move(x-d, y).Line(x+d, y).Move(x-d*0.85, y-d*0.5).
		Line(x+d*0.85, y-d*0.5).Move(x-d*0.85, y+d*0.5).Line(x+d*0.85, y+d*0.5), palette.Fade(ink, 0.85), 1.1)
	c.Path().Rect(stage.Rect{X: in.X + in.H*0.88, Y: in.Y + in.H*0.14, W: in.W - in.H*0.96, H: in.H * 0.72}, 4).
		Fill(palette.Fade(palette.PaperLight, 0.75))
}

// ticketAt is a plane ticket with its stub beyond the tear line.
func ticketAt(c *paint.Canvas, r stage.Rect, whole bool) {
	ink := palette.Mix(palette.Sea, palette.Ink, 0.45)
	stub := r.W * 0.66
	outline := func() paint.Path {
		b := r.H * 0.09
		x, p := r.X+stub, c.Path().Move(r.X, r.Y)
		p.Line(x-b, r.Y).Curve(x-b, r.Y+b*1.4, x+b, r.Y+b*1.4, x+b, r.Y).Line(r.X+r.W, r.Y).Line(r.X+r.W, r.Y+r.H).
			Line(x+b, r.Y+r.H)
		return p.Curve(x+b, r.Y+r.H-b*1.4, x-b, r.Y+r.H-b*1.4, x-b, r.Y+r.H).Line(r.X, r.Y+r.H).Close()
	}
	c.Stroke(outline().Keep(palette.PaperLight), ink, 1.4)
	if !whole {
		return
	}
	c.Path().Rect(stage.Rect{X: r.X + 1, Y: r.Y + 1, W: stub - r.H*0.12, H: r.H * 0.22}, 0).Fill(palette.Sea)
	c.Path().Rect(stage.Rect{X: r.X + stub + r.H*0.12, Y: r.Y + 1, W: r.W - stub - r.H*0.12 - 1, H: r.H * 0.22}, 0).
		Fill(palette.Brick)
	c.Dashed(c.Path().Move(r.X+stub, r.Y+r.H*0.16).Line(r.X+stub, r.Y+r.H*0.88), ink, 1.6, 3, 3.4)
	x, y := r.X+stub*0.34, r.Y+r.H*0.60
	k := r.H * 0.60 / 48
	c.Path().Trace(planePath, x-24*k, y-24*k, k*1.15).Fill(ink)
	for i := range 3 {
		c.Stroke(c.Path().Move(r.X+stub*0.62, r.Y+r.H*(0.42+0.18*float64(i))).
			Line(r.X+stub*(0.88-0.1*float64(i%2)), r.Y+r.H*(0.42+0.18*float64(i))), palette.Fade(ink, 0.6), 1.6)
	}
}

// hotelCheque is a cheque that pays for a night: a key, a line to sign on.
func hotelCheque(c *paint.Canvas, r stage.Rect, whole bool) {
	ink := palette.Mix(hues[7], palette.Ink, 0.3)
	paper := palette.Mix(palette.PaperLight, palette.Rose, 0.30)
	c.Stroke(c.Path().Rect(r, 3).Keep(paper), ink, 1.4)
	if !whole {
		return
	}
	in := r.Inset(4.5)
	c.Stroke(c.Weave(c.Path().Rect(in, 1), paint.Fall, paper, palette.Mix(paper, ink, 0.10), 6),
		palette.Fade(ink, 0.75), 1.1)
	k := in.H * 0.84 / 48
	x, y := in.X+in.H*0.52, in.Y+in.H*0.48
	c.Glyph(roomKey, palette.Ochre, x, y, 48*k)
	c.Stroke(c.Path().Move(in.X+in.W*0.40, in.Y+in.H*0.84).Curve(in.X+in.W*0.5, in.Y+in.H*0.60, in.X+in.W*0.54,
		in.Y+in.H*1.0, in.X+in.W*0.66, in.Y+in.H*0.80).Curve(in.X+in.W*0.72, in.Y+in.H*0.7, in.X+in.W*0.8,
		in.Y+in.H*0.95, in.X+in.W*0.94, in.Y+in.H*0.78), ink, 1.7)
}

// roomKey is a key of a lodging with its tag.
var roomKey = paint.Glyph{"4 M22 20 L40 38", "4 M33 31 L38 26 M37 35 L42 30", "c O 15 13 11 11", "l O 15 13 4.6 4.6", "s M6 26 L16 24 L20 42 L9 45 Z", "n M15 18 L13 27"}
